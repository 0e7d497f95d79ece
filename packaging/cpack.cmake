# Packages: `cpack --config build/package/CPackConfig.cmake -G DEB` and the like.
set(CPACK_PACKAGE_NAME "capitol")
set(CPACK_PACKAGE_VENDOR "The Capitol maintainers")
set(CPACK_PACKAGE_CONTACT "The Capitol maintainers <maintainers@capitol-game.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board game of building in ancient Rome")
set(CPACK_PACKAGE_DESCRIPTION "Two to four players, in any mix of people and computer players, build
houses, top them with round or triangular roofs, place them with permits and
bid for fountains, amphitheatres and temples. This is a desktop version of the
2001 board game by Alan R. Moon and Aaron Weissblum, with a board in 3D or 2D,
in English, French, Italian and Dutch.
.
The rules of four rule texts are included as variants, and you can write your
own. A second game is Canal Mania (2006): three to five players build England's
canals and ship goods along them. capitol-cli plays, checks and measures
without a window.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGE_INSTALL_DIRECTORY "Capitol")
set(CPACK_SOURCE_IGNORE_FILES "/build/;/\\.git/;/\\.git$")

if(APPLE)
    include(macos/cpack.cmake)
elseif(WIN32)
    include(windows/cpack.cmake)
else()
    include(linux/cpack.cmake)
endif()
include(CPack)
