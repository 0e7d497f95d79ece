// What can be done on the pages: where they lead, what their keys do, and what is kept of it. Any warning of
// Qt or QML fails the test it appears in.
#include "editor/editor_window.h"
#include "inspector.h"
#include "keyboard_player.h"
#include "pilot.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPrintDialog>
#include <QQuickStyle>
#include <QScreen>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestPageWays : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init() { Warnings::take(); }
    void cleanup();

    void the_rulebook_is_read_from_the_keyboard();
    void the_rulebook_opens_at_the_rule_in_force();
    void rules_that_cannot_be_read_say_why();
    void the_rules_are_saved_in_a_language_of_ones_choice();
    void the_rules_are_printed_through_the_system();
    void the_sheets_of_the_table_menu();
    void a_second_start_goes_to_its_page();
    void the_editor_is_a_window_of_its_own();
    void the_log_is_read_from_the_keyboard();
    void the_settings_hold_at_once_and_are_kept();
    void a_copy_of_the_game_is_saved_where_one_says();
    void any_file_can_be_opened();
    void any_file_of_puzzles_can_be_opened();
    void the_comparison_is_written_as_one_says();
    void the_game_on_the_table_is_compared();
    void the_window_comes_back_to_its_place_data();
    void the_window_comes_back_to_its_place();
    void the_window_fits_the_screen();
    void a_window_that_was_maximized_is_so_again();
    void an_error_covers_nothing();
    void whose_turn_it_is_is_heard();
    void the_question_before_closing_fits_and_is_answered_data();
    void the_question_before_closing_fits_and_is_answered();
};

namespace {

// The one that is open, in Qt's own form; null after five seconds.
QFileDialog* fileDialog()
{
    QFileDialog* open = nullptr;
    const auto found = [&] {
        for (QWidget* window : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<QFileDialog*>(window); dialog && dialog->isVisible())
                open = dialog;
        return open != nullptr;
    };
    return QTest::qWaitFor(found, 5000) ? open : nullptr;
}

// As a person types it.
void choose(QFileDialog& dialog, const QString& folder, const QString& name)
{
    dialog.setDirectory(folder);
    dialog.findChild<QLineEdit*>("fileNameEdit")->setText(name);
    static_cast<QDialog&>(dialog).accept();
}

} // namespace

void TestPageWays::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestPageWays::the_rulebook_is_read_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    pilot.key(Qt::Key_F1);
    QTRY_VERIFY(pilot.find("ruleList"));
    app::RulebookModel& rules = *pilot.app().rulebook();
    QTRY_VERIFY(rules.count() > 100 && !rules.writing());
    const QQuickItem* list = pilot.find("ruleList");
    QTRY_VERIFY(list->hasActiveFocus());
    QVERIFY(pilot.waitForFrame());
    const double top = list->property("contentY").toDouble();
    pilot.key(Qt::Key_PageDown);
    QTRY_VERIFY(list->property("contentY").toDouble() > top);
    pilot.key(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(pilot.find("ruleSearch")->hasActiveFocus());
    for (const Qt::Key letter : {Qt::Key_T, Qt::Key_E, Qt::Key_M, Qt::Key_P, Qt::Key_L, Qt::Key_E})
        pilot.key(letter);
    QTRY_VERIFY(rules.matches() > 5);
    QCOMPARE(rules.match(), 1);
    pilot.key(Qt::Key_Return);
    QCOMPARE(rules.match(), 2);
    pilot.key(Qt::Key_F3);
    QCOMPARE(rules.match(), 3);
    pilot.key(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(rules.match(), 2);
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("ruleList"));
}

