// The shape of a building's floors.
import Qt3D.Render
import Capitol.Board3D

GeometryRenderer {
    id: mesh

    required property int floors
    required property real side
    required property real floorHeight

    geometry: TowerGeometry {
        floors: mesh.floors
        side: mesh.side
        floorHeight: mesh.floorHeight
    }
}
