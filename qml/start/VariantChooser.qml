// Chooses the rules: the variants that were found, with a line on each.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: chooser

    required property Games games
    property var picks: new Map() // the variants picked here, by their Games
    readonly property string picked: picks.get(games) ?? ""
    readonly property string chosenId: choice.id
    readonly property bool playable: choice.error === ""
    readonly property int fewest: choice.fewest
    readonly property int most: choice.most
    readonly property int firstPlayer: choice.firstPlayer

    function pick(id: string): void {
        picks = new Map(picks).set(games, id);
    }

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
            chooser.pick("");
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
            onModelChanged: currentIndex = Qt.binding(() => choice.row) // a new list begins at its first
            onActivated: row => chooser.pick(chooser.games.variants.idAt(row))
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
