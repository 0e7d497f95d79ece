// The keys for one place, each with what it does.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Capitol.Theme

ColumnLayout {
    id: group

    required property string name
    required property list<string> keys
    required property list<string> deeds

    spacing: 4
    Layout.fillWidth: true

    Heading {
        Layout.fillWidth: true
        text: group.name
        wrapMode: Text.Wrap
    }

    Repeater {
        model: group.keys.length // by number: another language keeps the lines

        delegate: KeyLine {
            required property int index

            Layout.fillWidth: true
            key: group.keys[index]
            deed: group.deeds[index]
        }
    }
}
