// How long players may take: nothing agreed, so much for the whole game, for each move, or days.
import QtQuick
import Capitol.Theme

Column {
    id: choice

    readonly property string kind: kinds[kindBox.currentIndex] ?? "none"
    readonly property int amount: (amounts[kind] ?? [0])[Math.max(0, amountBox.currentIndex)] ?? 0

    readonly property list<string> kinds: ["none", "bank", "move", "days"]
    readonly property var amounts: ({
            "none": [0],
            "bank": [15, 30, 45, 60, 90],
            "move": [30, 60, 120, 300],
            "days": [1, 2, 3, 7]
        })

    function words(value: int): string {
        switch (kind) {
        case "bank":
            return qsTr("%n minute(s) each, plus 10 seconds per move", "", value);
        case "move":
            return qsTr("%n seconds", "", value);
        case "days":
            return qsTr("%n day(s)", "", value);
        }
        return "";
    }

    spacing: 8

    Row {
        id: row

        width: parent.width
        spacing: 8

        BodyText {
            id: label

            width: Theme.sized(90)
            topPadding: Theme.sized(8)
            text: qsTr("Clock")
        }

        Flow {
            width: row.width - label.width - row.spacing
            spacing: 8

            Chooser {
                id: kindBox

                objectName: "clockKind"
                width: Math.min(Theme.sized(240), parent.width)
                model: [qsTr("No clock"), qsTr("Time for the whole game"), qsTr("Time per move"), qsTr("Days per move")]
                Accessible.name: qsTr("Clock")
            }

            Chooser {
                id: amountBox

                objectName: "clockAmount"
                width: Math.min(Theme.sized(330), parent.width)
                visible: choice.kind !== "none"
                model: choice.amounts[choice.kind].map(value => choice.words(value))
                currentIndex: 1
                onModelChanged: currentIndex = 1 // what is usual of each kind
                Accessible.name: qsTr("How long")
            }
        }
    }
}
