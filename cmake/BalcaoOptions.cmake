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

# Released programs stop at memory errors instead of continuing with wrong memory. Development
# builds stay fast. Without -fcf-protection: the start files of Debian 12 lack it, so the linker
# removes the mark that enables it.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(balcao_options INTERFACE
        -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 # checks the sizes of buffers
        -D_GLIBCXX_ASSERTIONS                 # checks indexes and empty containers
        -fstack-protector-strong              # notices an overwritten return address
        -fstack-clash-protection              # touches every page of a growing stack
        -ftrivial-auto-var-init=zero          # leaves no old memory in variables
        -Wformat -Wformat-security)
    # Makes the table of functions read-only before main().
    target_link_options(balcao_options INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)
endif()

if(BALCAO_SANITIZERS)
    target_compile_options(balcao_options INTERFACE
        -fsanitize=${BALCAO_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer
        # With sanitizers, GCC 12 reports false positives for std::optional. Other builds have the warning.
        $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    target_link_options(balcao_options INTERFACE -fsanitize=${BALCAO_SANITIZERS})
endif()

# Strips a released program. The debug symbols go to <program>.debug next to the program, where gdb
# finds them by the link that stays in the program.
function(balcao_strip target)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        add_custom_command(TARGET ${target} POST_BUILD
            COMMAND ${CMAKE_OBJCOPY} --only-keep-debug $<TARGET_FILE:${target}>
                $<TARGET_FILE:${target}>.debug
            COMMAND ${CMAKE_OBJCOPY} --strip-unneeded
                --add-gnu-debuglink=$<TARGET_FILE:${target}>.debug $<TARGET_FILE:${target}>
            VERBATIM)
    endif()
endfunction()

# Compiles the sources of each folder as one where CMAKE_UNITY_BUILD is on: release, asan-ci and
# fuzz. Call it in the folder of the target. SEPARATE names the sources that define a file-local name
# which another source of their folder also defines.
function(balcao_unity target)
    cmake_parse_arguments(PARSE_ARGV 1 unity "" "" "SEPARATE")
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        if(source MATCHES "[.]cpp$" AND NOT source IN_LIST unity_SEPARATE)
            get_filename_component(folder ${source} DIRECTORY)
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP "all_${folder}")
        endif()
    endforeach()
endfunction()
