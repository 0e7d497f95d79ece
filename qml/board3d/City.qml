// What belongs to the board and not to the game: the wall and the trees.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Theme

Entity {
    id: city

    required property BoardPlan plan

    Entity {
        components: [
            GeometryRenderer {
                geometry: WallGeometry {
                    plan: city.plan
                }
            },
            LitMaterial {
                colour: Theme.wall
            }
        ]
    }

    Entity {
        components: [
            GeometryRenderer {
                geometry: GroveGeometry {
                    plan: city.plan
                }
            },
            LitMaterial {
                colour: Theme.leaf
            }
        ]
    }
}
