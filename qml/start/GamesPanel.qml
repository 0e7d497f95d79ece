// The saved games, to continue or to watch. Any other file can be opened too.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Capitol
import Capitol.Theme

FocusScope {
    id: panel

    required property bool watching

    signal backWanted

    function open(file: url): void {
        if (watching)
            App.watchRecord(file);
        else
            App.openRecord(file);
    }

    Keys.onEscapePressed: backWanted()
    onVisibleChanged: {
        if (visible)
            App.findGames();
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 12

        Heading {
            text: panel.watching ? qsTr("Watch a replay") : qsTr("Load a game")
            font.pixelSize: Theme.sized(30)
        }

        ListView {
            id: list

            objectName: "gamesList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            cacheBuffer: 0 // what is out of sight is not there to be clicked
            spacing: 6
            model: App.games
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Saved games")
            ScrollBar.vertical: ScrollBar {}

            delegate: GameLine {
                width: list.width - 12
                onClicked: panel.open(file)
                onActiveFocusChanged: {
                    if (activeFocus)
                        list.positionViewAtIndex(index, ListView.Contain);
                }
            }

            BodyText {
                anchors.centerIn: parent
                width: parent.width - 40
                visible: list.count === 0
                text: App.games.reading ? qsTr("Looking for saved games…") : qsTr("No saved games yet.")
                color: Theme.inkSoft
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }

        PanelButtons {
            Layout.fillWidth: true
            back.objectName: "gamesBack"
            back.focus: true
            back.onClicked: panel.backWanted()
            forward.objectName: "otherFile"
            forward.text: qsTr("Other file…")
            forward.onClicked: question.open(panel.Window.window)
        }
    }

    FileQuestion {
        id: question

        title: panel.watching ? qsTr("Watch a replay") : qsTr("Load a game")
        filters: [qsTr("Saved games (*.capitol *.canal)"), qsTr("All files (*)")]
        theme: App.theme
        onChosen: file => panel.open(file)
    }
}
