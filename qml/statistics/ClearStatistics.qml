// The button that clears the statistics of a game, and what it asks first.
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: panel

    required property GameStatistics statistics
    required property string game // its name
    property bool asking: false

    function answer(): void {
        asking = false;
        clear.forceActiveFocus();
    }

    spacing: 10
    onStatisticsChanged: asking = false
    onHeightChanged: {
        if (asking) // and what is around has made room, so that it can be scrolled to
            Qt.callLater(keep.forceActiveFocus);
    }

    CapButton {
        id: clear

        objectName: "clearStatistics"
        visible: !panel.asking
        text: qsTr("Clear the statistics…")
        onClicked: panel.asking = true
    }

    BodyText {
        width: panel.width
        visible: panel.asking
        text: qsTr("Clear the statistics of %1? They cannot be restored. Saved games are kept.").arg(panel.game)
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
                panel.statistics.clear();
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
