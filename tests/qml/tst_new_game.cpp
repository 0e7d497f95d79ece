// The page of a new game: who begins where the rules ask for it, and what all at the table agree on.
#include "capitol/players/levels.h"
#include "inspector.h"
#include "keyboard_player.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;

class TestNewGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup();

    void who_begins_is_asked_where_the_rules_leave_it_open_data();
    void who_begins_is_asked_where_the_rules_leave_it_open();
    void who_begins_is_chosen_by_mouse();
    void who_begins_is_chosen_from_the_keyboard();
    void the_lot_falls_as_the_seed_says();
    void rules_from_outside_come_before_what_was_picked();
    void what_was_picked_stays_with_its_game();
    void the_page_fits_every_language_data();
    void the_page_fits_every_language();
    void strength_and_style_are_chosen_by_mouse();
    void strength_and_style_are_chosen_from_the_keyboard();
    void only_some_have_a_style();
    void the_style_sheet_fits_every_language_data() { the_page_fits_every_language_data(); }
    void the_style_sheet_fits_every_language();
    void undo_is_friendly_where_one_person_plays();
    void people_agree_on_undo();
    void what_another_confirmed_stays();
    void agreed_undo_takes_one_move_back();

private:
    static void open(Pilot& pilot, const QString& variant);
    static void pickOther(Pilot& pilot);
    static const Record& record(const Pilot& pilot) { return *pilot.session().match()->record(); }
    static void twoPeople(Pilot& pilot, bool friendly);
    static void uncover(Pilot& pilot);
};

void TestNewGame::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestNewGame::open(Pilot& pilot, const QString& variant)
{
    pilot.preferences().setTextSize(100);
    pilot.preferences().setLastVariant(variant);
    QVERIFY(pilot.click("newGameButton"));
    QTRY_VERIFY(pilot.find("beginButton"));
    QVERIFY(pilot.waitForFrame());
}

// Other rules than those that are shown.
void TestNewGame::pickOther(Pilot& pilot)
{
    QVERIFY(KeyboardPlayer(pilot).goTo("variantBox"));
    const bool first = pilot.find("variantBox")->property("currentIndex").toInt() == 0;
    pilot.key(first ? Qt::Key_Down : Qt::Key_Up);
}

void TestNewGame::twoPeople(Pilot& pilot, bool friendly)
{
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person}, "schmidt", "1", {{"undo", friendly}});
    uncover(pilot);
    pilot.key(Qt::Key_P);
    pilot.key(Qt::Key_Return);
    QTRY_COMPARE(record(pilot).moves.size(), std::size_t{1});
}

