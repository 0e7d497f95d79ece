// A sheet that is made when it is opened and goes when it is closed. One that waits out of sight would have to follow
// every switch of language and text size meanwhile, which layouts without a width do wrongly.
import QtQuick
import QtQuick.Templates as T

Loader {
    id: late

    readonly property T.Popup popup: item as T.Popup

    function open(): void {
        active = true;
        popup.open();
    }

    function close(): void {
        if (popup)
            popup.close();
    }

    function leave(): void {
        if (popup && !popup.visible)
            active = false;
    }

    active: false

    Connections {
        target: late.popup

        function onClosed(): void {
            Qt.callLater(late.leave); // what closed it may have more to say
        }
    }
}
