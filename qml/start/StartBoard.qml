// The board behind the start page: only to be looked at.
import QtQuick
import Capitol
import Capitol.Board2D

Item {
    id: back

    readonly property bool inDepth: App.preferences.view3d && App.board3dAvailable
    property Board board: null

    function load(): void {
        board = BoardShelf.take(Qt.resolvedUrl(inDepth ? "StartBoard3D.qml" : "StartBoard2D.qml"), place, {}) as Board;
    }

    enabled: false
    onInDepthChanged: {
        if (!board)
            return;
        BoardShelf.clear(board);
        load();
    }
    Component.onCompleted: load()
    Component.onDestruction: BoardShelf.putBack(board)

    // The page comes first, then its city.
    Connections {
        target: back.Window.window
        enabled: App.city.waiting

        function onFrameSwapped(): void {
            App.city.look();
        }
    }

    // The 2D board's space for the yard stays out of sight.
    Item {
        anchors.centerIn: parent
        width: parent.width
        height: back.inDepth ? parent.height : Math.min(parent.height, width * 0.71)
        clip: true

        Item {
            id: place

            width: parent.width
            height: back.inDepth ? parent.height : parent.height * 1.174
        }
    }

    Binding {
        target: back.board
        property: "width"
        value: place.width
        when: back.board !== null
        restoreMode: Binding.RestoreNone
    }

    Binding {
        target: back.board
        property: "height"
        value: place.height
        when: back.board !== null
        restoreMode: Binding.RestoreNone
    }
}
