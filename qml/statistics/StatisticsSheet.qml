// The games that people have finished here, those of one game at a time: how many, how well, and the best of them.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Sheet {
    id: sheet

    property string game: App.preferences.game
    readonly property GameStatistics statistics: (game === "canal" ? App.canal : App.capitol).statistics
    readonly property bool any: statistics.rows.count > 0

    objectName: "statisticsSheet"
    title: qsTr("Statistics")
    done: qsTr("Close")
    Component.onCompleted: {
        App.capitol.statistics.read();
        App.canal.statistics.read();
    }

    GameChoice {
        id: choice

        game: sheet.game
        onChosen: game => sheet.game = game
    }

    BodyText {
        Layout.fillWidth: true
        text: qsTr("Every finished game with at least one person counts once; if several people played it, it counts for each of them. The guided game and replays do not count.")
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "statisticsFault"
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.statistics.fault
        color: Theme.warningInk
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "noStatistics"
        Layout.fillWidth: true
        visible: sheet.statistics.known && !sheet.any && sheet.statistics.fault === ""
        text: qsTr("No finished games yet.")
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "bestScore"
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.statistics.best
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "longestStreak"
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.statistics.longest
        wrapMode: Text.Wrap
    }

    StatisticsTable {
        objectName: "statisticsTable"
        Layout.fillWidth: true
        visible: sheet.any
        rows: sheet.statistics.rows
    }

    ClearStatistics {
        Layout.fillWidth: true
        visible: sheet.any || sheet.statistics.fault !== ""
        statistics: sheet.statistics
        game: choice.title
    }
}
