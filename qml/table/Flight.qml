// Something on its way over the table: it comes into sight, travels, is read, and is gone.
import QtQuick
import Capitol.Theme

Item {
    id: flight

    property point from: Qt.point(0, 0)
    property point to: Qt.point(0, 0)
    property int time: 0 // milliseconds, with the time to read it
    property string caption: ""
    default property alias content: thing.data

    x: from.x
    y: from.y
    z: 1

    Item {
        id: thing

        x: -childrenRect.width / 2
        y: -childrenRect.height / 2
    }

    Panel {
        x: Math.max(-flight.x + 6, Math.min(-width / 2, flight.parent.width - flight.x - width - 6))
        y: thing.childrenRect.height / 2 + 4
        width: words.width + 16
        height: words.height + 8
        visible: flight.caption !== ""

        BodyText {
            id: words

            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.sized(260))
            text: flight.caption
            wrapMode: Text.Wrap
            font.pixelSize: Theme.smallSize
            Accessible.ignored: true
        }
    }

    SequentialAnimation {
        running: true
        onFinished: flight.destroy()

        ParallelAnimation {
            NumberAnimation {
                target: flight
                property: "x"
                to: flight.to.x
                duration: flight.time * 0.45
                easing.type: Easing.InOutQuad
            }
            NumberAnimation {
                target: flight
                property: "y"
                to: flight.to.y
                duration: flight.time * 0.45
                easing.type: Easing.InOutQuad
            }
        }
        PauseAnimation {
            duration: flight.time * 0.4
        }
        NumberAnimation {
            target: flight
            property: "opacity"
            to: 0
            duration: flight.time * 0.15
        }
    }
}
