// The variant whose rules are shown, and the button to close them.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: head

    required property RulebookModel rules
    required property string playing // the variant on the table, or ""
    readonly property VariantsModel variants: rules.game === "canal" ? App.canal.variants : App.capitol.variants

    signal exportWanted
    signal closeWanted

    spacing: 12

    Heading {
        Layout.fillWidth: true
        visible: !Theme.narrow
        text: qsTr("Rules")
        font.pixelSize: Theme.sized(26)
    }

    Chooser {
        objectName: "ruleVariant"
        Layout.fillWidth: Theme.narrow
        Layout.preferredWidth: Theme.sized(280)
        visible: head.playing === ""
        model: head.variants
        textRole: "name"
        Accessible.name: qsTr("Rules")
        currentIndex: head.variants.count > 0 ? head.variants.find(head.rules.variantId) : -1 // others may come before it
        onActivated: index => App.showRules(head.rules.game, head.variants.idAt(index))
    }

    BodyText {
        visible: head.playing !== ""
        Layout.fillWidth: Theme.narrow
        text: head.playing
        wrapMode: Text.Wrap
        font.bold: true
    }

    CapButton {
        objectName: "exportRules"
        text: Theme.narrow ? qsTr("Print…") : qsTr("Print or export…")
        enabled: !head.rules.writing && head.rules.error === ""
        onClicked: head.exportWanted()
    }

    CapButton {
        objectName: "closeRules"
        text: qsTr("Close")
        primary: true
        onClicked: head.closeWanted()
    }
}
