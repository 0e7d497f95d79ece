// One pile: the visible top card, how many lie beneath, how many are discarded.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Capitol.Theme

T.AbstractButton {
    id: pile

    required property int index
    required property int kind
    required property string name
    required property int topValue
    required property int topDistrict
    required property int count
    required property int discards
    required property bool legal
    property bool stacked: false // its words lie below its card
    readonly property bool settled: grace.over // the card on top has been there long enough to be seen

    // The keyboard does not leave the piles by arrows.
    function goTo(other: DrawPile, reason: int): void {
        if (other)
            other.forceActiveFocus(reason);
    }

    objectName: "pile" + index
    implicitWidth: Theme.sized(170)
    implicitHeight: stacked ? face.height + 4 + words.implicitHeight : Math.max(face.height, words.implicitHeight)
    enabled: legal
    onCountChanged: grace.restart()
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onRightPressed: goTo(nextItemInFocusChain(true) as DrawPile, Qt.TabFocusReason)
    Keys.onLeftPressed: goTo(nextItemInFocusChain(false) as DrawPile, Qt.BacktabFocusReason)
    Accessible.role: Accessible.Button
    Accessible.name: name

    Grace {
        id: grace
    }

    CardFace {
        id: face

        y: pile.stacked ? 0 : (pile.height - height) / 2
        width: implicitWidth * (Theme.narrow ? 0.75 : 1)
        height: implicitHeight * (Theme.narrow ? 0.75 : 1)
        visible: pile.count > 0
        kind: pile.kind
        district: pile.topDistrict
        value: pile.topValue
        selected: pile.legal && pile.hovered
        dimmed: !pile.legal
        focused: pile.visualFocus
    }

    ColumnLayout {
        id: words

        x: pile.stacked ? 0 : face.width + 10
        y: pile.stacked ? face.height + 4 : (pile.height - height) / 2
        width: pile.width - x

        BodyText {
            Layout.fillWidth: true
            wrapMode: pile.stacked ? Text.NoWrap : Text.Wrap
            fontSizeMode: pile.stacked ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.sized(8)
            font.pixelSize: Theme.narrow ? Theme.smallSize : Theme.bodySize
            text: qsTr("%n in the pile", "", pile.count)
        }

        BodyText {
            Layout.fillWidth: true
            wrapMode: pile.stacked ? Text.NoWrap : Text.Wrap
            fontSizeMode: pile.stacked ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.sized(8)
            font.pixelSize: Theme.narrow ? Theme.smallSize : Theme.bodySize
            text: qsTr("%n discarded", "", pile.discards)
            color: Theme.inkSoft
        }
    }
}
