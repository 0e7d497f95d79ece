// One lot of the yard: buildings of the same description, and how many.
import QtQuick
import Capitol.Theme

Item {
    id: lot

    required property int index
    required property int floors
    required property int roof
    required property int count
    required property bool legal
    required property bool ghost
    required property bool selected
    required property int hue
    required property string name

    required property real unit
    required property bool animated
    required property bool pointed
    readonly property bool hovered: mouse.hovered || activeFocus

    readonly property bool dragged: drag.active

    signal picked
    signal carried(point inWindow)
    signal dropped(point inWindow)

    objectName: "yardLot" + index
    width: Math.max(unit * 4, counted.visible ? building.x + building.width + counted.width + unit * 0.5 : 0)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.onPressAction: picked()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: lot.unit * 0.4
        radius: Theme.radius
        color: lot.pointed ? Qt.lighter(Theme.glow, 1.4) : lot.legal ? Theme.glowSoft : Theme.stone
        border.color: lot.selected ? Theme.accent : lot.legal || lot.hovered ? Theme.glow : Theme.line
        border.width: lot.selected || lot.legal ? 3 : 1

        FocusRing {
            shown: lot.activeFocus
        }
    }

    Building2D {
        id: building

        anchors.bottom: parent.bottom
        anchors.bottomMargin: lot.unit * 0.3
        x: lot.unit * 0.35
        floors: lot.floors
        roof: lot.roof
        hue: lot.hue
        unit: lot.unit * 1.9
        strength: lot.ghost ? 0.6 : 1
        animated: lot.animated
    }

    BodyText {
        id: counted

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: lot.unit * 0.3
        visible: lot.count > 1
        text: qsTr("× %1").arg(lot.count)
        font.pixelSize: Math.max(11, Math.round(lot.unit * 1.1))
        font.bold: true
        Accessible.ignored: true
    }

    HoverHandler {
        id: mouse

        cursorShape: lot.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    DragHandler {
        id: drag

        property point last

        target: null
        enabled: lot.roof !== 0 // only a finished building leaves the yard
        onCentroidChanged: {
            if (!active)
                return;
            last = centroid.scenePosition;
            lot.carried(last);
        }
        onActiveChanged: {
            if (!active)
                lot.dropped(last);
        }
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: lot.picked()
    }
}
