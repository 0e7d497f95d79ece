// The map of the table, in 3D if wanted and possible, otherwise in 2D.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Canal
import Capitol.Play

Item {
    id: view

    required property CanalSession session
    required property CanalSpot spot
    required property rect frame // where nothing lies over the map
    readonly property bool inDepth: App.preferences.view3d && App.board3dAvailable
    readonly property CanalBoard board: place.board as CanalBoard
    readonly property bool focused: board !== null && board.activeFocus

    function load(): void {
        place.take({
            session: session
        });
        board.reset();
        if (App.preferences.mapPose.length > 0)
            board.placeCamera(App.preferences.mapPose);
    }

    function backToView(): void {
        App.preferences.mapPose = [];
        board.reset();
    }

    // The keyboard goes to what is asked for.
    function enter(): void {
        board.enter();
    }

    BoardPlace {
        id: place

        anchors.fill: parent
        file: view.inDepth ? "qrc:/qt/qml/Capitol/Canal3D/CanalBoard3D.qml" : "qrc:/qt/qml/Capitol/Canal/CanalBoard2D.qml"
        onWanted: view.load()
        onComing: taken => (taken as CanalBoard).forget()
    }

    component Told: Binding {
        target: view.board
        when: view.board !== null
        restoreMode: Binding.RestoreNone
    }

    Told {
        property: "frame"
        value: view.frame
    }
    Told {
        property: "spot"
        value: view.spot
    }
    Told {
        property: "view"
        value: App.preferences.cameraView
    }
    Told {
        property: "quality"
        value: App.quality
    }
    Told {
        property: "animated"
        value: App.preferences.animationPace > 0 && !App.preferences.reducedMotion
    }

    Connections {
        target: view.board

        function onCameraLeft(): void {
            App.preferences.mapPose = view.board.pose;
        }
    }

    Connections {
        target: App.preferences
        enabled: view.board !== null

        function onCameraViewChosen(): void {
            view.board.reset();
        }
    }

    CameraBar {
        x: view.frame.x
        y: view.frame.y + view.frame.height - height - 6
        visible: view.inDepth
        onResetWanted: view.backToView()
    }

    CameraKeys {
        enabled: view.inDepth
        onViewWanted: name => App.preferences.cameraView = name
        onResetWanted: view.backToView()
        onTurned: (right, up) => view.board.turn(right, up)
        onZoomed: factor => view.board.zoomBy(1 / factor)
    }
}
