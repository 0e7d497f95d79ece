// Chooses the rules: the variants that were found, with a line on each.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: chooser

    property VariantsModel found: App.variants
    property string last: App.preferences.lastVariant // played
    property string usual: "schmidt"
    readonly property string chosenId: choice.id
    readonly property bool playable: choice.error === ""
    readonly property int fewest: choice.fewest
    readonly property int most: choice.most
    readonly property int firstPlayer: choice.firstPlayer

    // The usual rules where that variant is gone.
    function rowOf(id: string): int {
        const row = found.find(id);
        return row >= 0 ? row : Math.max(0, found.find(usual));
    }

    spacing: 4

    VariantChoice {
        id: choice

        variants: chooser.found
        row: Math.max(0, box.currentIndex)
    }

    RowLayout {
        spacing: 8

        BodyText {
            Layout.preferredWidth: Theme.sized(90)
            text: qsTr("Rules")
        }

        Chooser {
            id: box

            objectName: "variantBox"
            Layout.fillWidth: true
            model: chooser.found
            textRole: "name"
            currentIndex: chooser.rowOf(chooser.last)
            Accessible.name: qsTr("Rules")
        }
    }

    BodyText {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.sized(40)
        text: chooser.playable ? choice.summary : choice.error
        color: chooser.playable ? Theme.inkSoft : Theme.warningInk
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
