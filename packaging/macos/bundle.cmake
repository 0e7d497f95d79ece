# capitol_bundle(<target>): Capitol.app, with its icons and what macOS wants to know. Does nothing elsewhere.
set(CAPITOL_MACOS_FOLDER "${CMAKE_CURRENT_LIST_DIR}")
function(capitol_bundle target)
    if(NOT APPLE)
        return()
    endif()
    set(icons "${PROJECT_SOURCE_DIR}/packaging/icons")
    set(icon_files "${icons}/capitol.icns" "${icons}/application-x-capitol-record.icns"
        "${icons}/application-x-capitol-variant.icns")
    set_source_files_properties(${icon_files} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    target_sources(${target} PRIVATE ${icon_files})
    string(REPLACE "_" "-" identifier "${CAPITOL_APP_ID}") # no underscores there
    set_target_properties(${target} PROPERTIES
        OUTPUT_NAME Capitol
        MACOSX_BUNDLE TRUE
        MACOSX_BUNDLE_INFO_PLIST "${CAPITOL_MACOS_FOLDER}/Info.plist.in"
        MACOSX_BUNDLE_GUI_IDENTIFIER "${identifier}"
        MACOSX_BUNDLE_BUNDLE_VERSION "${PROJECT_VERSION}"
        MACOSX_BUNDLE_SHORT_VERSION_STRING "${PROJECT_VERSION}")
endfunction()