void TestPageWays::the_rulebook_opens_at_the_rule_in_force()
{
    Pilot pilot(BoardView::flat);
    QVariantList seats;
    for (const char* player : {"human", "greedy"})
        seats.append(QVariantMap{{"player", player}});
    pilot.app().capitol()->newGame(seats, "dutch", "7");
    QSet<QString> seen;
    while (seen.size() < 4) {
        QVERIFY(pilot.waitUntilAsked());
        const QString chapter = pilot.app().chapterInForce();
        if (!seen.contains(chapter)) {
            pilot.key(Qt::Key_F1);
            QTRY_VERIFY(pilot.find("ruleList"));
            const app::RulebookModel& rules = *pilot.app().rulebook();
            const int place = rules.chapterOfRow(rules.rowOfChapterId(chapter));
            QTRY_COMPARE(pilot.find("ruleList")->property("chapter").toInt(), place);
            QCOMPARE(rules.variantId(), QString("dutch"));
            pilot.key(Qt::Key_Escape);
            QTRY_VERIFY(!pilot.find("ruleList"));
        }
        seen.insert(chapter);
        QVERIFY(pilot.passOrAct());
    }
    QCOMPARE(seen, QSet<QString>({"construction", "auction", "scoring", "drawing"}));
}

// By keyboard from the rules on; another language than the window's.
void TestPageWays::the_rules_are_saved_in_a_language_of_ones_choice()
{
    const QTemporaryDir folder;
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLastVariant("schmidt");
    pilot.key(Qt::Key_F1);
    QTRY_VERIFY(pilot.find("ruleList") && pilot.app().rulebook()->count() > 100);
    pilot.key(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(pilot.find("exportLanguage"));
    QTRY_VERIFY(pilot.find("closeSheet") && pilot.find("closeSheet")->hasActiveFocus());
    pilot.find("exportLanguage")->setProperty("currentIndex", pilot.app().languages()->find("fr"));
    for (const char* kind : {"saveRulesPdf", "saveRulesPage"}) {
        QVERIFY2(pilot.click(kind), kind);
        QFileDialog* dialog = fileDialog();
        QVERIFY2(dialog, kind);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
        const QString name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
        QVERIFY2(name.startsWith("schmidt-") && name.contains("-fr"), qPrintable(name));
        choose(*dialog, folder.path(), "livret");
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QTRY_VERIFY(!pilot.app().rulebookExport()->running());
    }
    QVERIFY(Sandbox::read(folder.filePath("livret.pdf")).startsWith("%PDF"));
    QVERIFY(Sandbox::read(folder.filePath("livret.html")).contains("<html lang=\"fr\">"));
    QTRY_VERIFY(pilot.textOf("exportOutcome").contains("livret.html"));
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("exportLanguage"));
    QVERIFY(pilot.find("ruleList")); // the rules are still there
}

void TestPageWays::the_rules_are_printed_through_the_system()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("rulesButton"));
    QTRY_VERIFY(pilot.find("ruleList") && pilot.app().rulebook()->count() > 100);
    QVERIFY(pilot.click("exportRules"));
    QTRY_VERIFY(pilot.find("printRules"));
    QVERIFY(pilot.click("printRules"));
    QPrintDialog* dialog = nullptr;
    QTRY_VERIFY((dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget())));
    QCOMPARE(dialog->windowHandle()->transientParent(), &pilot.window());
    dialog->reject();
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(!pilot.app().rulebookExport()->running());
}

// What is wrong stands in the book's place, in the language of the window.
void TestPageWays::rules_that_cannot_be_read_say_why()
{
    const QString file = qEnvironmentVariable("CAPITOL_VARIANTS") + "/mine.yaml";
    Sandbox::write(file, "format: 1\nid: mine\nextends: schmidt\nname: {en: Mine}\nrounds: many\n");
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("rulesButton"));
    const app::RulebookModel& rules = *pilot.app().rulebook();
    QTRY_VERIFY(rules.count() > 0 && !rules.writing());
    QVERIFY(!pilot.find("ruleError"));
    KeyboardPlayer player(pilot);
    QVERIFY(player.goTo("ruleVariant"));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down}) // shipped rules may stand around it
        for (int row = 0; row < 20 && rules.variantId() != "mine"; ++row)
            pilot.key(key);
    QCOMPARE(rules.variantId(), QString("mine"));
    QTRY_VERIFY(pilot.find("ruleError"));
    QCOMPARE(rules.count(), 0);
    for (const auto& [language, place] : {std::pair{"it", "mine.yaml, riga 5"},
                                          {"fr", "mine.yaml, ligne 5"},
                                          {"nl", "mine.yaml, regel 5"},
                                          {"en", "mine.yaml, line 5"}}) {
        pilot.preferences().setLanguage(language);
        QTRY_VERIFY2(pilot.textOf("ruleError").contains(place), place);
    }
    pilot.app().showRules("capitol", "schmidt");
    QTRY_VERIFY(!pilot.find("ruleError") && rules.count() > 0);
    QVERIFY(QFile::remove(file));
}

