#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run.sh        on a desktop: opens the window on the sample plan
#                 without a display: prints the sample's comparison and writes its quote
# ./run.sh ARGS   runs suanchou-cli ARGS
# Installs what is missing and builds first. Set-up speaks on stderr, so stdout is the program's alone.
set -euo pipefail
# shellcheck source=.ci/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/.ci/lib.sh"

ensure_packages build run
build release
use_utf8

bin="$root/build/release/bin"
sample="$root/resources/samples/13b-shanghai.suanchou"
if (($# > 0)); then
    exec "$bin/suanchou-cli" "$@"
fi
if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    say "opening the sample plan $sample"
    exec "$bin/suanchou" "$sample"
fi

say "no display: comparing the offers for the sample plan and writing its quote"
quote="$root/build/quote-13b-shanghai.pdf"
"$bin/suanchou-cli" compare "$sample"
"$bin/suanchou-cli" quote "$sample" -o "$quote"
say "the quote is in $quote"
