// The picture of the board as through a lens.
import QtQuick

ShaderEffect {
    id: lens

    required property Item picture
    required property bool moving // the picture; a scene does not say itself that it is drawn anew
    required property rect sharp // of the picture
    readonly property real farthest: sharp.y / Math.max(1, height)
    readonly property real nearest: (sharp.y + sharp.height) / Math.max(1, height)
    readonly property point pixel: Qt.point(1 / Math.max(1, width), 1 / Math.max(1, height))
    readonly property ShaderEffectSource source: ShaderEffectSource {
        sourceItem: lens.visible ? lens.picture : null
        hideSource: lens.visible
    }

    fragmentShader: "qrc:/qt/qml/Capitol/Depth/shaders/lens.frag.qsb"

    FrameAnimation {
        running: lens.visible && lens.moving
        onTriggered: lens.source.scheduleUpdate()
    }
}
