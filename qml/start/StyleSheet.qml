// How strong a computer player is and what it likes.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Capitol
import Capitol.Settings
import Capitol.Theme

Sheet {
    id: sheet

    property string who // it is
    property alias player: choice.playerId // one without a strength gets that of medium
    property alias variant: choice.variant // the rules to play by
    property alias players: choice.players // how many play
    property bool changed: false // by the person

    signal chosen(string id)

    objectName: "styleSheet"
    title: qsTr("Strength and style of %1").arg(who)
    done: qsTr("Done")

    onClosed: {
        if (changed)
            chosen(choice.playerId);
    }

    PlayerChoice {
        id: choice

        kinds: App.playerKinds
    }

    Column { // no layout: several of those within each other lose a height that goes with a width
        Layout.fillWidth: true
        spacing: 6

        BodyText {
            width: parent.width
            text: qsTr("Strength: %1").arg(choice.rating)
            font.bold: true
            wrapMode: Text.Wrap
        }

        Slider {
            id: slider

            objectName: "strengthSlider"
            width: parent.width
            from: choice.lowest
            to: choice.highest
            stepSize: choice.step
            snapMode: Slider.SnapAlways
            value: choice.rating
            Accessible.name: qsTr("Strength: %1").arg(choice.rating)
            onMoved: {
                choice.rating = Math.round(value);
                sheet.changed = true;
            }

            FocusRing {
                shown: slider.visualFocus
            }
        }

        BodyText {
            width: parent.width
            text: choice.levels
            wrapMode: Text.Wrap
        }

        BodyText {
            width: parent.width
            objectName: "strengthOdds"
            text: choice.odds
            color: Theme.inkSoft
            font.pixelSize: Theme.smallSize
            wrapMode: Text.Wrap
        }
    }

    ChoiceSetting {
        objectName: "style"
        name: qsTr("Style")
        choices: [...choice.styles]
        chosen: choice.style
        hint: choice.note
        onPicked: row => {
            choice.style = row;
            sheet.changed = true;
        }
    }

    BodyText {
        Layout.fillWidth: true
        text: qsTr("A style only tips the balance between moves that look about equally good; it hardly changes how strong the player is.")
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
