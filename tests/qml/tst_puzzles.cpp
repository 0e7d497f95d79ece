// Puzzles through the window: from the start page to one, answered wrongly and rightly by mouse and by
// keyboard, and what the page says of it then. Any warning of Qt or QML fails the test it appears in.
#include "inspector.h"
#include "keyboard_player.h"
#include "step_trace.h"

#include <QQuickStyle>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::PosedPuzzle;

class TestPuzzlePages : public QObject
{
    Q_OBJECT

public:
    explicit TestPuzzlePages(const Sandbox& sandbox) : m_sandbox(sandbox) {}

private slots:
    void initTestCase() { Warnings::install(); } // over Qt Test's own, which hears them too
    void init();
    void cleanup();

    void the_page_is_reached_and_left();
    void canal_mania_has_none();
    void one_is_solved_by_mouse();
    void one_is_solved_by_keyboard();
    void the_grid_is_gone_through_by_keyboard();
    void any_right_total_does();
    void the_answer_is_shown_on_the_board();
    void the_puzzle_of_the_day_is_played();
    void nothing_is_decided_by_mistake();
    void one_plays_on_from_there();
    void after_the_last_there_is_the_list();
    void one_comes_after_the_other();
    void damaged_results_are_told();
    void it_follows_the_language();
    void the_window_answers_meanwhile();
    void the_table_fits_every_language_data();
    void the_table_fits_every_language();
    void everything_is_named_and_reached();
    void the_texts_can_be_read_data();
    void the_texts_can_be_read();

private:
    static constexpr int patience = 60000;
    static constexpr int dutch = 1; // its place among the sets

    static void openPage(Pilot& pilot);
    // Puzzle `number` of the set is on the table.
    static void open(Pilot& pilot, int set, int number);
    static PosedPuzzle& posed(const Pilot& pilot) { return *pilot.app().puzzles()->posed(); }
    static const Choice& answer(const Pilot& pilot, std::size_t place);
    static int handRow(const Pilot& pilot, const Card& card);
    // By mouse: a building placed, or a bid; it is confirmed.
    static void place(Pilot& pilot, const Move& move);
    static void bid(Pilot& pilot, const Bid& made);
    static QString markOf(const Pilot& pilot, int number);
    static void fits(Pilot& pilot);

    const Sandbox& m_sandbox;
};

void TestPuzzlePages::init()
{
    Warnings::take();
    QFile::remove(m_sandbox.path("data/puzzles.yaml"));
}

void TestPuzzlePages::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

void TestPuzzlePages::openPage(Pilot& pilot)
{
    QVERIFY(pilot.click("puzzlesButton"));
    QTRY_VERIFY_WITH_TIMEOUT(pilot.find("playPuzzleOfDay"), patience);
    QVERIFY(pilot.waitForFrame());
}

void TestPuzzlePages::open(Pilot& pilot, int set, int number)
{
    openPage(pilot);
    pilot.app().puzzles()->setSet(set);
    pilot.app().puzzles()->play(number - 1);
    QTRY_VERIFY(pilot.find("puzzlePanel"));
    QVERIFY(pilot.session().humanToMove());
    QVERIFY(pilot.waitForFrame());
}

const Choice& TestPuzzlePages::answer(const Pilot& pilot, std::size_t place)
{
    return posed(pilot).moment()->puzzle().answers[place].choice;
}

int TestPuzzlePages::handRow(const Pilot& pilot, const Card& card)
{
    return int(pilot.session().hand()->cards().indexOf(card));
}

void TestPuzzlePages::place(Pilot& pilot, const Move& move)
{
    QVERIFY(pilot.click(QString("handCard%1").arg(handRow(pilot, move.card))));
    const auto& yard = *pilot.session().yard();
    for (int row = 0; row < yard.rowCount(); ++row) {
        const bool isIt = yard.row(row).floors == move.height && yard.row(row).roof == int(move.roof);
        if (isIt && !yard.index(row, 0).data(app::YardModel::Selected).toBool())
            QVERIFY(pilot.clickYard(row));
    }
    const auto& sites = *pilot.session().sites();
    for (int row = 0; row < sites.rowCount(); ++row)
        if (sites.row(row).area == move.area && sites.row(row).site == move.site)
            QVERIFY(pilot.clickSite(row));
    QTRY_VERIFY(pilot.composer().canConfirm());
    QVERIFY(pilot.click("confirmButton"));
}

void TestPuzzlePages::bid(Pilot& pilot, const Bid& made)
{
    for (int i = 0; i < made.size; ++i)
        QVERIFY(pilot.click(QString("handCard%1").arg(handRow(pilot, made.cards[i]))));
    QCOMPARE(pilot.composer().bidCount(), int(made.size));
    QVERIFY(pilot.click("confirmButton"));
}

