// A contract: its canal, what it joins, how many tiles it may have. Pointed at, it is lit on the map.
import QtQuick

ContractButton {
    required property int index
    required property int contract
    required property int from
    required property int to
    required property int via
    required property int value
    required property int fewest
    required property int laid
    required property int seat // whose it is, -1: nobody's
    required property CanalSpot spot

    number: seat < 0 ? (fewest < value ? qsTr("%1–%2", "fewest tiles, most tiles").arg(fewest).arg(value) : value) : qsTr("%1 of %2", "tiles").arg(laid).arg(value)
    Accessible.name: seat < 0 ? qsTr("%1, %2: %3 to %4 tiles").arg(name).arg(ends).arg(fewest).arg(value) : qsTr("%1, %2: %3 of %4 tiles").arg(name).arg(ends).arg(laid).arg(value)
    onPointedChanged: {
        if (pointed)
            spot.point(contract, [from, via, to]);
        else
            spot.leave(contract);
    }
    Component.onDestruction: spot.leave(contract)
}
