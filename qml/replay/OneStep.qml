// One move forward or back in a replay.
import QtQuick
import Capitol
import Capitol.Theme

StepButton {
    required property Replay replay
    required property bool back

    text: back ? "‹" : "›"
    font.pixelSize: Theme.sized(26)
    name: back ? qsTr("Previous move") : qsTr("Next move")
    enabled: back ? replay.move > 0 : replay.move < replay.moves
    onClicked: replay.step(back ? -1 : 1)
}
