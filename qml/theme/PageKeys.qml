// Moves through a list by the page, and to its ends. Its keys are forwarded here: `Keys.forwardTo: [pageKeys]`.
import QtQuick

Item {
    id: keys

    required property ListView list
    readonly property int page: Math.max(1, Math.floor(list.height * list.count / Math.max(1, list.contentHeight)) - 1)

    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown)
            list.currentIndex = Math.min(list.count - 1, list.currentIndex + page);
        else if (event.key === Qt.Key_PageUp)
            list.currentIndex = Math.max(0, list.currentIndex - page);
        else if (event.key === Qt.Key_Home)
            list.currentIndex = 0;
        else if (event.key === Qt.Key_End)
            list.currentIndex = list.count - 1;
        else
            return;
        event.accepted = true;
    }
}
