# Beside the installed program: the compiler's own libraries, without which nothing starts; Qt's libraries, plugins and
# QML modules, software OpenGL among them.
if(MSVC)
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION "${CMAKE_INSTALL_BINDIR}")
    include(InstallRequiredSystemLibraries)
endif()
if(NOT CAPITOL_APP OR CMAKE_CROSSCOMPILING)
    return()
endif()
get_target_property(qt_tools Qt6::qmake IMPORTED_LOCATION)
get_filename_component(qt_tools "${qt_tools}" DIRECTORY)
find_program(CAPITOL_WINDEPLOYQT windeployqt HINTS "${qt_tools}" REQUIRED)
install(CODE "
    execute_process(
        COMMAND \"${CAPITOL_WINDEPLOYQT}\" --release --no-compiler-runtime --no-translations
            --qmldir \"${PROJECT_SOURCE_DIR}/qml\" \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/bin/capitol.exe\"
        COMMAND_ERROR_IS_FATAL ANY)")
