# SPDX-License-Identifier: GPL-3.0-or-later
# One INTERFACE target carries every compile flag of ours; nothing sets flags elsewhere.
add_library(suanchou_flags INTERFACE)
target_include_directories(suanchou_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_definitions(suanchou_flags INTERFACE
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_NO_FOREACH
    QT_NO_JAVA_STYLE_ITERATORS
    QT_USE_QSTRINGBUILDER
    QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
    SUANCHOU_VERSION="${PROJECT_VERSION}")
target_compile_options(suanchou_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast
    -Wcast-qual -Wnon-virtual-dtor -Woverloaded-virtual -Wundef -Wformat=2
    # Same numbers on every machine: no fused multiply-add that only some processors have.
    -ffp-contract=off
    $<$<BOOL:${SUANCHOU_WERROR}>:-Werror>
    # Designated initialisers leave the rest at its default on purpose.
    -Wno-missing-field-initializers)
if(SUANCHOU_SANITIZE)
    target_compile_options(suanchou_flags INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(suanchou_flags INTERFACE -fsanitize=address,undefined)
endif()
if(SUANCHOU_FUZZ)
    # Coverage for libFuzzer; its main comes with the fuzz targets alone.
    target_compile_options(suanchou_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()
