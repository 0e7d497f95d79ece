// The pieces on one site, except for previews.
import QtQml
import Qt3D.Core
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth
import Capitol.Theme
import QtQuick as Quick

Entity {
    id: site

    required property int index
    required property real x
    required property real y
    required property bool large
    required property string content
    required property int owner
    required property int hue
    required property int floors
    required property int roof
    required property bool ghost
    required property bool fresh

    required property BoardPlan plan
    required property SharedTextures textures
    required property AnimationBatch animations
    required property point start // where its owner's buildings come from
    required property bool thin // as of SiteOverlay, which draws it then

    readonly property real side: large ? plan.largeSize : plan.siteSize
    readonly property string shown: ghost ? "" : content
    readonly property bool house: shown === "building"
    readonly property real houseSide: HouseMeasures.side(side)
    property real away: 0 // 1 where it comes from, 0 where it stands

    // A house is carried over the board in an arc; a tile comes down from above.
    readonly property vector3d way: house ? Qt.vector3d(start.x - x, 0, start.y - y) : Qt.vector3d(0, 7, 0)
    readonly property vector3d offset: way.times(away).plus(Qt.vector3d(0, house ? 20 * away * (1 - away) : 0, 0))

    objectName: "site3d" + index

    // Height of what can be pointed at above the site.
    readonly property real height: content === "building" ? HouseMeasures.height(floors, roof, houseSide) : content === "" ? 0.05 : 0.5 * side

    onShownChanged: {
        move.complete();
        arrive.start();
    }

    // By then all that a move changes on a site has changed.
    Timer {
        id: arrive

        interval: 0
        onTriggered: {
            if (site.shown !== "" && site.fresh && site.animations.begin())
                move.restart();
        }
    }

    readonly property int batch: animations.batch
    onBatchChanged: move.complete()
    onThinChanged: move.complete()

    Quick.NumberAnimation {
        id: move

        target: site
        property: "away"
        from: 1
        to: 0
        duration: 2 * Theme.calm
        easing.type: site.house ? Quick.Easing.InOutCubic : Quick.Easing.OutBounce
    }

    components: [
        Transform {
            translation: Qt.vector3d(site.x, 0.55, site.y).plus(site.offset)
        }
    ]

    Pieces {
        active: site.house

        delegate: House {
            enabled: !site.thin
            textures: site.textures
            floors: site.floors
            roof: site.roof
            hue: site.hue
            side: site.houseSide
        }
    }

    Pieces {
        active: site.shown === "fountain"

        delegate: Fountain3D {
            side: site.side
        }
    }

    Pieces {
        active: site.shown === "amphitheatre"

        delegate: Amphitheatre3D {
            textures: site.textures
            side: site.side
        }
    }

    Pieces {
        active: site.shown === "temple"

        delegate: Temple3D {
            textures: site.textures
            side: site.side
        }
    }
}