// Once the button has its place and the hand is there.
void TestNewGame::uncover(Pilot& pilot)
{
    QTRY_VERIFY(pilot.find("uncoverHand"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("uncoverHand"));
    QTRY_VERIFY(!pilot.session().handCovered());
    QVERIFY(pilot.waitForFrame());
}

void TestNewGame::who_begins_is_asked_where_the_rules_leave_it_open_data()
{
    QTest::addColumn<bool>("asked");
    QTest::addColumn<bool>("lot");
    QTest::newRow("schmidt") << false << false;
    QTest::newRow("dutch") << true << false; // the oldest
    QTest::newRow("french-sheet") << true << true;
}

void TestNewGame::who_begins_is_asked_where_the_rules_leave_it_open()
{
    QFETCH(bool, asked);
    QFETCH(bool, lot);
    Pilot pilot(BoardView::flat);
    open(pilot, QTest::currentDataTag());
    QCOMPARE(pilot.find("first0") != nullptr, asked);
    QCOMPARE(pilot.find("firstByLot") != nullptr, lot);
    QVERIFY(pilot.click("seats2"));
    QTRY_VERIFY(!pilot.find("first2"));
}

void TestNewGame::who_begins_is_chosen_by_mouse()
{
    Pilot pilot(BoardView::flat);
    open(pilot, "dutch");
    QVERIFY(pilot.click("first1"));
    QVERIFY(pilot.find("first1")->property("checked").toBool());
    QVERIFY(!pilot.find("first0")->property("checked").toBool());
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(record(pilot).opening.first, Seat{1});
    QCOMPARE(pilot.session().state()->consul(), 1);
    pilot.app().capitol()->leave();
    pilot.app().capitol()->continueGame(); // as its file has it
    QCOMPARE(record(pilot).opening.first, Seat{1});
}

void TestNewGame::who_begins_is_chosen_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer player(pilot);
    open(pilot, "french-sheet");
    QVERIFY(player.goTo("first2"));
    pilot.key(Qt::Key_Return);
    QVERIFY(player.goTo("beginButton"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(record(pilot).opening.first, Seat{2});
}

void TestNewGame::the_lot_falls_as_the_seed_says()
{
    Pilot pilot(BoardView::flat);
    QSet<int> begun;
    for (int seed = 1; seed < 30; ++seed) {
        const QVariantMap robot{{"player", "random"}};
        const QVariantMap agreed{{"first", -1}};
        const QVariantMap person{{"player", "human"}};
        for (int again = 0; again < 2; ++again) {
            const int before = again ? record(pilot).opening.first : -1;
            pilot.app().capitol()->newGame({person, robot, robot}, "french-sheet", QString::number(seed),
                                           agreed);
            QVERIFY(!again || record(pilot).opening.first == before);
        }
        begun.insert(record(pilot).opening.first);
    }
    QCOMPARE(begun.size(), 3);
}

// Also the second time, when they are those of the last game already.
void TestNewGame::rules_from_outside_come_before_what_was_picked()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("mine.yaml");
    Sandbox::write(file, "format: 1\nid: mine\nextends: schmidt\nname: {en: Mine}\n");
    Pilot pilot(BoardView::flat);
    const auto shown = [&] { return pilot.find("variantBox")->property("displayText").toString(); };
    open(pilot, "schmidt");
    for (int time = 0; time < 2; ++time) {
        const QString before = shown();
        pickOther(pilot);
        QVERIFY(shown() != before);
        QVERIFY(pilot.click("backButton"));
        pilot.app().openFile(QUrl::fromLocalFile(file));
        QTRY_VERIFY(pilot.find("variantBox"));
        QCOMPARE(shown(), QString("Mine"));
    }
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(pilot.session().state()->variantName(), QString("Mine"));
}

// Of a new table the game itself can be changed.
void TestNewGame::what_was_picked_stays_with_its_game()
{
    Pilot pilot(BoardView::flat);
    if (!pilot.app().together()->possible())
        QSKIP("built without Qt WebSockets");
    QVERIFY(pilot.click("togetherButton"));
    QTRY_VERIFY(pilot.find("makeTable"));
    QVERIFY(pilot.click("makeTable"));
    QTRY_VERIFY(pilot.find("variantBox"));
    QStringList picked;
    const auto shown = [&] { return pilot.find("variantBox")->property("displayText").toString(); };
    for (const char* game : {"gameChoice0", "gameChoice1"}) {
        QVERIFY(pilot.click(game));
        const QString before = shown();
        pickOther(pilot);
        QVERIFY(shown() != before);
        picked.append(shown());
    }
    QVERIFY(pilot.click("gameChoice0"));
    QTRY_COMPARE(shown(), picked[0]);
    QVERIFY(pilot.click("gameChoice1"));
    QTRY_COMPARE(shown(), picked[1]);
}

void TestNewGame::the_page_fits_every_language_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "it", "fr", "nl"})
        QTest::newRow(language) << language;
}

void TestNewGame::the_page_fits_every_language()
{
    QFETCH(QString, language);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(language);
    QVERIFY(pilot.resize({1024, 640}));
    open(pilot, "french-sheet");
    for (const int text : {100, 200}) {
        pilot.preferences().setTextSize(text);
        QVERIFY(pilot.waitForFrame());
        QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    }
    pilot.preferences().setTextSize(100);
    pilot.preferences().setLanguage("en");
}

void TestNewGame::strength_and_style_are_chosen_by_mouse()
{
    Pilot pilot(BoardView::flat);
    open(pilot, "schmidt");
    QVERIFY(pilot.click("seatStyle1"));
    QTRY_VERIFY(pilot.find("style2"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("strengthSlider")); // its middle
    QVERIFY(pilot.click("style2"));
    QVERIFY(pilot.click("closeSheet"));
    QTRY_VERIFY(!pilot.find("styleSheet"));
    const QString name = pilot.find("seatPlayer1")->property("displayText").toString();
    QVERIFY2(name.endsWith("00, speculator") || name.endsWith("50, speculator"), qPrintable(name));
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.session().active());
    const auto player = rated_player(record(pilot).seats[1].player);
    QVERIFY(player && player->style == "speculator");
    QVERIFY2(name.contains(QString::number(player->rating)), qPrintable(name));
    QCOMPARE(record(pilot).seats[2].player, pilot.preferences().opponent().toStdString());
}

