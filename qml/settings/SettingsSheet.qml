// The settings; each change applies at once and is remembered.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Sheet {
    id: sheet

    readonly property Preferences preferences: App.preferences
    readonly property list<string> themes: ["light", "dark", "contrast"]
    readonly property list<string> palettes: ["usual", "distinct"]
    readonly property list<string> views: ["top", "table", "close"]
    readonly property list<string> qualities: ["automatic", "fast", "standard", "high"]
    readonly property list<string> qualityNames: [qsTr("Automatic"), qsTr("Fast", "graphics"), qsTr("Standard", "graphics"), qsTr("High", "graphics")]

    function percent(size: int): string {
        return qsTr("%1%").arg(size);
    }

    objectName: "settingsSheet"
    title: qsTr("Settings")
    done: qsTr("Close")

    LanguageSwitch {
        Layout.fillWidth: true
    }

    ChoiceSetting {
        objectName: "theme"
        name: qsTr("Colours")
        choices: [qsTr("Light"), qsTr("Dark"), qsTr("High contrast")]
        chosen: sheet.themes.indexOf(sheet.preferences.theme)
        onPicked: choice => sheet.preferences.theme = sheet.themes[choice]
    }

    ChoiceSetting {
        objectName: "palette"
        name: qsTr("Colours of the players")
        choices: [qsTr("Standard"), qsTr("Easier to tell apart")]
        chosen: sheet.palettes.indexOf(sheet.preferences.palette)
        hint: qsTr("Suitable for red-green and blue-green colour blindness.")
        onPicked: choice => sheet.preferences.palette = sheet.palettes[choice]
    }

    ChoiceSetting {
        objectName: "textSize"
        name: qsTr("Text size")
        choices: [sheet.percent(100), sheet.percent(125), sheet.percent(150), sheet.percent(175), sheet.percent(200)]
        chosen: Math.round((sheet.preferences.textSize - 100) / 25)
        onPicked: choice => sheet.preferences.textSize = 100 + 25 * choice
    }

    ChoiceSetting {
        objectName: "boardShape"
        name: qsTr("Board")
        choices: App.board3dAvailable ? [qsTr("In 3D"), qsTr("In 2D")] : [qsTr("In 2D")]
        chosen: sheet.preferences.view3d && App.board3dAvailable ? 0 : choices.length - 1
        hint: App.board3dAvailable ? "" : App.about.whyFlat
        onPicked: choice => sheet.preferences.view3d = choice < choices.length - 1
    }

    CapButton {
        objectName: "tryDepthAgain"
        visible: App.about.canTryAgain
        text: qsTr("Try 3D again next time")
        onClicked: App.about.tryAgain()
    }

    ChoiceSetting {
        objectName: "camera"
        visible: App.board3dAvailable && sheet.preferences.view3d
        name: qsTr("View of the board")
        choices: [qsTr("From above"), qsTr("From the table"), qsTr("Close up")]
        chosen: sheet.views.indexOf(sheet.preferences.cameraView)
        onPicked: choice => sheet.preferences.cameraView = sheet.views[choice]
    }

    ChoiceSetting {
        objectName: "quality"
        visible: App.board3dAvailable && sheet.preferences.view3d
        name: qsTr("Graphics quality")
        choices: sheet.qualityNames
        chosen: sheet.qualities.indexOf(sheet.preferences.quality)
        hint: chosen === 0 ? qsTr("For this computer: %1.").arg(choices[sheet.qualities.indexOf(App.fittingQuality)]) : ""
        onPicked: choice => sheet.preferences.quality = sheet.qualities[choice]
    }

    ChoiceSetting {
        objectName: "floors"
        name: qsTr("Building heights as numbers")
        choices: [qsTr("Shown"), qsTr("Hidden")]
        chosen: sheet.preferences.floorsShown ? 0 : 1
        onPicked: choice => sheet.preferences.floorsShown = choice === 0
    }

    VolumeSetting {
        objectName: "sound"
        name: qsTr("Sounds")
        volume: sheet.preferences.soundVolume
        onTurned: percent => sheet.preferences.soundVolume = percent
    }

    VolumeSetting {
        objectName: "ambience"
        name: qsTr("Ambience")
        volume: sheet.preferences.ambienceVolume
        hint: qsTr("Wind, water and birds, while you are at the table.")
        onTurned: percent => sheet.preferences.ambienceVolume = percent
    }

    VolumeSetting {
        objectName: "music"
        name: qsTr("Music")
        volume: sheet.preferences.musicVolume
        hint: qsTr("A slow piece for the kithara, while you are at the table.")
        onTurned: percent => sheet.preferences.musicVolume = percent
    }

    ChoiceSetting {
        objectName: "pace"
        name: qsTr("Speed of the computer players")
        choices: [qsTr("Instant"), qsTr("Fast"), qsTr("Slow")]
        chosen: sheet.preferences.animationPace
        hint: qsTr("Press Space at any time to speed them up.")
        onPicked: choice => sheet.preferences.animationPace = choice
    }

    ChoiceSetting {
        objectName: "motion"
        name: qsTr("Animations")
        choices: [qsTr("All"), qsTr("Reduced")]
        chosen: sheet.preferences.reducedMotion ? 1 : 0
        onPicked: choice => sheet.preferences.reducedMotion = choice === 1
    }

    ChoiceSetting {
        objectName: "turnNotice"
        visible: App.together.possible
        name: qsTr("Notification when it is your turn")
        choices: [qsTr("On", "notification"), qsTr("Off", "notification")]
        chosen: sheet.preferences.turnNotice ? 0 : 1
        hint: qsTr("When you play with others and another window is in front.")
        onPicked: choice => sheet.preferences.turnNotice = choice === 0
    }

    ChoiceSetting {
        objectName: "confirmation"
        name: qsTr("Confirm moves")
        choices: [qsTr("Never"), qsTr("If they cannot be undone"), qsTr("Always")]
        chosen: sheet.preferences.confirmation
        hint: qsTr("You never need to confirm sealing a bid or drawing a card, unless you bid nothing.")
        onPicked: choice => sheet.preferences.confirmation = choice
    }
}
