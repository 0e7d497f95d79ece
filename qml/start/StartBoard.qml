// The board behind the start page: only to be looked at.
import QtQuick
import Capitol
import Capitol.Board2D
import Capitol.Theme

Item {
    id: back

    required property rect frame // where the page leaves it free: there the board lies
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

    TableTop {
        anchors.fill: parent
        visible: !back.inDepth
        wood: Theme.table
    }

    // The board in depth has the whole page; the 2D board's space for the yard stays out of sight.
    Item {
        id: free

        readonly property real low: Math.min(back.frame.height, back.frame.width * 0.71)

        x: back.inDepth ? 0 : back.frame.x
        y: back.inDepth ? 0 : back.frame.y + (back.frame.height - low) / 2
        width: back.inDepth ? parent.width : back.frame.width
        height: back.inDepth ? parent.height : low
        clip: true

        Item {
            id: place

            width: parent.width
            height: back.inDepth ? parent.height : parent.height * 1.174
        }
    }

    Binding {
        target: back.board
        property: "frame"
        value: back.frame
        when: back.board !== null && back.inDepth
        restoreMode: Binding.RestoreNone
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
