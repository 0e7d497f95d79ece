// The city with nothing to choose in it. It turns around slowly once each time the start page is shown.
import QtQuick
import Capitol
import Capitol.Board3D

Board3D {
    objectName: "startBoard"
    sites: App.city.sites
    areas: App.city.areas
    yard: App.city.yard
    land: App.city.land
    newBuildingLegal: false
    floorsShown: false
    leadsShown: false
    view: "show"
    quality: App.quality
    detail: Math.min(40, Screen.width * Screen.devicePixelRatio / 64) // as it is seen from afar
    orbiting: animated && visible && Window.active
    animated: visible && App.preferences.animationPace > 0 && !App.preferences.reducedMotion
}
