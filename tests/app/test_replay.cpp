// Looking at what was: it is what it was, nothing can be done there, and nobody is shown what they may not
// know.
#include "capitol/notation.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace capitol;
using namespace capitol::app;

namespace {

// Everybody passes, then bids nothing but for what `bids` says.
Record quietRecord(const std::vector<std::string>& players, const std::map<Seat, Bid>& bids)
{
    Record record = freshRecord("schmidt", players, 6);
    record.opening.first = 0;
    const Rules rules = record.variant.playable();
    Position position = record.start_position(rules);
    const auto play = [&](const Choice& choice) {
        record.moves.push_back({position.to_move, choice});
        apply(rules, position, choice);
    };
    while (position.phase == capitol::Phase::construction)
        play(Move{.kind = MoveKind::pass});
    for (std::size_t i = 0; i + 1 < players.size(); ++i) {
        const auto bid = bids.find(position.to_move);
        play(bid == bids.end() ? Bid() : bid->second);
    }
    return record;
}

Bid firstCardOf(const Record& record, Seat seat)
{
    const Rules rules = record.variant.playable();
    Bid bid;
    record.start_position(rules).hand[seat].for_each([&](int bit) {
        if (bid.size == 0)
            bid.add(rules.deck().card_at(bit));
    });
    return bid;
}

bool nothingCanBeDone(const GameSession& session)
{
    const Composer& composer = *session.composer();
    return !session.humanToMove() && !composer.canConfirm() && !composer.canTakeBack() &&
           !session.canUndo() && !composer.canPass() && !composer.canPlayForNothing() &&
           !composer.canDone() && !composer.canSeal() && !session.canNext();
}

// The area whose score a line of the log tells, or -1.
int areaToldOf(GameSession& session, const QString& line)
{
    for (int area = 0; area < session.areas()->count(); ++area)
        if (line.startsWith(value(*session.areas(), area, "latin").toString() + ": "))
            return area;
    return -1;
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

    GameSession session;
    Replay& replay() { return *session.replay(); }

private slots:
    void cleanup()
    {
        session.leave();
        replay().setSpeed(2);
    }

    void a_replay_is_the_game_at_every_move_from_every_seat_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"schmidt", "dutch", "english-sheet", "french-sheet", "italian-sheet"})
            QTest::newRow(variant) << QString(variant);
    }
    void a_replay_is_the_game_at_every_move_from_every_seat()
    {
        QFETCH(QString, variant);
        const Record record = playedRecord(variant.toStdString(), {"human", "random", "human"}, 31);
        const Rules rules = record.variant.playable();
        QList<QAbstractItemModelTester*> testers;
        for (RowModel* list : listsOf(session))
            testers.append(
                new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest));
        session.watch(record);
        QCOMPARE(replay().moves(), int(record.moves.size()));
        for (int move = 0; move <= replay().moves(); ++move) {
            replay().goTo(move);
            session.viewFrom(move % 3);
            QVERIFY(!session.handCovered());
            QVERIFY(nothingCanBeDone(session));
            compareWithPosition(session, rules, record.position_after(rules, std::size_t(move)));
        }
        qDeleteAll(testers);
    }

    void it_does_not_matter_how_a_move_is_reached()
    {
        session.watch(playedRecord("schmidt", {"human", "random"}, 5));
        QList<QStringList> forward;
        for (int move = 0; move <= replay().moves(); ++move) {
            replay().goTo(move);
            forward.append(everythingShown(session));
        }
        for (int move = replay().moves(); move >= 0; --move) {
            replay().goTo(move);
            QCOMPARE(everythingShown(session), forward[move]);
        }
    }

    void rounds_begin_where_they_began()
    {
        const Record record = playedRecord("schmidt", {"human", "random"}, 5);
        session.watch(record);
        QCOMPARE(replay().rounds().size(), 4);
        for (int round = 1; round <= 4; ++round) {
            replay().goTo(replay().rounds()[round - 1]);
            QCOMPARE(session.state()->round(), round);
            QCOMPARE(session.state()->phase(), TableState::Phase::Construction);
        }
    }

    void bids_and_scores_are_there_to_be_read()
    {
        session.watch(playedRecord("schmidt", {"human", "random", "random"}, 5));
        QSet<int> stages;
        for (int move = 0; move <= replay().moves(); ++move) {
            replay().goTo(move);
            stages.insert(int(session.state()->stage()));
            QVERIFY(move == 0 || !session.thenText().isEmpty());
        }
        QCOMPARE(stages.size(), 5); // board, bids, reveal, scoring, drawing
    }

    void it_plays_by_itself_to_the_end_and_stops()
    {
        session.watch(quietRecord({"human", "random"}, {}));
        replay().setSpeed(8);
        replay().play();
        QVERIFY(replay().playing());
        QTRY_COMPARE(replay().move(), replay().moves());
        QVERIFY(!replay().playing());
        replay().play();
        QCOMPARE(replay().move(), 0);
        replay().pause();
        QVERIFY(!replay().playing());
    }

    void it_does_not_go_on_from_its_end_by_itself()
    {
        session.watch(quietRecord({"human", "random"}, {}));
        replay().setSpeed(8);
        replay().play();
        replay().goTo(replay().moves());
        replay().goTo(0);
        QTest::qWait(500); // twice as long as it stays at a move
        QCOMPARE(replay().move(), 0);
    }

    // At a table elsewhere whoever is ready bids.
    void a_bid_is_told_of_whoever_made_it()
    {
        Record record = quietRecord({"human", "random", "random"}, {});
        const int bids = int(record.moves.size()) - 2;
        std::swap(record.moves[bids], record.moves[bids + 1]);
        const Seat bidder = record.moves[bids].seat;
        session.watch(std::move(record));
        replay().goTo(bids + 1);
        const QString name = value(*session.seats(), bidder, "name").toString();
        QVERIFY2(session.thenText().contains(name), qPrintable(session.thenText()));
    }

    // Its page takes a moment to go.
    void what_was_shown_stays_in_sight_when_a_replay_is_left()
    {
        session.watch(playedRecord("schmidt", {"human", "random"}, 4));
        replay().goTo(20);
        const QStringList shown = everythingShown(session);
        session.leave();
        QCOMPARE(everythingShown(session), shown);
    }

    void places_that_are_not_there_are_passed_over()
    {
        replay().goTo(3);
        QVERIFY(!replay().on());
        session.watch(quietRecord({"human", "random"}, {}));
        replay().goTo(-7);
        QCOMPARE(replay().move(), 0);
        replay().goTo(9999);
        QCOMPARE(replay().move(), replay().moves());
        replay().goToRow(9999);
        session.viewFrom(9);
        replay().setSpeed(3);
        QCOMPARE(replay().speed(), 2);
        QCOMPARE(replay().move(), replay().moves());
    }

    void the_hands_of_an_unfinished_game_stay_with_their_owners()
    {
        session.watch(quietRecord({"human", "human", "random"}, {}));
        for (int seat = 0; seat < 3; ++seat) {
            session.viewFrom(seat);
            QVERIFY(session.handCovered());
            QCOMPARE(session.hand()->count(), 0);
            QCOMPARE(session.canUncoverHand(), seat < 2);
            session.uncoverHand();
            QCOMPARE(session.hand()->count(), seat < 2 ? 8 : 0);
        }
        session.watch(quietRecord({"random", "human", "random"}, {}));
        QCOMPARE(session.viewSeat(), 1);
        QCOMPARE(session.hand()->count(), 8); // the only person at the table
        session.viewFrom(0);
        QCOMPARE(session.hand()->count(), 0);
    }

    void what_a_seat_could_not_know_changes_nothing_it_is_shown()
    {
        QList<QStringList> shown;
        for (const bool other : {false, true}) {
            Record record = freshRecord("schmidt", {"human", "human", "human"}, 6);
            record.opening.first = 0;
            record = quietRecord({"human", "human", "human"}, {{1, other ? firstCardOf(record, 1) : Bid()}});
            for (const Pile pile : all_piles) { // a card of the third seat for one deep in the pile
                auto& cards = record.opening.deal.piles[index(pile)];
                const std::size_t dealt = pile == Pile::permit ? 8 : 4;
                if (other)
                    std::swap(*(cards.begin() + dealt), *(cards.end() - 1));
            }
            session.watch(record);
            QStringList lines;
            for (int move = 0; move <= replay().moves(); ++move) {
                replay().goTo(move);
                session.viewFrom(0);
                session.uncoverHand();
                QCOMPARE(session.hand()->count(), 8);
                lines += everythingShown(session) + QStringList(session.thenText());
            }
            shown.append(lines);
        }
        QCOMPARE(shown[0], shown[1]);
    }

    void a_line_of_the_log_shows_the_board_as_it_was()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        Pilot pilot(8);
        GameSession& live = table.session;
        for (int move = 0; move < 30; ++move) {
            table.toPerson();
            pilot.move(live);
        }
        table.toPerson();
        const QStringList now = everythingShown(live);
        const GameHistory course = table.match().history();
        QCOMPARE(live.log()->count(), int(course.entries.size()));
        for (int row = 0; row < live.log()->count(); ++row) {
            live.lookBack(row);
            QCOMPARE(live.replay()->row(), row);
            QVERIFY(nothingCanBeDone(live));
            QCOMPARE(live.thenText(), value(*live.log(), row, "text").toString());
            const int move = course.entries[row].move;
            if (row == course.lastEntry(move))
                compareWithPosition(live, table.match().rules(), course.views[std::size_t(move)].known);
        }
        live.backToNow();
        QVERIFY(!live.replay()->on());
        QCOMPARE(everythingShown(live), now);
        QVERIFY(live.humanToMove());
    }

    void a_line_of_the_log_knows_the_site_or_area_that_it_tells_of()
    {
        TestTable table(playedRecord("schmidt", {"random", "random", "random"}, 12));
        const LogModel& log = *table.session.log();
        static const QRegularExpression placed("@(\\S+)");
        int sites = 0;
        int areas = 0;
        for (int row = 0; row < log.count(); ++row) {
            const auto place = placed.match(value(log, row, "notation").toString());
            const int site = place.hasMatch() ? siteRow(table.session, place.captured(1)) : -1;
            QCOMPARE(value(log, row, "site").toInt(), site);
            sites += site >= 0;
            const int area = areaToldOf(table.session, value(log, row, "text").toString());
            QCOMPARE(value(log, row, "area").toInt(), area);
            areas += area >= 0;
        }
        QVERIFY(sites > 20);
        QVERIFY(areas > 20);
    }

    void nothing_can_be_done_while_looking_back_and_what_was_composed_stays()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        table.toPerson();
        GameSession& live = table.session;
        table.composer.selectCard(0);
        table.composer.playForNothing();
        table.toPerson();
        table.composer.selectCard(1);
        const auto moves = table.match().record()->moves.size();
        live.lookBack(0);
        table.composer.selectCard(2);
        table.composer.pass();
        table.composer.confirm();
        table.composer.playForNothing();
        live.undo();
        QCOMPARE(table.composer.selectedCard(), -1);
        QCOMPARE(table.match().record()->moves.size(), moves);
        live.backToNow();
        QCOMPARE(table.composer.selectedCard(), 1);
    }

    // The hand that is shown meanwhile is another.
    void a_bid_keeps_its_sum_while_looking_back()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        Pilot pilot(8);
        table.toPerson();
        while (table.session.state()->phase() != TableState::Phase::Bidding) {
            pilot.move(table.session);
            table.toPerson();
        }
        table.composer.toggleBid(table.session.hand()->count() - 1);
        const int total = table.composer.bidTotal();
        for (int row = 0; row < table.session.log()->count(); ++row) {
            table.session.lookBack(row);
            table.session.backToNow();
            QCOMPARE(table.composer.bidTotal(), total);
        }
    }

    void a_covered_hand_stays_covered_in_the_log()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        table.toPerson();
        table.composer.selectCard(0);
        table.composer.playForNothing();
        QVERIFY(table.session.handCovered());
        table.session.lookBack(0);
        QVERIFY(table.session.handCovered());
        QCOMPARE(table.session.hand()->count(), 0);
        table.session.backToNow();
        QVERIFY(table.session.handCovered());
    }

    void the_game_goes_on_behind_what_was()
    {
        TestTable table("schmidt", {"human", "random", "random"}, 8);
        table.toPerson();
        table.composer.selectCard(0);
        table.composer.playForNothing();
        const LogModel& log = *table.session.log();
        Replay& past = *table.session.replay();
        const int rows = log.count();
        table.session.lookBack(0);
        QTRY_VERIFY(log.count() > rows);
        QCOMPARE(past.row(), 0);
        const int added = log.count() - 1;
        table.session.lookBack(added);
        QCOMPARE(past.row(), added);
        QCOMPARE(table.session.thenText(), value(log, added, "text").toString());
        past.goTo(0);
        while (past.move() < past.moves())
            past.step(1);
        QCOMPARE(past.moves(), table.match().moves());
        QVERIFY(past.row() >= added);
        table.session.backToNow();
        table.toPerson();
        QVERIFY(table.session.humanToMove());
    }
};

QTEST_GUILESS_MAIN(TestReplay)
#include "test_replay.moc"
