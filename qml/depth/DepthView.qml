// A scene that is drawn while something in it moves; while it rests, its last picture is seen.
import QtQuick
import QtQuick.Scene3D
import Capitol.Depth

Item {
    id: view

    default property alias entity: scene3d.entity
    property alias models: rest.models // that the scene shows
    required property string quality // as LitMaterial has it
    required property rect sharp // of the picture, where it is drawn as through a lens
    required property Component cover // of what is there before the scene
    property bool steady: true // it does not move as a whole
    readonly property alias resting: rest.resting
    readonly property alias drawn: rest.drawn
    property real pixelsEach: 1 // that Qt makes of one that a picture is asked for: newer releases the screen's ratio

    // Something in the scene has changed or is about to.
    function wake(): void {
        rest.wake();
    }

    function keepPicture(again: bool): void {
        const size = rest.pictureSize();
        scene3d.grabToImage(grabbed => {
            still.source = grabbed.url;
            const made = still.sourceSize.width / size.width;
            if (again || still.status !== Image.Ready || Math.abs(made - 1) < 0.01)
                return rest.pictureKept();
            pixelsEach *= made;
            keepPicture(true); // as fine as the screen
        }, Qt.size(Math.round(size.width / pixelsEach), Math.round(size.height / pixelsEach)));
    }

    SceneRest {
        id: rest

        scene: scene3d
        onPictureWanted: view.keepPicture(false)
    }

    Item {
        id: picture

        anchors.fill: parent

        // Behind the scene: its last picture, seen while it rests.
        Image {
            id: still

            anchors.fill: scene3d
            visible: rest.resting
            cache: false
        }

        Scene3D {
            id: scene3d

            anchors.fill: parent
            visible: !rest.resting
            // What moves as a whole needs no smooth edges where power is short: without them it is drawn half as fast again.
            multisample: view.quality === "high" || view.steady
            onMultisampleChanged: rest.wake()
            cameraAspectRatioMode: Scene3D.UserAspectRatio
        }

        // Over the scene until it is there; what is drawn still may be the board of the page before.
        Loader {
            anchors.fill: scene3d
            active: !rest.drawn
            sourceComponent: view.cover
        }
    }

    LensEffect {
        anchors.fill: parent
        visible: view.quality === "high"
        picture: picture
        moving: scene3d.visible
        sharp: view.sharp
    }
}
