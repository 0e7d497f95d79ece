// A page's place for the board. The window has one, which comes here while the page is open.
import QtQuick
import Capitol.Board2D

Item {
    id: place

    required property bool inDepth
    property Board board: null // while it is here

    signal wanted // the page takes it

    // Shows that, as Board names it. What is there already does not arrive.
    function take(shown): void {
        const file = inDepth ? "qrc:/qt/qml/Capitol/Board3D/Board3D.qml" : "qrc:/qt/qml/Capitol/Board2D/Board2D.qml";
        const taken = BoardShelf.take(file, place, shown) as Board;
        taken.forget();
        board = taken;
    }

    onInDepthChanged: {
        if (!board)
            return;
        BoardShelf.clear(board);
        wanted();
    }
    Component.onCompleted: wanted()
    Component.onDestruction: {
        if (board)
            BoardShelf.putBack(board);
    }

    Connections {
        target: place.board

        // The next page may take it before this one has gone.
        function onParentChanged(): void {
            if (place.board.parent !== place)
                place.board = null;
        }
    }

    Binding {
        target: place.board
        property: "width"
        value: place.width
        when: place.board !== null
        restoreMode: Binding.RestoreNone
    }

    Binding {
        target: place.board
        property: "height"
        value: place.height
        when: place.board !== null
        restoreMode: Binding.RestoreNone
    }
}
