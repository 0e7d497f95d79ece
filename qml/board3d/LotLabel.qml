// How many buildings of a description are on a lot; also the lot for the keyboard and for screen readers.
import QtQuick
import Capitol.Depth
import Capitol.Theme

Follower {
    id: label

    required property int index
    required property int count
    required property string name
    required property bool legal
    required property bool selected

    // Pixels from the lot's middle to its right edge.
    readonly property real half: lens.project(Qt.vector3d(place.x + 1.8, above, place.y)).x - seen.x

    signal picked

    objectName: "yardLot" + index
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.onPressAction: picked()

    Rectangle {
        x: label.half - width // in its lot's right corner
        y: 4
        visible: label.count > 1 || label.activeFocus
        width: words.implicitWidth + 12
        height: words.implicitHeight + 4
        radius: height / 2
        color: Theme.panel
        border.color: Theme.line

        BodyText {
            id: words

            anchors.centerIn: parent
            text: qsTr("× %1").arg(label.count)
            font.bold: true
            Accessible.ignored: true
        }

        FocusRing {
            shown: label.activeFocus
        }
    }
}
