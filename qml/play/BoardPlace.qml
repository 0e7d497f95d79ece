// A page's place for the board. The window has one, which comes here while the page is open.
import QtQuick
import Capitol.Play

Item {
    id: place

    required property url file // of the board
    property Item board: null // while it is here

    signal wanted // the page takes it
    signal coming(Item taken) // it is to forget what it showed before

    // Shows that, as its properties are named. What is there already does not arrive.
    function take(shown): void {
        const taken = BoardShelf.take(file, place, shown);
        coming(taken);
        board = taken;
    }

    onFileChanged: {
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
