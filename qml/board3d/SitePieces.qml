// What stands on one site, but for what is only being thought of.
import QtQml
import Qt3D.Core
import Capitol.Board2D
import Capitol.Theme
import QtQuick as Quick

Entity {
    id: site

    required property int index
    required property real x
    required property real y
    required property bool large
    required property string content
    required property color ownerColour
    required property int floors
    required property int roof
    required property bool ghost

    required property BoardPlan plan
    required property Kit kit
    required property bool animated

    readonly property real side: large ? plan.largeSize : plan.siteSize
    readonly property string shown: ghost ? "" : content
    property real lift: 0

    // Height of what can be pointed at above the site.
    readonly property real height: content === "building" ? 0.78 * side * (0.44 * floors + 0.54) : content === "" ? 0.05 : 0.5 * side

    onShownChanged: {
        if (!animated || shown === "")
            return;
        drop.restart();
    }

    Quick.NumberAnimation {
        id: drop

        target: site
        property: "lift"
        from: 7
        to: 0
        duration: 2 * Theme.calm
        easing.type: Quick.Easing.OutBounce
    }

    components: [
        Transform {
            translation: Qt.vector3d(site.x - 26, 0.55 + site.lift, site.y - 18)
        }
    ]

    Pieces {
        model: site.shown === "building" ? 1 : 0

        delegate: House {
            kit: site.kit
            floors: site.floors
            roof: site.roof
            colour: site.ownerColour
            side: site.side * 0.78
        }
    }

    Pieces {
        model: site.shown === "fountain" ? 1 : 0

        delegate: Fountain3D {
            side: site.side
        }
    }

    Pieces {
        model: site.shown === "amphitheatre" ? 1 : 0

        delegate: Amphitheatre3D {
            kit: site.kit
            side: site.side
        }
    }

    Pieces {
        model: site.shown === "temple" ? 1 : 0

        delegate: Temple3D {
            side: site.side
        }
    }
}
