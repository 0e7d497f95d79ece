// The program about itself: what it is, what it runs on, and where more stands.
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
        text: qsTr("The board game by Alan R. Moon and Aaron Weissblum (2001) at the desktop. An unofficial edition, made without the publisher, with none of the game's art or text.")
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
        name: qsTr("Drawn by")
        value: sheet.about.renderer
    }

    Fact {
        name: qsTr("Licence")
        value: qsTr("GNU General Public License, version 3 or later: free to use, to study, to change and to pass on")
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
            text: qsTr("Player's guide")
            onClicked: sheet.about.openGuide("players-guide")
        }

        CapButton {
            objectName: "aboutAuthorsGuide"
            text: qsTr("Guide to variants")
            onClicked: sheet.about.openGuide("variant-authors-guide")
        }

        CapButton {
            objectName: "aboutLicence"
            text: qsTr("The licence's text")
            onClicked: Qt.openUrlExternally("https://www.gnu.org/licenses/gpl-3.0.html")
        }

        CapButton {
            objectName: "aboutLog"
            text: qsTr("Folder of the log")
            onClicked: sheet.about.openLogFolder()
        }
    }
}