void TestPageWays::the_sheets_of_the_table_menu()
{
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->play();
    QVERIFY(pilot.chooseInMenu("tableAbout"));
    QTRY_VERIFY(pilot.find("aboutGuide"));
}

void TestPageWays::a_second_start_goes_to_its_page()
{
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->play();
    pilot.app().answer({.page = app::Request::Page::NewGame});
    QTRY_VERIFY(pilot.find("beginButton"));
    pilot.app().answer({.page = app::Request::Page::Games});
    QTRY_VERIFY(!pilot.find("beginButton") && pilot.find("gamesBack"));
    pilot.app().answer({.page = app::Request::Page::LastGame});
    QTRY_VERIFY(pilot.find("menuButton"));
}

// Opened from the start page, in its colours, and its variant is played at once.
void TestPageWays::the_editor_is_a_window_of_its_own()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setTheme("dark");
    QVERIFY(!pilot.app().editor());
    QVERIFY(pilot.click("editorButton"));
    QTRY_VERIFY(pilot.app().editor() && pilot.app().editor()->isVisible());
    app::EditorWindow& editor = *pilot.app().editor();
    QVERIFY(editor.palette().color(QPalette::Base).lightness() < 80);
    editor.openVariant("dutch");
    QVERIFY(editor.document().setKnob(*find_knob("players.max"), 2));
    editor.findChild<QAction*>("try")->trigger();
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(pilot.session().seats()->count(), 2);
    editor.document().undoStack().undo();
    pilot.preferences().setTheme("light");
    QVERIFY(editor.save());
    QVERIFY(pilot.app().capitol()->variants()->find("dutch-2") >= 0);
    editor.close();
}

void TestPageWays::the_log_is_read_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                   "schmidt", "1");
    QVERIFY(pilot.playUntil(
        [&] { return pilot.session().state()->round() == 2 && pilot.session().humanToMove(); }));
    pilot.preferences().setLogShown(true);
    QQuickItem* log = pilot.find("log");
    const auto line = [&] { return log->property("currentIndex").toInt(); };
    const int last = log->property("count").toInt() - 1;
    log->forceActiveFocus();
    QCOMPARE(line(), last);
    pilot.key(Qt::Key_Home);
    QCOMPARE(line(), 0);
    QTRY_VERIFY(pilot.find("logLine0"));
    pilot.key(Qt::Key_PageDown);
    const int second = line();
    QVERIFY(second > 2 && second < last);
    pilot.key(Qt::Key_PageDown);
    QVERIFY(line() > second);
    pilot.key(Qt::Key_PageUp);
    QVERIFY(qAbs(line() - second) <= 2); // a page is about as many lines as are in sight
    pilot.key(Qt::Key_End);
    QCOMPARE(line(), last);
}

