// Chooses the rules: the variants that were found, with a line on each.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: chooser

    required property Games games
    property string picked // here; "" for none
    readonly property string chosenId: choice.id
    readonly property bool playable: choice.error === ""
    readonly property int fewest: choice.fewest
    readonly property int most: choice.most
    readonly property int firstPlayer: choice.firstPlayer

    spacing: 4

    VariantChoice {
        id: choice

        variants: chooser.games.variants
        wanted: chooser.picked !== "" ? chooser.picked : chooser.games.lastVariant
        usual: chooser.games.defaultVariant
    }

    Connections {
        target: chooser.games

        function onVariantOffered(): void {
            chooser.picked = "";
        }
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
            model: chooser.games.variants
            textRole: "name"
            currentIndex: choice.row
            onActivated: row => chooser.picked = chooser.games.variants.idAt(row)
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
