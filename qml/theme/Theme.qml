// Rome in the afternoon: every colour, size and family that pages and boards use.
pragma Singleton
import QtQuick

QtObject {
    id: theme

    property string scheme: "light" // or "dark", "contrast"
    property string palette: "usual" // of the players; or "distinct", for eyes that confuse hues
    readonly property bool distinct: palette === "distinct"
    property real textScale: 1 // 1..2
    property bool reducedMotion: false
    property bool narrow: false // the window has no room for panels side by side

    readonly property Shades shades: scheme === "dark" ? dark : scheme === "contrast" ? contrast : light
    readonly property Shades light: Shades {}
    readonly property Shades dark: DarkShades {}
    readonly property Shades contrast: ContrastShades {}

    readonly property color page: shades.page
    readonly property color panel: shades.panel
    readonly property color panelSoft: shades.panelSoft
    readonly property color line: shades.line
    readonly property color ink: shades.ink
    readonly property color inkSoft: shades.inkSoft
    readonly property color disabledInk: shades.disabledInk
    readonly property color disabledLine: shades.disabledLine
    readonly property color accent: shades.accent
    readonly property color accentInk: shades.accentInk
    readonly property color laurel: shades.laurel
    readonly property color bronze: shades.bronze
    readonly property color warning: shades.warning // ground of what warns
    readonly property color warningInk: shades.warningInk // and what warns on a pale ground
    readonly property color glow: shades.glow
    readonly property color glowSoft: shades.glowSoft
    readonly property color differing: shades.differing // ground of what plays otherwise
    readonly property color reworded: shades.reworded // and of what is only said otherwise
    readonly property color fresh: shades.fresh // what was done last
    readonly property color focus: shades.focus
    readonly property color shadow: shades.shadow
    readonly property color table: shades.table
    readonly property color wood: shades.wood
    readonly property color water: shades.water
    readonly property color bank: shades.bank
    readonly property color stone: shades.stone
    readonly property color leaf: shades.leaf
    readonly property color wall: shades.wall

    readonly property list<PlayerHue> players: [
        PlayerHue {
            name: qsTr("blue")
            colour: theme.distinct ? "#16407f" : "#2d6cb3"
            symbol: "disc"
        },
        PlayerHue {
            name: qsTr("green")
            colour: theme.distinct ? "#7cc4b0" : "#3b8a4c"
            symbol: "diamond"
        },
        PlayerHue {
            name: qsTr("yellow")
            colour: theme.distinct ? "#f7df3e" : "#ecbc2f"
            symbol: "star"
        },
        PlayerHue {
            name: qsTr("red")
            colour: theme.distinct ? "#a8310f" : "#c5332b"
            symbol: "cross"
        }
    ]

    // For games of more seats, after those.
    readonly property list<PlayerHue> furtherPlayers: [
        PlayerHue {
            name: qsTr("white")
            colour: "#f2efe6"
            symbol: "ring"
        },
        PlayerHue {
            name: qsTr("black")
            colour: "#35322f"
            symbol: "square"
        }
    ]

    readonly property list<color> playerColours: [players[0].colour, players[1].colour, players[2].colour, players[3].colour]

    // In the order of the cards' colours: black, white, red.
    readonly property list<DistrictHue> districts: [
        DistrictHue {
            name: qsTr("black")
            pattern: "basalt"
            ground: "#5b5a61"
            mark: "#47464d"
            ink: "#fbf7ee"
        },
        DistrictHue {
            name: qsTr("white")
            pattern: "ashlar"
            ground: "#f3eee3"
            mark: "#d5cab5"
            ink: "#2e2620"
        },
        DistrictHue {
            name: qsTr("red")
            pattern: "reticulate"
            ground: "#a95b41"
            mark: "#934a32"
            ink: "#fffaf2"
        }
    ]

    readonly property int spaceTiny: 4
    readonly property int spaceSmall: 8
    readonly property int space: 12
    readonly property int spaceLarge: 20
    readonly property int radius: 6

    // Milliseconds of a small and of an ordinary movement.
    readonly property int quick: reducedMotion ? 0 : 120
    readonly property int calm: reducedMotion ? 0 : 320

    // Milliseconds in which what has just appeared decides nothing: a click was meant for what stood there before.
    property int graceTime: 500

    readonly property int smallSize: Math.round(13 * textScale)
    readonly property int bodySize: Math.round(15 * textScale)
    readonly property int headingSize: Math.round(19 * textScale)
    readonly property int titleSize: Math.round(44 * textScale)

    // Those that have all letters of the four languages in all weights: Debian's EB Garamond has no bold é.
    readonly property string serif: firstInstalled(["Linux Libertine O", "Libertinus Serif", "Palatino Linotype", "Palatino", "Georgia", "DejaVu Serif"])
    readonly property string sans: firstInstalled(["Lato", "Source Sans 3", "Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans"])

    // A length that grows with the text.
    function sized(pixels: real): int {
        return Math.round(pixels * textScale);
    }

    function brightness(colour: color): real {
        return 0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b;
    }

    // What can be read on a ground of that colour.
    function inkOn(ground: color): color {
        return brightness(ground) > 0.55 ? "#2e2620" : "#fffaf2";
    }

    // A player's colour where it would be lost on a dark ground: lighter.
    function toldFrom(ground: color, hue: int): color {
        const own = player(hue).colour;
        return brightness(ground) < 0.4 && brightness(own) < 0.3 ? Qt.tint(own, "#73ffffff") : own;
    }

    // `hue`: which of `players`, or of `furtherPlayers` after them; any will do for nobody.
    function player(hue: int): PlayerHue {
        return hue < players.length ? players[Math.max(0, hue)] : furtherPlayers[hue - players.length];
    }

    function firstInstalled(wanted: list<string>): string {
        const installed = Qt.fontFamilies();
        const found = wanted.find(family => installed.includes(family));
        return found ?? Qt.application.font.family;
    }
}
