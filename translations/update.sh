#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the source texts of app and ui into the catalogues. Run twice, the second run changes nothing: CI checks that.
set -euo pipefail
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
"$lupdate" -silent -no-obsolete -locations none app ui -ts translations/suanchou_zh_CN.ts
"$lupdate" -silent -no-obsolete -locations none -pluralonly app ui -ts translations/suanchou_en.ts
