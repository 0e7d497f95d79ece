// The window: the start page, or the table during a game.
import QtQuick
import QtQuick.Controls.Basic
import Capitol
import Capitol.About
import Capitol.Canal
import Capitol.Compare
import Capitol.Keys
import Capitol.Play
import Capitol.Puzzles
import Capitol.Rulebook
import Capitol.Settings
import Capitol.Start
import Capitol.Statistics
import Capitol.Table
import Capitol.Theme
import Capitol.Together

ApplicationWindow {
    id: window

    readonly property bool atCanal: App.canalSession.active
    readonly property bool atTable: App.session.active || atCanal
    property bool comparing: false // the comparison, over whatever page is open
    property bool together: false // tables with people elsewhere, instead of the start page
    property bool puzzling: false // puzzles likewise, and whence one is on the table

    // No larger than there is room, as far as the pages can be: the screen may be a small one.
    function fitScreen(): void {
        width = Math.max(minimumWidth, Math.min(width, Screen.desktopAvailableWidth));
        height = Math.max(minimumHeight, Math.min(height, Screen.desktopAvailableHeight));
    }

    // Where it was, if that can still be seen: screens come and go.
    function restorePlace(): void {
        const kept = App.preferences.windowGeometry;
        if (kept.width < minimumWidth || kept.height < minimumHeight)
            return;
        const right = Screen.virtualX + Screen.desktopAvailableWidth;
        const bottom = Screen.virtualY + Screen.desktopAvailableHeight;
        if (kept.x + 100 > right || kept.right - 100 < Screen.virtualX || kept.y < Screen.virtualY || kept.y + 100 > bottom)
            return;
        x = kept.x;
        y = kept.y;
        width = kept.width;
        height = kept.height;
    }

    // One sheet at a time.
    function openRules(): void {
        settings.close();
        keys.close();
        canalKeys.close();
        rulebook.open();
    }

    // Those of the game that is on, or of the one that is chosen at the start.
    function openKeys(): void {
        const chosen = !atTable && !comparing && !puzzling && App.preferences.game === "canal";
        (atCanal || chosen ? canalKeys : keys).open();
    }

    // The window is not to be seen any more; app/program/closed_pages.h calls it.
    function closePages(): void {
        page.active = false;
        overlay.sourceComponent = null;
        BoardShelf.clear(null);
    }

    function keepPlace(): void {
        App.preferences.windowMaximized = visibility === Window.Maximized;
        if (visibility === Window.Windowed)
            App.preferences.windowGeometry = Qt.rect(x, y, width, height);
    }

    // A game that is on can be continued.
    function goToStart(): StartPage {
        comparing = false;
        together = false;
        puzzling = false;
        if (atCanal)
            App.canal.leave();
        else if (atTable)
            App.capitol.leave();
        return page.item as StartPage;
    }

    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 640
    title: atCanal ? qsTr("Capitol – %1").arg("Canal Mania") : atTable ? qsTr("Capitol – %1").arg(App.session.state.variantName) : qsTr("Capitol")
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

    Component.onCompleted: {
        App.theme = widgetColours;
        restorePlace();
        fitScreen();
        if (App.preferences.windowMaximized)
            showMaximized();
        else
            visible = true;
    }
    onClosing: close => {
        keepPlace();
        close.accepted = !App.together.hostsOthers || goodbye.agreed;
        if (!close.accepted)
            goodbye.open();
    }
    onVisibleChanged: goodbye.agreed = false // it was for that closing
    onAtTableChanged: comparing = false // a file was opened meanwhile
    onAtCanalChanged: puzzling = false
    onWidthChanged: App.windowChanged()
    onHeightChanged: App.windowChanged()

    Binding {
        target: Theme
        property: "scheme"
        value: App.preferences.theme
    }

    Binding {
        target: Theme
        property: "palette"
        value: App.preferences.palette
    }

    Binding {
        target: Theme
        property: "textScale"
        value: App.preferences.textSize / 100
    }

    Binding {
        target: Theme
        property: "narrow"
        value: window.width < 10 * App.preferences.textSize
    }

    Binding {
        target: Theme
        property: "reducedMotion"
        value: App.preferences.reducedMotion
    }

    Binding {
        target: App.background
        property: "attended"
        value: window.active && window.atTable
    }

    Loader {
        id: page

        anchors.fill: parent
        anchors.topMargin: errorBanner.taken
        focus: !window.comparing
        visible: !window.comparing
        sourceComponent: window.atCanal ? canalPage : window.atTable ? tablePage : window.together ? togetherPage : window.puzzling ? puzzlesPage : startPage
    }

    Loader {
        id: overlay

        anchors.fill: parent
        anchors.topMargin: errorBanner.taken
        focus: window.comparing
        active: window.comparing
        sourceComponent: comparePage
    }

    Component {
        id: startPage

        StartPage {}
    }

    Component {
        id: togetherPage

        TogetherPage {}
    }

    Component {
        id: puzzlesPage

        PuzzlesPage {}
    }

    Component {
        id: tablePage

        TablePage {}
    }

    Component {
        id: canalPage

        CanalPage {}
    }

    Component {
        id: comparePage

        ComparePage {
            focus: true
        }
    }

    Connections {
        target: overlay.item as ComparePage

        function onBackWanted(): void {
            window.comparing = false;
        }
    }

    Connections {
        target: App.comparison

        function onEditWanted(variantId: string): void {
            App.openEditor(widgetColours, "capitol", variantId);
        }

        function onPlayWanted(): void {
            window.comparing = false;
        }

        function onBackToGameWanted(): void {
            window.comparing = false;
        }
    }

    Connections {
        target: page.item as StartPage

        function onCompareWanted(): void {
            window.comparing = true;
        }

        function onSettingsWanted(): void {
            settings.open();
        }

        function onRulesWanted(): void {
            window.openRules();
        }

        function onAboutWanted(): void {
            about.open();
        }

        function onStatisticsWanted(): void {
            statistics.open();
        }

        function onEditorWanted(): void {
            App.openEditor(widgetColours, App.preferences.game);
        }

        function onMeasureWanted(): void {
            App.openMeasure(widgetColours, App.preferences.game);
        }

        function onTogetherWanted(): void {
            window.together = true;
        }

        function onPuzzlesWanted(): void {
            window.puzzling = true;
        }
    }

    Connections {
        target: page.item as PuzzlesPage

        function onBackWanted(): void {
            window.puzzling = false;
        }
    }

    // From another game on the table nothing leads back to the puzzles.
    Connections {
        target: App.session

        function onChanged(): void {
            if (App.session.active && !App.puzzles.posed.on)
                window.puzzling = false;
        }
    }

    Connections {
        target: page.item as TogetherPage

        function onBackWanted(): void {
            window.together = false;
        }
    }

    Connections {
        target: page.item as TablePage

        function onCompareWanted(): void {
            window.comparing = true;
        }

        function onSettingsWanted(): void {
            settings.open();
        }

        function onKeysWanted(): void {
            keys.open();
        }

        function onRulesWanted(): void {
            window.openRules();
        }

        function onAboutWanted(): void {
            about.open();
        }
    }

    Connections {
        target: page.item as CanalPage

        function onSettingsWanted(): void {
            settings.open();
        }

        function onKeysWanted(): void {
            window.openKeys();
        }

        function onRulesWanted(): void {
            window.openRules();
        }

        function onAboutWanted(): void {
            about.open();
        }
    }

    WidgetColours {
        id: widgetColours
    }

    GoodbyeQuestion {
        id: goodbye

        objectName: "goodbyeQuestion"
        onAgreedChanged: {
            if (agreed)
                window.close();
        }
    }

    LateSheet {
        id: settings

        sourceComponent: SettingsSheet {}
    }

    LateSheet {
        id: keys

        sourceComponent: KeysSheet {}
    }

    LateSheet {
        id: canalKeys

        sourceComponent: CanalKeysSheet {}
    }

    LateSheet {
        id: rulebook

        sourceComponent: RulebookSheet {}
    }

    LateSheet {
        id: about

        sourceComponent: AboutSheet {}
    }

    LateSheet {
        id: statistics

        sourceComponent: StatisticsSheet {}
    }

    Shortcut {
        sequences: ["F1"]
        onActivated: window.openRules()
    }

    Shortcut {
        sequences: ["Shift+F1", "?"]
        onActivated: window.openKeys()
    }

    ErrorBanner {
        id: errorBanner

        anchors.left: parent.left
        anchors.right: parent.right
        room: window.height
        onOfferTaken: App.openPart()
        onClosed: (window.comparing ? overlay : page).forceActiveFocus()
    }

    Connections {
        target: App

        function onError(text: string): void {
            errorBanner.show(text);
        }

        function onPartOffered(text: string): void {
            errorBanner.offer(qsTr("Open the readable part"), text);
        }

        function onAttentionWanted(): void {
            if (window.visibility === Window.Minimized)
                window.showNormal();
            else
                window.visible = true; // closed, while another window stayed; `show` would make it its usual size
            window.raise();
            window.requestActivate();
        }

        function onTogetherWanted(): void {
            window.goToStart();
            window.together = true;
        }

        function onPuzzlesWanted(): void {
            window.goToStart();
            window.puzzling = true;
        }

        function onNewGameWanted(): void {
            window.goToStart().seat();
        }

        function onGamesWanted(): void {
            window.goToStart().choose();
        }
    }
}
