// Round or triangular: asked only where both are possible, in the space that is always kept for it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

RowLayout {
    id: chooser

    required property GameSession session

    spacing: 8
    opacity: session.roofChoiceOpen ? 1 : 0
    enabled: session.roofChoiceOpen

    BodyText {
        text: qsTr("Roof:")
    }

    CapButton {
        objectName: "roundRoof"
        text: qsTr("Round")
        onClicked: chooser.session.pickRoof(1)
    }

    CapButton {
        objectName: "triangularRoof"
        text: qsTr("Triangular")
        onClicked: chooser.session.pickRoof(2)
    }
}
