// What the table tells beside the position: the auctions of the round, what others have done, and how equal
// bids are decided.
#include "capitol/scoring.h"
#include "capitol/sites.h"
#include "table/area_lead.h"
#include "table/log_words.h"
#include "table/table_events.h"
#include "table/tile_worth.h"
#include "table_fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

namespace {

// By way of the move that places the tile, wherever it may go.
int mostPoints(const Rules& rules, const Position& position, Tile tile, Seat seat)
{
    int most = 0;
    for (int area = 0; area < rules.area_count(); ++area) {
        if (!has_room(rules, position, area, tile))
            continue;
        Position before = position;
        Position after = position;
        set_tile(rules, after, area, lowest_vacant(position, area), tile);
        score_round(rules, before, nullptr);
        score_round(rules, after, nullptr);
        most = std::max(most, after.score[seat] - before.score[seat]);
    }
    return most;
}

void playOut(TestTable& table, std::uint64_t seed, const std::function<void()>& each)
{
    Pilot pilot(seed);
    while (!table.isOver() && !QTest::currentTestFailed()) {
        table.toPerson();
        each();
        pilot.move(table.session);
    }
}

bool isDeed(const Event& event)
{
    return std::holds_alternative<Played>(event) || std::holds_alternative<Passed>(event) ||
           std::holds_alternative<TilePlaced>(event) || std::holds_alternative<Drew>(event);
}

} // namespace

class TestTableEvents : public QObject
{
    Q_OBJECT

private slots:
    void the_auctions_of_a_round_are_listed_with_what_they_are_worth()
    {
        TestTable table("schmidt", {"human", "random", "random", "random"}, 8);
        int auctions = 0;
        playOut(table, 8, [&] {
            const Position position = table.position();
            const Rules& rules = table.match().rules();
            AuctionModel& model = *table.session.auctions();
            QCOMPARE(model.count() > 0, position.phase == Phase::bidding);
            if (position.phase != Phase::bidding)
                return;
            ++auctions;
            QCOMPARE(model.count(), rules.auctions_in(position.round));
            for (int number = 1; number <= model.count(); ++number) {
                const int standing = value(model, number - 1, "standing").toInt();
                QCOMPARE(standing, number < position.auction    ? AuctionModel::Over
                                   : number == position.auction ? AuctionModel::Now
                                                                : AuctionModel::ToCome);
                const Tile tile = rules.tile_of(position.round, number);
                if (standing == AuctionModel::Over || tile == Tile::amphitheatre)
                    continue;
                const int most = mostPoints(rules, position, tile, 0);
                const QString worth = value(model, number - 1, "worth").toString();
                QVERIFY2(worth.contains(QString::number(most)) == (most > 0), qPrintable(worth));
            }
        });
        QVERIFY(auctions > 5);
    }

    void who_won_a_tile_is_listed_with_it()
    {
        TestTable table("schmidt", {"human", "random", "random", "random"}, 12);
        int told = 0;
        playOut(table, 12, [&] {
            if (table.position().phase != Phase::bidding)
                return;
            QList<int> hues;
            for (const LogEntry& entry : table.session.log()->entries()) {
                if (entry.round != table.position().round)
                    continue;
                if (const auto* won = std::get_if<AuctionWon>(&entry.event))
                    hues.append(value(*table.session.seats(), won->seat, "hue").toInt());
                else if (std::holds_alternative<AuctionUnsold>(entry.event))
                    hues.append(-1);
            }
            for (int row = 0; row < hues.size(); ++row, ++told)
                QCOMPARE(value(*table.session.auctions(), row, "winner").toInt(), hues[row]);
        });
        QVERIFY(told > 2);
    }

    // Whoever stands there now, and if nobody does.
    void an_area_is_worth_what_first_and_second_would_get()
    {
        const Rules rules = freshRecord("schmidt", {"human", "random"}, 1).variant.playable();
        Position position;
        position.players = 2;
        position.round = 1;
        for (int area = 0; area < rules.area_count(); ++area)
            clear_area(rules, position, area);
        const std::array<int, 2> empty = lead_of(rules, position, 3).worth;
        const Ruleset::Scoring& scoring = rules.ruleset().scoring;
        QCOMPARE(empty, (std::array{scoring.first, scoring.second}));
        const auto worthIn = [&](int seat, int floors) {
            set_building(rules, position, 3, 0, Seat(seat), floors, Roof::round);
            return lead_of(rules, position, 3).worth;
        };
        QCOMPARE(worthIn(0, 3), empty);
        QCOMPARE(worthIn(1, 1), empty);
        set_tile(rules, position, 3, 1, Tile::fountain);
        QCOMPARE(lead_of(rules, position, 3).worth,
                 (std::array{empty[0] + scoring.fountain_first, empty[1] + scoring.fountain_second}));
        position.areas[3].large = Tile::temple;
        QCOMPARE(lead_of(rules, position, 3).worth[0],
                 scoring.temple_factor * (empty[0] + scoring.fountain_first));
    }