void TestPageWays::the_settings_hold_at_once_and_are_kept()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("settingsButton"));
    QVERIFY(pilot.click("theme1"));
    QCOMPARE(pilot.preferences().theme(), QString("dark"));
    for (const char* setting : {"palette1", "textSize1", "pace1", "motion1", "confirmation2", "sound0",
                                "ambience3", "music2", "floors1"}) {
        QVERIFY(pilot.find(setting));
        pilot.find(setting)->forceActiveFocus();
        pilot.key(Qt::Key_Space);
    }
    const app::Preferences kept;
    QCOMPARE(kept.theme(), QString("dark"));
    QCOMPARE(kept.palette(), QString("distinct"));
    QCOMPARE(kept.textSize(), 125);
    QCOMPARE(kept.animationPace(), 1);
    QCOMPARE(kept.reducedMotion(), true);
    QCOMPARE(kept.confirmation(), 2);
    QCOMPARE(kept.soundVolume(), 0);
    QCOMPARE(kept.ambienceVolume(), 75);
    QCOMPARE(kept.musicVolume(), 50);
    QCOMPARE(kept.floorsShown(), false);
}

void TestPageWays::a_copy_of_the_game_is_saved_where_one_says()
{
    Pilot pilot(BoardView::flat);
    const QTemporaryDir folder;
    pilot.app().capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "human"}}},
                                   "dutch", "1");
    QVERIFY(pilot.chooseInMenu("saveGame"));
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
    QCOMPARE(dialog->defaultSuffix(), QString("capitol"));
    QCOMPARE(dialog->windowModality(), Qt::WindowModal);
    QCOMPARE(dialog->windowHandle()->transientParent(), &pilot.window());
    const QString proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
    QVERIFY2(proposed.startsWith("dutch-20") && proposed.endsWith(".capitol"), qPrintable(proposed));
    choose(*dialog, folder.path(), "copy");
    QTRY_VERIFY(QFile::exists(folder.filePath("copy.capitol")));
    QVERIFY(Sandbox::read(folder.filePath("copy.capitol")).contains("variant: dutch"));
    QVERIFY(!pilot.find("dismissError"));
    QVERIFY(pilot.chooseInMenu("saveGame"));
    dialog = fileDialog();
    QVERIFY(dialog);
    dialog->reject(); // thought better of it
    QTest::qWait(50);
    QVERIFY(!pilot.find("dismissError"));
    pilot.app().capitol()->leave();
}

void TestPageWays::any_file_can_be_opened()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.click("loadButton"));
    QVERIFY(pilot.click("otherFile"));
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptOpen);
    QCOMPARE(dialog->fileMode(), QFileDialog::ExistingFile);
    choose(*dialog, CAPITOL_SOURCE_DIR "/tests/records", "schmidt-2.capitol");
    QTRY_VERIFY(pilot.session().replay()->watching());
}

// One that cannot be read says why, and takes nothing away.
void TestPageWays::any_file_of_puzzles_can_be_opened()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(CAPITOL_SOURCE_DIR "/variants/puzzles/dutch.yaml", folder.filePath("mine.yaml")));
    Sandbox::write(folder.filePath("bad.yaml"),
                   "capitol_puzzles: 1\nvariant: dutch\nsearch: {seed: 1, iterations: 160}\n"
                   "puzzles:\n- {game: none}\n");
    Pilot pilot(BoardView::flat);
    const app::Puzzles& puzzles = *pilot.app().puzzles();
    QVERIFY(pilot.click("puzzlesButton"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("playPuzzleOfDay"), 60000);
    const auto open = [&](const QString& name) {
        QVERIFY(pilot.click("puzzleFile"));
        QFileDialog* dialog = fileDialog();
        QVERIFY(dialog);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptOpen);
        choose(*dialog, folder.path(), name);
        QTRY_VERIFY_WITH_TIMEOUT(puzzles.setNames().value(puzzles.set()).startsWith(name), 60000);
        QVERIFY(pilot.waitForFrame());
    };
    open("mine.yaml");
    QVERIFY(pilot.find("puzzle100"));
    open("bad.yaml");
    QVERIFY2(pilot.textOf("puzzleSetFault").contains("bad.yaml") &&
                 pilot.textOf("puzzleSetFault").contains("line 5"),
             qPrintable(pilot.textOf("puzzleSetFault")));
    QVERIFY(!pilot.find("playPuzzleOfDay") && !pilot.find("puzzle1"));
    QCOMPARE(puzzles.setNames(),
             QStringList({"Schmidt rules", "Dutch rules", "mine.yaml: Dutch rules", "bad.yaml"}));
    QVERIFY(!pilot.session().active());
}

