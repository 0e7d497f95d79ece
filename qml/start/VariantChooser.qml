// Chooses the rules: the variants that were found, with a line on each.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: chooser

    property VariantsModel found: App.capitol.variants
    property string last: App.preferences.lastVariant // played
    property string usual: "schmidt"
    readonly property string chosenId: choice.id
    readonly property bool playable: choice.error === ""
    readonly property int fewest: choice.fewest
    readonly property int most: choice.most
    readonly property int firstPlayer: choice.firstPlayer

    spacing: 4

    VariantChoice {
        id: choice

        variants: chooser.found
        wanted: chooser.last
        usual: chooser.usual
    }

    RowLayout {
        spacing: 8

        BodyText {
            Layout.preferredWidth: Theme.sized(90)
            text: qsTr("Rules")
        }

        Chooser {
            objectName: "variantBox"
            Layout.fillWidth: true
            model: chooser.found
            textRole: "name"
            currentIndex: choice.row
            onActivated: row => choice.wanted = chooser.found.idAt(row)
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
