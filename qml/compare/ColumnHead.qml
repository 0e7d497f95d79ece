// The rule text or variant of a column, which can be played, opened in the editor, or removed.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

ColumnLayout {
    id: head

    required property int index
    required property string name
    required property int choice // its place among the choices
    required property string likeness // how far it is from the first column
    required property bool onTable // the game on the table
    required property Comparison comparison

    spacing: Theme.spaceTiny

    Chooser {
        objectName: "column" + head.index
        Layout.fillWidth: true
        Layout.rightMargin: Theme.spaceSmall
        model: head.comparison.choices
        currentIndex: head.choice
        onModelChanged: currentIndex = Qt.binding(() => head.choice) // a new list begins at its first
        Accessible.name: qsTr("Column %1").arg(head.index + 1)
        onActivated: choice => head.comparison.setColumn(head.index, choice)
    }

    RowLayout {
        Layout.rightMargin: Theme.spaceTiny
        spacing: 2 // Dutch words are long

        CapButton {
            objectName: "playColumn" + head.index
            leftPadding: Theme.spaceSmall
            rightPadding: Theme.spaceSmall
            text: head.onTable ? qsTr("Back") : qsTr("Play")
            primary: true
            Accessible.name: head.onTable ? qsTr("Back to the game") : qsTr("Play by the rules of %1").arg(head.name)
            onClicked: head.comparison.play(head.index)
        }

        CapButton {
            objectName: "editColumn" + head.index
            leftPadding: Theme.spaceSmall
            rightPadding: Theme.spaceSmall
            visible: !head.onTable
            text: qsTr("Edit")
            Accessible.name: qsTr("Open %1 in the variant editor").arg(head.name)
            onClicked: head.comparison.edit(head.index)
        }

        Item {
            Layout.fillWidth: true
        }

        CapButton {
            objectName: "removeColumn" + head.index
            implicitWidth: Theme.sized(30)
            leftPadding: Theme.spaceTiny
            rightPadding: Theme.spaceTiny
            visible: head.comparison.canRemove
            text: "✕"
            Accessible.name: qsTr("Remove column %1").arg(head.name)
            onClicked: head.comparison.removeColumn(head.index)
        }
    }

    BodyText {
        Layout.fillWidth: true
        Layout.rightMargin: Theme.spaceSmall
        visible: !Theme.narrow
        text: head.likeness
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
