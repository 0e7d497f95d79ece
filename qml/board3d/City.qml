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
            Matt {
                diffuse: Theme.wall
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
            Matt {
                diffuse: Theme.leaf
            }
        ]
    }
}
