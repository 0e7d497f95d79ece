// The buildings of one lot of the yard; those of the same description stand on one lot.
import QtQml
import Qt3D.Core
import Capitol.Depth
import Capitol.Theme
import QtQuick as Quick

Entity {
    id: lot

    required property int index
    required property int floors
    required property int roof
    required property int hue

    required property SharedTextures textures
    required property point place
    required property real side
    required property AnimationBatch animations
    property real lift: 0 // of its topmost piece
    readonly property real height: house.height

    objectName: "lot3d" + index

    // A floor comes down on the others, a roof on its building. By then it is known whose yard is looked at.
    Quick.Timer {
        interval: 0
        running: true
        onTriggered: {
            if (lot.animations.begin())
                move.start();
        }
    }

    readonly property int batch: animations.batch
    onBatchChanged: move.complete()

    Quick.NumberAnimation {
        id: move

        target: lot
        property: "lift"
        from: 6
        to: 0
        duration: 1.5 * Theme.calm
        easing.type: Quick.Easing.OutBounce
    }

    components: [
        Transform {
            translation: Qt.vector3d(lot.place.x, -0.4, lot.place.y)
        }
    ]

    Block {
        size: Qt.vector3d(3.6, 0.3, 3.6)
        foot: -0.3
        colour: "#efe5d2"
    }

    House {
        id: house

        textures: lot.textures
        floors: lot.floors
        roof: lot.roof
        hue: lot.hue
        side: lot.side
        lift: lot.lift
    }
}
