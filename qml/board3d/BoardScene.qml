// Everything of the city that is drawn in 3D.
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Board2D
import Capitol.Board3D
import Capitol.Depth
import Capitol.Theme

DepthScene {
    id: scene

    required property QtObject sites
    required property QtObject areas
    required property QtObject yard
    required property BoardPlan plan
    required property YardPlan yardPlan
    required property GroundPainter painter
    required property bool animated
    required property int viewer
    required property int hoveredSite
    required property int hoveredArea
    required property int focusedSite
    required property int hoveredLot
    required property LinkedHighlight linked
    required property list<int> hiding // rows of buildings that stand before what has to be seen

    objectName: "boardScene"
    boardSize: plan.size
    seeThrough: overlays

    // The viewer's buildings come from the yard, those of the others from where they sit around the table.
    function startOf(owner: int): point {
        const seat = viewer < 0 ? 0 : (owner - viewer + 4) % 4;
        const left = boardSize.width / 2 + 6;
        return [Qt.point(0, yardPlan.away), Qt.point(-left, 0), Qt.point(0, -boardSize.height / 2 - 6), Qt.point(left, 0)][seat];
    }

    function siteHeight(row: int): real {
        return siteShown(row)?.height ?? 0;
    }

    // Before something: what is behind it is pointed at through it.
    function isThin(row: int): bool {
        return hiding.indexOf(row) >= 0;
    }

    function lotHeight(row: int): real {
        return lotShown(row)?.height ?? 0.1;
    }

    function isFinished(lot: int): bool {
        return (lotShown(lot)?.roof ?? 0) !== 0;
    }

    function siteShown(row: int): SitePieces {
        return solids.objectAt(row) as SitePieces;
    }

    function lotShown(row: int): LotPieces {
        return lots.objectAt(row) as LotPieces;
    }

    // Another yard is looked at: nothing was built in it.
    onViewerChanged: moves.settle()

    AnimationBatch {
        id: moves

        wanted: scene.animated
    }

    SharedTextures {
        id: shared

        painter: scene.painter
        shadowsPainted: scene.quality !== "high"
    }

    TableTop3D {
        textures: shared
        level: -1.3
    }

    Ground {
        plan: scene.plan
        textures: shared
    }

    City {
        plan: scene.plan
    }

    Pieces {
        model: scene.areas

        delegate: District {
            plan: scene.plan
            textures: shared
            hovered: scene.hoveredArea === index
        }
    }

    Pieces {
        id: solids

        model: scene.sites

        delegate: SitePieces {
            plan: scene.plan
            textures: shared
            animations: moves
            start: scene.startOf(owner)
            thin: scene.isThin(index)
        }
    }

    Pieces {
        id: lots

        model: scene.yard

        delegate: LotPieces {
            textures: shared
            place: scene.yardPlan.lotPlace(index)
            side: HouseMeasures.side(scene.plan.siteSize)
            animations: moves
        }
    }

    LotGround {
        enabled: scene.yardPlan.newBuildingLegal
        place: scene.yardPlan.lotPlace(scene.yardPlan.lotCount - 1)
    }

    Entity {
        components: [
            Layer {
                id: overlays

                recursive: true
            }
        ]

        CastShadow {
            enabled: shared.shadowsPainted
            textures: shared
            side: scene.boardSize.width + 1
            depth: scene.boardSize.height + 1
            height: 1.2
            rim: 2.4
            level: -1.26
        }

        Pieces {
            model: scene.sites

            delegate: SiteOverlay {
                plan: scene.plan
                textures: shared
                hovered: scene.hoveredSite === index
                lit: scene.linked.marks(index, area, owner)
                focused: scene.focusedSite === index
                thin: scene.isThin(index)
            }
        }

        Pieces {
            model: scene.yard

            delegate: LotOverlay {
                textures: shared
                place: scene.yardPlan.lotPlace(index)
                side: HouseMeasures.side(scene.plan.siteSize)
                hovered: scene.hoveredLot === index
            }
        }

        VacantLot3D {
            enabled: scene.yardPlan.newBuildingLegal
            textures: shared
            place: scene.yardPlan.lotPlace(scene.yardPlan.lotCount - 1)
            hovered: scene.hoveredLot === lots.count
        }
    }
}
