# SPDX-License-Identifier: GPL-3.0-or-later
# suanchou_add_test(NAME tst_x SOURCES … LIBRARIES … [LABELS …])
# One executable per file, offscreen, in the C locale and in a time zone that is not UTC, so that no test
# passes only on its author's desktop.
function(suanchou_add_test)
    cmake_parse_arguments(arg "" "NAME" "SOURCES;LIBRARIES;LABELS" ${ARGN})
    qt_add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE suanchou_flags Qt6::Test ${arg_LIBRARIES})
    target_compile_definitions(${arg_NAME} PRIVATE
        SUANCHOU_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
        SUANCHOU_SHARED_DIR="${CMAKE_SOURCE_DIR}/../shared")
    set(environment QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=Asia/Shanghai QT_LOGGING_RULES=qt.qpa.*=false)
    if(SUANCHOU_SANITIZE)
        list(APPEND environment
            "LSAN_OPTIONS=suppressions='${CMAKE_SOURCE_DIR}/tests/support/lsan.supp':print_suppressions=0"
            UBSAN_OPTIONS=print_stacktrace=1)
    endif()
    add_test(NAME ${arg_NAME} COMMAND ${arg_NAME})
    set_tests_properties(${arg_NAME} PROPERTIES
        LABELS "${arg_LABELS}"
        TIMEOUT 300
        ENVIRONMENT "${environment}")
endfunction()
