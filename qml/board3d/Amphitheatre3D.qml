// An oval of two rows of arches around rising seats and a sandy arena.
import QtQml
import Qt3D.Core

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
        profile: amphitheatre.scaled([Qt.point(0.41, 0), Qt.point(0.41, 0.2)])
    }

    Arcade {
        textures: amphitheatre.textures
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.395, 0.2), Qt.point(0.395, 0.38)])
    }

    Turned {
        colour: "#f4ecdd"
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.41, 0.2), Qt.point(0.39, 0.2), Qt.point(0.395, 0.38), Qt.point(0.35, 0.38), Qt.point(0.35, 0.3), Qt.point(0.3, 0.3), Qt.point(0.3, 0.22), Qt.point(0.25, 0.22), Qt.point(0.25, 0.14), Qt.point(0.2, 0.14), Qt.point(0.2, 0.06)])
    }

    Turned {
        colour: "#dfbd80"
        stretch: amphitheatre.stretch
        profile: amphitheatre.scaled([Qt.point(0.21, 0.06), Qt.point(0, 0.06)])
    }
}
