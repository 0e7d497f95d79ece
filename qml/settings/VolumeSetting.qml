// How loud something is, in steps; the first is off.
import QtQuick

ChoiceSetting {
    id: setting

    required property int volume // per cent

    signal turned(int percent)

    function percent(size: int): string {
        return qsTr("%1%").arg(size);
    }

    choices: [qsTr("Off"), percent(25), percent(50), percent(75), percent(100)]
    chosen: Math.round(volume / 25)
    onPicked: choice => setting.turned(25 * choice)
}
