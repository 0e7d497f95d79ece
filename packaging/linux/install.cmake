# The places that Linux desktops look at.
set(CAPITOL_HOME "https://capitol-game.invalid" CACHE STRING "Where the project lives; needed by software centres for the screenshots")
configure_file(linux/capitol.desktop.in "${CMAKE_BINARY_DIR}/linux/${CAPITOL_APP_ID}.desktop" @ONLY)
configure_file(linux/capitol.metainfo.xml.in "${CMAKE_BINARY_DIR}/linux/${CAPITOL_APP_ID}.metainfo.xml" @ONLY)
configure_file(linux/capitol.6.in "${CMAKE_BINARY_DIR}/linux/capitol.6" @ONLY)
configure_file(linux/capitol-server.6.in "${CMAKE_BINARY_DIR}/linux/capitol-server.6" @ONLY)

if(CAPITOL_APP)
    install(FILES "${CMAKE_BINARY_DIR}/linux/${CAPITOL_APP_ID}.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
    install(FILES "${CMAKE_BINARY_DIR}/linux/${CAPITOL_APP_ID}.metainfo.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
    install(FILES linux/capitol-mime.xml DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" RENAME "${CAPITOL_APP_ID}.xml")
    set(icons "${CMAKE_INSTALL_DATADIR}/icons/hicolor")
    install(FILES icons/capitol.svg DESTINATION "${icons}/scalable/apps" RENAME "${CAPITOL_APP_ID}.svg")
    foreach(kind record variant)
        install(FILES "icons/application-x-capitol-${kind}.svg" DESTINATION "${icons}/scalable/mimetypes")
    endforeach()
    foreach(size 16 22 24 32 48 64 128 256 512)
        set(place "${icons}/${size}x${size}")
        install(FILES "icons/png/${size}/capitol.png" DESTINATION "${place}/apps" RENAME "${CAPITOL_APP_ID}.png")
        foreach(kind record variant)
            install(FILES "icons/png/${size}/application-x-capitol-${kind}.png" DESTINATION "${place}/mimetypes")
        endforeach()
    endforeach()
endif()

# What the command line program writes about itself.
if(CMAKE_CROSSCOMPILING OR CAPITOL_SANITIZE)
    return()
endif()
# written(<file> <arguments of capitol-cli...>)
set(written "")
function(written file)
    add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/linux/${file}"
        COMMAND capitol-cli ${ARGN} > "${CMAKE_BINARY_DIR}/linux/${file}"
        DEPENDS capitol-cli VERBATIM)
    set(written ${written} "${CMAKE_BINARY_DIR}/linux/${file}" PARENT_SCOPE)
endfunction()
written(capitol-cli.6 manual)
written(capitol-cli.bash completion bash)
written(_capitol-cli completion zsh)
written(capitol-cli.fish completion fish)

find_program(CAPITOL_GZIP gzip REQUIRED)
set(manuals "")
foreach(manual capitol.6 capitol-server.6 capitol-cli.6)
    add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/linux/${manual}.gz"
        COMMAND "${CAPITOL_GZIP}" -9nkf "${manual}"
        WORKING_DIRECTORY "${CMAKE_BINARY_DIR}/linux"
        DEPENDS "${CMAKE_BINARY_DIR}/linux/${manual}" VERBATIM)
    list(APPEND manuals "${CMAKE_BINARY_DIR}/linux/${manual}.gz")
endforeach()
add_custom_target(written ALL DEPENDS ${written} ${manuals})

if(NOT CAPITOL_APP)
    list(REMOVE_ITEM manuals "${CMAKE_BINARY_DIR}/linux/capitol.6.gz")
endif()
if(NOT TARGET capitol-server)
    list(REMOVE_ITEM manuals "${CMAKE_BINARY_DIR}/linux/capitol-server.6.gz")
endif()
install(FILES ${manuals} DESTINATION "${CMAKE_INSTALL_MANDIR}/man6")
install(FILES "${CMAKE_BINARY_DIR}/linux/capitol-cli.bash" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" RENAME capitol-cli)
install(FILES "${CMAKE_BINARY_DIR}/linux/_capitol-cli" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions")
install(FILES "${CMAKE_BINARY_DIR}/linux/capitol-cli.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")

if(TARGET capitol-server)
    install(FILES server/capitol-server.service server/capitol-server.socket DESTINATION lib/systemd/system)
    install(FILES server/example/haproxy.cfg server/example/server.yaml server/Containerfile
        DESTINATION "${CAPITOL_DOCS_DIR}/server")
endif()
