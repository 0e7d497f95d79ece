// What is where one points on the map, or why it cannot be picked.
import QtQuick
import Capitol.Theme

Panel {
    id: note

    required property string text
    required property bool refused
    required property point at // pixels of the parent
    required property rect room // that it keeps to

    function within(value: real, least: real, most: real): real {
        return Math.max(least, Math.min(most, value));
    }

    objectName: "mapNote"
    x: within(at.x + Theme.sized(14), room.x, room.x + room.width - width)
    y: within(at.y - height - Theme.sized(14), room.y, room.y + room.height - height)
    z: 5
    width: words.width + 16
    height: words.height + 10
    visible: text !== ""
    color: refused ? Theme.warning : Theme.glowSoft
    border.color: refused ? Theme.warningInk : Theme.bronze

    BodyText {
        id: words

        anchors.centerIn: parent
        width: Math.min(implicitWidth, Theme.sized(240), note.room.width - 24)
        text: note.text
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
        Accessible.ignored: true // the cursor or the prompt says it
    }
}
