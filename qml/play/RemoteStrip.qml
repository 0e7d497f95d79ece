// What people at a table elsewhere have to decide together, and what is wrong with the line: one thing at a time, above
// the board. It takes no key and no focus.
pragma ComponentBehavior: Bound
import QtQuick
import Capitol
import Capitol.Theme

Panel {
    id: strip

    required property RemoteTable remote

    signal replayWanted

    readonly property bool proposed: remote.proposalText !== ""
    readonly property bool missing: remote.missingSeat >= 0
    readonly property string words: {
        if (remote.cut && !remote.ended)
            return remote.cutText;
        if (proposed)
            return remote.proposalText + " " + remote.votesText;
        if (remote.stoodInFor)
            return qsTr("A computer player plays for you.");
        if (remote.ended)
            return remote.endText === "" ? "" : remote.endText + " " + remote.proofText;
        return missing ? remote.missingText : "";
    }

    component StripButton: CapButton {
        implicitHeight: Theme.sized(30)
        leftPadding: Theme.sized(8)
        rightPadding: Theme.sized(8)
        topPadding: 0
        bottomPadding: 0
        focusPolicy: Qt.TabFocus
    }

    implicitHeight: row.implicitHeight + 12
    border.color: Theme.accent

    Shield {}

    Flow {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 8
        spacing: 6

        BodyText {
            objectName: "remoteWords"
            width: Math.min(implicitWidth, row.width)
            height: Math.max(implicitHeight, Theme.sized(30))
            text: strip.words
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        StripButton {
            objectName: "reconnect"
            visible: strip.remote.cut && !strip.remote.ended
            text: qsTr("Reconnect")
            onClicked: App.together.retry()
        }

        StripButton {
            objectName: "voteYes"
            visible: strip.proposed && strip.remote.mayVote
            text: qsTr("Agree")
            onClicked: strip.remote.vote(true)
        }

        StripButton {
            objectName: "voteNo"
            visible: strip.proposed && strip.remote.mayVote
            text: qsTr("Refuse")
            onClicked: strip.remote.vote(false)
        }

        StripButton {
            objectName: "takeOver"
            visible: strip.remote.stoodInFor && !strip.proposed && !strip.remote.cut
            text: qsTr("Play myself")
            onClicked: strip.remote.takeOver()
        }

        Repeater {
            model: strip.missing && !strip.proposed && strip.remote.mayPropose && !strip.remote.stoodInFor ? 3 : 0

            delegate: StripButton {
                required property int index
                readonly property string how: ["once", "until_return", "wait"][index]

                objectName: "standIn" + index
                text: [qsTr("Computer: one move"), qsTr("Computer until return"), qsTr("Wait")][index]
                onClicked: strip.remote.askStandIn(how)
            }
        }

        StripButton {
            objectName: "extendTime"
            visible: strip.missing && !strip.proposed && strip.remote.mayPropose && strip.remote.timed
            text: qsTr("More time")
            onClicked: strip.remote.askExtend(strip.remote.missingSeat)
        }

        StripButton {
            objectName: "endEarly"
            visible: strip.missing && !strip.proposed && strip.remote.mayPropose
            text: qsTr("End the game")
            onClicked: strip.remote.askEnd()
        }

        StripButton {
            objectName: "watchEnded"
            visible: strip.remote.endText !== "" && !strip.proposed
            text: qsTr("Watch the replay")
            onClicked: strip.replayWanted()
        }
    }
}
