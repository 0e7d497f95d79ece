// A finished game is reviewed in the background: what the lists say of it, what is kept of it, and how one
// goes from moment to moment.
#include "program/game_record.h"
#include "program_test.h"
#include "review/game_review.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <numeric>

using namespace capitol;
using namespace capitol::app;
using namespace capitol::test;

namespace {

constexpr int patience = 60000;

Record savedRecord(const char* name)
{
    return *load_record(std::filesystem::path(CAPITOL_SOURCE_DIR "/tests/records") / name, testLibrary())
                .record;
}

// One round of four players.
const Record& played()
{
    static const Record record = savedRecord("one-round-4.capitol");
    return record;
}

} // namespace

class TestGameReview : public ProgramTest
{
    Q_OBJECT

    std::unique_ptr<GameReview> m_review;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;

    GameReview& review() { return *m_review; }
    void makeReview()
    {
        review().watch(played(), true);
        review().start();
        QTRY_VERIFY_WITH_TIMEOUT(review().ready(), patience);
    }
    QList<int> kindsListed()
    {
        QList<int> kinds;
        for (const ReviewMoment& moment : review().moments()->rows())
            kinds.append(moment.kind);
        return kinds;
    }

private slots:
    void init()
    {
        begin();
        m_review = std::make_unique<GameReview>();
        review().setIterations(4);
        for (QAbstractItemModel* model :
             std::initializer_list<QAbstractItemModel*>{review().seats(), review().moments()})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }
    void cleanup()
    {
        m_testers.clear();
        m_review.reset();
        end();
    }

    void it_is_worked_out_beside_the_window()
    {
        review().watch(played(), true);
        QVERIFY(review().available());
        QVERIFY(!review().ready() && !review().running());
        QSignalSpy progressed(&review(), &GameReview::progressed);
        review().start();
        QVERIFY(review().running());
        QTRY_VERIFY_WITH_TIMEOUT(review().ready(), patience);
        QVERIFY(!review().running());
        QVERIFY(progressed.size() > 2);
        QCOMPARE(review().fault(), QString());
        QCOMPARE(review().moves(), int(played().moves.size()));
        QVERIFY(!review().moments()->rows().isEmpty());
    }

    void each_seat_has_its_shares_and_figures()
    {
        makeReview();
        const ReviewSeatModel& seats = *review().seats();
        QCOMPARE(seats.rowCount(), 4);
        QList<double> sums(review().moves() + 1, 0.0);
        for (int seat = 0; seat < 4; ++seat) {
            const auto shares = value(seats, seat, "shares").value<QList<double>>();
            QCOMPARE(shares.size(), review().moves() + 1);
            for (qsizetype move = 0; move < shares.size(); ++move)
                sums[move] += shares[move];
            QCOMPARE(value(seats, seat, "figures").toStringList().size(), 8);
            QVERIFY(value(seats, seat, "figures").toStringList().first().endsWith('%'));
        }
        for (const double sum : sums)
            QVERIFY2(qAbs(sum - 1) < 1e-9, qPrintable(QString::number(sum)));
    }

    void losses_say_what_was_better_and_why()
    {
        makeReview();
        review().setKind(1); // all losses
        QVERIFY(review().moments()->rowCount() > 0);
        for (const ReviewMoment& moment : review().moments()->rows()) {
            QVERIFY(moment.kind <= ReviewMomentModel::Draw);
            QVERIFY2(moment.figure.startsWith(QStringLiteral("−")), qPrintable(moment.figure));
            QVERIFY2(moment.text.contains("of the victory. Better: "), qPrintable(moment.text));
            QVERIFY2(moment.text.endsWith('.'), qPrintable(moment.text));
            const QString name = moment.title.section(QStringLiteral(" · "), 0, 0);
            QVERIFY2(!name.isEmpty() && moment.text.startsWith(name), qPrintable(moment.text));
            QVERIFY2(moment.spoken.endsWith(": " + moment.text), qPrintable(moment.spoken));
        }
    }

