// Room for a new building.
import QtQuick
import Capitol.Theme

Item {
    id: lot

    required property real unit
    property bool pointed: false
    readonly property bool legal: visible
    readonly property bool selected: false

    signal picked

    width: unit * 3.4
    activeFocusOnTab: true
    objectName: "vacantLot"
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Start a new building")
    Accessible.onPressAction: picked()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: lot.unit * 0.4
        radius: Theme.radius
        color: mouse.hovered || lot.pointed ? Qt.lighter(Theme.glow, 1.4) : Theme.glowSoft
        border.color: Theme.glow
        border.width: 3

        Heading {
            anchors.centerIn: parent
            text: "+"
            font.pixelSize: Math.max(16, Math.round(lot.unit * 2))
            Accessible.ignored: true
        }

        FocusRing {
            shown: lot.activeFocus
        }
    }

    HoverHandler {
        id: mouse

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: lot.picked()
    }
}
