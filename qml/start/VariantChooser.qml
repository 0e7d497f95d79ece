// Which rules: the variants that can be found, with a line on each.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: chooser

    readonly property int row: Math.max(0, box.currentIndex)
    readonly property string chosenId: App.variants.idAt(row)
    readonly property string error: App.variants.errorAt(row)
    readonly property bool playable: error === ""
    readonly property int fewest: App.variants.fewestAt(row)
    readonly property int most: App.variants.mostAt(row)

    // The usual rules where that variant is gone.
    function rowOf(id: string): int {
        const row = App.variants.find(id);
        return row >= 0 ? row : Math.max(0, App.variants.find("schmidt"));
    }

    spacing: 4

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
            model: App.variants
            textRole: "name"
            currentIndex: chooser.rowOf(App.preferences.lastVariant)
            Accessible.name: qsTr("Rules")
        }
    }

    BodyText {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.sized(40)
        text: chooser.playable ? App.variants.summaryAt(chooser.row) : chooser.error
        color: chooser.playable ? Theme.inkSoft : Theme.warningInk
        wrapMode: Text.Wrap
        font.pixelSize: Theme.smallSize
    }
}
