// Facts about the program: what it is, what it runs on, and where to find more.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Sheet {
    id: sheet

    readonly property About about: App.about

    objectName: "aboutSheet"
    title: qsTr("About Capitol")
    done: qsTr("Close")

    BodyText {
        Layout.fillWidth: true
        text: qsTr("An unofficial desktop version of the board game by Alan R. Moon and Aaron Weissblum (2001), made without the publisher’s involvement and without any of its artwork or text.")
        wrapMode: Text.Wrap
    }

    Fact {
        name: qsTr("Version")
        value: sheet.about.version
    }

    Fact {
        name: qsTr("Qt")
        value: sheet.about.qtVersion
    }

    Fact {
        name: qsTr("Graphics")
        value: sheet.about.renderer
    }

    Fact {
        name: qsTr("Licence")
        value: qsTr("GNU General Public License, version 3 or later: free to use, study, change and share")
    }

    BodyText {
        Layout.fillWidth: true
        visible: text !== ""
        text: sheet.about.trouble
        color: Theme.warningInk
        wrapMode: Text.Wrap
    }

    Flow {
        Layout.fillWidth: true
        spacing: 8

        CapButton {
            objectName: "aboutGuide"
            text: qsTr("Player’s guide")
            onClicked: sheet.about.openGuide("players-guide")
        }

        CapButton {
            objectName: "aboutAuthorsGuide"
            text: qsTr("Variant author’s guide")
            onClicked: sheet.about.openGuide("variant-authors-guide")
        }

        CapButton {
            objectName: "aboutLicence"
            text: qsTr("Licence text")
            onClicked: Qt.openUrlExternally("https://www.gnu.org/licenses/gpl-3.0.html")
        }

        CapButton {
            objectName: "aboutLog"
            text: qsTr("Log folder")
            onClicked: sheet.about.openLogFolder()
        }
    }
}
