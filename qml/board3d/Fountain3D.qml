// A round basin with a column in its middle, a bowl, and water in both.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: fountain

    required property real side

    function scaled(points: list<point>): list<point> {
        return points.map(p => Qt.point(p.x * side, p.y * side));
    }

    Turned {
        colour: "#f4ecdd"
        profile: fountain.scaled([Qt.point(0.46, 0), Qt.point(0.46, 0.17), Qt.point(0.38, 0.17), Qt.point(0.38, 0.1)])
    }

    Turned {
        colour: "#4f9bb8"
        profile: fountain.scaled([Qt.point(0.39, 0.115), Qt.point(0, 0.115)])
    }

    Turned {
        colour: "#efe5d2"
        profile: fountain.scaled([Qt.point(0.08, 0.1), Qt.point(0.06, 0.34), Qt.point(0.21, 0.43), Qt.point(0.21, 0.46), Qt.point(0.17, 0.46), Qt.point(0.17, 0.44)])
    }

    Entity {
        components: [
            GeometryRenderer {
                geometry: SprayGeometry {}
            },
            LitMaterial {
                colour: "#d7eef6"
                surface: LitMaterial.Spray
            },
            Transform {
                translation: Qt.vector3d(0, 0.5 * fountain.side, 0)
            }
        ]
    }

    Turned {
        colour: "#7fc0d4"
        profile: fountain.scaled([Qt.point(0.18, 0.45), Qt.point(0.06, 0.47), Qt.point(0.04, 0.62), Qt.point(0, 0.64)])
    }
}
