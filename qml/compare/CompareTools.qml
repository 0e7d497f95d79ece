// Controls for what the comparison shows, and actions on it.
import QtQuick
import Capitol
import Capitol.Theme

Flow {
    id: tools

    required property Comparison comparison

    signal backWanted
    signal exportWanted

    spacing: Theme.spaceSmall

    Shortcut {
        sequences: ["Ctrl+F"]
        onActivated: {
            search.forceActiveFocus(Qt.ShortcutFocusReason);
            search.selectAll();
        }
    }

    CapButton {
        objectName: "compareBack"
        text: qsTr("Back")
        focus: true
        onClicked: tools.backWanted()
    }

    Heading {
        height: Theme.sized(36)
        verticalAlignment: Text.AlignVCenter
        visible: !Theme.narrow // the lines need the room
        text: qsTr("Compare the rule texts")
        font.pixelSize: Theme.sized(24)
    }

    Field {
        id: search

        objectName: "compareSearch"
        width: Theme.sized(190)
        placeholderText: qsTr("Search…")
        placeholderTextColor: Theme.inkSoft
        text: tools.comparison.search
        maximumLength: 60
        Accessible.name: qsTr("Search the comparison")
        onTextEdited: tools.comparison.search = text
    }

    Chooser {
        objectName: "compareFilter"
        width: Theme.sized(200)
        model: tools.comparison.filterNames
        currentIndex: tools.comparison.filter
        Accessible.name: qsTr("Filter")
        onActivated: choice => tools.comparison.filter = choice
    }

    CapButton {
        objectName: "addColumn"
        text: qsTr("Add a column")
        enabled: tools.comparison.canAdd
        onClicked: {
            const reason = focusReason; // no ring for the mouse
            tools.comparison.addColumn();
            if (!enabled)
                order.forceActiveFocus(reason);
        }
    }

    CapButton {
        id: order

        objectName: "orderByLikeness"
        text: qsTr("Sort by similarity")
        onClicked: tools.comparison.orderByLikeness()
    }

    CapButton {
        objectName: "exportComparison"
        text: tools.comparison.exporting ? qsTr("Exporting…") : qsTr("Export…")
        enabled: !tools.comparison.exporting && !tools.comparison.reading
        onClicked: tools.exportWanted()
    }
}
