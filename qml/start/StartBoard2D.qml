// The board with nothing to choose on it.
import QtQuick
import Capitol
import Capitol.Board2D

Board2D {
    objectName: "startBoard"
    sites: App.session.sites
    areas: App.session.areas
    yard: App.session.yard
    land: App.session.land
    yardShown: false
    newBuildingLegal: false
    animated: visible && !App.preferences.reducedMotion
}
