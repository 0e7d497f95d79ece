// Searches the rulebook: the field, the number of matches, next and previous.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: bar

    required property RulebookModel rules

    signal stepped

    function enter(): void {
        field.forceActiveFocus();
        field.selectAll();
    }

    function step(by: int): void {
        rules.step(by);
        stepped();
    }

    spacing: 6

    Field {
        id: field

        objectName: "ruleSearch"
        Layout.fillWidth: true
        Layout.minimumWidth: Theme.sized(120)
        placeholderText: qsTr("Search")
        placeholderTextColor: Theme.inkSoft
        text: bar.rules.query
        onTextEdited: {
            bar.rules.query = text;
            bar.stepped();
        }
        onAccepted: bar.step(1)
        Accessible.name: qsTr("Search the rules")
    }

    BodyText {
        objectName: "ruleMatches"
        visible: bar.rules.query !== ""
        text: bar.rules.matches > 0 ? qsTr("%1 of %2").arg(bar.rules.match).arg(bar.rules.matches) : qsTr("Not found")
        color: Theme.inkSoft
    }

    CapButton {
        objectName: "ruleBefore"
        text: "▲"
        leftPadding: Theme.sized(8)
        rightPadding: Theme.sized(8)
        enabled: bar.rules.matches > 0
        Accessible.name: qsTr("Previous match")
        onClicked: bar.step(-1)
    }

    CapButton {
        objectName: "ruleNext"
        text: "▼"
        leftPadding: Theme.sized(8)
        rightPadding: Theme.sized(8)
        enabled: bar.rules.matches > 0
        Accessible.name: qsTr("Next match")
        onClicked: bar.step(1)
    }
}
