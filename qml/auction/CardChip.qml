// A small card: its kind and its value. `text` is its notation, e.g. F5 or Pb4.
import QtQuick
import Capitol.Theme

Rectangle {
    id: chip

    required property string text
    readonly property string kind: text.charAt(0)
    readonly property DistrictHue hue: Theme.districts[Math.max(0, "bwr".indexOf(text.charAt(1)))]

    implicitWidth: Theme.sized(46)
    implicitHeight: Theme.sized(28)
    radius: 4
    color: Theme.panel
    border.color: Theme.bronze
    Accessible.role: Accessible.Graphic
    Accessible.name: text

    Item {
        x: chip.height * 0.18
        y: x
        width: chip.height * 0.64
        height: width

        RoofGlyph {
            anchors.fill: parent
            visible: chip.kind === "R"
            roof: 1
            colour: Theme.accent
        }

        BuildingGlyph {
            anchors.fill: parent
            visible: chip.kind === "F"
            floors: 2
            roof: 0
            wood: Theme.wood
        }

        PatternSwatch {
            anchors.fill: parent
            visible: chip.kind === "P"
            pattern: chip.hue.pattern
            colour: chip.hue.ground
            mark: chip.hue.mark
            stone: 7
        }
    }

    Heading {
        anchors.right: parent.right
        anchors.rightMargin: chip.height * 0.2
        anchors.verticalCenter: parent.verticalCenter
        text: Number(chip.text.replace(/\D/g, ""))
        font.pixelSize: chip.height * 0.6
        Accessible.ignored: true
    }
}
