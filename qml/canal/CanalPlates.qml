// All players, and the engineers that nobody has.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Play
import Capitol.Theme

Column {
    id: list

    required property CanalSession session
    required property RemoteTable remote // null for a game that is played here
    required property CanalSpot spot

    spacing: 5

    Instantiator {
        id: elsewhere

        model: list.remote?.presence ?? null
        delegate: RemoteSeat {}
    }

    Column {
        width: parent.width
        spacing: 5
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players")

        Repeater {
            model: list.session.seats

            delegate: CanalPlate {
                objectName: "player" + index
                width: list.width
                session: list.session
                there: index < elsewhere.count ? elsewhere.objectAt(index) as RemoteSeat : null
                spot: list.spot
            }
        }
    }

    Repeater {
        model: list.session.engineers

        delegate: EngineerLine {
            required property string owner

            objectName: "engineer" + number
            width: list.width
            visible: owner === ""
            onClicked: list.session.composer.swap(number)

            Rectangle {
                anchors.fill: parent
                z: -1
                radius: Theme.radius
                color: Theme.panel
                border.color: Theme.line

                Shield {}
            }
        }
    }
}
