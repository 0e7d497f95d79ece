# An installer by NSIS; its own template, since CPack's wants an administrator.
set(CPACK_GENERATOR "NSIS;ZIP")
set(CPACK_PACKAGE_FILE_NAME "capitol-${PROJECT_VERSION}-windows-x64")
set(CPACK_MODULE_PATH "${CMAKE_BINARY_DIR}/windows")
# Debian's makensis writes installers of 64 bits, too, as the program is; that of Windows only those of 32.
if(EXISTS /usr/share/nsis/Stubs/lzma_solid-amd64-unicode)
    set(target "Target amd64-unicode")
else()
    set(target "Unicode true")
endif()
# These are ours to fill in; the rest between at signs is CPack's.
file(READ windows/NSIS.template.in template)
string(REPLACE "@CAPITOL_ICONS@" "${CMAKE_CURRENT_SOURCE_DIR}/icons" template "${template}")
string(REPLACE "@CAPITOL_NSIS_TARGET@" "${target}" template "${template}")
file(WRITE "${CMAKE_BINARY_DIR}/windows/NSIS.template.in" "${template}")
install(FILES icons/capitol.ico icons/application-x-capitol-record.ico icons/application-x-capitol-variant.ico
    DESTINATION icons)
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION . RENAME LICENSE.txt)
install(FILES THIRD-PARTY.txt DESTINATION .)
