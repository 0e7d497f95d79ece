// One setting: its name, its choices, and a line that explains them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

Column { // no layout: several of those within each other lose a height that goes with a width
    id: setting

    required property string name
    required property list<string> choices
    required property int chosen
    property string hint

    signal picked(int choice)

    spacing: 6
    Layout.fillWidth: true
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    BodyText {
        width: parent.width
        text: setting.name
        font.bold: true
        wrapMode: Text.Wrap
    }

    Flow {
        width: parent.width
        spacing: 8

        Repeater {
            model: setting.choices.length // by number: another language keeps the buttons

            delegate: ChoiceButton {
                required property int index

                objectName: setting.objectName + index
                text: setting.choices[index]
                leftPadding: Theme.sized(14)
                rightPadding: Theme.sized(14)
                checked: setting.chosen === index
                Accessible.description: setting.name
                onClicked: setting.picked(index)
            }
        }
    }

    BodyText {
        width: parent.width
        visible: setting.hint !== ""
        text: setting.hint
        color: Theme.inkSoft
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
    }
}
