// The shape of a building's roof.
import Qt3D.Render
import Capitol.Board3D

GeometryRenderer {
    id: mesh

    required property int roof // 1 round, 2 triangular
    required property real side

    geometry: RoofGeometry {
        roof: mesh.roof
        side: mesh.side
    }
}
