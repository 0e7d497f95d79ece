// Whole games through the table: the lists stay sound, the file stays ahead of what is seen, and nobody is
// shown what they may not know.
#include "base/files.h"
#include "capitol/notation.h"
#include "table_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <fstream>
#include <memory>

using namespace capitol;
using namespace capitol::app;

namespace {

// The pile has a card on top, and has never been turned over: nobody knew that card before.
bool showsNeverSeen(const Match& match, Pile pile)
{
    const QList<LogEntry> history = match.history().entries;
    return match.view().known.draw_count[index(pile)] > 0 &&
           std::none_of(history.begin(), history.end(), [&](const LogEntry& entry) {
               const auto* turned = std::get_if<PileTurned>(&entry.event);
               return turned && turned->pile == pile;
           });
}

Record friendly(const std::vector<std::string>& players, std::uint64_t seed)
{
    Record record = app::freshRecord("schmidt", players, seed);
    record.friendly_undo = true;
    return record;
}

void playOut(
    TestTable& table, Pilot& pilot, const std::function<void()>& each = [] {})
{
    while (!table.isOver() && !QTest::currentTestFailed()) {
        table.toPerson();
        each();
        pilot.move(table.session);
    }
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    // On servers these have no other names than their kind.
    void computer_players_that_nobody_named_have_usual_names()
    {
        record::Head head;
        head.seats = {{"Livia", "human"}, {"random", "random"}, {"Bot", "random"}, {"random", "random"}};
        QCOMPARE(namesOf(head), QStringList({"Livia", "Anna", "Bot", "Marcus"}));
        QCOMPARE(seatsOf(head, 4)[3].name, QString("Marcus"));
    }

    void whole_games_keep_the_lists_sound_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<std::vector<std::string>>("players");
        const std::vector<std::string> hotSeat{"human", "human", "random"};
        const std::vector<std::string> alone{"human", "random", "random", "random"};
        for (const char* variant : {"schmidt", "dutch", "english-sheet", "french-sheet", "italian-sheet"}) {
            QTest::addRow("%s alone", variant) << QString(variant) << alone;
            QTest::addRow("%s hot seat", variant) << QString(variant) << hotSeat;
        }
    }
    void whole_games_keep_the_lists_sound()
    {
        QFETCH(QString, variant);
        QFETCH(std::vector<std::string>, players);
        TestTable table(variant.toStdString(), players, 21);
        for (RowModel* list : listsOf(table.session))
            new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest, list);
        Pilot pilot(21);
        int moves = 0;
        playOut(table, pilot, [&] {
            ++moves;
            compareWithPosition(table.session, table.match().rules(), table.position());
        });
        QVERIFY(moves > 20);
        QVERIFY(!table.session.state()->winners().isEmpty());
        QCOMPARE(value(*table.session.seats(), table.session.state()->winners().first(), "winner").toBool(),
                 true);
    }

    void each_move_is_on_disk_before_anything_of_it_is_seen()
    {
        TestTable table("schmidt", {"human", "random", "random"}, 4);
        const Rules rules = table.match().record()->variant.playable();
        std::size_t seen = 0;
        connect(&table.session, &GameSession::changed, &table.session, [&] {
            const std::size_t moves = table.match().record()->moves.size();
            if (moves == seen)
                return;
            seen = moves;
            const LoadedRecord loaded = load_record(table.file, testLibrary());
            QVERIFY(loaded.record);
            QCOMPARE(loaded.record->moves.size(), moves);
            QVERIFY(loaded.record->position_after(rules, moves) == table.position());
        });
        Pilot pilot(4);
        playOut(table, pilot);
        QVERIFY(seen > 50);
    }

    void a_game_cut_off_goes_on_as_it_was()
    {
        TestTable cut("schmidt", {"human", "random", "human"}, 9);
        Pilot pilot(9);
        for (int move = 0; move < 40; ++move) {
            cut.toPerson();
            pilot.move(cut.session);
        }
        cut.toPerson();
        const Position position = cut.position();
        const QStringList before = logOf(cut.session);
        cut.session.leave();
        cut.session.resume(*load_record(cut.file, testLibrary()).record, cut.file);
        cut.toPerson();
        QVERIFY(cut.position() == position);
        QCOMPARE(logOf(cut.session), before);
        playOut(cut, pilot);
    }

    void a_bid_that_is_not_sealed_is_there_again()
    {
        TestTable table("schmidt", {"human", "random", "random"}, 9);
        Pilot pilot(9);
        const auto toBid = [&] {
            for (table.toPerson(); table.position().phase != Phase::bidding; table.toPerson())
                pilot.move(table.session);
        };
        toBid();
        while (table.session.hand()->count() == 0) {
            pilot.move(table.session);
            toBid();
        }
        table.composer.toggleBid(0);
        const int total = table.composer.bidTotal();
        comeBack(table);
        QCOMPARE(table.composer.bidCount(), 1);
        QCOMPARE(table.composer.bidTotal(), total);

        const std::filesystem::path draft = table.file.string() + ".draft";
        const std::string kept = read_file(draft);
        const std::string question = kept.substr(0, kept.find(' ') + 1);
        for (const std::string& text :
             {std::string("\0\xff", 2), question + "R99 R99 R99", question + "Pb1:2t@cap",
              question + "card R1 place 1 1", std::string("9.9.9.9 bid R1"), std::string(10000, '1')}) {
            table.session.leave();
            std::ofstream(draft, std::ios::binary) << text;
            comeBack(table);
            QCOMPARE(table.composer.bidCount(), 0);
        }
        table.composer.toggleBid(0);
        table.composer.sealBid();
        QTRY_VERIFY(!std::filesystem::exists(draft));
    }

    // A card that asks for more, with one thing more picked; then a run of the program that was killed left
    // it.
    void all_that_is_picked_is_there_again_even_if_the_program_was_killed()
    {
        TestTable table("schmidt", {"human", "random"}, 9);
        Pilot pilot(9);
        const auto picksHalf = [&] {
            for (int row = 0; row < table.session.hand()->count(); ++row) {
                table.composer.selectCard(row);
                for (int site = 0; site < table.session.yard()->count(); ++site) {
                    table.composer.pickYard(site);
                    const Picked picked = table.composer.picked();
                    if (!picked.picks.empty() && !table.composer.canConfirm())
                        return true;
                }
            }
            return false;
        };
        for (table.toPerson(); !picksHalf(); table.toPerson())
            pilot.move(table.session);
        const Picked before = table.composer.picked();
        const std::filesystem::path draft = table.file.string() + ".draft";
        const std::filesystem::path killed = table.file.string() + ".killed";
        const auto kept = [&] { // while it is being composed
            return ChoiceDraft(Draft(draft, [](const QString&) {}))
                .read(table.match().rules(), table.match().view())
                .picks;
        };
        QTRY_VERIFY(kept() == before.picks);
        std::filesystem::copy_file(table.file, killed);
        std::filesystem::copy_file(draft, killed.string() + ".draft");
        GameSession again;
        again.resume(*load_record(killed, testLibrary()).record, killed);
        QTRY_VERIFY(again.composer()->isBegun());
        QVERIFY(again.composer()->picked().card == before.card);
        QVERIFY(again.composer()->picked().picks == before.picks);
    }

    // The French and the Dutch text let no floor be taken off again, so it must not be by leaving the table.
    void floors_that_must_stay_are_there_again()
    {
        TestTable table("dutch", {"human", "random"}, 9);
        Pilot pilot(9);
        const auto puts = [&] {
            for (int row = 0; row < table.session.hand()->count(); ++row) {
                table.composer.selectCard(row);
                table.composer.pickNewBuilding();
                if (table.composer.isBound())
                    return true;
            }
            return false;
        };
        for (table.toPerson(); !puts(); table.toPerson())
            pilot.move(table.session);
        const Picked before = table.composer.picked();
        comeBack(table);
        QVERIFY(table.composer.isBound() && !table.composer.canTakeBack());
        QVERIFY(table.composer.picked().card == before.card);
        QVERIFY(table.composer.picked().picks == before.picks);
    }

    void a_site_for_a_tile_is_there_again()
    {
        TestTable table("schmidt", {"human", "random"}, 9);
        Pilot pilot(9);
        for (table.toPerson(); table.position().phase != Phase::tile; table.toPerson())
            pilot.move(table.session);
        int site = 0;
        while (!table.session.sites()->row(site).legal)
            ++site;
        table.composer.pickSite(site);
        const Picked before = table.composer.picked();
        QCOMPARE(before.picks.size(), std::size_t{1});
        comeBack(table);
        QVERIFY(table.composer.picked().picks == before.picks);
        QVERIFY(table.composer.canConfirm());
    }

    void a_new_game_begins_with_nothing_composed()
    {
        TestTable table("schmidt", {"human", "random"}, 9);
        table.toPerson();
        table.composer.selectCard(0);
        QCOMPARE(table.composer.selectedCard(), 0);
        table.session.begin(freshRecord("schmidt", {"human", "random"}, 9), table.file);
        table.toPerson();
        QCOMPARE(table.composer.selectedCard(), -1);
        QTRY_VERIFY(!std::filesystem::exists(table.file.string() + ".draft"));
    }

    void an_unsealed_bid_is_not_kept_between_people()
    {
        TestTable table("schmidt", {"human", "human"}, 9);
        Pilot pilot(9);
        for (table.toPerson(); table.position().phase != Phase::bidding; table.toPerson())
            pilot.move(table.session);
        table.composer.toggleBid(0);
        table.session.leave();
        QVERIFY(!std::filesystem::exists(table.file.string() + ".draft"));
    }

    void a_session_can_be_destroyed_while_a_computer_player_thinks()
    {
        for (int i = 0; i < 20; ++i) {
            TestTable table("schmidt", {"greedy", "greedy"}, 9);
            QVERIFY(table.session.thinking());
        }
    }

    void the_same_record_is_played_the_same_again()
    {
        QString first;
        for (int run = 0; run < 2; ++run) {
            TestTable table("schmidt", {"greedy", "greedy", "random"}, 13);
            QTRY_VERIFY_WITH_TIMEOUT(table.isOver(), 60000);
            const QString log = logOf(table.session).join('\n');
            QVERIFY(run == 0 || log == first);
            first = log;
        }
    }

    void a_sealed_bid_changes_nothing_that_another_seat_is_shown()
    {
        QList<QStringList> shown;
        for (int bid = 0; bid < 2; ++bid) {
            TestTable table("schmidt", {"human", "human"}, 2);
            table.toPerson();
            while (table.session.state()->phase() == TableState::Phase::Construction) {
                table.composer.pass();
                table.composer.confirm();
                table.toPerson();
            }
            for (int card = 0; card < bid * 4; ++card)
                table.composer.toggleBid(card);
            table.composer.sealBid();
            QVERIFY(table.session.handCovered());
            shown.append(everythingShown(table.session));
            table.session.uncoverHand();
            shown.last() += everythingShown(table.session);
        }
        QCOMPARE(shown[0], shown[1]);
    }

    void a_hidden_hand_and_the_order_of_a_pile_change_nothing_that_is_shown()
    {
        QList<QStringList> shown;
        for (const bool other : {false, true}) {
            Record record = freshRecord("schmidt", {"human", "human", "human"}, 6);
            for (const Pile pile : all_piles) { // a card of seat 2 for one deep in the pile
                auto& cards = record.opening.deal.piles[index(pile)];
                const std::size_t dealt = pile == Pile::permit ? 4 : 2;
                if (other)
                    std::swap(*(cards.begin() + dealt), *(cards.end() - 1));
            }
            record.opening.first = 0;
            TestTable table(std::move(record));
            table.session.uncoverHand();
            table.composer.pass();
            shown.append(everythingShown(table.session));
        }
        QCOMPARE(shown[0], shown[1]);
    }

    void between_people_the_hand_is_covered()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        QVERIFY(session.handCovered());
        QCOMPARE(session.hand()->count(), 0);
        QVERIFY(!session.humanToMove());
        session.uncoverHand();
        QCOMPARE(session.hand()->count(), 8);
        const int seat = session.viewSeat();
        composer.selectCard(0);
        composer.playForNothing();
        QVERIFY(session.handCovered());
        QCOMPARE(session.hand()->count(), 0);
        QCOMPARE(session.viewSeat(), 1 - seat);
        composer.selectCard(0);
        QCOMPARE(composer.selectedCard(), -1);
    }

    void one_person_alone_is_never_covered()
    {
        TestTable table("schmidt", {"random", "human", "random"}, 1);
        QCOMPARE(table.session.viewSeat(), 1);
        QVERIFY(!table.session.handCovered());
        QCOMPARE(table.session.hand()->count(), 8);
    }

    void nobody_sees_a_hand_where_only_computers_play()
    {
        TestTable table("schmidt", {"random", "random"}, 1);
        connect(&table.session, &GameSession::changed, &table.session,
                [&] { QCOMPARE(table.session.hand()->count(), 0); });
        QTRY_VERIFY_WITH_TIMEOUT(table.isOver(), 60000);
    }

    void a_hidden_hand_count_is_not_shown()
    {
        TestTable table("italian-sheet", {"human", "human"}, 1);
        table.session.uncoverHand();
        const int viewer = table.session.viewSeat();
        QCOMPARE(value(*table.session.seats(), viewer, "handCount").toInt(), 8);
        QCOMPARE(value(*table.session.seats(), 1 - viewer, "handCount").toInt(), -1);
    }

    void another_persons_confirmed_move_is_not_undone()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        table.toPerson();
        table.composer.selectCard(0);
        table.composer.playForNothing();
        QVERIFY(!table.session.canUndo());
        table.toPerson();
        QVERIFY(!table.session.canUndo());
        table.session.undo();
        QCOMPARE(table.match().record()->moves.size(), std::size_t{1});
    }

    // Who is asked again at once, takes back what is still their own.
    void the_own_last_move_is_undone_while_nobody_else_is_asked()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        composer.pass();
        composer.confirm();
        table.toPerson();
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(session.canUndo(), i > 0);
            composer.selectCard(0);
            composer.playForNothing();
            table.toPerson();
        }
        session.undo();
        QCOMPARE(table.match().record()->moves.size(), std::size_t{2});
        QVERIFY(session.canUndo());
        QVERIFY(session.canRedo());
        session.redo();
        QCOMPARE(table.match().record()->moves.size(), std::size_t{3});
    }

    void undo_takes_back_the_own_last_move_one_line_of_the_file()
    {
        TestTable table(friendly({"human", "human"}, 1));
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        QVERIFY(!session.canUndo());
        const Position before = table.position();
        composer.selectCard(0);
        composer.playForNothing();
        QVERIFY(session.canUndo());
        session.undo();
        QVERIFY(table.position() == before);
        QCOMPARE(session.log()->count(), 0);
        QCOMPARE(load_record(table.file, testLibrary()).record->moves.size(), std::size_t{0});
        table.toPerson();
        QCOMPARE(session.viewSeat(), int(before.to_move));
        QVERIFY(composer.canPass());
    }

    void undo_reaches_a_person_while_a_computer_player_thinks_and_not_after_it_acted()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        const std::size_t moves = table.match().record()->moves.size();
        composer.selectCard(0);
        composer.playForNothing();
        QVERIFY(session.thinking());
        QVERIFY(session.canUndo());
        session.undo();
        QVERIFY(!session.thinking());
        QCOMPARE(table.match().record()->moves.size(), moves);
        composer.selectCard(0);
        composer.playForNothing();
        table.toPerson();
        QVERIFY(table.match().record()->moves.size() > moves + 1);
        QVERIFY(!session.canUndo());
    }

    void undo_reaches_a_move_while_it_is_still_being_shown()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        const Position before = table.position();
        session.setStepTime(3'600'000);
        composer.selectCard(0);
        composer.playForNothing();
        QVERIFY(!session.thinking());
        QVERIFY(!session.humanToMove());
        session.undo();
        QVERIFY(table.position() == before);
        QVERIFY(session.humanToMove());
    }

    void what_is_hurried_in_ones_own_turn_hurries_nobody_later()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        table.toPerson();
        table.session.setStepTime(3'600'000);
        table.session.hurry();
        table.composer.selectCard(0);
        table.composer.playForNothing();
        QVERIFY(!table.session.humanToMove());
        QVERIFY(!table.session.thinking()); // the own move is still being shown
    }

    void redo_makes_again_what_was_undone_until_something_else_is_done()
    {
        TestTable table(friendly({"human", "human"}, 1));
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        QVERIFY(!session.canRedo());
        composer.selectCard(0);
        composer.playForNothing();
        table.toPerson();
        composer.selectCard(1);
        composer.playForNothing();
        const Position after = table.position();
        const QStringList log = logOf(session);
        session.undo();
        session.undo();
        QCOMPARE(session.log()->count(), 0);
        session.redo();
        QVERIFY(session.canRedo());
        session.redo();
        QVERIFY(!session.canRedo());
        QVERIFY(table.position() == after);
        QCOMPARE(logOf(session), log);
        QCOMPARE(load_record(table.file, testLibrary()).record->moves.size(), std::size_t{2});
        session.undo();
        table.toPerson();
        composer.selectCard(0);
        composer.playForNothing();
        QVERIFY(!session.canRedo());
    }

    void redo_goes_before_a_computer_player_as_undo_did()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        table.toPerson();
        table.composer.selectCard(0);
        table.composer.playForNothing();
        QVERIFY(!table.session.canRedo());
        table.session.undo();
        QVERIFY(table.session.canRedo());
        table.session.redo();
        table.toPerson();
        QVERIFY(table.session.humanToMove());
        QVERIFY(!table.session.canRedo());
    }

    void a_turn_that_is_restarted_has_nothing_composed()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        QVERIFY(!session.canRestartTurn());
        composer.pass();
        QVERIFY(session.canRestartTurn());
        session.restartTurn();
        QVERIFY(!composer.canConfirm());
        QCOMPARE(composer.selectedCard(), -1);
        QVERIFY(!session.canRestartTurn());
    }

    void a_turn_of_drawing_is_restarted_as_far_as_nothing_hidden_was_shown()
    {
        TestTable table("schmidt", {"human", "human"}, 3);
        Pilot pilot(3);
        int restarted = 0;
        playOut(table, pilot, [&] {
            const Match& match = table.match();
            if (!match.canUndoTurn())
                return;
            const std::size_t moves = match.record()->moves.size();
            const Seat seat = match.toMove();
            table.session.restartTurn();
            QVERIFY(match.record()->moves.size() < moves);
            QCOMPARE(int(match.toMove()), int(seat));
            QVERIFY(!table.session.canRestartTurn());
            while (match.record()->moves.size() < moves)
                table.session.redo();
            table.toPerson();
            ++restarted;
        });
        QVERIFY(restarted > 0);
    }

    void the_end_says_where_the_points_came_from()
    {
        TestTable table("schmidt", {"human", "human", "random"}, 5);
        for (RowModel* list :
             {static_cast<RowModel*>(table.session.chart()), static_cast<RowModel*>(table.session.harvest())})
            new QAbstractItemModelTester(list, QAbstractItemModelTester::FailureReportingMode::QtTest, list);
        Pilot pilot(5);
        playOut(table, pilot);
        GameSession& session = table.session;
        const auto points = [&](int row) {
            return value(*session.harvest(), row, "points").value<QList<int>>();
        };
        const int areas = session.harvest()->count() - 1;
        QCOMPARE(areas, session.areas()->count());
        QCOMPARE(session.chart()->rounds(), 4);
        QList<int> sum(3);
        for (int round = 1; round <= 4; ++round) {
            session.setHarvestRound(round);
            for (int seat = 0; seat < 3; ++seat) {
                sum[seat] += points(areas)[seat];
                QCOMPARE(value(*session.chart(), seat, "scores").value<QList<int>>()[round - 1], sum[seat]);
            }
        }
        session.setHarvestRound(0);
        for (int seat = 0; seat < 3; ++seat) {
            int inAreas = 0;
            for (int area = 0; area < areas; ++area)
                inAreas += points(area)[seat];
            QCOMPARE(inAreas, sum[seat]);
            QCOMPARE(int(table.position().score[seat]), sum[seat]);
        }
    }

    void what_showed_a_hidden_card_cannot_be_undone()
    {
        TestTable table("schmidt", {"human", "human"}, 3);
        Pilot pilot(3);
        int draws = 0;
        int auctions = 0;
        playOut(table, pilot, [&] {
            const auto& moves = table.match().record()->moves;
            if (moves.empty())
                return;
            const auto* move = std::get_if<Move>(&moves.back().choice);
            const bool drew =
                move && move->kind == MoveKind::draw && showsNeverSeen(table.match(), move->pile);
            const bool revealed = !move && table.position().phase == capitol::Phase::tile;
            draws += drew;
            auctions += revealed;
            QVERIFY(!(drew || revealed) || !table.session.canUndo());
        });
        QVERIFY(draws > 0);
        QVERIFY(auctions > 0);
        QVERIFY(!table.session.canUndo());
    }

    void where_nothing_is_to_be_confirmed_the_last_pick_makes_the_move()
    {
        TestTable table("schmidt", {"human", "random"}, 8);
        table.toPerson();
        table.session.setConfirmation(Confirmation::never);
        const std::size_t moves = table.match().record()->moves.size();
        table.composer.pass();
        QCOMPARE(table.match().record()->moves.size(), moves + 1);
    }

    void where_it_could_be_undone_a_move_is_made_at_once_and_else_it_waits_data()
    {
        QTest::addColumn<std::string>("other");
        QTest::addColumn<bool>("waits");
        QTest::addColumn<bool>("agreed");
        QTest::newRow("a person is next") << std::string("human") << true << false;
        QTest::newRow("a person is next, and undo is agreed") << std::string("human") << false << true;
        QTest::newRow("a computer player is next") << std::string("random") << true << true;
    }
    void where_it_could_be_undone_a_move_is_made_at_once_and_else_it_waits()
    {
        QFETCH(std::string, other);
        QFETCH(bool, waits);
        QFETCH(bool, agreed);
        Record record = app::freshRecord("schmidt", {"human", other}, 8);
        record.friendly_undo = agreed;
        TestTable table(std::move(record));
        table.toPerson();
        table.session.setConfirmation(Confirmation::irrevocable);
        const std::size_t moves = table.match().record()->moves.size();
        table.composer.pass();
        QCOMPARE(table.composer.canConfirm(), waits);
        QCOMPARE(table.match().record()->moves.size(), moves + (waits ? 0 : 1));
        QCOMPARE(table.session.canUndo(), !waits);
    }

    void a_move_that_more_could_be_added_to_waits_in_any_case()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = *session.composer();
        session.setConfirmation(Confirmation::never);
        const std::size_t moves = table.match().record()->moves.size();
        for (int row = 0; row < session.hand()->count() && !composer.newBuildingLegal(); ++row)
            composer.selectCard(row);
        QVERIFY(composer.newBuildingLegal());
        composer.pickNewBuilding();
        const bool whole = table.match().record()->moves.size() > moves;
        QVERIFY(whole || composer.canConfirm());
    }

    void a_move_that_cannot_be_written_is_not_made()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        table.toPerson();
        QSignalSpy failures(&table.session, &GameSession::failed);
        std::filesystem::remove(table.file);
        std::filesystem::create_directory(table.file);
        const Position before = table.position();
        table.composer.selectCard(0);
        table.composer.playForNothing();
        QCOMPARE(failures.size(), 1);
        QVERIFY(!failures[0][0].toString().isEmpty());
        QVERIFY(table.position() == before);
        QVERIFY(table.session.humanToMove());
    }

    void bids_are_turned_before_the_tile_is_placed_and_scores_counted_before_cards_are_drawn()
    {
        TestTable table("schmidt", {"human", "human"}, 5);
        Pilot pilot(5);
        QList<TableState::StageView> held;
        connect(&table.session, &GameSession::changed, &table.session, [&] {
            if (table.session.canNext())
                held.append(table.session.state()->stage());
        });
        playOut(table, pilot);
        QCOMPARE(held.count(TableState::StageView::Scoring), qsizetype(4));
        QVERIFY(held.count(TableState::StageView::Reveal) >= 8);
        QCOMPARE(value(*table.session.scores(), table.session.scores()->count() - 1, "kind").toInt(),
                 int(ScoreModel::Total));
    }

    void nobody_has_bid_once_the_bids_are_turned()
    {
        TestTable table("schmidt", {"human", "human", "random"}, 5);
        Pilot pilot(5);
        int bidding = 0;
        connect(&table.session, &GameSession::changed, &table.session, [&] {
            for (int seat = 0; seat < table.session.seats()->count(); ++seat) {
                const bool said = value(*table.session.seats(), seat, "hasBid").toBool();
                bidding += said;
                if (said && table.session.state()->phase() != TableState::Phase::Bidding)
                    QFAIL("It is said outside the auctions, too.");
            }
        });
        playOut(table, pilot);
        QVERIFY(bidding > 0);
    }

    // The log may come into sight as the lesson ends, and is not to show what goes at once.
    void the_log_of_a_lesson_goes_before_the_lesson()
    {
        const QTemporaryDir folder;
        const auto lesson = load_lesson(testLibrary().find("guided/first-game"), testLibrary());
        QVERIFY(lesson.value);
        GameSession session;
        session.teach(*lesson.value, std::filesystem::path(folder.path().toStdString()) / "current.capitol");
        Guide& guide = *session.help()->guide();
        session.setStepTime(0);
        const auto goOn = [&] {
            guide.pointing() ? guide.refused() : guide.goOn();
            session.help()->showTaught();
            session.composer()->confirm();
            return session.log()->count() > 0;
        };
        QTRY_VERIFY(goOn());
        int lines = -1;
        connect(&guide, &Guide::changed, this, [&] { lines = session.log()->count(); });
        session.leave();
        QCOMPARE(lines, 0);
    }

    void the_language_changes_the_words_at_once()
    {
        TestTable table("schmidt", {"human", "human"}, 1);
        table.session.setLanguage("en");
        const auto names = [&] {
            QStringList all;
            for (int row = 0; row < table.session.areas()->count(); ++row)
                all.append(value(*table.session.areas(), row, "name").toString());
            return all;
        };
        const QStringList english = names();
        QSignalSpy spy(table.session.areas(), &QAbstractItemModel::dataChanged);
        table.session.setLanguage("it");
        QVERIFY(names() != english);
        QVERIFY(!spy.isEmpty());
    }

private:
    static void comeBack(TestTable& table)
    {
        table.session.leave();
        table.session.resume(*load_record(table.file, testLibrary()).record, table.file);
        table.toPerson();
    }
    static QStringList logOf(GameSession& session)
    {
        QStringList texts;
        for (int row = 0; row < session.log()->count(); ++row)
            texts.append(value(*session.log(), row, "text").toString() +
                         value(*session.log(), row, "notation").toString());
        return texts;
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "test_session.moc"
