// Whether somebody who plays elsewhere is there, and how long they may still think.
import QtQuick
import Capitol

QtObject {
    required property string name
    required property int presence
    required property bool person
    required property bool own
    required property int standIn
    required property string clock
    required property bool running
    required property bool hurried

    readonly property bool away: person && presence !== PresenceModel.Here
    readonly property string words: {
        if (standIn !== PresenceModel.Nobody)
            return qsTr("computer plays", "for somebody who is away");
        switch (presence) {
        case PresenceModel.Away:
            return qsTr("connection lost", "of another player");
        case PresenceModel.Absent:
            return qsTr("away", "another player");
        case PresenceModel.Late:
            return qsTr("out of time", "another player");
        }
        return "";
    }
}
