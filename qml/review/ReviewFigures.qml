// What became of each seat's share, a column each: how well it chose, and where it lost and gained.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Column { // no layout, since the titles wrap
    id: table

    required property GameReview review
    readonly property list<string> titles: [qsTr("Accuracy"), qsTr("Lost in construction"), qsTr("Lost in bids"), qsTr("Lost in placing tiles"), qsTr("Lost in drawing"), qsTr("Through others’ losses"), qsTr("Luck"), qsTr("Unforeseen")]
    readonly property real cellWidth: Math.min(Theme.sized(96), width * 0.62 / Math.max(1, review.seats.count))
    readonly property real titleWidth: width - cellWidth * review.seats.count

    spacing: 2
    objectName: "reviewFigures"
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Where the shares came from")

    Row {
        leftPadding: table.titleWidth

        Repeater {
            model: table.review.seats

            delegate: Column {
                id: head

                required property string name
                required property int hue

                width: table.cellWidth
                spacing: 2

                PlayerBadge {
                    width: Theme.sized(22)
                    height: width
                    anchors.right: parent.right
                    hue: head.hue
                }

                BodyText {
                    width: parent.width
                    leftPadding: 6
                    text: head.name
                    font.bold: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.sized(10)
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideRight
                }
            }
        }
    }

    Repeater {
        model: table.titles

        delegate: Rectangle {
            id: line

            required property int index
            required property string modelData

            width: table.width
            height: title.height + 4
            radius: 3
            color: index % 2 === 0 ? Theme.panelSoft : "transparent"
            Accessible.role: Accessible.Row
            Accessible.name: modelData

            BodyText {
                id: title

                x: 4
                y: 2
                width: table.titleWidth - 4
                text: line.modelData
                font.bold: line.index === 0
                wrapMode: Text.Wrap
            }

            Row {
                x: table.titleWidth
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: table.review.seats

                    delegate: BodyText {
                        required property list<string> figures

                        width: table.cellWidth
                        rightPadding: 2
                        text: figures[line.index] ?? ""
                        font.bold: line.index === 0
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.sized(10)
                        horizontalAlignment: Text.AlignRight
                    }
                }
            }
        }
    }

    BodyText {
        width: table.width
        topPadding: 4
        text: qsTr("Accuracy in percent, everything else in percentage points of the expected share of the victory.")
        font.pixelSize: Theme.smallSize
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }
}
