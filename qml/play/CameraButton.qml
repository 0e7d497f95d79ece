// A view of the board: its icon is the board as seen from there.
import QtQuick
import QtQuick.Shapes
import Capitol.Theme

ChoiceButton {
    id: button

    required property string name
    required property real slant // how much narrower the far edge is, in halves of the near edge
    required property real depth // of the picture's width

    readonly property real span: Theme.sized(20)
    readonly property real farEdge: (height - depth * span) / 2
    readonly property real margin: (width - span) / 2

    implicitWidth: Theme.sized(34)
    implicitHeight: Theme.sized(30)
    focusPolicy: Qt.TabFocus
    Accessible.name: name

    Shape {
        ShapePath {
            strokeColor: Theme.ink
            strokeWidth: 1.5
            fillColor: Theme.glowSoft
            joinStyle: ShapePath.RoundJoin
            startX: button.margin
            startY: button.farEdge + button.depth * button.span

            PathLine {
                x: button.margin + button.slant * button.span / 2
                y: button.farEdge
            }
            PathLine {
                x: button.margin + button.span * (1 - button.slant / 2)
                y: button.farEdge
            }
            PathLine {
                x: button.margin + button.span
                y: button.farEdge + button.depth * button.span
            }
            PathLine {
                x: button.margin
                y: button.farEdge + button.depth * button.span
            }
        }
    }
}