QString TestPuzzlePages::markOf(const Pilot& pilot, int number)
{
    const QQuickItem* cell = pilot.find(QString("puzzle%1").arg(number));
    return cell ? cell->property("mark").toString() : QString("not there");
}

void TestPuzzlePages::the_page_is_reached_and_left()
{
    Pilot pilot(BoardView::flat);
    openPage(pilot);
    QVERIFY(pilot.find("puzzle100"));
    QCOMPARE(pilot.textOf("puzzleRecord"), QString("0 of 100 solved, 0 of them on the first try."));
    QVERIFY(pilot.click("puzzlesBack"));
    QTRY_VERIFY(pilot.find("puzzlesButton"));
    openPage(pilot);
    pilot.key(Qt::Key_Escape);
    QTRY_VERIFY(pilot.find("puzzlesButton"));
    open(pilot, 0, 1);
    QVERIFY(pilot.chooseInMenu("leaveGame"));
    QTRY_VERIFY(pilot.find("playPuzzleOfDay")); // whence it came
}

void TestPuzzlePages::canal_mania_has_none()
{
    Pilot pilot(BoardView::flat);
    pilot.preferences().setGame("canal");
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.find("rulesButton") && !pilot.find("puzzlesButton"));
    pilot.preferences().setGame("capitol");
    QTRY_VERIFY(pilot.find("puzzlesButton"));
}

void TestPuzzlePages::one_is_solved_by_mouse()
{
    Pilot pilot(BoardView::flat);
    openPage(pilot);
    pilot.app().puzzles()->setSet(dutch);
    QVERIFY(pilot.waitForFrame());
    QVERIFY(pilot.click("puzzle11"));
    QTRY_VERIFY(pilot.find("puzzlePanel"));
    QCOMPARE(pilot.textOf("puzzleTitle"), QString("Dutch rules, puzzle 11 of 100"));
    QCOMPARE(pilot.textOf("puzzleQuestion"), QString("It is your turn. Which move is best?"));
    QVERIFY(!pilot.find("puzzleVerdict") && !pilot.find("puzzleGoOn"));
    QVERIFY(pilot.click("passButton"));
    QVERIFY(!pilot.find("puzzleVerdict")); // it can still be taken back
    QVERIFY(pilot.click("confirmButton"));
    QTRY_COMPARE(pilot.textOf("puzzleVerdict"),
                 QString("There is a better choice. Yours is worth 43% of the victory, the best 54%."));
    QCOMPARE(pilot.textOf("puzzleGoOn"), QString("Try again"));
    QVERIFY(pilot.click("puzzleGoOn"));
    QTRY_VERIFY(!pilot.find("puzzleVerdict"));
    QVERIFY(!pilot.composer().canConfirm());
    place(pilot, std::get<Move>(answer(pilot, 0)));
    QTRY_VERIFY(pilot.textOf("puzzleVerdict")
                    .startsWith("Right! It is worth about 54% of the victory, the best wrong choice 43%."));
    QVERIFY(pilot.textOf("puzzleAbout").contains("Placing buildings"));
    QVERIFY(pilot.click("puzzleList"));
    QTRY_VERIFY(pilot.find("playPuzzleOfDay"));
    QCOMPARE(markOf(pilot, 11), QString("✓"));
    QCOMPARE(markOf(pilot, 12), QString());
    QCOMPARE(pilot.textOf("puzzleRecord"), QString("1 of 100 solved, 0 of them on the first try."));
}

