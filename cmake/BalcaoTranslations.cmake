# Compiles translations/*.ts into the resources of a target, under :/translations.
# lrelease comes from qt6-l10n-tools; Debian 12 ships no CMake package for it.

find_program(LRELEASE lrelease HINTS /usr/lib/qt6/bin REQUIRED)

function(balcao_add_translations target)
    set(qm_files)
    foreach(ts IN LISTS ARGN)
        cmake_path(GET ts STEM language)
        set(qm ${CMAKE_CURRENT_BINARY_DIR}/${language}.qm)
        add_custom_command(
            OUTPUT ${qm}
            COMMAND ${LRELEASE} -silent ${CMAKE_SOURCE_DIR}/${ts} -qm ${qm}
            DEPENDS ${CMAKE_SOURCE_DIR}/${ts}
            VERBATIM)
        list(APPEND qm_files ${qm})
    endforeach()
    qt_add_resources(${target} translations
        PREFIX /translations
        OPTIONS ${BALCAO_RCC_OPTIONS}
        BASE ${CMAKE_CURRENT_BINARY_DIR}
        FILES ${qm_files})
endfunction()
