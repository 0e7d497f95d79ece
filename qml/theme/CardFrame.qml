// What every card has: the face, its border, its shadow, and how it shows that it is selected, focused or out of reach.
import QtQuick

Item {
    id: frame

    property bool selected: false
    property bool dimmed: false
    property bool focused: false
    property color sheet: Theme.panel
    default property alias content: inside.data

    implicitWidth: Math.round(66 * Theme.textScale)
    implicitHeight: Math.round(94 * Theme.textScale)

    Rectangle {
        x: 1
        y: frame.selected ? 5 : 2
        width: parent.width
        height: parent.height
        radius: sheet.radius
        color: Theme.shadow
    }

    Rectangle {
        id: sheet

        anchors.fill: parent
        radius: Math.round(frame.width * 0.09)
        color: frame.sheet
        border.color: frame.selected ? Theme.glow : Theme.bronze
        border.width: frame.selected ? 3 : 1
    }

    Item {
        id: inside

        anchors.fill: parent
        anchors.margins: Math.round(frame.width * 0.08)
    }

    Rectangle {
        anchors.fill: parent
        visible: frame.dimmed
        radius: sheet.radius
        color: Theme.page
        opacity: 0.55
    }

    FocusRing {
        shown: frame.focused
    }
}
