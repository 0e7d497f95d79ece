// An action card: roof, floor or permit, with its value. A picture only; whoever shows it decides what a click does.
import QtQuick
import Capitol.Theme

CardFrame {
    id: card

    required property int kind // 0 roof, 1 floor, 2 permit
    property int district: 0 // of a permit: 0 black, 1 white, 2 red
    required property int value
    property bool faceDown: false

    readonly property DistrictHue hue: Theme.districts[Math.max(0, Math.min(2, district))]
    readonly property list<string> kindNames: [qsTr("roof"), qsTr("floor"), qsTr("permit, %1").arg(hue.name)]

    Accessible.role: Accessible.Graphic
    Accessible.name: faceDown ? qsTr("face-down card") : qsTr("%1 %2").arg(kindNames[kind]).arg(value)

    Heading {
        id: number

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.topMargin: -4
        visible: !card.faceDown
        text: card.value
        font.pixelSize: Math.round(card.height * 0.27)
        font.weight: Font.Bold
        Accessible.ignored: true
    }

    Item {
        anchors.fill: parent
        anchors.topMargin: number.height * 0.82
        visible: !card.faceDown

        RoofCardPicture {
            anchors.fill: parent
            visible: card.kind === 0
        }

        BuildingGlyph {
            anchors.fill: parent
            visible: card.kind === 1
            floors: 2
            roof: 0
            wood: Theme.wood
        }

        PatternSwatch {
            anchors.fill: parent
            visible: card.kind === 2
            pattern: card.hue.pattern
            colour: card.hue.ground
            mark: card.hue.mark
        }
    }

    CardBack {
        anchors.fill: parent
        visible: card.faceDown
    }
}