void TestPuzzlePages::one_is_solved_by_keyboard()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer keys(pilot);
    openPage(pilot);
    QVERIFY(keys.goTo("nextPuzzle"));
    pilot.app().puzzles()->setTheme(0);
    for (int number = 1; number < 7; ++number) { // to the seventh, a bid
        pilot.key(Qt::Key_Return);
        QTRY_VERIFY(pilot.find("puzzlePanel"));
        QCOMPARE(int(posed(pilot).moment()->number), number - 1);
        posed(pilot).showAnswer();
        QTRY_VERIFY(pilot.find("puzzleGoOn") && pilot.find("puzzleGoOn")->hasActiveFocus());
    }
    pilot.key(Qt::Key_Return);
    QTRY_COMPARE(int(posed(pilot).moment()->number), 6);
    QVERIFY(pilot.waitForFrame());
    const auto choose = [&](const Choice& choice) {
        const Bid& made = std::get<Bid>(choice);
        for (int i = 0; i < made.size; ++i)
            pilot.key(Qt::Key(Qt::Key_0 + (handRow(pilot, made.cards[i]) + 1) % 10));
        QCOMPARE(pilot.composer().bidCount(), int(made.size));
        pilot.key(Qt::Key_Return);
    };
    QCOMPARE(pilot.textOf("puzzleQuestion"), QString("Which bid is best? Only its total counts."));
    choose(answer(pilot, 1));
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Missed);
    QVERIFY(pilot.find("puzzleGoOn")->hasActiveFocus());
    pilot.key(Qt::Key_Return);
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Asked);
    QCOMPARE(pilot.composer().bidCount(), 0);
    choose(answer(pilot, 0));
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Solved);
    QVERIFY2(pilot.textOf("puzzleVerdict").contains("The right total is 11."),
             qPrintable(pilot.textOf("puzzleVerdict")));
    QVERIFY(keys.goTo("puzzleList"));
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.find("playPuzzleOfDay"));
    QCOMPARE(markOf(pilot, 6), QString("○"));
    QCOMPARE(markOf(pilot, 7), QString("✓"));
}

void TestPuzzlePages::the_grid_is_gone_through_by_keyboard()
{
    Pilot pilot(BoardView::flat);
    KeyboardPlayer keys(pilot);
    openPage(pilot);
    QVERIFY(keys.goTo("puzzle1"));
    const auto isOn = [&](const char* name) {
        return pilot.window().activeFocusItem()->objectName() == QLatin1String(name);
    };
    pilot.key(Qt::Key_Right);
    pilot.key(Qt::Key_Right);
    QVERIFY(isOn("puzzle3"));
    pilot.key(Qt::Key_Left);
    pilot.key(Qt::Key_Down);
    const int below = pilot.window().activeFocusItem()->property("number").toInt();
    QVERIFY(below > 3);
    pilot.key(Qt::Key_Up);
    QVERIFY(isOn("puzzle2"));
    pilot.key(Qt::Key_Up); // there is none
    QVERIFY(isOn("puzzle2"));
    pilot.key(Qt::Key_Tab);
    pilot.key(Qt::Key_Backtab);
    QVERIFY(isOn("puzzle2")); // one stop of Tab for all of them
    pilot.key(Qt::Key_Return);
    QTRY_VERIFY(pilot.find("puzzlePanel"));
    QCOMPARE(int(posed(pilot).moment()->number), 1);
}

void TestPuzzlePages::any_right_total_does()
{
    Pilot pilot(BoardView::flat);
    open(pilot, dutch, 6); // 0 and 1 are right
    bid(pilot, std::get<Bid>(answer(pilot, 0)));
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Solved);
    QVERIFY2(pilot.textOf("puzzleVerdict").contains("Any total from 0 to 1 is right."),
             qPrintable(pilot.textOf("puzzleVerdict")));
}

void TestPuzzlePages::the_answer_is_shown_on_the_board()
{
    Pilot pilot(BoardView::flat);
    open(pilot, dutch, 11);
    QVERIFY(pilot.click("puzzleAnswer"));
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Shown);
    QVERIFY(pilot.composer().canConfirm());
    QVERIFY(Pilot::firstRow(*pilot.session().sites(), app::SiteModel::Ghost) >= 0);
    QVERIFY2(pilot.textOf("puzzleVerdict").contains("Quirinalis"), qPrintable(pilot.textOf("puzzleVerdict")));
    QVERIFY(pilot.click("puzzleList"));
    QTRY_VERIFY(pilot.find("playPuzzleOfDay"));
    QCOMPARE(markOf(pilot, 11), QString("○"));
}

void TestPuzzlePages::the_puzzle_of_the_day_is_played()
{
    Pilot pilot(BoardView::flat);
    openPage(pilot);
    const QString today = pilot.textOf("puzzleDay");
    QVERIFY(!pilot.find("dayAfter")->isEnabled());
    QVERIFY(pilot.click("dayBefore"));
    QVERIFY(pilot.textOf("puzzleDay") != today);
    QVERIFY(pilot.click("dayAfter"));
    QCOMPARE(pilot.textOf("puzzleDay"), today);
    QCOMPARE(pilot.textOf("puzzleDayText"), QString("Not tried yet"));
    QVERIFY(pilot.click("playPuzzleOfDay"));
    QTRY_VERIFY(pilot.find("puzzlePanel"));
    posed(pilot).showAnswer();
    pilot.app().capitol()->leave();
    QTRY_COMPARE(pilot.textOf("puzzleDayText"), QString("Answer shown"));
}

