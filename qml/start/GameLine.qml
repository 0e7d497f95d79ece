// One saved game: variant, players with their scores, how far it has got, when it was played. Or why it cannot be read.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: line

    required property int index
    required property string title
    required property string players
    required property string standing
    required property string date
    required property string error
    required property bool readable // its first moves at least
    required property url file
    required property bool current

    objectName: "game" + index
    implicitHeight: implicitContentHeight + 20
    padding: 10
    enabled: readable
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Texts.filled(qsTr("%1, %2, %3, %4", "rules, how far, players, date"), [title, standing, players, date])
    Accessible.description: error
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: ColumnLayout {
        spacing: 2

        RowLayout {
            spacing: 10

            Heading {
                Layout.fillWidth: true
                text: line.title
                font.pixelSize: Theme.sized(17)
                wrapMode: Text.Wrap
            }

            BodyText {
                visible: line.current
                text: qsTr("last game")
                font.italic: true
                color: Theme.accent
            }

            BodyText {
                text: line.date
                color: Theme.inkSoft
            }
        }

        RowLayout {
            visible: line.enabled
            spacing: 10

            BodyText {
                Layout.fillWidth: true
                text: line.players
                elide: Text.ElideRight
            }

            BodyText {
                text: line.standing
            }
        }

        BodyText {
            Layout.fillWidth: true
            visible: line.error !== ""
            text: line.error
            color: Theme.warningInk
            wrapMode: Text.Wrap
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.glowSoft : line.hovered ? Theme.panelSoft : Theme.panel
        border.color: Theme.line

        FocusRing {
            anchors.margins: 0
            shown: line.visualFocus
        }
    }
}
