// One puzzle of the grid: its number, and what was made of it.
import QtQuick
import QtQuick.Templates as T
import Capitol
import Capitol.Theme

T.AbstractButton {
    id: cell

    required property int index
    required property int number
    required property int result // a Puzzles.Result
    required property string spoken
    required property bool reached // by Tab
    readonly property bool solved: result === Puzzles.FirstTry || result === Puzzles.Later
    readonly property string mark: {
        switch (result) {
        case Puzzles.FirstTry:
            return "★";
        case Puzzles.Later:
            return "✓";
        case Puzzles.LookedUp:
            return "○";
        case Puzzles.Missed:
            return "✕";
        default:
            return "";
        }
    }

    objectName: "puzzle" + number
    implicitHeight: Theme.sized(36)
    focusPolicy: reached ? Qt.StrongFocus : Qt.ClickFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: BodyText {
        text: cell.mark === "" ? cell.number : cell.number + " " + cell.mark
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.bold: cell.solved
    }

    background: Rectangle {
        radius: Theme.radius
        color: cell.down ? Theme.glow : cell.solved ? Theme.glowSoft : cell.hovered ? Theme.panelSoft : Theme.panel
        border.color: cell.hovered ? Theme.accent : Theme.line

        FocusRing {
            anchors.margins: 0
            shown: cell.visualFocus
        }
    }
}
