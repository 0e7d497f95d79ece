// One key and what it does.
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

RowLayout {
    id: line

    required property string key
    required property string deed
    readonly property string name: KeyNames.here(key)

    spacing: 12
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(name).arg(deed)

    BodyText {
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: Theme.sized(150)
        text: line.name
        font.bold: true
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    BodyText {
        Layout.fillWidth: true
        text: line.deed
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
