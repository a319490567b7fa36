# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What run.sh, test.sh and the scripts in .ci share: messages, packages, configure, build. Sourced, never run.
# Messages go to stderr, so that stdout belongs to the program.

root=$(CDPATH="" cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
program=$(basename "$0")

say() { printf '%s: %s\n' "$program" "$*" >&2; }
die() {
    say "$*"
    exit 1
}

# The packages of the given sections of packages.txt.
packages_of() {
    local wanted=" $* " section="" line
    while IFS= read -r line; do
        line=${line%%#*}
        line=${line//[[:space:]]/}
        case "$line" in
        "") ;;
        "["*"]") section=${line:1:-1} ;;
        *) [[ "$wanted" != *" $section "* ]] || printf '%s\n' "$line" ;;
        esac
    done <"$root/.ci/packages.txt"
}

# Those of the given packages that are not installed.
missing_packages() {
    local installed name
    installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for name in "$@"; do
        grep -qxF "installed $name" <<<"$installed" || printf '%s\n' "$name"
    done
}

# Installs what is missing of the given sections; without root's rights says how and stops.
ensure_packages() {
    local -a wanted missing
    mapfile -t wanted < <(packages_of "$@")
    if ! command -v dpkg-query >/dev/null; then
        say "this is not Debian: make sure that you have what .ci/packages.txt lists ($*); going on"
        return
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    ((${#missing[@]} > 0)) || return 0
    if ((EUID != 0)); then
        say "${#missing[@]} Debian packages are missing. Install them with this line, then start $program again:"
        printf '\n    sudo apt-get update && sudo apt-get install --no-install-recommends -y %s\n\n' "${missing[*]}" >&2
        exit 1
    fi
    say "installing ${#missing[@]} Debian packages: ${missing[*]}"
    local -x DEBIAN_FRONTEND=noninteractive
    apt-get -qq -o DPkg::Lock::Timeout=300 update </dev/null >&2 \
        || die "apt-get update failed: is the network reachable?"
    apt-get -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 \
        install "${missing[@]}" </dev/null >&2 || die "apt-get could not install the packages"
}

jobs() { printf '%s\n' "${SUANCHOU_JOBS:-$(nproc)}"; }

# cmake and its tools speak English and read UTF-8 whatever the machine's locale is.
cmake_c() { LC_ALL=C.UTF-8 cmake "$@" </dev/null >&2; }

# configure PRESET: once per build folder, and again when the presets changed or the project was moved. Other changes
# ninja sees itself.
configure() {
    local preset=$1 folder="$root/build/$1" home="" options=()
    if [[ -f $folder/CMakeCache.txt ]]; then
        home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt")
        if [[ $home == "$root" && -f $folder/build.ninja && ! $root/CMakePresets.json -nt $folder/build.ninja ]]; then
            return
        fi
        options=(--fresh)
    fi
    say "configuring build/$preset"
    (cd "$root" && cmake_c "${options[@]}" --preset "$preset" --log-level=WARNING)
}

# build PRESET [TARGET…]: configures where needed, then builds; silent when there is nothing to do.
build() {
    local preset=$1 target targets=() plan
    shift
    configure "$preset"
    plan=$(ninja -C "$root/build/$preset" -n "$@" 2>&1) || plan=""
    [[ $plan != *"no work to do"* ]] || return 0
    for target in "$@"; do targets+=(--target "$target"); done
    say "building build/$preset"
    (cd "$root" && cmake_c --build --preset "$preset" --parallel "$(jobs)" "${targets[@]}")
}

# A program that gets a locale which is not installed, or none, could neither read nor print a Chinese file name. The
# language that was asked for stays, the characters become UTF-8.
use_utf8() {
    [[ $(locale charmap 2>/dev/null) != UTF-8 ]] || return 0
    if [[ -n ${LC_ALL:-} ]]; then
        export LANG=$LC_ALL
        unset LC_ALL
    fi
    export LC_CTYPE=C.UTF-8
}

# Git, also where the clone belongs to somebody else.
our_git() { git -c safe.directory="$root" -C "$root" "$@"; }

# The existing files of the given patterns that Git tracks or would track, each ended by a null byte.
sources() {
    local file
    our_git ls-files -z --cached --others --exclude-standard -- "$@" | while IFS= read -r -d '' file; do
        [[ ! -f $root/$file ]] || printf '%s\0' "$file"
    done
}

# Steps of a run: each timed, printed and counted; a failed one does not stop the rest.
steps_begin() {
    steps_passed=0
    steps_failed=0
    steps_report=()
}

# step NAME MINUTES COMMAND…: its output also goes to build/ci-log/NAME.
step() {
    local name=$1 minutes=$2 begin=$SECONDS result=passed log="$root/build/ci-log"
    shift 2
    mkdir -p "$log"
    printf '\n== %s\n' "$name"
    if timeout --kill-after=60 "${minutes}m" "$@" </dev/null 2>&1 | tee "$log/$name"; then
        steps_passed=$((steps_passed + 1))
    else
        result=FAILED
        steps_failed=$((steps_failed + 1))
    fi
    steps_report+=("$(printf '%-14s %s %6d s' "$name" "$result" $((SECONDS - begin)))")
    printf '== %s\n' "${steps_report[-1]}"
}

steps_end() {
    printf '\n'
    printf '%s\n' "${steps_report[@]}"
    printf '%d passed, %d failed\n' "$steps_passed" "$steps_failed"
    ((steps_failed == 0))
}
