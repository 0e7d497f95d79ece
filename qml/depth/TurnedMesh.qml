// The shape of a profile turned around its axis.
import Qt3D.Render
import Capitol.Depth

GeometryRenderer {
    id: mesh

    required property list<point> profile
    property list<point> places: [Qt.point(0, 0)]

    geometry: RevolvedGeometry {
        profile: mesh.profile
        places: mesh.places
    }
}
