// The board behind the start page: only to be looked at.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Board2D
import Capitol.Play
import Capitol.Theme

Item {
    id: back

    required property rect frame // where the page leaves it free: there the board lies
    readonly property bool inDepth: App.preferences.view3d && App.board3dAvailable
    readonly property bool animated: visible && App.preferences.animationPace > 0 && !App.preferences.reducedMotion

    function load(): void {
        place.take({
            objectName: "startBoard",
            sites: App.city.sites,
            areas: App.city.areas,
            yard: App.city.yard,
            land: App.city.land,
            viewer: -1,
            view: "show",
            hour: 0.35,
            asked: false,
            yardShown: false,
            newBuildingLegal: false,
            floorsShown: false,
            leadsShown: false
        });
        (place.board as Board).resetCamera();
    }

    enabled: false

    // The page comes first, then its city.
    Connections {
        target: back.Window.window
        enabled: App.city.waiting

        function onFrameSwapped(): void {
            App.city.look();
        }
    }

    TableTop {
        anchors.fill: parent
        visible: !back.inDepth
        wood: Theme.table
    }

    // The board in depth has the whole page; the 2D board's space for the yard stays out of sight.
    Item {
        id: free

        readonly property real low: Math.min(back.frame.height, back.frame.width * 0.71)

        x: back.inDepth ? 0 : back.frame.x
        y: back.inDepth ? 0 : back.frame.y + (back.frame.height - low) / 2
        width: back.inDepth ? parent.width : back.frame.width
        height: back.inDepth ? parent.height : low
        clip: true

        BoardPlace {
            id: place

            file: CityBoards.file(back.inDepth)
            onWanted: back.load()
            onComing: taken => (taken as Board).forget()
            width: parent.width
            height: back.inDepth ? parent.height : parent.height * 1.174
        }
    }

    component Told: Binding {
        target: place.board
        when: place.board !== null
        restoreMode: Binding.RestoreNone
    }

    Told {
        property: "frame"
        value: back.inDepth ? back.frame : Qt.rect(0, 0, place.width, place.height)
    }
    Told {
        property: "quality"
        value: App.quality
    }
    Told {
        property: "animated"
        value: back.animated
    }
    // It turns around slowly once each time the start page is shown.
    Told {
        property: "orbiting"
        value: back.animated && back.Window.active
    }
}
