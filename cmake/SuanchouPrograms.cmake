# SPDX-License-Identifier: GPL-3.0-or-later
# The two programs: the only targets that link everything.
qt_add_executable(suanchou-cli app/main_cli.cpp)
target_link_libraries(suanchou-cli PRIVATE suanchou_flags suanchou_app suanchou_charts)

qt_add_executable(suanchou app/main_gui.cpp)
target_link_libraries(suanchou PRIVATE suanchou_flags suanchou_app suanchou_charts suanchou_ui)
