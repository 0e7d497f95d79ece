// The keyboard on a board: arrows go to the nearest site that way and from lot to lot of the yard below, Tab from area
// to area, Enter picks.
import QtQuick
import Capitol.Board2D

QtObject {
    required property BoardPlan plan
    required property Repeater sites // its items say whether they are `legal`
    required property Repeater lots // of the yard; its items take the focus, are `legal` and `selected`, and can be `picked`
    required property Item vacant // the lot for a new building
    required property Item cursor // has the focus while a site has it
    property bool asked: true // for a place
    property int row: -1 // the site where the keyboard is, or was
    readonly property int pointed: cursor.activeFocus ? row : -1

    signal picked(int row)

    // To what is asked for: a building of the yard before its site.
    function enter(): void {
        const places = lotItems();
        const building = places.find(lot => lot.legal);
        if (building && !places.some(lot => lot.selected))
            return building.forceActiveFocus(Qt.TabFocusReason);
        const legal = firstLegal();
        if (legal >= 0 && !sites.itemAt(row)?.legal)
            row = legal;
        cursor.forceActiveFocus(Qt.TabFocusReason);
    }

    // The focus never rests where it cannot be seen.
    function arrive(): void {
        if (!sites.itemAt(row) && sites.count > 0) // none, or one of a larger board
            row = Math.max(0, firstLegal());
    }

    function handle(event: KeyEvent): void {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            return cursor.activeFocus ? go(-1, 0) : alongLots(-1);
        case Qt.Key_Right:
            return cursor.activeFocus ? go(1, 0) : alongLots(1);
        case Qt.Key_Up:
            return cursor.activeFocus ? go(0, -1) : cursor.forceActiveFocus(Qt.BacktabFocusReason);
        case Qt.Key_Down:
            return cursor.activeFocus ? down() : undefined;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            return pick(event);
        }
        event.accepted = false;
    }

    function lotItems(): list<Item> {
        const items = [];
        for (let i = 0; i < lots.count; ++i)
            items.push(lots.itemAt(i));
        if (vacant.visible)
            items.push(vacant);
        return items;
    }

    function firstLegal(): int {
        for (let i = 0; i < sites.count; ++i) {
            if (sites.itemAt(i).legal)
                return i;
        }
        return -1;
    }

    function go(right: int, down: int): void {
        row = row < 0 ? 0 : plan.nextSite(row, right, down);
    }

    // Below the last sites lies the yard.
    function down(): void {
        const before = row;
        go(0, 1);
        const places = lotItems();
        if (row === before && places.length > 0)
            places[0].forceActiveFocus(Qt.TabFocusReason);
    }

    function alongLots(by: int): void {
        const places = lotItems();
        const next = places[places.findIndex(lot => lot.activeFocus) + by];
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    // To the first site of the next area that can be picked, or else to its first. False where there is no such area:
    // then the board is left.
    function alongAreas(by: int): bool {
        const area = plan.siteArea(row) + by;
        const rows = Array.from({
            length: sites.count
        }, (_, i) => i).filter(i => plan.siteArea(i) === area);
        if (rows.length > 0)
            row = rows.find(i => sites.itemAt(i).legal) ?? rows[0];
        return rows.length > 0;
    }

    // If no place is selected, or none is asked for, the key is left to others.
    function pick(event: KeyEvent): void {
        const lot = lotItems().find(one => one.activeFocus);
        const here = lot !== undefined || cursor.activeFocus && row >= 0;
        event.accepted = asked && here;
        if (event.accepted && lot)
            lot.picked();
        else if (event.accepted)
            picked(row);
    }
}