void TestPuzzlePages::nothing_is_decided_by_mistake()
{
    Pilot pilot(BoardView::flat);
    open(pilot, dutch, 7);                 // to bid nothing is best
    QVERIFY(pilot.click("confirmButton")); // asks
    QTRY_VERIFY(pilot.find("questionNo"));
    QCOMPARE(posed(pilot).state(), PosedPuzzle::Asked);
    QVERIFY(pilot.click("questionNo"));
    bid(pilot, std::get<Bid>(answer(pilot, 1)));
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Missed);
    pilot.setGraceTime(60000);
    QVERIFY(pilot.click("puzzleGoOn"));
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Asked); // it has been there for long
    bid(pilot, std::get<Bid>(answer(pilot, 1)));
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Missed);
    for (const char* button : {"puzzleGoOn", "puzzleAnswer", "puzzleNext", "puzzleList"})
        QVERIFY(pilot.click(button)); // too early
    QCOMPARE(posed(pilot).state(), PosedPuzzle::Missed);
    QCOMPARE(int(posed(pilot).moment()->number), 6);
    pilot.setGraceTime(0);
}

void TestPuzzlePages::one_plays_on_from_there()
{
    Pilot pilot(BoardView::flat);
    open(pilot, dutch, 11);
    const auto moves = posed(pilot).moment()->puzzle().moves.size();
    QVERIFY(!pilot.find("puzzlePlayOn")); // it is not judged yet
    QVERIFY(pilot.click("puzzleAnswer"));
    QVERIFY(pilot.click("puzzlePlayOn"));
    QTRY_VERIFY(!pilot.find("puzzlePanel"));
    QTRY_VERIFY(pilot.session().humanToMove());
    QCOMPARE(pilot.session().record()->moves.size(), moves);
    QVERIFY(pilot.act());
    QVERIFY(pilot.playToTheEnd());
    pilot.app().capitol()->leave();
    QTRY_VERIFY(pilot.find("puzzlesButton")); // as from any other game
}

void TestPuzzlePages::after_the_last_there_is_the_list()
{
    Pilot pilot(BoardView::flat);
    openPage(pilot);
    app::Puzzles& puzzles = *pilot.app().puzzles();
    puzzles.setDifficulty(3);
    for (int row = 0; row < puzzles.list()->count(); ++row) {
        puzzles.play(row);
        posed(pilot).showAnswer();
    }
    QTRY_VERIFY(pilot.find("puzzleGoOn"));
    QCOMPARE(pilot.textOf("puzzleGoOn"), QString("All puzzles"));
    QVERIFY(pilot.click("puzzleGoOn"));
    QTRY_VERIFY(pilot.find("nextPuzzle"));
    QVERIFY(!pilot.find("nextPuzzle")->isEnabled());
    puzzles.setDifficulty(0);
}

// Their logs take each other's place.
void TestPuzzlePages::one_comes_after_the_other()
{
    Pilot pilot(BoardView::flat);
    for (const bool isShown : {false, true}) {
        pilot.preferences().setLogShown(isShown);
        open(pilot, isShown ? dutch : 0, 1);
        for (int row = 1; row < 40; ++row) {
            pilot.app().puzzles()->play(row);
            posed(pilot).showAnswer();
            QVERIFY(pilot.waitForFrame());
            QVERIFY(pilot.find("puzzlePanel"));
        }
        pilot.app().capitol()->leave();
        QTRY_VERIFY(pilot.find("puzzlesBack"));
        QVERIFY(pilot.click("puzzlesBack"));
    }
}

void TestPuzzlePages::damaged_results_are_told()
{
    Sandbox::write(m_sandbox.path("data/puzzles.yaml"), "puzzle_results: 9\n");
    Pilot pilot(BoardView::flat);
    openPage(pilot);
    QTRY_VERIFY(pilot.textOf("puzzleFault").contains("puzzles.yaml"));
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    QVERIFY(pilot.click("puzzlesAnew"));
    QTRY_VERIFY(pilot.find("questionYes"));
    QVERIFY(pilot.click("questionYes"));
    QTRY_VERIFY(!pilot.find("puzzleFault"));
    QTRY_VERIFY(pilot.find("puzzlesBack")->hasActiveFocus()); // the one that asked is gone
}

