// How many cards of each kind a hand holds: roof cards, floor cards, permits.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol.Theme

Row {
    id: row

    required property list<int> kinds // empty: hidden
    readonly property list<string> names: [qsTr("%n roof card(s)", "", kinds[0] ?? 0), qsTr("%n floor card(s)", "", kinds[1] ?? 0), qsTr("%n permit(s)", "", kinds[2] ?? 0)]

    spacing: 8
    Accessible.role: Accessible.StaticText
    Accessible.name: kinds.length > 0 ? Array.from(names).join(", ") : qsTr("Hand hidden")

    Repeater {
        model: row.kinds.length

        delegate: Row {
            id: kind

            required property int index

            spacing: 2

            Item {
                width: Theme.sized(16)
                height: Theme.sized(20)

                RoofGlyph {
                    anchors.fill: parent
                    anchors.topMargin: parent.height / 4
                    visible: kind.index === 0
                    roof: 1
                    colour: Theme.accent
                }

                BuildingGlyph {
                    anchors.fill: parent
                    visible: kind.index === 1
                    floors: 2
                    roof: 0
                    wood: Theme.wood
                }

                PatternSwatch {
                    anchors.fill: parent
                    anchors.topMargin: parent.height / 5
                    visible: kind.index === 2
                    pattern: "ashlar"
                    colour: Theme.stone
                    mark: Theme.bronze
                    stone: 6
                }
            }

            BodyText {
                height: Theme.sized(20)
                verticalAlignment: Text.AlignVCenter
                text: row.kinds[kind.index] ?? ""
                Accessible.ignored: true
            }
        }
    }

    BodyText {
        visible: row.kinds.length === 0
        text: "?"
        Accessible.ignored: true
    }
}
