// What is said at a table elsewhere. What comes in moves neither the focus nor what is being typed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: panel

    required property RemoteTable remote
    readonly property bool typing: field.activeFocus

    signal closeWanted

    Shield {}

    Binding {
        target: panel.remote.chat
        property: "attended"
        value: panel.visible
    }

    // Said, or found again.
    Connections {
        target: panel.remote.chat

        function onDraftChanged(): void {
            if (field.text !== panel.remote.chat.draft)
                field.text = panel.remote.chat.draft;
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 8
        spacing: 4

        RowLayout {
            Heading {
                Layout.fillWidth: true
                text: qsTr("Chat")
                elide: Text.ElideRight
            }

            CapButton {
                objectName: "chatClose"
                implicitWidth: Theme.sized(30)
                implicitHeight: Theme.sized(30)
                leftPadding: 0
                rightPadding: 0
                topPadding: 0
                bottomPadding: 0
                focusPolicy: Qt.TabFocus
                text: "×"
                Accessible.name: qsTr("Close the chat")
                onClicked: panel.closeWanted()
            }
        }

        ListView {
            id: list

            objectName: "chat"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: 4
            model: panel.remote.chat
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What was said")
            ScrollBar.vertical: ScrollBar {}
            onCountChanged: positionViewAtEnd()

            delegate: ChatLine {
                width: list.width - 10
            }
        }

        RowLayout {
            spacing: 4
            visible: panel.remote.seat >= 0

            Field {
                id: field

                objectName: "chatField"
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                maximumLength: panel.remote.chat.longest
                placeholderText: qsTr("Say something")
                Accessible.name: placeholderText
                Component.onCompleted: text = panel.remote.chat.draft
                onTextEdited: panel.remote.chat.draft = text
                onAccepted: panel.remote.say()
                Keys.onEscapePressed: panel.closeWanted()
            }

            CapButton {
                objectName: "chatPhrases"
                implicitHeight: field.implicitHeight
                implicitWidth: Theme.sized(34)
                leftPadding: 0
                rightPadding: 0
                focusPolicy: Qt.TabFocus
                text: "…"
                Accessible.name: qsTr("Quick phrases, mute, block")
                onClicked: menu.open()

                ChatMenu {
                    id: menu

                    y: -height
                    remote: panel.remote
                }
            }
        }
    }
}
