// One moment: whose, when, of what kind, what it changed, and what is to be said of it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Rectangle {
    id: line

    required property int index
    required property int move
    required property int kindOf
    required property int seat
    required property int hue
    required property string title
    required property string where
    required property string words
    required property string figure
    required property string spoken
    required property bool marked // the board shows it
    required property bool focused

    signal chosen

    objectName: "reviewMoment" + index
    implicitHeight: column.implicitHeight + 12
    radius: 4
    color: marked ? Theme.glowSoft : hover.hovered ? Theme.panelSoft : "transparent"
    border.color: marked ? Theme.accent : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: qsTr("Show the board at this point")
    Accessible.onPressAction: chosen()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: line.chosen()
    }

    ColumnLayout {
        id: column

        x: 6
        y: 6
        width: parent.width - 12
        spacing: 2

        RowLayout {
            spacing: 6

            PlayerBadge {
                Layout.preferredWidth: Theme.sized(20)
                Layout.preferredHeight: Theme.sized(20)
                hue: line.hue
                Accessible.ignored: true
            }

            BodyText {
                Layout.fillWidth: true
                text: line.title
                font.bold: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }

            BodyText {
                text: line.figure
                font.bold: true
                color: line.kindOf < ReviewMomentModel.TurningPoint ? Theme.warningInk : Theme.ink
                Accessible.ignored: true
            }
        }

        BodyText {
            Layout.fillWidth: true
            text: line.where
            font.pixelSize: Theme.smallSize
            color: line.marked ? Theme.ink : Theme.inkSoft
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        BodyText {
            Layout.fillWidth: true
            text: line.words
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }

    FocusRing {
        anchors.margins: 0
        radius: line.radius
        shown: line.focused
    }
}
