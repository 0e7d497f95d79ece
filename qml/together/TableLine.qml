// One table: its rules and how they differ from the usual ones, who hosts it, and its free seats.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol
import Capitol.Start
import Capitol.Theme

T.AbstractButton {
    id: line

    required property int index
    required property string game
    required property string rules
    required property list<string> differences
    required property string host
    required property bool encrypted
    required property int seats
    required property int open
    required property int state

    readonly property string name: rules !== "" ? rules : qsTr("Rules of their own")
    readonly property string title: App.together.titled(game, name)
    readonly property string standing: state === TablesModel.Over ? qsTr("over") : state === TablesModel.Playing ? qsTr("game in progress") : qsTr("%n free seats of %1", "", open).arg(seats)
    readonly property string changes: rules === "" ? qsTr("You see them before you sit down.") : differences.length === 0 ? qsTr("The usual rules.") : Array.from(differences).join(" • ")
    readonly property string source: host === "" ? "" : encrypted ? qsTr("Hosted by %1, encrypted").arg(host) : qsTr("Hosted by %1, not encrypted").arg(host)

    implicitHeight: implicitContentHeight + 20
    padding: 10
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Texts.filled(qsTr("%1, %2", "rules, free seats"), [title, standing])
    Accessible.description: source === "" ? changes : source + ". " + changes
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    leftPadding: mark.width + 20

    GameMark {
        id: mark

        x: 10
        anchors.verticalCenter: parent.verticalCenter
        game: line.game
    }

    contentItem: ColumnLayout {
        spacing: 2

        RowLayout {
            spacing: 10

            Heading {
                Layout.fillWidth: true
                text: line.title
                font.pixelSize: Theme.sized(17)
                elide: Text.ElideRight
            }

            BodyText {
                text: line.standing
                font.weight: line.state === TablesModel.Waiting && line.open > 0 ? Font.DemiBold : Font.Normal
            }
        }

        BodyText {
            Layout.fillWidth: true
            visible: line.source !== ""
            text: line.source
            color: Theme.inkSoft
            elide: Text.ElideRight
        }

        BodyText {
            Layout.fillWidth: true
            text: line.changes
            color: Theme.inkSoft
            font.pixelSize: Theme.smallSize
            elide: Text.ElideRight
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
