// What is said at the table before the game.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Play
import Capitol.Theme

Column {
    id: box

    required property RemoteTable table
    required property bool maySpeak

    spacing: 6

    Heading {
        width: parent.width
        text: qsTr("Chat")
        font.pixelSize: Theme.sized(20)
    }

    Rectangle {
        width: parent.width
        height: Theme.sized(150)
        radius: Theme.radius
        color: Theme.panelSoft
        border.color: Theme.line

        ListView {
            id: lines

            objectName: "talk"
            anchors.fill: parent
            anchors.margins: 8
            clip: true
            spacing: 4
            model: box.table.chat
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Chat")
            ScrollBar.vertical: ScrollBar {}
            onCountChanged: positionViewAtEnd()

            delegate: Item {
                id: saying

                required property string name
                required property string text

                width: lines.width - 12
                height: words.height

                BodyText {
                    id: words

                    width: parent.width
                    text: Texts.filled(qsTr("%1: %2", "who says, what"), [saying.name, saying.text])
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    Item {
        width: parent.width
        height: Math.max(field.implicitHeight, send.implicitHeight)

        Field {
            id: field

            objectName: "talkField"
            width: parent.width - send.width - more.width - 16
            enabled: box.maySpeak
            text: box.table.chat.draft
            placeholderText: box.maySpeak ? qsTr("Write something") : qsTr("Sit down to write")
            maximumLength: box.table.chat.longest
            Accessible.name: qsTr("Message to everyone at the table")
            onTextEdited: box.table.chat.draft = text
            onAccepted: box.table.say()
        }

        CapButton {
            id: more

            objectName: "talkMore"
            anchors.right: send.left
            anchors.rightMargin: 8
            implicitWidth: Theme.sized(40)
            leftPadding: 0
            rightPadding: 0
            enabled: box.maySpeak
            text: "…"
            Accessible.name: qsTr("Quick phrases, mute, block")
            onClicked: menu.open()

            ChatMenu {
                id: menu

                x: more.width - width
                y: -height
                remote: box.table
            }
        }

        CapButton {
            id: send

            objectName: "talkSend"
            anchors.right: parent.right
            enabled: box.maySpeak && field.text.trim() !== ""
            text: qsTr("Send")
            onClicked: {
                box.table.say();
                field.forceActiveFocus(); // for what is said next
            }
        }
    }
}
