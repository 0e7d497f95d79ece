set(CPACK_GENERATOR "DEB;RPM;TGZ")
set(CPACK_PACKAGING_INSTALL_PREFIX "/usr")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

# Libraries are found by looking into the programs. QML modules load at run time and must be named; the test
# lint_packaging holds this list to what the pages import.
set(qml_modules
    qtcore qtqml qtqml-models qtqml-workerscript qtquick qtquick-controls qtquick-layouts
    qtquick-scene3d qtquick-shapes qtquick-templates qtquick-window
    qt3d-animation qt3d-core qt3d-extras qt3d-input qt3d-logic qt3d-render)
list(TRANSFORM qml_modules PREPEND "qml6-module-")
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS ${qml_modules} qt6-qpa-plugins fonts-dejavu-core fonts-lato fonts-linuxlibertine)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libgl1-mesa-dri, openssl, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libqt6sql6-sqlite, libqt6sql6-psql, postgresql, haproxy") # for several servers of tables
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${CAPITOL_HOME}")

set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_PACKAGE_LICENSE "GPL-3.0-or-later")
set(CPACK_RPM_PACKAGE_GROUP "Amusements/Games")
set(CPACK_RPM_PACKAGE_URL "${CAPITOL_HOME}")
set(CPACK_RPM_PACKAGE_REQUIRES "qt6-qtdeclarative, qt6-qt3d") # Fedora has all QML modules in these two
set(CPACK_RPM_PACKAGE_SUGGESTS "dejavu-sans-fonts, lato-fonts, linux-libertine-fonts, qt6-qtwayland")
set(CPACK_RPM_SPEC_MORE_DEFINE "%define _build_id_links none")
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/games /usr/share/applications /usr/share/bash-completion /usr/share/bash-completion/completions /usr/share/fish
    /usr/share/fish/vendor_completions.d /usr/share/icons /usr/share/icons/hicolor /usr/share/man /usr/share/man/man6
    /usr/share/metainfo /usr/share/mime /usr/share/mime/packages /usr/share/zsh /usr/share/zsh/site-functions
    /usr/share/zsh/vendor-completions /usr/lib/systemd /usr/lib/systemd/system /usr/share/doc
    /usr/share/icons/hicolor/scalable /usr/share/icons/hicolor/scalable/apps
    /usr/share/icons/hicolor/scalable/mimetypes)
foreach(size 16 22 24 32 48 64 128 256 512)
    set(place "/usr/share/icons/hicolor/${size}x${size}")
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION "${place}" "${place}/apps" "${place}/mimetypes")
endforeach()

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" THIRD-PARTY.txt DESTINATION "${CAPITOL_DOCS_DIR}")
if(NOT EXISTS /etc/debian_version)
    return()
endif()
# Debian wants a copyright file, which stands for those two in the .deb, and a changelog beside the other documents.
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_SOURCE_DIR}/linux/deb.cmake")
string(TIMESTAMP day "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/linux/changelog" CONTENT
"capitol (@PROJECT_VERSION@-1) unstable; urgency=medium

  * See CHANGELOG.md of the source.

 -- @CPACK_PACKAGE_CONTACT@  @day@
" @ONLY)
execute_process(COMMAND gzip -9nkf changelog WORKING_DIRECTORY "${CMAKE_BINARY_DIR}/linux")
install(FILES linux/copyright DESTINATION "${CAPITOL_DOCS_DIR}")
install(FILES "${CMAKE_BINARY_DIR}/linux/changelog.gz" DESTINATION "${CAPITOL_DOCS_DIR}" RENAME changelog.Debian.gz)
