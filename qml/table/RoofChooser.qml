// Round or triangular: asked only if both are possible, in a space that is always reserved for it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: chooser

    required property GameSession session

    signal picked

    function choose(shape: int): void {
        session.composer.pickRoof(shape);
        picked();
    }

    function enter(): void {
        first.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 8
    opacity: session.composer.roofChoiceOpen ? 1 : 0
    enabled: session.composer.roofChoiceOpen

    BodyText {
        text: qsTr("Roof:")
    }

    ChoiceButton {
        id: first

        objectName: "roundRoof"
        text: qsTr("Round")
        checked: chooser.session.composer.roofChoice === 1
        onClicked: chooser.choose(1)
    }

    ChoiceButton {
        objectName: "triangularRoof"
        text: qsTr("Triangular")
        checked: chooser.session.composer.roofChoice === 2
        onClicked: chooser.choose(2)
    }
}
