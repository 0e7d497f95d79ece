// The theme, for the windows that are not made of QML.
import Capitol
import Capitol.Theme

WidgetTheme {
    page: Theme.page
    panel: Theme.panel
    panelSoft: Theme.panelSoft
    line: Theme.line
    ink: Theme.ink
    inkSoft: Theme.inkSoft
    accent: Theme.accent
    accentInk: Theme.accentInk
    laurel: Theme.laurel
    bronze: Theme.bronze
    warning: Theme.warning
    warningInk: Theme.warningInk
    focus: Theme.focus
    water: Theme.water
    districts: [Theme.districts[0].ground, Theme.districts[1].ground, Theme.districts[2].ground]
    districtInks: [Theme.districts[0].ink, Theme.districts[1].ink, Theme.districts[2].ink]
    textSize: Theme.sized(14)
    family: Theme.sans
}
