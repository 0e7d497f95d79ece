// The board with nothing to choose on it. It turns around slowly once each time the start page is shown.
import QtQuick
import Capitol
import Capitol.Board3D

Board3D {
    objectName: "startBoard"
    sites: App.session.sites
    areas: App.session.areas
    yard: App.session.yard
    land: App.session.land
    newBuildingLegal: false
    view: "show"
    detail: Math.min(40, Screen.width * Screen.devicePixelRatio / 64) // as it is seen from afar
    orbiting: animated && visible && Window.active
    animated: visible && App.preferences.animationPace > 0 && !App.preferences.reducedMotion
}