    // An amphitheatre brings cards, also to who shares the first place.
    void an_amphitheatre_is_worth_its_cards()
    {
        const Rules rules = freshRecord("schmidt", {"human", "random"}, 1).variant.playable();
        Position position;
        position.players = 2;
        position.round = 1;
        for (int area = 0; area < rules.area_count(); ++area)
            clear_area(rules, position, area);
        QCOMPARE(worth_of_tile(rules, position, Tile::amphitheatre, 0).more, 0);
        set_building(rules, position, 3, 0, 0, 2, Roof::round);
        QCOMPARE(worth_of_tile(rules, position, Tile::amphitheatre, 0).more, 2);
        QCOMPARE(worth_of_tile(rules, position, Tile::amphitheatre, 0).area, 3);
        QCOMPARE(worth_of_tile(rules, position, Tile::amphitheatre, 1).more, 0);
        set_building(rules, position, 3, 1, 1, 3, Roof::round);
        QCOMPARE(worth_of_tile(rules, position, Tile::amphitheatre, 0).more, 1);
    }

    void equal_bids_tell_the_numbers_that_decide_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::newRow("by the highest card, then the seat") << "schmidt";
        QTest::newRow("by the lowest score") << "dutch";
    }
    void equal_bids_tell_the_numbers_that_decide()
    {
        QFETCH(QString, variant);
        int ties = 0;
        for (std::uint64_t seed = 1; seed < 40 && ties < 3; ++seed) {
            TestTable table(variant.toStdString(), {"human", "random", "random", "random"}, seed);
            QMap<int, int> bids; // seat, sum
            connect(&table.session, &GameSession::happened, this, [&](const Event& event) {
                if (const auto* bid = std::get_if<BidRevealed>(&event))
                    bids[bid->seat] = bid->total;
                const auto* won = std::get_if<AuctionWon>(&event);
                const QString text = table.session.state()->revealText();
                if (won && won->tied)
                    ++ties;
                for (auto bid = bids.begin(); won && bid != bids.end(); ++bid) {
                    const QString name = value(*table.session.seats(), bid.key(), "name").toString();
                    const bool compared = won->tied && bid.value() == won->total;
                    QVERIFY2(text.contains(QRegularExpression(name + " \\d")) == compared, qPrintable(text));
                }
            });
            playOut(table, seed, [] {});
        }
        QVERIFY(ties > 0);
    }

    void what_others_did_since_the_own_turn_is_told()
    {
        TestTable table("schmidt", {"human", "random", "random", "random"}, 3);
        int most = 0;
        playOut(table, 3, [&] {
            QStringList lines;
            for (const LogEntry& entry : table.session.log()->entries()) {
                if (!isDeed(entry.event))
                    continue;
                if (seatOf(entry.event) == 0)
                    lines.clear();
                else
                    lines.append(entry.notation);
            }
            QCOMPARE(table.session.recent()->count(), lines.size());
            for (int row = 0; row < lines.size(); ++row) {
                const int line = value(*table.session.recent(), row, "line").toInt();
                QCOMPARE(value(*table.session.log(), line, "notation").toString(), lines[row]);
                QCOMPARE(value(*table.session.recent(), row, "words"),
                         value(*table.session.log(), line, "text"));
            }
            most = std::max(most, int(lines.size()));
        });
        QVERIFY(most >= 3);
    }

    void what_others_did_is_shown_again_and_the_table_is_back_by_itself()
    {
        TestTable table("schmidt", {"human", "random", "random", "random"}, 3);
        Pilot pilot(3);
        table.toPerson();
        pilot.move(table.session);
        table.toPerson();
        const Position before = table.position();
        QVERIFY(table.session.recent()->count() > 0);
        table.session.replay()->setSpeed(8);
        table.session.showRecent();
        QVERIFY(table.session.replay()->on() && table.session.replay()->playing());
        QVERIFY(QTest::qWaitFor([&] { return !table.session.replay()->on(); }, 20000));
        QVERIFY(table.position() == before);
        QVERIFY(table.session.humanToMove());
    }

    void what_happens_is_told_as_it_is_shown()
    {
        TestTable table("schmidt", {"human", "random", "random"}, 6);
        TableEvents events;
        events.setSession(&table.session);
        const QSignalSpy played(&events, &TableEvents::played);
        const QSignalSpy passed(&events, &TableEvents::passed);
        const QSignalSpy placed(&events, &TableEvents::tilePlaced);
        const QSignalSpy drew(&events, &TableEvents::drew);
        playOut(table, 6, [] {});
        const auto count = [&](auto is) {
            const auto& entries = table.session.log()->entries();
            return std::count_if(entries.begin(), entries.end(),
                                 [&](const LogEntry& entry) { return is(entry.event); });
        };
        QCOMPARE(played.count(),
                 count([](const Event& event) { return std::holds_alternative<Played>(event); }));
        QCOMPARE(passed.count(),
                 count([](const Event& event) { return std::holds_alternative<Passed>(event); }));
        QCOMPARE(placed.count(),
                 count([](const Event& event) { return std::holds_alternative<TilePlaced>(event); }));
        QCOMPARE(drew.count(), count([](const Event& event) { return std::holds_alternative<Drew>(event); }));
        QVERIFY(placed.count() > 0 && drew.count() > 0);
    }
};

QTEST_GUILESS_MAIN(TestTableEvents)
#include "test_table_events.moc"