    void a_name_is_no_place_for_another_word()
    {
        const auto bid = ReviewMomentModel::Bid;
        QCOMPARE(ReviewMomentModel::titleOf("%2", bid), QStringLiteral("%2 · Bid"));
        QCOMPARE(ReviewMomentModel::spoken("%5", bid, "where", "1%", "words"),
                 QStringLiteral("%5, Bid, where, 1%: words"));
    }

    void the_filter_leaves_one_kind_of_one_player()
    {
        makeReview();
        const int all = review().moments()->rowCount();
        QCOMPARE(review().kindNames().size(), 10);
        QCOMPARE(review().seatNames().size(), 5);
        int ofEach = 0;
        for (int kind = 2; kind < 10; ++kind) {
            review().setKind(kind);
            ofEach += review().moments()->rowCount();
            const QList<int> kinds = kindsListed();
            QCOMPARE(kinds.count(kinds.value(0)), kinds.size());
        }
        QCOMPARE(ofEach, all);
        review().setKind(0);
        int ofAll = 0;
        for (int seat = 1; seat < 5; ++seat) {
            review().setSeat(seat);
            ofAll += review().moments()->rowCount();
            for (const ReviewMoment& moment : review().moments()->rows())
                QCOMPARE(moment.seat, seat - 1);
        }
        QCOMPARE(ofAll, all);
        review().setKind(99);
        review().setSeat(-1);
        QCOMPARE(review().kind(), 0);
        QCOMPARE(review().seat(), 4);
    }

    void one_goes_from_moment_to_moment()
    {
        makeReview();
        QList<int> visited;
        while (review().next() >= 0) {
            review().setMove(review().next());
            visited.append(review().move());
            QVERIFY(!review().moveText().isEmpty());
        }
        QVERIFY(std::is_sorted(visited.begin(), visited.end()));
        for (const ReviewMoment& moment : review().moments()->rows())
            QVERIFY(moment.move == 0 || visited.contains(moment.move));
        review().setMove(review().previous());
        QVERIFY(review().move() < visited.last());
    }

    void each_move_can_be_read()
    {
        makeReview();
        for (int move = 0; move <= review().moves(); ++move) {
            review().setMove(move);
            QVERIFY(!review().moveText().isEmpty());
            QVERIFY2(review().sharesText().contains(QString("move %1 of").arg(move)),
                     qPrintable(review().sharesText()));
            QCOMPARE(review().mover(), move < review().moves() ? int(played().moves[move].seat) : -1);
        }
        const QString last = review().sharesText();
        review().setPointed(0);
        QVERIFY(review().sharesText() != last);
        QCOMPARE(review().move(), review().moves());
        review().setPointed(-1);
        QCOMPARE(review().sharesText(), last);
        review().setMove(review().moves() + 1);
        QCOMPARE(review().move(), review().moves());
    }

    void a_bid_that_could_have_been_lower_says_so()
    {
        const Record record = savedRecord("dutch-2.capitol");
        review().setIterations(2);
        review().watch(record, true);
        review().start();
        QTRY_VERIFY_WITH_TIMEOUT(review().ready(), patience);
        review().setMove(92); // as `capitol-cli review` tells of move 93
        QVERIFY2(review().moveText().contains("16 won; 14 would have been enough in 89% of cases."),
                 qPrintable(review().moveText()));
        review().setKind(9);
        QVERIFY(review().moments()->rowCount() > 0);
        const ReviewMoment& last = review().moments()->rows().last();
        QCOMPARE(last.figure, QStringLiteral("20 → 7"));
        QVERIFY2(last.text.contains("20 won; 7 would have been enough in 100% of cases."),
                 qPrintable(last.text));
    }

    void it_is_kept_while_another_game_is_watched()
    {
        makeReview();
        review().setMove(3);
        review().watch(savedRecord("schmidt-2.capitol"), true);
        QVERIFY(!review().ready());
        QCOMPARE(review().moments()->rowCount(), 0);
        QCOMPARE(review().seats()->rowCount(), 0);
        review().watch(played(), true);
        QVERIFY(review().ready());
        QCOMPARE(review().move(), 0);
        review().start();
        QVERIFY(!review().running());
    }

