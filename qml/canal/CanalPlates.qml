// All players, and the engineers that nobody has.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: list

    required property CanalSession session
    required property CanalSpot spot

    spacing: 5

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
