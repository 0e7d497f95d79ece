// The language of everything, at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

GridLayout {
    id: languages

    property real textSize: Theme.bodySize

    columns: 2
    columnSpacing: 8
    rowSpacing: 6

    Repeater {
        model: App.languages

        delegate: ChoiceButton {
            required property string code
            required property string name

            objectName: "language-" + code
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            leftPadding: 4
            rightPadding: 4
            font.pixelSize: languages.textSize
            text: name
            checked: App.preferences.language === code
            onClicked: App.preferences.language = code
        }
    }
}
