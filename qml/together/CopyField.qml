// A text to pass on, with a button that copies it.
import QtQuick
import Capitol.Theme

Column { // no layout: several of those within each other lose a height that goes with a width
    id: box

    required property string name
    required property string text

    signal copyWanted

    spacing: 4

    BodyText {
        width: parent.width
        text: box.name
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
        color: Theme.inkSoft
    }

    Item {
        width: parent.width
        height: Math.max(field.implicitHeight, copy.implicitHeight)

        Field {
            id: field

            objectName: box.objectName + "Text"
            width: parent.width - copy.width - 8
            readOnly: true
            text: box.text
            onTextChanged: cursorPosition = 0 // its beginning is seen
            Accessible.name: box.name
        }

        CapButton {
            id: copy

            objectName: box.objectName + "Copy"
            anchors.right: parent.right
            text: done.running ? qsTr("Copied") : qsTr("Copy")
            Accessible.description: box.name
            onClicked: {
                box.copyWanted();
                done.restart();
            }
        }
    }

    Timer {
        id: done

        interval: 2000
    }
}
