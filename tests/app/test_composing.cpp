// A person's move is composed from picks. Every legal move can be composed, nothing else can, and picks can
// be changed and taken back.
#include "capitol/notation.h"
#include "table_fixture.h"

#include <QTest>

#include <memory>

using namespace capitol;
using namespace capitol::app;

namespace {

bool isLargeTile(const Rules& rules, const Position& position)
{
    return position.phase == Phase::tile && rules.tile_of(position.round, position.auction) != Tile::fountain;
}

// The picks that make the move, in the order a person might make them.
std::vector<Pick> picksFor(const Rules& rules, const Position& position, const Move& move, bool placeFirst)
{
    const app::Place place{move.area, isLargeTile(rules, position) ? -1 : move.site};
    const Building building{move.height, move.kind == MoveKind::roof ? Roof::none : move.roof};
    if (move.kind == MoveKind::roof)
        return placeFirst ? std::vector<Pick>{move.roof, building} : std::vector<Pick>{building, move.roof};
    if (move.kind == MoveKind::permit)
        return placeFirst ? std::vector<Pick>{place, building} : std::vector<Pick>{building, place};
    return {place};
}

// What is picked so far, picked again by another run of the program.
void comparePickedAgain(const TurnBuilder& turn, const Rules& rules, const Position& known)
{
    TurnBuilder again(rules, known);
    again.pickAgain(turn.picked(), turn.row());
    QVERIFY(again.card() == turn.card() && again.passing() == turn.passing());
    QVERIFY(again.move() == turn.move() && again.isBound() == turn.isBound());
    if (turn.floors())
        QCOMPARE(again.floors()->heights(), turn.floors()->heights());
    if (!turn.places())
        return;
    QVERIFY(again.places()->building() == turn.places()->building());
    QVERIFY(again.places()->place() == turn.places()->place());
    QVERIFY(again.places()->roof() == turn.places()->roof());
}

void pickFloors(TurnBuilder& turn, const Rules& rules, const Position& known, const Move& move)
{
    for (int i = 0; i < move.floors; ++i) {
        if (int(turn.floors()->heights().size()) > i)
            QCOMPARE(turn.floors()->heights()[i], int(move.targets[i])); // nothing else was left for it
        else if (move.targets[i] == 0)
            QVERIFY(!turn.pickNewBuilding());
        else
            QVERIFY(!turn.pick(Building{move.targets[i], Roof::none}));
        comparePickedAgain(turn, rules, known);
    }
}

void compose(TurnBuilder& turn, const Rules& rules, const Position& position, const Move& move,
             bool placeFirst)
{
    if (move.kind == MoveKind::pass)
        return turn.pass();
    if (move.kind != MoveKind::tile)
        QVERIFY(turn.select(0, move.card));
    if (move.for_nothing)
        return;
    if (move.kind == MoveKind::floor)
        return pickFloors(turn, rules, position, move);
    for (const Pick& pick : picksFor(rules, position, move, placeFirst)) {
        QVERIFY(!turn.pick(pick));
        comparePickedAgain(turn, rules, position);
    }
}

void composeEach(const Rules& rules, const Position& position, Random& random)
{
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves, Sites::all);
    const Position known = observe(rules, position, position.to_move).known;
    std::optional<TurnBuilder> builder(std::in_place, rules, known);
    for (int i = 0; i < moves->size(); i += 1 + int(random.below(5))) {
        const Move move = (*moves)[i];
        if (builder->isBound())
            builder.emplace(rules, known);
        TurnBuilder& turn = *builder;
        if (move.kind == MoveKind::draw)
            QVERIFY(turn.canDraw(move.pile));
        if (move.kind == MoveKind::done)
            QVERIFY(turn.canDone());
        if (move.kind == MoveKind::draw || move.kind == MoveKind::done)
            continue;
        compose(turn, rules, known, move, random.below(2) == 0);
        comparePickedAgain(turn, rules, known);
        const auto made = move.for_nothing ? std::optional(turn.forNothing()) : turn.move();
        QVERIFY2(made == move, print_move(rules, position, move).c_str());
        while (turn.canTakeBack())
            QVERIFY(turn.takeBack());
    }
}

