// The memory aid: what the whole table has seen, hand by hand and pile by pile.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Sheet {
    id: sheet

    required property GameSession session

    objectName: "memorySheet"
    title: qsTr("What everyone has seen")
    done: qsTr("Close")

    Column {
        id: lines

        Layout.fillWidth: true
        Layout.preferredWidth: 1 // not its contents' width, which is reckoned from its own
        spacing: 16

        Repeater {
            model: sheet.session.help.memory

            delegate: MemoryLine {
                required property int index

                objectName: "memoryLine" + index
                width: lines.width
            }
        }
    }
}
