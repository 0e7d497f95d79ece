// The page of puzzles without a window: which sets there are, what becomes of answers, what is kept of them.
#include "program_test.h"
#include "puzzles/puzzle_of_day.h"
#include "puzzles/puzzle_words.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

const QByteArray resultsHead = "puzzle_results: 1\npuzzles:\n";
const QByteArray resultLine =
    "- {id: \"schmidt.1.160.11.1973547125.213\", result: missed, date: 2026-11-24}\n";

} // namespace

class TestPuzzlePage : public ProgramTest
{
    Q_OBJECT

    static constexpr int patience = 60000;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;

    Puzzles& puzzles() { return *app->puzzles(); }
    PosedPuzzle& posed() { return *puzzles().posed(); }
    GameSession& session() { return *app->session(); }
    QString file() const { return path("data/puzzles.yaml"); }
    QString ownFile(const QString& name) const { return path("variants/puzzles/" + name); }

    void open()
    {
        puzzles().find();
        QTRY_VERIFY_WITH_TIMEOUT(!puzzles().reading(), patience);
    }
    void openOwn(const QString& name, const QByteArray& text)
    {
        QDir().mkpath(path("variants/puzzles"));
        Sandbox::write(ownFile(name), text);
        open();
    }
    void reopen()
    {
        m_testers.clear();
        restart();
        open();
    }
    void answer(const Choice& choice) { posedMatch().submit(choice); }
    // The session's, which is const for all others.
    Match& posedMatch() { return const_cast<Match&>(*session().match()); }
    const Puzzle& puzzle() { return posed().moment()->puzzle(); }
    Choice right() { return puzzle().answers.front().choice; }
    Choice wrong() { return puzzle().answers.back().choice; }
    int resultOf(int row) { return value(*puzzles().list(), row, "result").toInt(); }
    // Once it has been written, which is done in another thread.
    void expectKept(const QByteArray& result)
    {
        QTRY_VERIFY2_WITH_TIMEOUT(Sandbox::read(file()).contains("result: " + result),
                                  Sandbox::read(file()).constData(), patience);
    }

private slots:
    void init()
    {
        begin();
        app->preferences()->setLanguage("en");
        app->preferences()->setOpponent("greedy");
        for (QAbstractItemModel* model : {puzzles().themes(), puzzles().list()})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }
    void cleanup()
    {
        m_testers.clear();
        end();
    }

