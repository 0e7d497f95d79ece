// The camera from the keyboard. Shortcuts, so that they work wherever the focus is.
import QtQuick

Item {
    id: keys

    signal viewWanted(string view)
    signal resetWanted
    signal turned(real right, real up)
    signal zoomed(real factor)

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+1"
        onActivated: keys.viewWanted("top")
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+2"
        onActivated: keys.viewWanted("table")
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+3"
        onActivated: keys.viewWanted("close")
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+0"
        onActivated: keys.resetWanted()
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+Left"
        onActivated: keys.turned(6, 0)
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+Right"
        onActivated: keys.turned(-6, 0)
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+Up"
        onActivated: keys.turned(0, 5)
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+Down"
        onActivated: keys.turned(0, -5)
    }

    Shortcut {
        enabled: keys.enabled
        sequences: ["Ctrl++", "Ctrl+="]
        onActivated: keys.zoomed(0.88)
    }

    Shortcut {
        enabled: keys.enabled
        sequence: "Ctrl+-"
        onActivated: keys.zoomed(1.136)
    }
}
