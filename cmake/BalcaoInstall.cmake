# Installation in the layout of Debian: one component for each package of .ci/package.

include(GNUInstallDirs)
set(resources ${CMAKE_SOURCE_DIR}/resources)
set(completions ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
# Absolute paths of the system, except for an installation with another prefix.
set(BALCAO_UNIT_DIR lib/systemd/system CACHE STRING "Folder of systemd units, below the prefix")
set(BALCAO_CONFIG_DIR /etc/balcao CACHE STRING "Folder of the configuration of balcao-server")

# The console finds its helper for sounds next to itself, behind the symbolic link.
set(program_dir lib/balcao)
install(TARGETS balcao RUNTIME DESTINATION ${program_dir} COMPONENT console)
if(TARGET balcao-sound)
    install(TARGETS balcao-sound RUNTIME DESTINATION ${program_dir} COMPONENT console)
endif()
file(CREATE_LINK ../lib/balcao/balcao ${CMAKE_BINARY_DIR}/balcao-link SYMBOLIC)
install(FILES ${CMAKE_BINARY_DIR}/balcao-link RENAME balcao
    DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT console)
install(FILES ${resources}/man/balcao.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT console)
install(FILES ${resources}/desktop/balcao.desktop
    DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT console)
install(FILES ${resources}/desktop/io.github.balcao.Balcao.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT console)
install(FILES ${resources}/icons/balcao.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT console)

install(TARGETS balcao-server RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT server)
install(FILES ${resources}/man/balcao-server.1
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT server)
install(FILES ${resources}/completions/balcao-server DESTINATION ${completions} COMPONENT server)
install(FILES ${resources}/systemd/balcao-server.service ${resources}/systemd/balcao-server.socket
    DESTINATION ${BALCAO_UNIT_DIR} COMPONENT server)
install(FILES ${resources}/systemd/balcao-server.sysusers RENAME balcao-server.conf
    DESTINATION lib/sysusers.d COMPONENT server)
install(FILES ${resources}/server/server.conf DESTINATION ${BALCAO_CONFIG_DIR} COMPONENT server)

install(TARGETS balcao-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT cli)
install(FILES ${resources}/man/balcao-cli.1
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT cli)
install(FILES ${resources}/completions/balcao-cli DESTINATION ${completions} COMPONENT cli)
