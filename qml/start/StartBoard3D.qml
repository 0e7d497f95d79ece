// The board with nothing to choose on it.
import QtQuick
import Capitol
import Capitol.Board3D

Board3D {
    objectName: "startBoard"
    sites: App.session.sites
    areas: App.session.areas
    yard: App.session.yard
    newBuildingLegal: false
    animated: !App.preferences.reducedMotion
}
