// The rule texts side by side, one line per topic: what each says and where, how it is decided, and what it changes.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Capitol
import Capitol.Theme

FocusScope {
    id: page

    signal backWanted

    readonly property Comparison comparison: App.comparison
    readonly property real topicWidth: Theme.sized(Theme.narrow ? 150 : 210)

    Keys.onEscapePressed: backWanted()
    Component.onCompleted: App.compareRules()

    Panel {
        anchors.fill: parent
        anchors.margins: Theme.space
    }

    FocusKeeper {
        window: list
        here: page.activeFocus
        onTriggered: list.forceActiveFocus(Qt.TabFocusReason)
    }

    PageKeys {
        id: pageKeys

        list: list
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.space
        spacing: Theme.spaceSmall

        CompareTools {
            Layout.fillWidth: true
            comparison: page.comparison
            onBackWanted: page.backWanted()
            onExportWanted: exportDialog.open(page.Window.window, qsTr("rule texts", "proposed as the name of a file"))
        }

        Sideways {
            id: sideways

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: Math.max(width, page.topicWidth + page.comparison.columns.count * Theme.sized(190))

            ColumnLayout {
                y: Theme.spaceTiny // for the ring around what has the keyboard
                width: sideways.contentWidth
                height: sideways.height - y - (sideways.contentWidth > sideways.width ? Theme.space : 0) // the bar's
                spacing: Theme.spaceSmall

                CompareHeads {
                    Layout.fillWidth: true
                    comparison: page.comparison
                    topicWidth: page.topicWidth
                }

                ListView {
                    id: list

                    objectName: "compareList"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    activeFocusOnTab: true
                    cacheBuffer: 0 // what is out of sight is not there to be clicked
                    model: page.comparison.lines
                    boundsBehavior: Flickable.StopAtBounds
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Comparison")
                    ScrollBar.vertical: ScrollBar {
                        policy: ScrollBar.AsNeeded
                    }
                    Keys.onReturnPressed: page.comparison.lines.toggle(currentIndex)
                    Keys.onEnterPressed: page.comparison.lines.toggle(currentIndex)
                    Keys.onSpacePressed: page.comparison.lines.toggle(currentIndex)
                    Keys.forwardTo: [pageKeys]

                    section.property: "chapter"

                    delegate: CompareLine {
                        width: list.width - Theme.space
                        comparison: page.comparison
                        topicWidth: page.topicWidth
                        viewWidth: Math.min(list.width, sideways.width) - Theme.space
                        heading: ListView.section === ListView.previousSection ? "" : chapter
                        marked: ListView.isCurrentItem && list.activeFocus
                        onChosen: {
                            list.forceActiveFocus();
                            list.currentIndex = index;
                            page.comparison.lines.toggle(index);
                        }
                    }

                    BodyText {
                        anchors.centerIn: parent
                        width: parent.width - 40
                        visible: list.count === 0 && !nothingFound.visible
                        text: page.comparison.reading ? qsTr("Loading the rule texts…") : page.comparison.problem
                        color: page.comparison.problem !== "" ? Theme.warningInk : Theme.inkSoft
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                    }

                    NothingFound {
                        id: nothingFound

                        width: Math.min(list.width, sideways.width) - Theme.space
                        visible: list.count === 0 && !page.comparison.reading && page.comparison.problem === ""
                        comparison: page.comparison
                    }
                }
            }
        }

        BodyText {
            Layout.fillWidth: true
            visible: list.count > 0
            text: page.comparison.extent
            color: Theme.inkSoft
            font.pixelSize: Theme.smallSize
            wrapMode: Text.Wrap
        }
    }

    ExportDialog {
        id: exportDialog

        comparison: page.comparison
    }
}
