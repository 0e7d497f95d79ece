// The moments that made a difference, in the order of the game.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Theme

ListView {
    id: list

    required property GameReview review

    signal chosen(int move)

    function choose(row: int): void {
        if (row >= 0)
            chosen(review.moments.data(review.moments.index(row, 0), ReviewMomentModel.Move)); // its line may be far away
    }

    objectName: "reviewMoments"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: review.moments
    activeFocusOnTab: true
    currentIndex: -1
    onActiveFocusChanged: currentIndex = activeFocus && count > 0 ? Math.max(0, currentIndex) : currentIndex
    onCountChanged: currentIndex = -1
    Keys.forwardTo: [pageKeys]
    Keys.onReturnPressed: choose(currentIndex)
    Keys.onEnterPressed: choose(currentIndex)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moments")
    ScrollBar.vertical: ScrollBar {
        policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    }

    delegate: MomentLine {
        width: list.width - Theme.sized(14)
        marked: move === list.review.move
        focused: list.activeFocus && list.currentIndex === index
        onChosen: list.chosen(move)
    }

    PageKeys {
        id: pageKeys

        list: list
    }

    BodyText {
        anchors.centerIn: parent
        width: parent.width - 20
        visible: list.count === 0
        text: qsTr("No such moments in this game.")
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }

    FocusRing {
        parent: list
        anchors.margins: 0
        shown: list.activeFocus && list.currentIndex < 0
    }
}