void TestPageWays::the_comparison_is_written_as_one_says()
{
    Pilot pilot(BoardView::flat);
    const QTemporaryDir folder;
    QVERIFY(pilot.click("compareButton"));
    QTRY_VERIFY(!pilot.app().comparison()->reading());
    QVERIFY(pilot.click("exportComparison"));
    QFileDialog* dialog = fileDialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
    QCOMPARE(dialog->defaultSuffix(), QString("html"));
    QVERIFY(!dialog->selectedFiles().value(0).isEmpty());
    auto* kinds = dialog->findChild<QComboBox*>("fileTypeCombo");
    kinds->setCurrentIndex(1);
    emit kinds->textActivated(kinds->currentText());
    QCOMPARE(dialog->defaultSuffix(), QString("md"));
    choose(*dialog, folder.path(), "sheets");
    QTRY_VERIFY(QFile::exists(folder.filePath("sheets.md")));
    QTRY_VERIFY(!pilot.app().comparison()->exporting());
}

// By its own rules, which need not be those of any file; and back to it.
void TestPageWays::the_game_on_the_table_is_compared()
{
    Pilot pilot(BoardView::flat);
    app::Comparison& comparison = *pilot.app().comparison();
    QVERIFY(pilot.click("compareButton"));
    QTRY_VERIFY(!comparison.reading() && pilot.find("column1"));
    const QString second = pilot.find("column1")->property("displayText").toString();
    QVERIFY(pilot.click("compareBack"));
    pilot.app().openRecord(QUrl::fromLocalFile(CAPITOL_SOURCE_DIR "/tests/records/schmidt-2.capitol"));
    QTRY_VERIFY(pilot.session().active());
    QVERIFY(pilot.chooseInMenu("tableCompare"));
    QTRY_VERIFY(!comparison.reading() && pilot.find("compareList"));
    QCOMPARE(pilot.find("column1")->property("displayText").toString(), second); // with other choices by now
    const auto onTable = comparison.choices().filter(QStringLiteral("On the table: "));
    QCOMPARE(onTable.size(), 1);
    comparison.setColumn(0, int(comparison.choices().indexOf(onTable.first())));
    QTRY_VERIFY(!pilot.find("editColumn0"));
    QVERIFY(pilot.find("editColumn1"));
    QTRY_VERIFY(pilot.textOf("compareSummary").contains("On the table: "));
    QVERIFY(pilot.click("playColumn0"));
    QTRY_VERIFY(!pilot.find("compareList"));
    QVERIFY(pilot.session().active());
}

void TestPageWays::the_window_comes_back_to_its_place_data()
{
    QTest::addColumn<QRect>("kept");
    QTest::addColumn<bool>("comesBack");
    QTest::newRow("in sight") << QRect(30, 40, 1024, 700) << true;
    QTest::newRow("on a screen that has gone") << QRect(9000, 40, 1100, 700) << false;
    QTest::newRow("above the screen") << QRect(30, -400, 1100, 700) << false;
    QTest::newRow("too small") << QRect(30, 40, 200, 100) << false;
}

void TestPageWays::the_window_comes_back_to_its_place()
{
    QFETCH(QRect, kept);
    QFETCH(bool, comesBack);
    {
        app::Preferences before;
        before.setWindowGeometry(kept);
    }
    Pilot pilot(BoardView::flat);
    QCOMPARE(pilot.window().geometry() == kept, comesBack);
    pilot.window().setGeometry(50, 60, 1200, 720);
    QTRY_COMPARE(pilot.window().geometry(), QRect(50, 60, 1200, 720));
    pilot.window().close();
    QCOMPARE(pilot.preferences().windowGeometry().toRect(), QRect(50, 60, 1200, 720));
}