void TestNewGame::strength_and_style_are_chosen_from_the_keyboard()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer player(pilot);
    open(pilot, "schmidt");
    QVERIFY(player.goTo("seatStyle3"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.find("strengthSlider"));
    QVERIFY(player.goTo("strengthSlider"));
    for (int step = 0; step < 50; ++step)
        pilot.key(Qt::Key_Left);
    pilot.key(Qt::Key_Right);
    QVERIFY(player.goTo("style4"));
    pilot.key(Qt::Key_Space);
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(!pilot.find("styleSheet"));
    QVERIFY(player.goTo("beginButton"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.session().active());
    QCOMPARE(record(pilot).seats[3].player, name_of({lowest_rating + rating_step, "miser"}));
}

void TestNewGame::only_some_have_a_style()
{
    Pilot pilot(BoardView::flat);
    open(pilot, "schmidt");
    QVERIFY(!pilot.find("seatStyle0")->isEnabled()); // a person's
    const auto name = [&] { return pilot.find("seatPlayer1")->property("displayText").toString(); };
    const QString greedy = name();
    QVERIFY(pilot.click("seatStyle1"));
    QTRY_VERIFY(pilot.find("closeSheet"));
    pilot.key(Qt::Key_Escape); // nothing was chosen
    QTRY_VERIFY(!pilot.find("styleSheet"));
    QCOMPARE(name(), greedy);
    QVERIFY(pilot.click("backButton"));
    pilot.preferences().setGame("canal");
    QTRY_VERIFY(pilot.find("newGameButton"));
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("newGameButton"));
    QTRY_VERIFY(pilot.find("seatPlayer1"));
    QVERIFY(!pilot.find("seatStyle1")); // there are none in Canal Mania
    pilot.preferences().setGame("capitol");
}

void TestNewGame::the_style_sheet_fits_every_language()
{
    QFETCH(QString, language);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(language);
    QVERIFY(pilot.resize({1024, 640}));
    open(pilot, "schmidt");
    QVERIFY(pilot.click("seatStyle1"));
    QTRY_VERIFY(pilot.find("style2"));
    QVERIFY(pilot.click("style2"));
    for (const int text : {100, 200}) {
        pilot.preferences().setTextSize(text);
        QVERIFY(pilot.waitForFrame());
        QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    }
    pilot.preferences().setTextSize(100);
    pilot.preferences().setLanguage("en");
}

void TestNewGame::undo_is_friendly_where_one_person_plays()
{
    Pilot pilot(BoardView::flat);
    open(pilot, "schmidt");
    QVERIFY(pilot.find("helpUndo")->property("checked").toBool());
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.session().active());
    QVERIFY(record(pilot).undo_is_friendly());
}

void TestNewGame::people_agree_on_undo()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer player(pilot);
    open(pilot, "schmidt");
    QVERIFY(player.goTo("seatPlayer1"));
    for (int kind = 0; kind < 10; ++kind)
        pilot.key(Qt::Key_Up); // to the first kind of player, a person
    const auto agreed = [&] { return pilot.find("helpUndo")->property("checked").toBool(); };
    QTRY_VERIFY(!agreed());
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("helpUndo"));
    QVERIFY(agreed());
    QVERIFY(pilot.click("beginButton"));
    QTRY_VERIFY(pilot.session().active());
    QVERIFY(record(pilot).undo_is_friendly());
    QCOMPARE(record(pilot).seats[1].player, std::string("human"));
}

void TestNewGame::what_another_confirmed_stays()
{
    Pilot pilot(BoardView::flat);
    twoPeople(pilot, false);
    for (int uncovered = 0; uncovered < 2; ++uncovered) {
        pilot.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(record(pilot).moves.size(), std::size_t{1});
        QVERIFY(!pilot.find("undoButton")->isEnabled());
        if (!uncovered)
            uncover(pilot);
    }
}

void TestNewGame::agreed_undo_takes_one_move_back()
{
    Pilot pilot(BoardView::flat);
    twoPeople(pilot, true);
    uncover(pilot);
    pilot.key(Qt::Key_1);
    QVERIFY(pilot.click("nothingButton"));
    QVERIFY(pilot.click("questionYes"));
    QTRY_COMPARE(record(pilot).moves.size(), std::size_t{2});
    pilot.hold(Qt::Key_Z, 5, Qt::ControlModifier);
    QTRY_COMPARE(record(pilot).moves.size(), std::size_t{1});
    QVERIFY(pilot.find("undoButton")->isEnabled());
    pilot.key(Qt::Key_Y, Qt::ControlModifier);
    QTRY_COMPARE(record(pilot).moves.size(), std::size_t{2});
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestNewGame test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_new_game.moc"
