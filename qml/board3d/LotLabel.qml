// How many buildings of a description are on a lot; also the lot for the keyboard and for screen readers.
import QtQuick
import Capitol.Theme

Follower {
    id: label

    required property int index
    required property int count
    required property string name
    required property bool legal
    required property bool selected

    signal picked

    objectName: "yardLot" + index
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.onPressAction: picked()

    Rectangle {
        x: -width / 2 // on its lot's near edge
        y: 12
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
