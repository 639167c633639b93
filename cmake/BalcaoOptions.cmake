# Compile options of all targets. Targets link balcao_options; nothing sets global flags.

option(BALCAO_WERROR "Warnings are errors" OFF)
set(BALCAO_SANITIZERS "" CACHE STRING "Sanitizers, for instance address,undefined")

add_library(balcao_options INTERFACE)
target_include_directories(balcao_options INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(balcao_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual
    -Wnull-dereference -Wswitch-enum
    $<$<BOOL:${BALCAO_WERROR}>:-Werror>)
target_compile_definitions(balcao_options INTERFACE
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_NO_FOREACH
    QT_NO_KEYWORDS
    QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(BALCAO_SANITIZERS)
    target_compile_options(balcao_options INTERFACE
        -fsanitize=${BALCAO_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer
        # With sanitizers, GCC 12 reports false positives for std::optional. Other builds have the warning.
        $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    target_link_options(balcao_options INTERFACE -fsanitize=${BALCAO_SANITIZERS})
endif()
