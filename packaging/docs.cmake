# The documents, with the scripts they name: Markdown for whoever reads files, HTML for the program's own menus.
file(GLOB documents CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/*.md")
file(GLOB examples CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/*.py" "${PROJECT_SOURCE_DIR}/docs/*.slurm")
install(FILES ${documents} ${examples} DESTINATION "${CAPITOL_DOCS_DIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/screenshots" DESTINATION "${CAPITOL_DOCS_DIR}" FILES_MATCHING PATTERN "*.png")
if(NOT CAPITOL_APP)
    return()
endif()

find_package(md4c REQUIRED)
add_executable(markdown_to_html markdown_to_html.cpp)
target_link_libraries(markdown_to_html PRIVATE capitol::base md4c::md4c-html)
capitol_target(markdown_to_html)
if(APPLE) # Homebrew's md4c is for this machine alone, and so is this tool
    set_target_properties(markdown_to_html PROPERTIES OSX_ARCHITECTURES "${CMAKE_HOST_SYSTEM_PROCESSOR}")
endif()
capitol_runs_in_build(markdown_to_html)
set(pages "")
foreach(document ${documents})
    get_filename_component(name "${document}" NAME_WE)
    set(page "${CMAKE_BINARY_DIR}/docs/${name}.html")
    add_custom_command(OUTPUT "${page}"
        COMMAND markdown_to_html "${document}" "${page}"
        DEPENDS "${document}" markdown_to_html
        VERBATIM)
    list(APPEND pages "${page}")
endforeach()
# Where a program that runs from its build looks for them too.
add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/docs/screenshots"
    COMMAND "${CMAKE_COMMAND}" -E copy_directory "${PROJECT_SOURCE_DIR}/docs/screenshots" "${CMAKE_BINARY_DIR}/docs/screenshots")
add_custom_target(guides ALL DEPENDS ${pages} "${CMAKE_BINARY_DIR}/docs/screenshots")
install(FILES ${pages} DESTINATION "${CAPITOL_DOCS_DIR}")