    void the_sets_are_read_beside_the_window()
    {
        QElapsedTimer timer;
        timer.start();
        puzzles().find();
        QVERIFY2(timer.elapsed() < 16, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(puzzles().reading());
        QCOMPARE(puzzles().setFault(), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!puzzles().reading(), patience);
        qInfo("read in %lld ms", timer.elapsed());
        QCOMPARE(puzzles().setNames(), QStringList({"Schmidt rules", "Dutch rules"}));
        QCOMPARE(puzzles().fault(), QString());
        for (const int set : {0, 1}) {
            puzzles().setSet(set);
            QVERIFY(puzzles().playable());
            QCOMPARE(puzzles().list()->count(), 100);
            QCOMPARE(puzzles().record(), QString("0 of 100 solved, 0 of them on the first try."));
        }
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void themes_and_difficulties_are_chosen()
    {
        open();
        const GadgetModel& themes = *puzzles().themes();
        QCOMPARE(value(themes, 0, "all").toInt(), 100);
        int sum = 0;
        for (int row = 1; row < themes.count(); ++row) {
            puzzles().setTheme(row);
            QCOMPARE(puzzles().list()->count(), value(themes, row, "all").toInt());
            sum += puzzles().list()->count();
        }
        QCOMPARE(sum, 100);
        puzzles().setTheme(0);
        sum = 0;
        for (int difficulty = 1; difficulty < puzzles().difficultyNames().size(); ++difficulty) {
            puzzles().setDifficulty(difficulty);
            sum += puzzles().list()->count();
        }
        QCOMPARE(sum, 100);
        puzzles().setTheme(1000);
        puzzles().setDifficulty(-1);
        QCOMPARE(puzzles().theme(), 0);
        QCOMPARE(puzzles().difficulty(), 3);
    }

    void files_of_ones_own_are_there_too()
    {
        const QByteArray shipped = Sandbox::read(CAPITOL_SOURCE_DIR "/variants/puzzles/dutch.yaml");
        QDir().mkpath(path("variants/puzzles"));
        Sandbox::write(ownFile("empty.yaml"), shipped.left(shipped.indexOf("- {")));
        openOwn("broken.yaml", "capitol_puzzles: 1\nvariant: nowhere\nsearch: {seed: 1, iterations: 160}\n");
        QCOMPARE(puzzles().setNames(),
                 QStringList({"Schmidt rules", "Dutch rules", "broken.yaml", "empty.yaml: Dutch rules"}));
        puzzles().setSet(2);
        QVERIFY(!puzzles().playable());
        QVERIFY2(puzzles().setFault().contains("nowhere"), qPrintable(puzzles().setFault()));
        puzzles().setSet(3);
        QVERIFY(!puzzles().playable());
        QCOMPARE(puzzles().setFault(), QString("This file has no puzzles yet."));
        puzzles().playOfDay();
        puzzles().playNext();
        puzzles().play(0);
        QVERIFY(!posed().on());
    }

    void a_file_may_have_lost_its_themes()
    {
        const QByteArray shipped = Sandbox::read(CAPITOL_SOURCE_DIR "/variants/puzzles/dutch.yaml");
        openOwn("mine.yaml", shipped);
        puzzles().setSet(2);
        puzzles().setTheme(puzzles().themes()->count() - 1);
        QVERIFY(puzzles().theme() > 1);
        openOwn("mine.yaml", shipped.left(shipped.indexOf("- {", shipped.indexOf("- {") + 1)));
        QCOMPARE(puzzles().set(), 2);
        QCOMPARE(puzzles().theme(), 0);
        QCOMPARE(puzzles().list()->count(), 1);
    }

    void a_file_that_is_opened_leads_to_its_puzzles()
    {
        const QSignalSpy wanted(app.get(), &App::puzzlesWanted);
        const QString dutch = CAPITOL_SOURCE_DIR "/variants/puzzles/dutch.yaml";
        QVERIFY(QFile::copy(dutch, path("mine.yaml")));
        app->openFile(QUrl::fromLocalFile(path("mine.yaml")));
        QCOMPARE(wanted.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!puzzles().reading(), patience);
        QCOMPARE(puzzles().setNames().value(puzzles().set()), QString("mine.yaml: Dutch rules"));
        app->openFile(QUrl::fromLocalFile(dutch)); // it is there already
        QTRY_VERIFY_WITH_TIMEOUT(!puzzles().reading(), patience);
        QCOMPARE(puzzles().setNames().size(), 3);
        QCOMPARE(puzzles().set(), 1);
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void what_is_added_while_sets_are_read_is_read_too()
    {
        QVERIFY(QFile::copy(CAPITOL_SOURCE_DIR "/variants/puzzles/dutch.yaml", path("mine.yaml")));
        puzzles().find();
        app->openFile(QUrl::fromLocalFile(path("mine.yaml")));
        QTRY_VERIFY_WITH_TIMEOUT(!puzzles().reading(), patience);
        QCOMPARE(puzzles().setNames().value(puzzles().set()), QString("mine.yaml: Dutch rules"));
    }

    void each_day_has_its_puzzle()
    {
        const QDate day(2026, 11, 28);
        QCOMPARE(puzzleOfDay(day, 100), puzzleOfDay(day, 100));
        std::set<std::size_t> seen;
        const QDate first = QDate::fromJulianDay(day.toJulianDay() / 100 * 100);
        for (int i = 0; i < 100; ++i)
            QVERIFY(seen.insert(puzzleOfDay(first.addDays(i), 100)).second);
        QCOMPARE(*seen.rbegin(), 99U);
        QVERIFY(puzzleOfDay(first, 100) != puzzleOfDay(first.addDays(1), 100));
        QCOMPARE(puzzleOfDay(day, 1), 0U);
        QCOMPARE(puzzleOfDay(day, 100), 3U); // whoever has that set, wherever: it never changes
    }

    void a_day_before_is_played_too()
    {
        open();
        const QString today = puzzles().day();
        puzzles().setDaysAgo(3);
        QVERIFY(puzzles().day() != today);
        puzzles().playOfDay();
        QVERIFY(posed().on());
        QCOMPARE(posed().moment()->number, puzzleOfDay(QDate::currentDate().addDays(-3), 100));
        answer(right());
        QCOMPARE(puzzles().dayText(), QString("Solved on the first try"));
        puzzles().setDaysAgo(-1);
        puzzles().setDaysAgo(100000);
        QCOMPARE(puzzles().daysAgo(), 3);
    }

    void it_is_asked_at_its_moment_and_nobody_plays_on()
    {
        open();
        puzzles().play(0);
        QVERIFY(posed().on());
        QVERIFY(session().active() && session().humanToMove());
        QCOMPARE(session().viewSeat(), int(puzzle().seat));
        QCOMPARE(session().match()->moves(), int(puzzle().moves.size()));
        QCOMPARE(posed().title(), QString("Schmidt rules, puzzle 1 of 100"));
        QCOMPARE(posed().state(), PosedPuzzle::Asked);
        QCOMPARE(posed().verdict(), QString());
        QCOMPARE(posed().about(), QString()); // it would tell something
        QStringList names;
        for (const RecordSeat& seat : session().record()->seats)
            names.append(QString::fromStdString(seat.name));
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.removeDuplicates(), 0);
        QVERIFY(session().help()->memoryAgreed() && !session().help()->hintAgreed());
        for (const Choice& choice : {wrong(), right()}) {
            answer(choice);
            QVERIFY(!session().thinking());
            QCOMPARE(session().match()->moves(), int(puzzle().moves.size()));
            QVERIFY(session().humanToMove());
        }
        QVERIFY(!QFile::exists(path("data/current.capitol")));
        QVERIFY(!QFile::exists(path("data/current.capitol.draft")));
        app->capitol()->leave();
        QVERIFY(!posed().on());
        QVERIFY(!session().active());
        posed().tryAgain(); // nothing is there any more
        posed().showAnswer();
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void the_game_that_was_on_can_be_continued()
    {
        app->capitol()->newGame({QVariantMap{{"player", "human"}}, QVariantMap{{"player", "greedy"}}},
                                "schmidt", "1");
        session().finishSaving();
        const QByteArray game = Sandbox::read(path("data/current.capitol"));
        open();
        puzzles().play(0);
        answer(right());
        app->capitol()->leave();
        QVERIFY(app->capitol()->canContinue());
        QCOMPARE(Sandbox::read(path("data/current.capitol")), game);
    }

    void the_first_answers_decide()
    {
        open();
        puzzles().play(0);
        answer(right());
        QCOMPARE(posed().state(), PosedPuzzle::Solved);
        QCOMPARE(resultOf(0), int(Puzzles::FirstTry));
        answer(wrong());
        QCOMPARE(posed().state(), PosedPuzzle::Missed);
        QCOMPARE(resultOf(0), int(Puzzles::FirstTry)); // it stays so
        puzzles().play(1);
        answer(wrong());
        QCOMPARE(resultOf(1), int(Puzzles::Missed));
        posed().tryAgain();
        QCOMPARE(posed().state(), PosedPuzzle::Asked);
        answer(right());
        QCOMPARE(resultOf(1), int(Puzzles::Later));
        puzzles().play(2);
        posed().showAnswer();
        QCOMPARE(posed().state(), PosedPuzzle::Shown);
        answer(right());
        QCOMPARE(resultOf(2), int(Puzzles::LookedUp));
        QCOMPARE(puzzles().record(), QString("2 of 100 solved, 1 of them on the first try. 1 answer shown."));
        QCOMPARE(value(*puzzles().themes(), 0, "solved").toInt(), 2);
    }

    void results_are_there_again()
    {
        open();
        for (const int row : {0, 1, 2, 3}) {
            puzzles().play(row);
            answer(row == 2 ? wrong() : right());
        }
        expectKept("missed");
        reopen();
        QCOMPARE(resultOf(0), int(Puzzles::FirstTry));
        QCOMPARE(resultOf(2), int(Puzzles::Missed));
        QCOMPARE(resultOf(4), int(Puzzles::Untried));
        QCOMPARE(puzzles().streak(), QString("Solved on the first try in a row: 1. Best: 2."));
        puzzles().playNext();
        QCOMPARE(posed().moment()->number, 2U);
        puzzles().playNext(); // what is on the table has had its turn
        QCOMPARE(posed().moment()->number, 4U);
    }

    void a_result_is_that_of_a_puzzle_and_not_of_a_line()
    {
        open();
        puzzles().play(1);
        answer(right());
        const QByteArray shipped = Sandbox::read(CAPITOL_SOURCE_DIR "/variants/puzzles/schmidt.yaml");
        const qsizetype first = shipped.indexOf("- {");
        const qsizetype second = shipped.indexOf("- {", first + 1);
        openOwn("fewer.yaml", shipped.left(first) + shipped.mid(second));
        puzzles().setSet(2);
        QCOMPARE(puzzles().list()->count(), 99);
        QCOMPARE(resultOf(0), int(Puzzles::FirstTry));
    }

    void a_damaged_file_of_results_stays_as_it_is()
    {
        Sandbox::write(file(), resultsHead + "- {id: 3}\n");
        open();
        QVERIFY2(puzzles().fault().contains("puzzles.yaml") && puzzles().fault().contains("line 3"),
                 qPrintable(puzzles().fault()));
        puzzles().play(0);
        answer(right());
        QCOMPARE(posed().state(), PosedPuzzle::Solved);
        app->capitol()->leave();
        QTest::qWait(50);
        QCOMPARE(Sandbox::read(file()), resultsHead + "- {id: 3}\n");
        Sandbox::write(file(), resultsHead + resultLine); // repaired
        open();
        QCOMPARE(puzzles().fault(), QString());
        QCOMPARE(resultOf(0), int(Puzzles::Missed));
    }

    // Until there is something of one's own to keep.
    void results_are_read_again_each_time()
    {
        open();
        QCOMPARE(resultOf(0), int(Puzzles::Untried));
        Sandbox::write(file(), resultsHead + resultLine);
        open();
        QCOMPARE(resultOf(0), int(Puzzles::Missed));
        Sandbox::write(file(), resultsHead + "- {id: 3}\n");
        open();
        QVERIFY(!puzzles().fault().isEmpty());
        QCOMPARE(resultOf(0), int(Puzzles::Untried));
        Sandbox::write(file(), resultsHead + resultLine);
        open();
        puzzles().play(1);
        answer(right());
        expectKept("first_try");
        Sandbox::write(file(), resultsHead);
        open();
        QCOMPARE(resultOf(0), int(Puzzles::Missed));
        QCOMPARE(resultOf(1), int(Puzzles::FirstTry));
    }

    void a_full_file_of_results_takes_no_more()
    {
        PuzzleResults full;
        full.miss("schmidt.1.160.11.1973547125.213", QDate(2026, 11, 24));
        for (int i = 0; !full.isFull(); ++i)
            full.miss("other." + std::to_string(i), QDate(2026, 11, 24));
        const QByteArray before = QByteArray::fromStdString(printResults(full));
        Sandbox::write(file(), before);
        open();
        QVERIFY2(puzzles().fault().contains("full"), qPrintable(puzzles().fault()));
        puzzles().play(1);
        answer(right());
        QCOMPARE(errors, QStringList(puzzles().fault()));
        QCOMPARE(posed().state(), PosedPuzzle::Solved);
        QCOMPARE(resultOf(1), int(Puzzles::Untried));
        puzzles().play(0); // has its place
        answer(right());
        QCOMPARE(resultOf(0), int(Puzzles::Later));
        expectKept("later");
        QCOMPARE(errors.size(), 1);
        puzzles().clear();
        QCOMPARE(puzzles().fault(), QString());
    }

    void results_are_begun_anew()
    {
        Sandbox::write(file(), "\x01 no results");
        open();
        QVERIFY(!puzzles().fault().isEmpty());
        puzzles().clear();
        QCOMPARE(puzzles().fault(), QString());
        puzzles().play(0);
        answer(right());
        expectKept("first_try");
        reopen();
        QCOMPARE(resultOf(0), int(Puzzles::FirstTry));
    }

    void one_plays_on_from_it()
    {
        open();
        puzzles().play(0);
        const auto moves = puzzle().moves;
        const int seat = puzzle().seat;
        answer(wrong());
        app->preferences()->setHintHelp(true);
        app->preferences()->setMemoryHelp(false);
        app->playOnFromPuzzle();
        QVERIFY(!posed().on());
        QTRY_VERIFY(session().humanToMove());
        QCOMPARE(session().viewSeat(), seat);
        QVERIFY(session().record()->moves == moves);
        for (std::size_t other = 0; other < session().record()->seats.size(); ++other)
            QCOMPARE(session().record()->seats[other].player, int(other) == seat ? "human" : "greedy");
        QVERIFY(session().help()->hintAgreed() && !session().help()->memoryAgreed()); // as is usual
        QVERIFY(app->capitol()->canContinue());
        app->playOnFromPuzzle(); // no puzzle is there any more
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    // Two totals are right: 0, which is worth most, and 1.
    void each_right_bid_is_told_its_own_share()
    {
        open();
        puzzles().setSet(1);
        puzzles().play(5);
        const auto& answers = puzzle().answers;
        QCOMPARE(puzzle().right, 2U);
        QVERIFY(answers[0].share > answers[1].share);
        for (const std::size_t place : {0U, 1U}) {
            answer(answers[place].choice);
            const QString own = QString("Right! It is worth about %1% of the victory")
                                    .arg(answers[place].share * 100, 0, 'f', 0);
            QVERIFY2(posed().verdict().startsWith(own), qPrintable(posed().verdict()));
            QVERIFY2(posed().verdict().contains("Any total from 0 to 1 is right."),
                     qPrintable(posed().verdict()));
        }
    }

    // Names that look like the places of a text.
    void names_are_shown_as_they_are()
    {
        QByteArray variant = "format: 1\nid: odd\nname: {en: \"%2 and %3\"}\nextends: schmidt\n";
        Sandbox::write(path("variants/odd.yaml"), variant);
        QByteArray set = Sandbox::read(CAPITOL_SOURCE_DIR "/variants/puzzles/schmidt.yaml");
        openOwn("%2.yaml", set.replace("variant: schmidt", "variant: odd"));
        QCOMPARE(puzzles().setNames().last(), QString("%2.yaml: %2 and %3"));
        puzzles().setSet(2);
        QVERIFY2(puzzles().playable(), qPrintable(puzzles().setFault()));
        puzzles().play(0);
        QCOMPARE(posed().title(), QString("%2 and %3, puzzle 1 of 100"));
    }

    void each_answer_is_shown_and_told()
    {
        open();
        qint64 slowest = 0;
        for (const int set : {0, 1}) {
            puzzles().setSet(set);
            for (int row = 0; row < 100; ++row) {
                puzzles().play(row);
                QVERIFY(session().humanToMove());
                QElapsedTimer timer;
                timer.start();
                answer(wrong());
                slowest = std::max(slowest, timer.elapsed());
                QVERIFY2(posed().verdict().startsWith("There is a better choice."),
                         qPrintable(posed().verdict()));
                QVERIFY2(posed().verdict().contains('%'), qPrintable(posed().verdict()));
                posed().showAnswer();
                QVERIFY2(posed().verdict().contains("of the victory, the best wrong choice"),
                         qPrintable(posed().verdict()));
                const auto* move = std::get_if<Move>(&puzzle().answers.front().choice);
                const bool isDrawn = move && (move->kind == MoveKind::draw || move->kind == MoveKind::done);
                QCOMPARE(session().composer()->canConfirm(), !isDrawn);
                timer.start();
                if (isDrawn)
                    answer(right());
                else
                    session().composer()->confirm();
                slowest = std::max(slowest, timer.elapsed());
                QCOMPARE(posed().state(), PosedPuzzle::Solved);
                QVERIFY2(posed().verdict().startsWith("Right!"), qPrintable(posed().verdict()));
                QVERIFY(posed().about().startsWith("Theme: "));
            }
        }
        qInfo("an answer is judged in %lld ms at most", slowest);
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void words_follow_the_language()
    {
        open();
        puzzles().play(0);
        answer(wrong());
        const QStringList before{posed().question(),
                                 posed().verdict(),
                                 posed().title(),
                                 puzzles().record(),
                                 puzzles().dayText(),
                                 puzzles().setNames().first(),
                                 value(*puzzles().themes(), 0, "name").toString(),
                                 value(*puzzles().list(), 0, "spoken").toString()};
        for (const char* language : {"it", "fr", "nl"}) {
            app->preferences()->setLanguage(language);
            QVERIFY(posed().question() != before[0]);
            QVERIFY(posed().verdict() != before[1]);
            QVERIFY(posed().title() != before[2]);
            QVERIFY(puzzles().record() != before[3]);
            QVERIFY(puzzles().dayText() != before[4]);
            QVERIFY(puzzles().setNames().first() != before[5]);
            QVERIFY(value(*puzzles().themes(), 0, "name").toString() != before[6]);
            QVERIFY(value(*puzzles().list(), 0, "spoken").toString() != before[7]);
            QCOMPARE(posed().state(), PosedPuzzle::Missed);
        }
        app->preferences()->setLanguage("en");
        QCOMPARE(posed().verdict(), before[1]);
    }
};

QTEST_MAIN(TestPuzzlePage)
#include "test_puzzle_page.moc"
