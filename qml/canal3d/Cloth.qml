// A picture that lies on each of some hexes, and that one sees through.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Canal3D
import Capitol.Depth

Entity {
    id: cloth

    required property Landscape land
    required property list<int> hexes
    required property Texture2D texture
    property real reach: 1 // in hexes

    enabled: hexes.length > 0
    components: [
        GeometryRenderer {
            geometry: ClothGeometry {
                reach: cloth.reach
                land: cloth.land
                hexes: cloth.hexes
            }
        },
        LitMaterial {
            surface: LitMaterial.Print
            picture: cloth.texture
        }
    ]
}
