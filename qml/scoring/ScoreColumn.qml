// What each player got in one area, in the round, or in total.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Rectangle {
    id: column

    required property string name
    required property list<int> points
    required property int kind
    required property bool fresh
    required property real headingHeight
    required property real rowHeight
    required property bool upright // the name is written upwards
    readonly property bool sum: kind !== ScoreModel.Area

    implicitWidth: Theme.sized(50)
    implicitHeight: cells.implicitHeight
    radius: 4
    color: fresh ? Theme.glowSoft : sum ? Theme.panelSoft : "transparent"
    border.color: fresh ? Theme.accent : "transparent"
    Accessible.role: Accessible.Column
    Accessible.name: name

    ColumnLayout {
        id: cells

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 2

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: column.headingHeight

            Heading {
                anchors.centerIn: parent
                width: column.upright ? parent.height - 4 : parent.width
                height: column.upright ? parent.width : parent.height
                rotation: column.upright ? -90 : 0
                text: column.name
                font.pixelSize: Theme.sized(13)
                font.letterSpacing: 0
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.sized(column.upright ? 8 : 10)
                horizontalAlignment: column.upright ? Text.AlignLeft : Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap // a name that is too long becomes smaller, and is not broken
            }
        }

        Repeater {
            model: column.points.length // by number: changed points do not make new items

            delegate: BodyText {
                required property int index
                readonly property int won: column.points[index] ?? 0

                Layout.fillWidth: true
                Layout.preferredHeight: column.rowHeight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sized(8)
                text: won === 0 && !column.sum ? "–" : won
                font.bold: column.sum
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
}