void TestPuzzlePages::it_follows_the_language()
{
    Pilot pilot(BoardView::flat);
    openPage(pilot);
    const auto english = [&](const QStringList& before) {
        QStringList left;
        for (const QString& text : Inspector(pilot).texts())
            if (before.contains(text) && text.contains(QRegularExpression("[a-z]{4} [a-z]{2}")))
                left.append(text);
        return left.join(" | ");
    };
    QStringList before = Inspector(pilot).texts();
    pilot.preferences().setLanguage("fr");
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(english(before), QString());
    pilot.preferences().setLanguage("en");
    pilot.app().puzzles()->play(0);
    posed(pilot).showAnswer();
    QVERIFY(pilot.waitForFrame());
    before = Inspector(pilot).texts();
    QQuickItem* menu = pilot.find("menuButton");
    menu->forceActiveFocus(Qt::TabFocusReason);
    pilot.preferences().setLanguage("nl");
    QVERIFY(pilot.waitForFrame());
    QVERIFY(menu->hasActiveFocus()); // nothing was answered
    QCOMPARE(english(before), QString());
    QCOMPARE(posed(pilot).state(), PosedPuzzle::Shown);
    QVERIFY(pilot.composer().canConfirm()); // what is composed stays
    pilot.preferences().setLanguage("en");
}

void TestPuzzlePages::the_window_answers_meanwhile()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.waitForFrame());
    auto& traced = *static_cast<TracedApplication*>(qApp);
    app::Puzzles& puzzles = *pilot.app().puzzles();
    traced.start();
    puzzles.find();
    QTRY_VERIFY_WITH_TIMEOUT(!puzzles.reading(), patience);
    traced.report("while puzzles are read");
    QVERIFY2(traced.longest() < 40, "the window's thread has had too much to do");
}

void TestPuzzlePages::the_table_fits_every_language_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const char* language : {"it", "fr", "nl", "en"}) {
        QTest::addRow("%s small", language) << language << QSize(1024, 640) << 100;
        QTest::addRow("%s small, large text", language) << language << QSize(1024, 640) << 200;
        QTest::addRow("%s usual", language) << language << QSize(1280, 800) << 100;
    }
}

void TestPuzzlePages::fits(Pilot& pilot)
{
    QTRY_COMPARE(Inspector(pilot).misfits().join(", "), QString());
    QTRY_COMPARE(Inspector(pilot).overlaps().join(", "), QString());
}

void TestPuzzlePages::the_table_fits_every_language()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, text);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setLanguage(language);
    pilot.preferences().setTextSize(text);
    QVERIFY(pilot.resize(size));
    pilot.app().puzzles()->find();
    QTRY_VERIFY_WITH_TIMEOUT(!pilot.app().puzzles()->reading(), patience);
    for (const int row : {0, 3, 4, 9}) { // a roof, a tile, a bid, a draw
        pilot.app().puzzles()->play(row);
        QTRY_VERIFY(pilot.find("puzzlePanel"));
        QVERIFY(pilot.waitForFrame());
        fits(pilot);
        posed(pilot).showAnswer();
        QVERIFY(pilot.waitForFrame());
        fits(pilot);
        QCOMPARE(Inspector(pilot).broken({"puzzleGoOn"}).join(", "), QString());
    }
    pilot.preferences().setTextSize(100);
    pilot.preferences().setLanguage("en");
}

void TestPuzzlePages::everything_is_named_and_reached()
{
    Pilot pilot(BoardView::flat);
    openPage(pilot);
    QCOMPARE(Inspector(pilot).unnamed().join(", "), QString());
    QCOMPARE(Inspector(pilot).traps().join(", "), QString());
    pilot.app().puzzles()->play(0);
    QTRY_VERIFY(pilot.find("puzzlePanel"));
    posed(pilot).showAnswer();
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(Inspector(pilot).unnamed().join(", "), QString());
    QCOMPARE(Inspector(pilot).traps().join(", "), QString());
}

void TestPuzzlePages::the_texts_can_be_read_data()
{
    QTest::addColumn<QString>("theme");
    for (const char* theme : {"light", "dark", "contrast"})
        QTest::newRow(theme) << theme;
}

void TestPuzzlePages::the_texts_can_be_read()
{
    QFETCH(QString, theme);
    Pilot pilot(BoardView::flat);
    pilot.preferences().setTheme(theme);
    open(pilot, 0, 1);
    pilot.key(Qt::Key_P);
    pilot.key(Qt::Key_Return);
    QTRY_COMPARE(posed(pilot).state(), PosedPuzzle::Missed);
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(Inspector(pilot).pale().join(", "), QString());
    pilot.app().capitol()->leave();
    QTRY_VERIFY(pilot.find("playPuzzleOfDay"));
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(Inspector(pilot).pale().join(", "), QString());
    pilot.preferences().setTheme("light");
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    const TracedApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestPuzzlePages test(sandbox);
    return QTest::qExec(&test, argc, argv);
}

#include "tst_puzzles.moc"
