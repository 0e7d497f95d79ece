// The button that clears the statistics, and what it asks first.
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: panel

    property bool asking: false

    function ask(): void {
        asking = true;
        keep.forceActiveFocus();
    }

    function answer(): void {
        asking = false;
        clear.forceActiveFocus();
    }

    spacing: 10

    CapButton {
        id: clear

        objectName: "clearStatistics"
        visible: !panel.asking
        text: qsTr("Clear the statistics…")
        onClicked: panel.ask()
    }

    BodyText {
        width: panel.width
        visible: panel.asking
        text: qsTr("Clear the statistics? They cannot be restored. Saved games are kept.")
        wrapMode: Text.Wrap
    }

    Flow {
        width: panel.width
        visible: panel.asking
        spacing: 10

        CapButton {
            objectName: "clearYes"
            text: qsTr("Clear")
            onClicked: {
                panel.answer();
                App.statistics.clear();
            }
        }

        CapButton {
            id: keep

            objectName: "clearNo"
            text: qsTr("Cancel")
            primary: true
            onClicked: panel.answer()
        }
    }
}
