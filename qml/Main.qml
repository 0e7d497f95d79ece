// The window: the start page, or the table while a game is on.
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.Start
import Capitol.Table
import Capitol.Theme

ApplicationWindow {
    id: window

    readonly property bool atTable: App.session.active

    function restorePlace(): void {
        const kept = App.preferences.windowGeometry;
        if (kept.width < minimumWidth || kept.height < minimumHeight)
            return;
        x = kept.x;
        y = kept.y;
        width = kept.width;
        height = kept.height;
    }

    function keepPlace(): void {
        if (visibility === Window.Windowed)
            App.preferences.windowGeometry = Qt.rect(x, y, width, height);
    }

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: atTable ? qsTr("Capitol – %1").arg(App.session.variantName) : qsTr("Capitol")
    color: Theme.page
    font.family: Theme.sans
    font.pixelSize: Theme.bodySize

    palette.window: Theme.panel
    palette.windowText: Theme.ink
    palette.base: Theme.panel
    palette.text: Theme.ink
    palette.button: Theme.panelSoft
    palette.buttonText: Theme.ink
    palette.light: Theme.glowSoft
    palette.midlight: Theme.glowSoft
    palette.mid: Theme.line
    palette.dark: Theme.bronze
    palette.highlight: Theme.accent
    palette.highlightedText: Theme.accentInk
    palette.placeholderText: Theme.inkSoft

    Component.onCompleted: restorePlace()
    onClosing: keepPlace()

    Binding {
        target: Theme
        property: "reducedMotion"
        value: App.preferences.reducedMotion
    }

    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: window.atTable ? tablePage : startPage
    }

    Component {
        id: startPage

        StartPage {}
    }

    Component {
        id: tablePage

        TablePage {}
    }

    ErrorBanner {
        id: errorBanner

        anchors.left: parent.left
        anchors.right: parent.right
    }

    Connections {
        target: App

        function onError(text: string): void {
            errorBanner.show(text);
        }
    }

    Connections {
        target: App.session

        function onFailed(text: string): void {
            errorBanner.show(text);
        }
    }
}
