// Opens the fair-play check where there is somebody to be asked.
import QtQuick
import Capitol
import Capitol.Theme

CapButton {
    required property Replay replay
    required property FairPlayCheck fairPlay

    objectName: "fairPlayButton"
    focusPolicy: Qt.TabFocus
    visible: fairPlay.player !== ""
    text: qsTr("Fair-play check")
    Accessible.name: qsTr("Check that %1 plays fair here").arg(fairPlay.player)
    onClicked: {
        if (replay.playing)
            replay.toggle();
        sheet.open();
    }

    LateSheet {
        id: sheet

        sourceComponent: FairPlaySheet {}
    }
}
