# Run by CPack before a package is made: Debian has the licences, and what its copyright file says is not said twice.
if(CPACK_GENERATOR STREQUAL "DEB")
    file(GLOB_RECURSE licences "${CPACK_TEMPORARY_DIRECTORY}/*/share/doc/capitol/LICENSE"
        "${CPACK_TEMPORARY_DIRECTORY}/*/share/doc/capitol/THIRD-PARTY.txt")
    file(REMOVE ${licences})
endif()
