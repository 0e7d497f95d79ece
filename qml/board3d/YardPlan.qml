// Where the lots of a yard lie before the board; the one for a new building follows the others.
import QtQml

QtObject {
    required property int buildings
    required property bool newBuildingLegal
    required property size boardSize
    readonly property int lotCount: buildings + (newBuildingLegal ? 1 : 0)
    readonly property real away: boardSize.height / 2 + 4.6 // from the board's middle

    function lotPlace(row: int): point {
        return Qt.point((row - (lotCount - 1) / 2) * 4.4, away);
    }
}
