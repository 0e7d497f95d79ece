// The number of a building's floors, so that nobody has to count them.
import QtQuick
import Capitol.Theme

Rectangle {
    id: count

    required property int floors
    required property int size // of the digits, pixels

    objectName: "floorCount"
    width: Math.max(height, number.implicitWidth + 4)
    height: number.implicitHeight * 0.86
    radius: height / 2
    color: Theme.panel

    BodyText {
        id: number

        anchors.centerIn: parent
        text: count.floors
        font.pixelSize: count.size
        font.bold: true
        Accessible.ignored: true
    }
}