    void it_goes_on_while_another_game_is_watched()
    {
        review().watch(played(), true);
        review().start();
        review().watch(savedRecord("schmidt-2.capitol"), true);
        QVERIFY(!review().running());
        QCOMPARE(review().progress(), 0.0);
        review().watch(played(), true);
        QTRY_VERIFY_WITH_TIMEOUT(review().ready(), patience);
    }

    void what_is_looked_at_is_not_replaced()
    {
        makeReview();
        review().setIterations(40);
        review().watch(savedRecord("schmidt-2.capitol"), true);
        review().start();
        review().watch(played(), true);
        QVERIFY(review().ready());
        review().watch(savedRecord("schmidt-2.capitol"), true);
        QVERIFY(!review().running());
    }

    void it_stops_when_told_to_and_can_begin_again()
    {
        review().setIterations(100000);
        review().watch(played(), true);
        review().start();
        QElapsedTimer clock;
        clock.start();
        review().stop();
        QVERIFY2(clock.elapsed() < 16, "the window waited for it");
        QVERIFY(!review().running() && !review().ready());
        review().setIterations(4);
        review().start();
        QTRY_VERIFY_WITH_TIMEOUT(review().ready(), patience);
    }

    void a_game_that_is_not_over_is_not_reviewed()
    {
        review().watch(played(), false);
        QVERIFY(!review().available());
        review().start();
        QVERIFY(!review().running());
    }

    void its_words_follow_the_language()
    {
        makeReview();
        const QString english = review().moments()->rows().first().text;
        app->preferences()->setLanguage("it");
        review().setLanguage("it");
        QVERIFY(review().moments()->rows().first().text != english);
        app->preferences()->setLanguage("en");
        review().setLanguage("en");
        QCOMPARE(review().moments()->rows().first().text, english);
    }

    void the_program_reviews_what_is_watched()
    {
        app->review()->setIterations(4);
        Sandbox::write(path("data/games/g.capitol"), QByteArray::fromStdString(print_record(played())));
        app->openRecord(QUrl::fromLocalFile(path("data/games/g.capitol")));
        QVERIFY(app->session()->replay()->watching());
        QVERIFY(app->review()->available());
        app->review()->start();
        app->session()->replay()->goTo(5);
        QCOMPARE(app->review()->move(), 5);
        QTRY_VERIFY_WITH_TIMEOUT(app->review()->ready(), patience);
        app->capitol()->leave();
        app->openRecord(QUrl::fromLocalFile(path("data/games/g.capitol")));
        QVERIFY(app->review()->ready()); // it was kept
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }

    void one_plays_on_as_a_seat_against_computer_players()
    {
        Record record = played();
        record.seats[3].player = "random"; // and three people, as at a table elsewhere
        Sandbox::write(path("data/games/g.capitol"), QByteArray::fromStdString(print_record(record)));
        app->watchRecord(QUrl::fromLocalFile(path("data/games/g.capitol")));
        app->preferences()->setOpponent("greedy");
        app->session()->replay()->goTo(4);
        app->capitol()->playOnAs(2);
        const Record& played = *app->session()->record();
        QVERIFY(played.moves.size() >= 4);
        QVERIFY(std::equal(record.moves.begin(), record.moves.begin() + 4, played.moves.begin()));
        QCOMPARE(played.seats[0].player, std::string("greedy"));
        QCOMPARE(played.seats[1].player, std::string("greedy"));
        QCOMPARE(played.seats[2].player, std::string(record::person));
        QCOMPARE(played.seats[3].player, record.seats[3].player);
        QVERIFY2(errors.isEmpty(), qPrintable(errors.join('\n')));
    }
};

QTEST_MAIN(TestGameReview)
#include "test_game_review.moc"
