# Qt into the bundle. capitol-cli lies beside the window's program.
if(NOT CAPITOL_APP)
    return()
endif()
get_target_property(qt_tools Qt6::qmake IMPORTED_LOCATION)
get_filename_component(qt_tools "${qt_tools}" DIRECTORY)
find_program(CAPITOL_MACDEPLOYQT macdeployqt HINTS "${qt_tools}" REQUIRED)
install(CODE "
    execute_process(
        COMMAND \"${CAPITOL_MACDEPLOYQT}\" \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/Capitol.app\"
            \"-qmldir=${PROJECT_SOURCE_DIR}/qml\" \"-executable=\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/Capitol.app/Contents/MacOS/capitol-cli\"
        COMMAND_ERROR_IS_FATAL ANY)")
