// The city with nothing to choose in it.
import QtQuick
import Capitol
import Capitol.Board2D

Board2D {
    objectName: "startBoard"
    sites: App.city.sites
    areas: App.city.areas
    yard: App.city.yard
    land: App.city.land
    yardShown: false
    newBuildingLegal: false
    floorsShown: false
    leadsShown: false
    animated: visible && !App.preferences.reducedMotion
}
