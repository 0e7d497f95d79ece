// The rules of Canal Mania in short.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Sheet {
    id: sheet

    objectName: "canalRules"
    title: qsTr("Rules of Canal Mania")
    done: qsTr("Close")

    component Chapter: ColumnLayout {
        id: chapter

        required property string heading
        required property string text

        Layout.fillWidth: true
        spacing: 4

        Heading {
            Layout.fillWidth: true
            text: chapter.heading
            wrapMode: Text.Wrap
        }

        BodyText {
            Layout.fillWidth: true
            text: chapter.text
            wrapMode: Text.Wrap
        }
    }

    Chapter {
        heading: qsTr("Aim")
        text: qsTr("Build the canals that parliament asks for, and ship goods along them. Whoever has the most points at the end wins.")
    }

    Chapter {
        heading: qsTr("Your turn")
        text: qsTr("A turn has three phases, with at most one action in each. Phase 1: take a contract, swap engineers, or replace the face-up cards. Phase 2: take face-up cards, or build. Phase 3: ship a cube. In any phase you may draw the top card instead. At the end of your turn you keep at most seven cards.")
    }

    Chapter {
        heading: qsTr("Contracts")
        text: qsTr("A contract names the two termini of a canal, sometimes a place in between, and the most tiles the canal may have. You can have two open contracts; without any, you must take one. Your barge starts at either terminus.")
    }

    Chapter {
        heading: qsTr("Build cards")
        text: qsTr("You take three face-up cards. A face-up card with a goods symbol puts two cubes on places of that colour: connected places first, and the city before the towns. A card drawn from the pile can be kept secret; then it places no goods.")
    }

    Chapter {
        heading: qsTr("Building")
        text: qsTr("On normal terrain you build stretches (one stretch card) and locks (one lock card), on difficult terrain aqueducts (two aqueduct cards) and tunnels (three tunnel cards). A surveyor stands for any card. Two neighbouring tiles of a section must be of different types; at a place, a new section begins. Towns and cities hold no tiles. Building over another canal costs two extra cards.")
    }

    Chapter {
        heading: qsTr("Completed canals")
        text: qsTr("When your canal reaches the other terminus, you get one point for each of its locks, two for each aqueduct and three for each tunnel.")
    }

    Chapter {
        heading: qsTr("Goods")
        text: qsTr("A cube is shipped along one or more sections. The last section must be yours, and no two places on the route may have the same colour. For each run of sections with one owner, that owner gets one point more than the run has sections.")
    }

    Chapter {
        heading: qsTr("The end")
        text: qsTr("The end is triggered when a player reaches 60 points (50 with four players, 40 with five) or the last contracts are revealed. The round is finished, and two more are played. Then incomplete canals score their tiles, the players ship cubes in turn for as long as they can, and the players who completed the most contracts get up to ten points.")
    }

    Heading {
        text: qsTr("Engineers")
    }

    Repeater {
        model: App.canal.session.engineers

        delegate: BodyText {
            required property string name
            required property string power

            Layout.fillWidth: true
            text: qsTr("%1: %2", "an engineer and what they can do").arg(name).arg(power)
            wrapMode: Text.Wrap
        }
    }
}
