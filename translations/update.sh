#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the source texts of app and ui into the catalogues. Run twice, the second run changes nothing: CI checks that.
set -euo pipefail
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
# -I: without the headers lupdate does not know the classes' namespaces and files texts under wrong contexts.
# No heuristics: a text that looks like another is not its translation.
options=(-silent -no-obsolete -locations none -I . -disable-heuristic sametext -disable-heuristic similartext)
"$lupdate" "${options[@]}" app ui -ts translations/suanchou_zh_CN.ts
"$lupdate" "${options[@]}" -pluralonly app ui -ts translations/suanchou_en.ts
