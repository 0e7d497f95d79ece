// Where the boards of the city are found.
pragma Singleton
import QtQml

QtObject {
    function file(inDepth: bool): url {
        return inDepth ? "qrc:/qt/qml/Capitol/Board3D/Board3D.qml" : "qrc:/qt/qml/Capitol/Board2D/Board2D.qml";
    }
}
