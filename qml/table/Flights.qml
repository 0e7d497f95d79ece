// What others do is seen: cards travel from their plates to where they are played, drawn cards to their plates, tiles to
// their sites, points from the areas. A picture only: nothing waits for it, and it takes no mouse.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Item {
    id: layer

    required property GameSession session
    required property BoardView board
    required property PlayersPanel players
    required property HandPanel hand
    required property StagePanel stage
    readonly property int time: App.preferences.reducedMotion ? 0 : App.preferences.stepTime
    readonly property real aside: Theme.sized(110) // how far from its plate a card goes that changes nothing on the board

    // What the person at the window does is where the pointer is.
    function isOwn(seat: int): bool {
        const seats = session.seats;
        return seat === session.viewSeat && seats.data(seats.index(seat, 0), SeatModel.IsHuman);
    }

    function besidePlate(seat: int): point {
        const plate = players.plateSeen(seat);
        return Qt.point(plate.x + aside, plate.y);
    }

    function handOf(seat: int): point {
        return isOwn(seat) ? hand.mapToItem(null, hand.width / 2, hand.height / 2) : players.plateSeen(seat);
    }

    function send(kind: Component, what, from: point, to: point, caption: string): void {
        if (time === 0)
            return;
        const path = {
            from: mapFromItem(null, from),
            to: mapFromItem(null, to),
            time: 1.4 * time,
            caption: caption
        };
        kind.createObject(layer, Object.assign(path, what));
    }

    TableEvents {
        session: layer.session
        onPlayed: (seat, card, site, line) => {
            if (!layer.isOwn(seat))
                layer.send(cards, {
                    text: card
                }, layer.players.plateSeen(seat), site >= 0 ? layer.board.siteSeen(site) : layer.besidePlate(seat), line);
        }
        onPassed: (seat, line) => {
            if (!layer.isOwn(seat))
                layer.send(words, {}, layer.players.plateSeen(seat), layer.besidePlate(seat), line);
        }
        onTilePlaced: (seat, tile, site, line) => {
            if (!layer.isOwn(seat))
                layer.send(tiles, {
                    tile: tile
                }, layer.players.plateSeen(seat), layer.board.siteSeen(site), line);
        }
        onDrew: (seat, card, pile) => layer.send(cards, {
            text: card
        }, layer.stage.pileSeen(pile), layer.handOf(seat), "")
        onScored: (seat, area, points) => layer.send(sums, {
            hue: layer.session.seats.data(layer.session.seats.index(seat, 0), SeatModel.Hue),
            points: points
        }, layer.board.areaSeen(area), layer.players.plateSeen(seat), "")
    }

    Component {
        id: cards

        Flight {
            id: card

            required property string text

            NotedCard {
                text: card.text
                width: Theme.sized(46)
                height: Theme.sized(66)
                Accessible.ignored: true
            }
        }
    }

    Component {
        id: words

        Flight {}
    }

    Component {
        id: tiles

        Flight {
            id: tile

            required property string tile

            TileGlyph {
                width: Theme.sized(56)
                height: Theme.sized(56)
                tile: tile.tile
            }
        }
    }

    Component {
        id: sums

        Flight {
            id: sum

            required property int hue
            required property int points

            Rectangle {
                width: Theme.sized(38)
                height: Theme.sized(38)
                radius: width / 2
                color: Theme.player(sum.hue).colour
                border.color: Theme.panel
                border.width: 2

                Heading {
                    anchors.centerIn: parent
                    text: "+" + sum.points
                    color: Theme.inkOn(parent.color)
                    font.pixelSize: Theme.sized(17)
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