void TestPageWays::the_window_fits_the_screen()
{
    Pilot pilot(BoardView::flat);
    const QSize room = pilot.window().screen()->availableVirtualSize();
    pilot.window().resize(3000, 2000);
    QVERIFY(QMetaObject::invokeMethod(&pilot.window(), "fitScreen"));
    QCOMPARE(pilot.window().size(), room.expandedTo(pilot.window().minimumSize()));
}

void TestPageWays::a_window_that_was_maximized_is_so_again()
{
    {
        app::Preferences before;
        before.setWindowMaximized(true);
    }
    Pilot pilot(BoardView::flat);
    QCOMPARE(pilot.window().visibility(), QWindow::Maximized);
    pilot.app().answer({}); // as at every start, and where it is started again
    QCOMPARE(pilot.window().visibility(), QWindow::Maximized);
    pilot.preferences().setWindowMaximized(false);
}

void TestPageWays::an_error_covers_nothing()
{
    Pilot pilot(BoardView::flat);
    pilot.app().capitol()->play();
    QTRY_VERIFY(pilot.find("menuButton"));
    const QQuickItem* listener = pilot.window().activeFocusItem();
    emit pilot.session().failed("a long one\nof two lines");
    QTRY_VERIFY(pilot.find("dismissError"));
    QVERIFY(!pilot.find("takeOffer"));
    QVERIFY(pilot.waitForFrame());
    const QQuickItem& banner = *pilot.find("dismissError")->parentItem()->parentItem();
    const auto inWindow = [](const QQuickItem& item) {
        return item.mapRectToScene({0, 0, item.width(), item.height()});
    };
    QVERIFY(!inWindow(banner).intersects(inWindow(*pilot.find("menuButton"))));
    QVERIFY(pilot.click("dismissError"));
    QVERIFY(!pilot.find("dismissError"));
    QCOMPARE(pilot.find("board")->window(), &pilot.window());
    QCOMPARE(pilot.window().activeFocusItem(), listener);
}

void TestPageWays::whose_turn_it_is_is_heard()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage("en");
    QVERIFY(pilot.beginGame("3"));
    QStringList heard;
    const std::function<void(QQuickItem*)> hear = [&](QQuickItem* parent) {
        for (QQuickItem* child : parent->childItems()) {
            QAccessibleInterface* told = QAccessible::queryAccessibleInterface(child);
            if (told && told->role() == QAccessible::ListItem)
                heard.append(told->text(QAccessible::Name));
            hear(child);
        }
    };
    hear(pilot.window().contentItem());
    QCOMPARE(heard.filter("current player").size(), 1);
    QVERIFY2(heard.filter("current player").value(0).startsWith("Anna: "), qPrintable(heard.join("; ")));
}

void TestPageWays::the_question_before_closing_fits_and_is_answered_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "it", "fr", "nl"})
        QTest::newRow(language) << language;
}

void TestPageWays::the_question_before_closing_fits_and_is_answered()
{
    QFETCH(QString, language);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(language);
    QVERIFY(pilot.resize({1024, 640}));
    auto* question = pilot.window().findChild<QObject*>("goodbyeQuestion");
    const auto ask = [&] { return question && QMetaObject::invokeMethod(question, "open"); };
    for (const int text : {200, 100}) {
        pilot.preferences().setTextSize(text);
        QVERIFY(ask());
        QTRY_VERIFY(pilot.find("questionNo"));
        QVERIFY(pilot.waitForFrame());
        QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
        QVERIFY(pilot.click("questionNo"));
        QTRY_VERIFY(!pilot.find("questionNo"));
    }
    pilot.preferences().setLanguage("en");
    QVERIFY(pilot.window().isVisible() && ask());
    QTRY_VERIFY(pilot.find("questionYes"));
    QTRY_VERIFY(question->property("grace").value<QObject*>()->property("over").toBool());
    QVERIFY(pilot.click("questionYes"));
    QTRY_VERIFY(!pilot.window().isVisible());
    pilot.window().show(); // the editor has kept the program
    QVERIFY(!question->property("agreed").toBool());
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestPageWays test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_page_ways.moc"
