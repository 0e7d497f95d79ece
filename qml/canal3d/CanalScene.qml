// England in relief: the land, the canals through it, and what lies on it. Lengths in it are units of the map.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol
import Capitol.Canal
import Capitol.Canal3D
import Capitol.Depth
import Capitol.Theme

DepthScene {
    id: scene

    required property CanalSession session
    required property Landscape land
    required property int litSeat // of which the canals are pointed at
    required property list<int> targets // hexes
    required property list<int> places // of the targets, those that are places
    required property list<int> picked
    required property list<int> ghosts
    required property list<int> fresh
    required property list<int> lit // the ends of a contract, with the place between them
    required property list<int> focused
    required property list<int> calls // of the route of goods: places
    required property Voyage voyage // along it
    required property bool sailing
    required property color bargeColour
    required property int placed // where a cube is being placed
    required property real fallen // by that cube: the share of its way down
    required property bool animated

    boardSize: land.boardSize
    seeThrough: overlays

    // The banks of others are pale while a seat's are pointed at.
    function bankColour(hue: int): color {
        const own = CountryShades.seat(hue);
        return litSeat < 0 || litSeat === hue ? own : Qt.tint(own, Qt.rgba(CountryShades.land.r, CountryShades.land.g, CountryShades.land.b, 0.75));
    }

    CanalTextures {
        id: shared

        land: scene.land
        shadowsPainted: scene.quality !== "high"
    }

    TableTop3D {
        textures: shared
        level: -1.3
    }

    Block {
        size: Qt.vector3d(scene.boardSize.width + 1.6, 0.9, scene.boardSize.height + 1.6)
        foot: -1.22
        colour: "#8a5a35"
    }

    NodeInstantiator {
        model: 4

        delegate: FrameBeam {
            boardSize: scene.boardSize
            textures: shared
        }
    }

    Entity {
        components: [
            Transform {
                scale: scene.land.unit
            }
        ]

        Entity {
            components: [
                GeometryRenderer {
                    geometry: SeaGeometry {
                        land: scene.land
                    }
                },
                LitMaterial {
                    picture: shared.country
                }
            ]
        }

        Entity {
            components: [
                GeometryRenderer {
                    geometry: SeaGeometry {
                        land: scene.land
                    }
                },
                LitMaterial {
                    picture: shared.country
                    surface: LitMaterial.River
                },
                Transform {
                    translation: Qt.vector3d(0, 0.01, 0)
                }
            ]
        }

        Entity {
            components: [
                GeometryRenderer {
                    geometry: ReliefGeometry {
                        land: scene.land
                    }
                },
                LitMaterial {
                    picture: shared.country
                    relief: 0.02
                }
            ]
        }

        Made {
            colour: Goods.water
            gloss: 0.5
            shape: WaterworksGeometry {
                land: scene.land
                part: WaterworksGeometry.Water
            }
        }

        Made {
            colour: "#efe6d6"
            shape: WaterworksGeometry {
                land: scene.land
                part: WaterworksGeometry.Stone
            }
        }

        Made {
            colour: "#33261c"
            shape: WaterworksGeometry {
                land: scene.land
                part: WaterworksGeometry.Timber
            }
        }

        NodeInstantiator {
            model: Theme.players.length + Theme.furtherPlayers.length

            delegate: Made {
                id: banks

                required property int index

                colour: scene.bankColour(index)
                shape: WaterworksGeometry {
                    land: scene.land
                    part: WaterworksGeometry.Banks
                    hue: banks.index
                }
            }
        }

        Pieces {
            model: scene.session.barges

            delegate: MooredBarge {
                land: scene.land
                animated: scene.animated
            }
        }

        Entity {
            components: [
                GeometryRenderer {
                    geometry: DiscGeometry {
                        land: scene.land
                        rows: scene.session.places
                    }
                },
                LitMaterial {
                    picture: shared.goods
                    gloss: 0.1
                }
            ]
        }

        Made {
            colour: Goods.wood
            gloss: 0.1
            shape: CubeGeometry {
                land: scene.land
                rows: scene.session.places
            }
        }

        Entity {
            enabled: scene.placed >= 0
            components: [
                Transform {
                    translation: scene.land.cubePlace(scene.placed, 5 * (1 - scene.fallen))
                }
            ]

            Block {
                size: Qt.vector3d(0.6, 0.6, 0.6)
                colour: Goods.wood
            }
        }

        Made {
            enabled: scene.lit.length > 1
            colour: Theme.fresh
            glow: Qt.darker(Theme.fresh, 2)
            shape: ArchGeometry {
                land: scene.land
                hexes: scene.lit
            }
        }
    }

    Entity {
        enabled: scene.calls.length > 1
        components: [
            Transform {
                scale: scene.land.unit
            }
        ]

        Made {
            colour: Theme.glow
            glow: Qt.darker(Theme.glow, 2)
            shape: ArchGeometry {
                land: scene.land
                hexes: scene.calls
            }
        }

        Barge3D {
            enabled: scene.sailing
            land: scene.land
            colour: scene.bargeColour
            place: land.inWorld(scene.voyage.place, 0.05)
            heading: scene.voyage.heading
            large: 1.6 // to be seen beside the arches

            Block {
                size: Qt.vector3d(0.42, 0.42, 0.42)
                foot: 0.3
                x: 0.36
                colour: Goods.wood
            }
        }
    }

    Entity {
        components: [
            Layer {
                id: overlays

                recursive: true
            },
            Transform {
                scale: scene.land.unit
            }
        ]

        Cloth {
            land: scene.land
            hexes: scene.targets
            texture: shared.target
        }

        Cloth {
            land: scene.land
            hexes: scene.places
            reach: 1.2
            texture: shared.chosen
        }

        Cloth {
            land: scene.land
            hexes: scene.fresh
            texture: shared.fresh
        }

        Cloth {
            land: scene.land
            hexes: scene.lit
            reach: 1.5
            texture: shared.fresh
        }

        Cloth {
            land: scene.land
            hexes: scene.ghosts
            texture: shared.target
        }

        Cloth {
            land: scene.land
            hexes: scene.picked
            reach: 1.5
            texture: shared.target
        }

        Cloth {
            land: scene.land
            hexes: scene.focused
            texture: shared.focus
        }
    }
}
