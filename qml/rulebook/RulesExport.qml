// Takes the rules to a printer or into a file, in a language of one's choice.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Sheet {
    id: sheet

    readonly property RulebookExport work: App.rulebookExport
    readonly property string language: App.languages.codeAt(languageBox.currentIndex)

    function save(question: FileQuestion): void {
        question.open(languageBox.Window.window, work.nameFor(language));
    }

    objectName: "rulesExport"
    title: qsTr("Print or export")
    done: qsTr("Close")
    onAboutToShow: {
        work.forget();
        languageBox.currentIndex = App.languages.find(App.preferences.language);
    }
    onClosed: work.cancel()

    GridLayout {
        columns: Theme.narrow ? 1 : 2
        columnSpacing: 12
        Layout.fillWidth: true

        BodyText {
            text: qsTr("Language of the rules")
            font.bold: true
        }

        Chooser {
            id: languageBox

            objectName: "exportLanguage"
            Layout.fillWidth: true
            model: App.languages
            textRole: "name"
            enabled: !sheet.work.running
            Accessible.name: qsTr("Language of the rules")
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: 8

        CapButton {
            objectName: "printRules"
            text: qsTr("Print…")
            enabled: !sheet.work.running
            onClicked: sheet.work.print(languageBox.Window.window, App.theme, sheet.language)
        }

        CapButton {
            objectName: "saveRulesPdf"
            text: qsTr("Save as PDF…")
            enabled: !sheet.work.running
            onClicked: sheet.save(pdf)
        }

        CapButton {
            objectName: "saveRulesPage"
            text: qsTr("Save as a web page…")
            enabled: !sheet.work.running
            onClicked: sheet.save(page)
        }
    }

    RowLayout {
        visible: sheet.work.running
        spacing: 12
        Layout.fillWidth: true

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.sized(12)
            radius: height / 2
            color: Theme.panelSoft
            border.color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Preparing the rules")

            Rectangle {
                width: parent.width * sheet.work.progress
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }

        CapButton {
            objectName: "cancelExport"
            text: qsTr("Cancel")
            onClicked: sheet.work.cancel()
        }
    }

    BodyText {
        objectName: "exportOutcome"
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.work.outcome
        color: sheet.work.hasFailed ? Theme.warningInk : Theme.ink
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }

    FileQuestion {
        id: pdf

        title: qsTr("Save the rules")
        writing: true
        filters: [qsTr("PDF document (*.pdf)")]
        theme: App.theme
        onChosen: file => sheet.work.save(file, sheet.language)
    }

    FileQuestion {
        id: page

        title: qsTr("Save the rules")
        writing: true
        filters: [qsTr("Web page (*.html)")]
        theme: App.theme
        onChosen: file => sheet.work.save(file, sheet.language)
    }
}
