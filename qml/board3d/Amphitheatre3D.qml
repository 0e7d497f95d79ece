// An oval of two rows of arches and an attic around rising seats and a sandy arena.
import QtQml
import Qt3D.Core
import Capitol.Depth

Entity {
    id: amphitheatre

    required property SharedTextures textures
    required property real side
    readonly property real stretch: 1.2

    function scaled(points: list<point>): list<point> {
        return points.map(p => Qt.point(p.x * side, p.y * side));
    }

    Arcade {
        textures: amphitheatre.textures
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.41, 0), Qt.point(0.41, 0.17)])
    }

    Arcade {
        textures: amphitheatre.textures
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.4, 0.19), Qt.point(0.4, 0.35)])
    }

    // Cornices, the attic, and down the seats.
    Turned {
        colour: "#f4ecdd"
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.41, 0.17), Qt.point(0.425, 0.172), Qt.point(0.425, 0.188), Qt.point(0.4, 0.19)])
    }

    Turned {
        colour: "#f4ecdd"
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.4, 0.35), Qt.point(0.415, 0.352), Qt.point(0.415, 0.37), Qt.point(0.395, 0.372), Qt.point(0.395, 0.44), Qt.point(0.41, 0.445), Qt.point(0.41, 0.46), Qt.point(0.36, 0.46), Qt.point(0.36, 0.38), Qt.point(0.33, 0.38), Qt.point(0.33, 0.32), Qt.point(0.3, 0.32), Qt.point(0.3, 0.26), Qt.point(0.27, 0.26), Qt.point(0.27, 0.2), Qt.point(0.24, 0.2), Qt.point(0.24, 0.14), Qt.point(0.21, 0.14), Qt.point(0.21, 0.06)])
    }

    Turned {
        colour: "#dfbd80"
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.21, 0.06), Qt.point(0, 0.06)])
    }
}
