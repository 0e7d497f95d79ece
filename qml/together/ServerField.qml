// Where to go: the address of a server, or an invitation; and what became of it.
import QtQuick
import QtQuick.Layouts
import Capitol
import Capitol.Theme

Column { // no layout: several of those within each other lose a height that goes with a width
    id: box

    required property Together together
    readonly property bool asked: together.invited !== ""
    readonly property bool busy: together.state === Together.Connecting || together.state === Together.Entering
    readonly property string status: {
        if (together.trouble !== "")
            return together.trouble;
        switch (together.state) {
        case Together.Connecting:
            return qsTr("Connecting to %1…").arg(together.server);
        case Together.Entering:
            return qsTr("Joining the table…");
        case Together.Browsing:
            return together.encrypted ? qsTr("Connected to %1. The connection is encrypted.").arg(together.server) : qsTr("Connected to %1. Not encrypted: others on the network could read along.").arg(together.server);
        }
        return asked ? qsTr("You have been invited to a table. Press Go to join it.") : qsTr("Ask the host for it. An address alone shows the tables of that server.");
    }

    function go(): void {
        wrong.visible = !together.go(field.text);
        if (!wrong.visible && !field.text.startsWith("capitol:"))
            App.preferences.lastServer = field.text;
    }

    spacing: 6
    onAskedChanged: {
        if (asked)
            field.text = together.invited;
    }
    Component.onCompleted: field.text = asked ? together.invited : App.preferences.lastServer

    RowLayout {
        width: parent.width
        spacing: 8

        Field {
            id: field

            objectName: "serverField"
            Layout.fillWidth: true
            placeholderText: qsTr("Server address, invitation link or code")
            maximumLength: 400
            Accessible.name: qsTr("Server address, invitation link or code")
            onAccepted: box.go()
            onTextEdited: wrong.visible = false
        }

        CapButton {
            objectName: "serverGo"
            text: box.busy || box.together.state === Together.Browsing ? qsTr("Disconnect") : qsTr("Go")
            primary: box.asked
            onClicked: {
                if (box.busy || box.together.state === Together.Browsing)
                    box.together.leave();
                else
                    box.go();
            }
        }
    }

    BodyText {
        id: wrong

        width: parent.width
        visible: false
        text: qsTr("This is not an address, an invitation link or a code. Check it for typing errors.")
        color: Theme.warningInk
        wrapMode: Text.Wrap
    }

    BodyText {
        objectName: "serverStatus"
        width: parent.width
        visible: !wrong.visible
        text: box.status
        color: box.together.trouble !== "" ? Theme.warningInk : Theme.inkSoft
        wrapMode: Text.Wrap
    }
}
