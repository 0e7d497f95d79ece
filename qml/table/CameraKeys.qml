// The camera from the keyboard. Shortcuts, so that they work wherever the focus is.
import QtQuick

Item {
    id: keys

    signal viewWanted(string view)
    signal resetWanted
    signal turned(real right, real up)
    signal zoomed(real factor)

    Shortcut {
        sequence: "Ctrl+1"
        onActivated: keys.viewWanted("top")
    }

    Shortcut {
        sequence: "Ctrl+2"
        onActivated: keys.viewWanted("table")
    }

    Shortcut {
        sequence: "Ctrl+3"
        onActivated: keys.viewWanted("close")
    }

    Shortcut {
        sequence: "Ctrl+0"
        onActivated: keys.resetWanted()
    }

    Shortcut {
        sequence: "Ctrl+Left"
        onActivated: keys.turned(6, 0)
    }

    Shortcut {
        sequence: "Ctrl+Right"
        onActivated: keys.turned(-6, 0)
    }

    Shortcut {
        sequence: "Ctrl+Up"
        onActivated: keys.turned(0, 5)
    }

    Shortcut {
        sequence: "Ctrl+Down"
        onActivated: keys.turned(0, -5)
    }

    Shortcut {
        sequences: ["Ctrl++", "Ctrl+="]
        onActivated: keys.zoomed(0.88)
    }

    Shortcut {
        sequence: "Ctrl+-"
        onActivated: keys.zoomed(1.136)
    }
}