bool isFor(const Move& move, Card card, const Building& building)
{
    return move.card == card && !move.for_nothing && Building{move.height, move.roof} == building;
}

// How many finished buildings of the seat to move no site takes, with one of its permits.
int countNowhere(const Rules& rules, const Position& position)
{
    LegalMoves moves;
    if (position.phase == Phase::construction)
        legal(rules, position, moves, Sites::all);
    int nowhere = 0;
    TurnBuilder turn(rules, position);
    (position.hand[position.to_move] & rules.deck().of_pile(Pile::permit)).for_each([&](int bit) {
        const Card card = rules.deck().card_at(bit);
        if (position.phase != Phase::construction || !turn.select(0, card))
            return;
        for (int floors = 1; floors <= 9; ++floors) {
            const Building building{floors, Roof::round};
            if (position.yards[position.to_move].finished_of(Roof::round, floors) == 0)
                continue;
            bool fits = false;
            for (int i = 0; i < moves.size(); ++i)
                fits = fits || isFor(moves[i], card, building);
            // A building or site that is the only one counts as picked.
            [&] { QVERIFY(turn.places()->place() || turn.fitsNowhere(building) == !fits); }();
            [&] { QVERIFY(!turn.fitsNowhere({floors, Roof::none})); }();
            nowhere += turn.fitsNowhere(building);
        }
    });
    return nowhere;
}

} // namespace

class TestComposing : public QObject
{
    Q_OBJECT

