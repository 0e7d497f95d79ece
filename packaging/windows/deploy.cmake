# Beside the installed program: the compiler's own libraries, without which nothing starts; Qt's libraries, plugins and
# QML modules, software OpenGL among them.
if(MSVC)
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION "${CMAKE_INSTALL_BINDIR}")
    include(InstallRequiredSystemLibraries)
endif()
if(NOT CAPITOL_APP)
    return()
endif()
if(CMAKE_CROSSCOMPILING)
    find_program(CAPITOL_QMLIMPORTSCANNER qmlimportscanner HINTS "${QT_HOST_PATH}/lib/qt6/libexec" "${QT_HOST_PATH}/libexec" REQUIRED)
    foreach(library libstdc++-6.dll libwinpthread-1.dll)
        execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=${library} OUTPUT_VARIABLE file
            OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
        get_filename_component(folder "${file}" DIRECTORY)
        list(APPEND compiler_folders "${folder}")
    endforeach()
    install(CODE "
        set(qt \"${CMAKE_PREFIX_PATH}\")
        set(qml \"${PROJECT_SOURCE_DIR}/qml\")
        set(qmlimportscanner \"${CAPITOL_QMLIMPORTSCANNER}\")
        set(objdump \"${CMAKE_OBJDUMP}\")
        set(compiler_folders \"${compiler_folders}\")")
    install(SCRIPT "${CMAKE_CURRENT_LIST_DIR}/deploy_cross.cmake")
    return()
endif()
get_target_property(qt_tools Qt6::qmake IMPORTED_LOCATION)
get_filename_component(qt_tools "${qt_tools}" DIRECTORY)
find_program(CAPITOL_WINDEPLOYQT windeployqt HINTS "${qt_tools}" REQUIRED)
set(programs capitol.exe)
if(TARGET capitol-server)
    list(APPEND programs capitol-server.exe)
endif()
list(TRANSFORM programs PREPEND "\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/bin/")
install(CODE "
    set(programs \"${programs}\")
    execute_process(
        COMMAND \"${CAPITOL_WINDEPLOYQT}\" --release --no-compiler-runtime --no-translations
            --qmldir \"${PROJECT_SOURCE_DIR}/qml\" \${programs}
        COMMAND_ERROR_IS_FATAL ANY)")
