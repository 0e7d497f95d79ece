// The rulebook over the page: chapters at the side, the text next to them, a search above both.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol
import Capitol.Theme

Popup {
    id: sheet

    readonly property RulebookModel rules: App.rulebook
    readonly property bool unreadable: rules.error !== ""
    readonly property bool playing: App.session.active || App.canalSession.active
    property string wanted // the chapter to open the book at, by its id

    function turn(): void {
        if (rules.writing || rules.count === 0 || wanted === "")
            return;
        book.goTo(rules.rowOfChapterId(wanted));
        wanted = "";
    }

    objectName: "rulebook"
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: parent ? Math.min(Theme.sized(1120), parent.width - 16) : 0
    height: parent ? parent.height - 16 : 0
    padding: Theme.narrow ? 12 : 20
    modal: true
    focus: true

    background: Panel {}

    // Once the blocks have their heights.
    Timer {
        id: page

        interval: 0
        onTriggered: sheet.turn()
    }

    Connections {
        target: sheet.rules

        function onChanged(): void {
            if (!sheet.rules.writing && sheet.opened)
                page.restart();
        }
    }

    // The rules of the game on the table, at those in force; else of the variant last played.
    onAboutToShow: {
        wanted = playing ? App.chapterInForce() : "game";
        App.showRulesInPlay();
    }
    onOpened: {
        book.forceActiveFocus();
        turn();
    }

    ColumnLayout {
        anchors.fill: parent
        objectName: "sheetBody"
        spacing: Theme.narrow ? 6 : 12

        Shortcut {
            sequences: ["Ctrl+F"]
            enabled: sheet.opened
            onActivated: search.enter()
        }

        Shortcut {
            sequences: ["F3"]
            enabled: sheet.opened
            onActivated: search.step(1)
        }

        Shortcut {
            sequences: ["Shift+F3"]
            enabled: sheet.opened
            onActivated: search.step(-1)
        }

        Shortcut {
            sequences: ["Ctrl+P"]
            enabled: sheet.opened && !sheet.unreadable && !sheet.rules.writing
            onActivated: exportSheet.open()
        }

        LateSheet {
            id: exportSheet

            visible: false
            sourceComponent: RulesExport {}
        }

        RulebookHead {
            Layout.fillWidth: true
            onExportWanted: exportSheet.open()
            rules: sheet.rules
            playing: sheet.playing ? sheet.rules.variantName : ""
            onCloseWanted: sheet.close()
        }

        SearchBar {
            id: search

            Layout.fillWidth: true
            enabled: !sheet.unreadable
            rules: sheet.rules
            onStepped: book.reveal(sheet.rules.matchRow)
        }

        Chooser {
            objectName: "chapterBox"
            Layout.fillWidth: true
            visible: Theme.narrow && !sheet.unreadable
            model: sheet.rules.chapters
            currentIndex: book.chapter
            Accessible.name: qsTr("Chapters")
            onActivated: index => book.goTo(sheet.rules.rowOfChapter(index))
        }

        BodyText {
            Layout.fillWidth: true
            visible: text !== "" && !Theme.narrow
            text: sheet.rules.marks
            color: Theme.inkSoft
            wrapMode: Text.Wrap
            font.pixelSize: Theme.smallSize
        }

        RowLayout {
            spacing: 16
            Layout.fillWidth: true
            Layout.fillHeight: true

            ChapterList {
                visible: !Theme.narrow && !sheet.unreadable
                Layout.preferredWidth: Theme.sized(230)
                Layout.fillHeight: true
                rules: sheet.rules
                reading: book.chapter
                onPicked: chapter => book.goTo(sheet.rules.rowOfChapter(chapter))
            }

            RuleList {
                id: book

                Layout.fillWidth: true
                Layout.fillHeight: true
                rules: sheet.rules

                ScrollColumn {
                    anchors.fill: parent
                    visible: sheet.unreadable
                    spacing: Theme.sized(10)

                    Heading {
                        Layout.fillWidth: true
                        text: qsTr("These rules cannot be read")
                        wrapMode: Text.Wrap
                    }

                    BodyText {
                        objectName: "ruleError"
                        Layout.fillWidth: true
                        text: sheet.rules.error
                        color: Theme.warningInk
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                    }

                    Item {
                        Layout.fillHeight: true
                    }
                }
            }
        }
    }
}
