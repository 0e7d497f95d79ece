// What is pointed at in a list, to be lit on the map.
import QtQuick

QtObject {
    property int seat: -1
    property int contract: -1
    property list<int> places: [] // its termini, with the place between them

    function point(at: int, ends: list<int>): void {
        contract = at;
        places = ends.filter(place => place >= 0);
    }

    function leave(at: int): void {
        if (contract === at)
            point(-1, []);
    }
}
