// Who sits where in a new game.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: list

    required property int fewest
    required property int most
    required property list<string> otherNames // of those after the first
    property bool coloured: true // each chooses a colour
    property bool styled: true // computer players have a strength and a style
    property string variant // the rules to play by
    readonly property int seatCount: Math.max(fewest, Math.min(most, wanted))
    property int wanted: 4
    property int people: 1 // among the seats in play
    readonly property alias model: seats
    readonly property string ownName: App.preferences.playerName || qsTr("Player")

    // The first seat is called so until somebody writes another name, in whatever language that is.
    onOwnNameChanged: {
        if (seats.count > 0 && !seats.get(0).written)
            seats.setProperty(0, "name", ownName);
    }

    // The seats as Games.newGame takes them.
    function chosen(): list<var> {
        const taken = [];
        for (let i = 0; i < Math.min(seatCount, seats.count); ++i) {
            const seat = seats.get(i);
            taken.push({
                name: seat.name,
                player: seat.player,
                hue: seat.hue
            });
        }
        return taken;
    }

    function countPeople(): void {
        people = chosen().filter(seat => seat.player === App.playerKinds.person).length;
    }

    // The next colour that nobody else has, counting seats not in play too, so that colours never meet.
    function swapHue(row: int): void {
        const mine = seats.get(row).hue;
        const next = (mine + 1) % Theme.players.length;
        for (let i = 0; i < seats.count; ++i) {
            if (seats.get(i).hue === next)
                seats.setProperty(i, "hue", mine);
        }
        seats.setProperty(row, "hue", next);
    }

    spacing: 6
    onSeatCountChanged: countPeople()

    RowLayout {
        spacing: 8

        BodyText {
            text: qsTr("Players")
            Layout.preferredWidth: Theme.sized(90)
        }

        Repeater {
            model: list.most - list.fewest + 1

            delegate: ChoiceButton {
                required property int index
                readonly property int number: list.fewest + index

                objectName: "seats" + number
                text: number
                checked: list.seatCount === number
                Accessible.name: qsTr("%n player(s)", "", number)
                onClicked: list.wanted = number
            }
        }
    }

    ListModel {
        id: seats
    }

    Repeater {
        model: seats

        delegate: SeatRow {
            Layout.fillWidth: true
            visible: index < list.seatCount
            coloured: list.coloured
            styled: list.styled
            variant: list.variant
            players: list.seatCount
            onNameEdited: text => seats.set(index, {
                name: text,
                written: true
            })
            onPlayerPicked: id => {
                seats.setProperty(index, "player", id);
                list.countPeople();
            }
            onNextHueWanted: list.swapHue(index)
        }
    }

    Component.onCompleted: {
        const names = [ownName, ...Array.from(otherNames)];
        for (let i = 0; i < names.length; ++i)
            seats.append({
                name: names[i],
                written: false,
                player: i === 0 ? App.playerKinds.person : App.preferences.opponent,
                hue: i
            });
    }
}
