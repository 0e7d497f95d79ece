// Keys as this system calls them.
pragma Singleton
import QtQuick

QtObject {
    // `text`: one or more keys, with Ctrl where macOS has its command key.
    function here(text: string): string {
        return Qt.platform.os === "osx" ? text.replace(/Ctrl\+/g, "⌘") : text;
    }
}
