// What belongs to the board and not to the game: the wall, the trees, the bridges and the boats.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth
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

    Entity {
        components: [
            GeometryRenderer {
                geometry: BridgeGeometry {
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
                geometry: BoatGeometry {
                    plan: city.plan
                }
            },
            LitMaterial {
                colour: "#8a5a35"
            }
        ]
    }

    Entity {
        components: [
            GeometryRenderer {
                geometry: SailGeometry {
                    plan: city.plan
                }
            },
            LitMaterial {
                colour: "#f4ecdd"
            }
        ]
    }
}
