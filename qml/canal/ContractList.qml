// The contracts that lie face up for all, and those that the viewer may name.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: list

    required property CanalSession session
    required property CanalSpot spot

    // Whether one can be taken now.
    function isAsked(): bool {
        for (let i = 0; i < items.count; ++i) {
            if ((items.itemAt(i) as ContractLine).legal)
                return true;
        }
        return junction.legal;
    }

    function choose(row: int): void {
        if (row < items.count)
            session.composer.takeContract((items.itemAt(row) as ContractLine).contract);
        else if (row === items.count && junction.visible)
            session.composer.nameJunction();
    }

    spacing: 3
    Accessible.role: Accessible.List
    Accessible.name: title.text

    BodyText {
        id: title

        text: qsTr("Parliament: contracts to take")
        width: parent.width
        wrapMode: Text.Wrap
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
    }

    Repeater {
        id: items

        model: list.session.parliament

        delegate: ContractLine {
            objectName: "contract" + index
            width: list.width
            spot: list.spot
            onClicked: list.session.composer.takeContract(contract)
        }
    }

    ContractButton {
        id: junction

        objectName: "junction"
        width: list.width
        visible: list.session.junctions > 0
        name: qsTr("Junction contract")
        ends: qsTr("two places near each other, %n left", "junction contracts", list.session.junctions)
        number: ""
        legal: list.session.humanToMove && list.session.composer.canName
        picked: list.session.humanToMove && list.session.composer.naming
        Accessible.name: name + ", " + ends
        onClicked: list.session.composer.nameJunction()
    }
}
