// One area as a raised plate with its part of the painted ground.
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth

Entity {
    id: district

    required property int index
    required property bool scoring
    required property BoardPlan plan
    required property SharedTextures textures
    required property bool hovered

    components: [
        GeometryRenderer {
            geometry: PlateGeometry {
                plan: district.plan
                area: district.index
            }
        },
        LitMaterial {
            glow: district.scoring ? "#261b08" : district.hovered ? "#10100f" : "#000000"
            picture: district.textures.ground
            relief: 0.08
        }
    ]
}
