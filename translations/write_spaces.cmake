# Writes the no-break spaces of the translations as themselves, as a person types and reads them.
file(GLOB files "${CMAKE_CURRENT_LIST_DIR}/*.ts")
foreach(file ${files})
    file(READ "${file}" text)
    string(REPLACE "&#xa0;" " " text "${text}")
    string(REPLACE "&#x202f;" " " text "${text}")
    file(WRITE "${file}" "${text}")
endforeach()