    static std::unique_ptr<TestTable> hotSeat(std::uint64_t seed)
    {
        auto table = std::make_unique<TestTable>("schmidt", std::vector<std::string>{"human", "human"}, seed);
        table->toPerson();
        return table;
    }
    static int rowOfKind(GameSession& session, int kind, int nth = 0)
    {
        for (int row = 0; row < session.hand()->count(); ++row)
            if (session.hand()->row(row).kind == kind && nth-- == 0)
                return row;
        return -1;
    }

private slots:
    void a_roof_is_offered_no_site()
    {
        const auto table = hotSeat(1);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        composer.selectCard(rowOfKind(session, 0));
        QVERIFY(composer.selectedCard() >= 0);
        for (int row = 0; row < session.sites()->count(); ++row)
            QVERIFY(!session.sites()->row(row).legal);
    }
    void every_legal_move_can_be_composed_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        for (const char* variant : {"schmidt", "dutch", "english-sheet", "french-sheet", "italian-sheet"})
            for (int players = 2; players <= 4; ++players)
                QTest::addRow("%s %d", variant, players) << QString(variant) << players;
    }
    void every_legal_move_can_be_composed()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        const Rules rules = testLibrary().load(variant.toStdString()).value->playable();
        Random random(static_cast<std::uint64_t>(players));
        Position position = start(rules, players, 7);
        while (position.phase != Phase::over) {
            if (position.phase != Phase::bidding)
                composeEach(rules, position, random);
            apply(rules, position, random_choice(rules, position, random));
        }
    }

    void a_building_that_fits_nowhere_is_told_apart_from_one_that_is_not_finished()
    {
        const Rules rules = testLibrary().load("schmidt").value->playable();
        Random random(5);
        int nowhere = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            for (Position position = start(rules, 4, seed); position.phase != Phase::over;
                 apply(rules, position, random_choice(rules, position, random)))
                nowhere += countNowhere(rules, position);
        QVERIFY(nowhere > 0);
    }

    void what_is_composed_by_chance_is_legal()
    {
        const Rules rules = testLibrary().load("schmidt").value->playable();
        Random random(11);
        Position position = start(rules, 3, 12);
        int composed = 0;
        while (position.phase != Phase::over) {
            TurnBuilder turn(rules, position);
            if (position.phase == Phase::construction)
                turn.select(0, rules.deck().card_at(position.hand[position.to_move].lowest()));
            for (int tries = 0; tries < 6; ++tries) {
                turn.pick(Building{int(random.below(4)), Roof(random.below(3))});
                turn.pick(app::Place{int(random.below(9)), int(random.below(8)) - 1});
                turn.pick(Roof(1 + random.below(2)));
                if (random.below(2))
                    turn.pickNewBuilding();
                if (const auto move = turn.move()) {
                    ++composed;
                    QVERIFY(!check(rules, position, *move));
                }
            }
            apply(rules, position, random_choice(rules, position, random));
        }
        QVERIFY(composed > 50);
    }

    void floors_are_put_one_after_another()
    {
        const auto table = hotSeat(1);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        composer.selectCard(rowOfKind(session, 1));
        QVERIFY(!composer.canConfirm());
        QCOMPARE(yardRow(session, "1"), 0); // the first floor can only start a building
        QVERIFY(composer.newBuildingLegal());
        composer.pickYard(0);
        QVERIFY(composer.canConfirm());
        QVERIFY(composer.ghostText().endsWith(":0,1"));
        QCOMPARE(value(*session.yard(), yardRow(session, "2"), "ghost").toBool(), true);
        composer.pickNewBuilding(); // changes the last floor
        QVERIFY(composer.ghostText().endsWith(":0,0"));
        composer.confirm();
        QCOMPARE(table->position().yards[0].unroofed_of(1), 2);
    }

    void taking_back_drops_the_last_pick_then_the_card()
    {
        const auto table = hotSeat(1);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        QVERIFY(!composer.canTakeBack());
        composer.selectCard(rowOfKind(session, 1));
        composer.pickNewBuilding();
        QVERIFY(composer.canConfirm());
        while (composer.canConfirm())
            composer.takeBack();
        QVERIFY(composer.selectedCard() >= 0);
        while (composer.canTakeBack())
            composer.takeBack();
        QCOMPARE(composer.selectedCard(), -1);
        QCOMPARE(table->match().record()->moves.size(), std::size_t{0});
    }

    void a_site_picked_before_its_building_is_marked()
    {
        const auto table = hotSeat(1);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        const auto marked = [&] {
            QList<int> rows;
            for (int row = 0; row < session.sites()->count(); ++row)
                if (session.sites()->row(row).selected)
                    rows.append(row);
            return rows;
        };
        composer.selectCard(rowOfKind(session, 2));
        QCOMPARE(marked(), QList<int>{});
        int site = 0;
        while (!session.sites()->row(site).legal)
            ++site;
        composer.pickSite(site);
        QVERIFY(!composer.canConfirm());
        QCOMPARE(marked(), QList<int>{site});
        for (int row = 0; row < session.yard()->count(); ++row)
            composer.pickYard(row);
        QVERIFY(composer.canConfirm()); // now its ghost stands there
        QCOMPARE(marked(), QList<int>{});
    }

    // Also where the program itself puts the first floor, there being one place only.
    void each_taking_back_is_seen()
    {
        const auto table = hotSeat(1);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        const auto seen = [&] {
            return std::tuple(composer.selectedCard(), session.state()->prompt(), composer.ghostText());
        };
        composer.selectCard(rowOfKind(session, 1));
        composer.pickNewBuilding();
        composer.pickNewBuilding();
        QVERIFY(composer.canConfirm());
        while (composer.canTakeBack()) {
            const auto before = seen();
            composer.takeBack();
            QVERIFY(seen() != before);
        }
        composer.selectCard(rowOfKind(session, 2));
        for (int row = 0; row < session.sites()->count() && !composer.canConfirm(); ++row)
            composer.pickSite(row);
        for (int row = 0; row < session.yard()->count(); ++row)
            composer.pickYard(row);
        QVERIFY(composer.canConfirm());
        while (composer.canTakeBack()) {
            const auto before = seen();
            composer.takeBack();
            QVERIFY(seen() != before);
        }
    }

    void the_same_card_again_is_put_back()
    {
        const auto table = hotSeat(1);
        table->composer.selectCard(2);
        QCOMPARE(table->composer.selectedCard(), 2);
        table->composer.selectCard(2);
        QCOMPARE(table->composer.selectedCard(), -1);
    }

    void a_permit_takes_building_and_site_in_any_order()
    {
        const auto table = hotSeat(3);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        composer.selectCard(rowOfKind(session, 2));
        int site = 0;
        while (!session.sites()->row(site).legal)
            ++site;
        composer.pickSite(site);
        QVERIFY(!composer.canConfirm());
        composer.pickYard(yardRow(session, "1t"));
        QVERIFY(composer.canConfirm());
        QVERIFY(session.sites()->row(site).ghost);
        composer.pickYard(yardRow(session, "1r")); // changes the building
        QVERIFY(composer.canConfirm());
        QCOMPARE(session.sites()->row(site).roof, 1);
        QCOMPARE(yardRow(session, "1r"), -1); // it stands on the site now
        composer.confirm();
        QVERIFY(session.match()->view().known.areas[session.sites()->row(site).area].tallest == 1);
    }

    void the_roof_is_asked_for_only_where_both_are_possible()
    {
        const auto table = hotSeat(1);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        composer.selectCard(rowOfKind(session, 1));
        composer.pickNewBuilding();
        composer.confirm();
        table->toPerson();
        composer.pass();
        composer.confirm();
        table->toPerson();
        composer.selectCard(rowOfKind(session, 0));
        QVERIFY(composer.roofChoiceOpen()); // one kind of building, so it is picked
        QVERIFY(!composer.canConfirm());
        QCOMPARE(composer.roofChoice(), 0);
        composer.pickRoof(2);
        QCOMPARE(composer.roofChoice(), 2);
        composer.pickRoof(1);
        QCOMPARE(composer.roofChoice(), 1);
        QVERIFY(composer.ghostText().endsWith(":1r"));
        composer.confirm();
        QCOMPARE(table->position().yards[0].finished_of(Roof::round, 1), 2);
    }

    void a_pass_is_asked_about_and_can_be_taken_back()
    {
        const auto table = hotSeat(1);
        Composer& composer = table->composer;
        composer.pass();
        QCOMPARE(table->match().record()->moves.size(), std::size_t{0});
        composer.takeBack();
        QVERIFY(!composer.canConfirm());
        composer.pass();
        composer.confirm();
        QVERIFY(table->position().passed[0]);
    }

    void a_card_can_be_played_for_nothing()
    {
        const auto table = hotSeat(1);
        Composer& composer = table->composer;
        QVERIFY(!composer.canPlayForNothing());
        composer.selectCard(0);
        QVERIFY(composer.canPlayForNothing());
        composer.playForNothing();
        QCOMPARE(table->position().hand_size(0), 7);
    }

    void a_bid_is_stacked_and_summed()
    {
        const auto table = hotSeat(1);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        while (session.state()->phase() == TableState::Phase::Construction) {
            composer.pass();
            composer.confirm();
            table->toPerson();
        }
        composer.toggleBid(1);
        composer.toggleBid(4);
        composer.toggleBid(0);
        composer.moveBid(2, 0);
        composer.toggleBid(4);
        QCOMPARE(session.hand()->row(0).bidPlace, 0);
        QCOMPARE(session.hand()->row(1).bidPlace, 1);
        QCOMPARE(composer.bidCount(), 2);
        QCOMPARE(composer.bidTotal(), session.hand()->row(0).value + session.hand()->row(1).value);
        const Card top = session.hand()->row(0).card;
        const Seat seat = table->position().to_move;
        composer.sealBid();
        QCOMPARE(table->position().bid_card(seat, 0), top);
    }

    void a_place_that_is_refused_says_why()
    {
        const auto table = hotSeat(3);
        GameSession& session = table->session;
        Composer& composer = table->composer;
        const int permit = rowOfKind(session, 2);
        const int district = session.hand()->row(permit).district;
        composer.selectCard(permit);
        for (int row = 0; row < session.sites()->count(); ++row) {
            composer.hoverSite(row);
            QCOMPARE(composer.whyNot().isEmpty(), session.sites()->row(row).legal);
            const bool other =
                value(*session.areas(), session.sites()->row(row).area, "district").toInt() != district;
            if (other && session.sites()->row(row).site > 1)
                QVERIFY(composer.whyNot().contains("colour"));
        }
        composer.hoverSite(-1);
        QVERIFY(composer.whyNot().isEmpty());
    }

    void a_site_previews_what_the_building_would_do()
    {
        TestTable table("schmidt", {"human", "random"}, 3);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = table.composer;
        composer.selectCard(rowOfKind(session, 2));
        int site = 0;
        while (!session.sites()->row(site).legal)
            ++site;
        composer.hoverSite(site);
        QVERIFY(composer.preview().isEmpty()); // of which building?
        int building = 0;
        while (!value(*session.yard(), building, "legal").toBool())
            ++building;
        composer.pickYard(building);
        QVERIFY(session.sites()->row(site).legal);
        const QString preview = composer.preview();
        QVERIFY2(preview.startsWith("You take the lead: 1 floor(s), 1 more than the next. +2"),
                 qPrintable(preview));
        composer.pickSite(site);
        QCOMPARE(composer.preview(), preview);
        composer.hoverSite(-1);
        QVERIFY(composer.preview().isEmpty());
    }

    // construction.placement_final: at_once, as the French and the Dutch text have it.
    void where_placing_is_final_no_floor_is_taken_off_again()
    {
        TestTable table("dutch", {"human", "random"}, 3);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = table.composer;
        session.setConfirmation(Confirmation::always);
        composer.selectCard(rowOfKind(session, 1)); // its first floor can only begin a building
        composer.pickNewBuilding();
        QVERIFY(!session.canUndo());
        table.toPerson();
        const std::size_t moves = table.match().record()->moves.size();
        const int card = rowOfKind(session, 1);
        composer.selectCard(card);
        QVERIFY(composer.canTakeBack()); // as long as no floor is put
        QVERIFY(session.state()->prompt().contains("stay"));
        composer.pickNewBuilding();
        QCOMPARE(table.match().record()->moves.size(), moves);
        QVERIFY(!composer.canTakeBack() && !session.canUndo() && !composer.canPass());
        QVERIFY(!composer.canPlayForNothing());
        composer.takeBack();
        composer.selectCard(card);
        composer.selectCard(rowOfKind(session, 2));
        QCOMPARE(composer.selectedCard(), card);
        QVERIFY(session.state()->prompt().contains("1 floor") && session.state()->prompt().contains("stay"));
        composer.pickNewBuilding(); // the second, and the move is made
        QCOMPARE(table.match().record()->moves.size(), moves + 1);
        QVERIFY(!session.canUndo());
    }

    void where_placing_is_final_a_building_still_waits_for_its_confirmation()
    {
        TestTable table("dutch", {"human", "random"}, 3);
        table.toPerson();
        GameSession& session = table.session;
        Composer& composer = table.composer;
        const std::size_t moves = table.match().record()->moves.size();
        composer.selectCard(rowOfKind(session, 2));
        composer.pickYard(yardRow(session, "1r"));
        int site = 0;
        while (!session.sites()->row(site).legal)
            ++site;
        composer.pickSite(site);
        QCOMPARE(table.match().record()->moves.size(), moves);
        QVERIFY(composer.canConfirm() && composer.canTakeBack());
        composer.confirm();
        QCOMPARE(table.match().record()->moves.size(), moves + 1);
        QVERIFY(session.canUndo());
    }
};

QTEST_GUILESS_MAIN(TestComposing)
#include "test_composing.moc"
