// The text of the rulebook, scrolled with the wheel, the bar and the keys.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Theme

ListView {
    id: list

    required property RulebookModel rules
    readonly property int topRow: Math.max(0, indexAt(width / 2, contentY + Theme.sized(40)))
    readonly property int chapter: rules.count > 0 ? rules.chapterOfRow(topRow) : -1

    function goTo(row: int): void {
        if (row >= 0)
            positionViewAtIndex(row, ListView.Beginning);
    }

    function reveal(row: int): void {
        if (row >= 0)
            positionViewAtIndex(row, ListView.Center);
    }

    function roll(by: real): void {
        const last = originY + Math.max(0, contentHeight + bottomMargin - height);
        contentY = Math.max(originY, Math.min(last, contentY + by));
    }

    function press(key: int): bool {
        if (key === Qt.Key_Up || key === Qt.Key_Down)
            roll(Theme.sized(key === Qt.Key_Up ? -60 : 60));
        else if (key === Qt.Key_PageUp || key === Qt.Key_PageDown || key === Qt.Key_Space)
            roll(height * (key === Qt.Key_PageUp ? -0.9 : 0.9));
        else if (key === Qt.Key_Home)
            positionViewAtBeginning();
        else if (key === Qt.Key_End)
            positionViewAtEnd();
        else
            return false;
        return true;
    }

    objectName: "ruleList"
    clip: true
    bottomMargin: height * 0.8 // so that the last chapter, too, comes to the top
    model: rules
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    cacheBuffer: 2000
    Keys.onPressed: event => event.accepted = list.press(event.key)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The rules")
    ScrollBar.vertical: ScrollBar {
        policy: ScrollBar.AlwaysOn
    }

    delegate: RuleBlock {
        width: list.width - Theme.sized(18)
        rules: list.rules
    }

    FocusRing {
        parent: list
        anchors.margins: 0
        shown: list.activeFocus
    }
}
