// Where tables are found: the own ones, those of a server, and those of the local network.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Start
import Capitol.Theme

FocusScope {
    id: panel

    signal backWanted
    signal makeWanted

    readonly property Together together: App.together
    readonly property bool browsing: together.state === Together.Browsing

    component Title: Heading {
        Layout.fillWidth: true
        Layout.topMargin: 8
        font.pixelSize: Theme.sized(20)
        wrapMode: Text.Wrap
    }

    component Note: BodyText {
        Layout.fillWidth: true
        color: Theme.inkSoft
        wrapMode: Text.Wrap
    }

    Keys.onEscapePressed: backWanted()

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ScrollColumn {
            id: lists

            Layout.fillWidth: true
            Layout.fillHeight: true
            margins: Theme.sized(28)
            spacing: 10

            Heading {
                text: qsTr("Play together")
                font.pixelSize: Theme.sized(30)
            }

            RowLayout {
                spacing: 8

                BodyText {
                    Layout.preferredWidth: Theme.sized(110)
                    text: qsTr("Your name")
                    wrapMode: Text.Wrap
                }

                Field {
                    objectName: "togetherName"
                    Layout.preferredWidth: Theme.sized(240)
                    text: App.preferences.playerName
                    placeholderText: qsTr("Player")
                    maximumLength: 24
                    Accessible.name: qsTr("Your name")
                    onEditingFinished: App.preferences.playerName = text
                }
            }

            BlockedPeople {
                Layout.fillWidth: true
                visible: App.preferences.blockedNames.length > 0
            }

            ServerField {
                Layout.fillWidth: true
                together: panel.together
            }

            Title {
                visible: panel.together.mine.count > 0
                text: qsTr("My tables")
            }

            Column { // no layout: in Qt 6.4 a hidden one keeps lines that have gone, and this page is hidden at a table
                Layout.fillWidth: true
                visible: panel.together.mine.count > 0
                spacing: 10

                Repeater {
                    model: panel.together.mine

                    delegate: MyTableLine {
                        id: mine

                        width: parent.width
                        onClicked: panel.together.resume(mine.index)
                        onForgetWanted: panel.together.forget(mine.index)
                    }
                }
            }

            GameFilter {
                Layout.fillWidth: true
                Layout.topMargin: 8
                together: panel.together
            }

            Title {
                visible: panel.browsing
                text: qsTr("Tables on %1").arg(panel.together.server)
            }

            TableFilters {
                Layout.fillWidth: true
                visible: panel.browsing
                tables: panel.together.tables
            }

            TableList {
                objectName: "serverTables"
                Layout.fillWidth: true
                visible: panel.browsing
                tables: panel.together.tables
                onJoinWanted: row => panel.together.joinListed(row)
            }

            Note {
                visible: panel.browsing && panel.together.tables.count === 0
                text: panel.together.tables.hidden > 0 ? qsTr("No table matches the filters.") : qsTr("There are no open tables here right now. You can make one.")
            }

            Title {
                text: qsTr("On the local network")
            }

            TableList {
                objectName: "nearbyTables"
                Layout.fillWidth: true
                tables: panel.together.nearby
                onJoinWanted: row => panel.together.joinNearby(row)
            }

            Note {
                visible: panel.together.nearby.count === 0
                text: panel.together.nearby.hidden > 0 ? qsTr("No table matches the filters.") : panel.together.finding ? qsTr("No tables right now. They appear here by themselves.") : qsTr("This system does not let Capitol look for tables on the local network.")
            }

            Item {
                Layout.fillHeight: true
            }
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            visible: lists.overfull
            color: Theme.line
        }

        PanelButtons {
            Layout.fillWidth: true
            Layout.margins: Theme.sized(16)
            Layout.leftMargin: Theme.sized(28)
            Layout.rightMargin: Theme.sized(28)
            back.objectName: "togetherBack"
            back.focus: true
            back.onClicked: panel.backWanted()
            forward.objectName: "makeTable"
            forward.text: qsTr("New table…")
            forward.primary: true
            forward.onClicked: panel.makeWanted()
        }
    }
}
