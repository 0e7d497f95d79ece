// What is on one site, how it glows, and the place to click.
import QtQuick
import Capitol.Board2D
import Capitol.Theme

Item {
    id: site

    required property int index
    required property string content
    required property int area
    required property int owner
    required property int hue
    required property int floors
    required property int roof
    required property bool legal
    required property bool ghost
    required property bool selected
    required property bool fresh
    required property string name

    required property BoardPlan plan
    required property real unit // pixels of a board centimetre
    required property bool focused
    required property bool pointed
    required property bool raised // for all to look at
    required property bool animated
    required property bool counted // with the number of its building's floors

    readonly property real side: plan.siteCount > index ? plan.siteSide(index) * unit : 0
    readonly property point place: plan.siteCount > index ? plan.sitePlace(index) : Qt.point(0, 0)
    readonly property bool hovered: mouse.hovered

    readonly property string shown: ghost ? "" : content
    property real away: 0 // 1 above its place, 0 where it stands

    signal picked

    onShownChanged: {
        arrival.complete();
        arrive.start();
    }

    // By then all that a move changes on a site has changed.
    Timer {
        id: arrive

        interval: 0
        onTriggered: {
            if (site.shown !== "" && site.fresh && site.animated)
                arrival.restart();
        }
    }

    NumberAnimation {
        id: arrival

        target: site
        property: "away"
        from: 1
        to: 0
        duration: 1.5 * Theme.calm
        easing.type: Easing.OutCubic
    }

    x: (parent.width - width) / 2 + place.x * unit
    y: (parent.height - height) / 2 + place.y * unit
    z: plan.size.height * (scale > 1 ? 2 : 0.5) + place.y // nearer ones before those behind them
    scale: raised ? 1.8 : 1
    transformOrigin: Item.Bottom
    width: side
    height: side
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focused: focused
    Accessible.onPressAction: picked()

    Behavior on scale {
        NumberAnimation {
            duration: Theme.calm
            easing.type: Easing.OutBack
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -site.side * 0.09
        visible: site.legal
        radius: width * 0.16
        color: Qt.lighter(Theme.glow, 1.3)
        border.color: Theme.glow
        border.width: Math.max(2, site.side * 0.11)
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -site.side * 0.04
        visible: site.pointed || site.fresh || site.selected
        radius: width * 0.12
        color: site.pointed ? Qt.alpha(Theme.glow, 0.35) : "transparent"
        border.color: site.selected ? Theme.accent : site.fresh ? Theme.fresh : Theme.bronze
        border.width: Math.max(1.5, site.side * 0.06)
    }

    TileGlyph {
        anchors.centerIn: parent
        width: site.side * 1.02
        height: width
        visible: site.content !== "" && site.content !== "building"
        opacity: site.ghost ? 0.55 : 1 - site.away
        anchors.verticalCenterOffset: -site.away * site.side
        tile: visible ? site.content : ""
    }

    Building2D {
        visible: site.content === "building"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: site.side * (0.06 + site.away)
        x: site.side * 0.07
        floors: site.floors
        roof: site.roof
        hue: site.hue
        unit: site.side * 0.76
        strength: site.ghost ? 0.55 : 1 - site.away
        counted: site.counted
        animated: site.animated
    }

    FocusRing {
        shown: site.focused
        anchors.margins: -site.side * 0.16
    }

    HoverHandler {
        id: mouse

        cursorShape: site.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: site.picked()
    }
}
