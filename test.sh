#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./test.sh [ARGS]   builds everything with GCC and runs all tests; ARGS go to ctest (-R regex, -L label, …).
# Installs what is missing first. A second run installs and builds nothing.
set -euo pipefail
# shellcheck source=.ci/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/.ci/lib.sh"

ensure_packages build run test
build ci
say "testing build/ci"
cd "$root"
LC_ALL=C.UTF-8 exec ctest --preset ci --parallel "$(jobs)" --no-tests=error "$@" </dev/null
