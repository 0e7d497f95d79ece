// A saved game from its first move to its last: step, play, jump.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Panel {
    id: bar

    required property Replay replay
    required property int round // that is shown
    readonly property bool brief: width < Theme.sized(560) + 42 * Theme.textScale * replay.rounds.length // the slider leads to rounds, too
    readonly property list<int> speeds: [1, 2, 4, 8]
    readonly property list<string> speedTexts: ["½×", "1×", "2×", "4×"]
    readonly property int speedPlace: Math.round(Math.log2(replay.speed))

    implicitHeight: Theme.sized(48)

    Shield {}

    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 10
        anchors.rightMargin: 10
        spacing: 6

        RowLayout {
            Layout.fillWidth: false
            spacing: 6

            StepButton {
                objectName: "replayStart"
                text: "|◀"
                name: qsTr("To the start")
                enabled: bar.replay.move > 0
                onClicked: bar.replay.goTo(0)
            }

            OneStep {
                objectName: "replayBack"
                replay: bar.replay
                back: true
            }

            StepButton {
                objectName: "replayPlay"
                text: bar.replay.playing ? "❚❚" : "▶"
                name: bar.replay.playing ? qsTr("Pause") : qsTr("Play the moves")
                primary: true
                onClicked: bar.replay.toggle()
            }

            OneStep {
                objectName: "replayForward"
                replay: bar.replay
                back: false
            }

            StepButton {
                objectName: "replayEnd"
                text: "▶|"
                name: qsTr("To the end")
                enabled: bar.replay.move < bar.replay.moves
                onClicked: bar.replay.goTo(bar.replay.moves)
            }

            StepButton {
                objectName: "replaySpeed"
                visible: !Theme.narrow
                text: bar.speedTexts[bar.speedPlace]
                name: qsTr("Speed: %1. Press to change it.").arg(text)
                onClicked: bar.replay.speed = bar.speeds[(bar.speedPlace + 1) % bar.speeds.length]
            }

            BodyText {
                objectName: "replayMove"
                Layout.preferredWidth: widest.width
                text: qsTr("%1 of %2", "a move, of so many").arg(bar.replay.move).arg(bar.replay.moves)
                horizontalAlignment: Text.AlignRight

                TextMetrics {
                    id: widest

                    font.family: Theme.sans
                    font.pixelSize: Theme.bodySize
                    text: qsTr("%1 of %2", "a move, of so many").arg(bar.replay.moves).arg(bar.replay.moves)
                }
            }
        }

        RowLayout {
            spacing: 6

            Slider {
                id: slider

                objectName: "replaySlider"
                Layout.fillWidth: true
                from: 0
                to: bar.replay.moves
                stepSize: 1
                snapMode: Slider.SnapAlways
                value: bar.replay.move
                Accessible.name: qsTr("Move %1 of %2").arg(bar.replay.move).arg(bar.replay.moves)
                onMoved: bar.replay.goTo(Math.round(value))

                FocusRing {
                    shown: slider.visualFocus
                }
            }

            BodyText {
                Layout.leftMargin: 8
                visible: !bar.brief
                text: qsTr("Round")
                color: Theme.inkSoft
            }

            Repeater {
                model: bar.brief ? 0 : bar.replay.rounds

                delegate: StepButton {
                    required property int index
                    required property int modelData

                    objectName: "replayRound" + (index + 1)
                    implicitWidth: Theme.sized(34)
                    text: index + 1
                    name: qsTr("To round %1").arg(index + 1)
                    font.bold: bar.round === index + 1
                    onClicked: bar.replay.goTo(modelData)
                }
            }
        }
    }
}
