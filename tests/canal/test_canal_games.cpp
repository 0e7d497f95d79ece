// What must hold in every game of Canal Mania, over random games.
#ifndef Q_MOC_RUN // moc cannot read concepts
#include "canal/building.h"
#include "canal/variant/schema.h"
#include "canal_games.h"
#include "followers.h"
#include "game/search_player.h"
#include "lively_canal.h"
#endif
#include "scale.h"

#include <QTest>

#include <set>

using namespace canal;
using namespace canal::test;

namespace {

constexpr int players_of(std::uint64_t seed)
{
    return 3 + static_cast<int>(seed % 3);
}

// Plays a game; `visit(position)` before each move, and at the end.
template <typename Visit>
void play(const Rules& rules, std::uint64_t seed, Visit visit)
{
    Random random(seed);
    std::vector<Move> scratch;
    Position position = CanalMania::start(rules, players_of(seed), seed);
    for (; !CanalMania::is_over(position);
         apply(rules, position, playout_move(rules, position, random, scratch)))
        visit(position);
    visit(position);
}

// Sequences of moves, payments that differ in symbols only counted once.
std::uint64_t perft(const Rules& rules, const Position& position, int depth)
{
    std::vector<Move> moves;
    list_moves(rules, position, moves);
    if (depth == 1)
        return moves.size();
    std::uint64_t count = 0;
    for (const Move& move : moves) {
        Position next = position;
        apply(rules, next, move);
        count += perft(rules, next, depth - 1);
    }
    return count;
}

// Every tile that could be, wherever it lies: `visit(tile)`.
template <typename Visit>
void for_each_tile(const Rules& rules, Visit visit)
{
    for (int hex = 0; hex < rules.hexes(); ++hex)
        for (int sides = 0; sides < side_count * side_count; ++sides)
            for (const Tile tile : all_tiles)
                visit(LaidTile{static_cast<std::uint16_t>(hex), tile,
                               static_cast<std::uint8_t>(sides / side_count),
                               static_cast<std::uint8_t>(sides % side_count)});
}

void look_for_others(const Rules& rules, const Position& position, std::uint8_t contract,
                     const std::set<std::string>& listed, std::string& problem)
{
    for_each_tile(rules, [&](const LaidTile& tile) {
        if (check_tile(rules, position, contract, tile))
            return;
        const auto look = [&](const Pay& pay, const Extra& extra) {
            const Move move{
                .kind = MoveKind::lay, .contract = contract, .tile = tile, .pay = pay, .extra = extra};
            if (!listed.contains(print_move(rules, move)))
                problem = "is not listed: " + print_move(rules, move);
        };
        for_each_payment(rules, position, position.turn.seat, contract, tile.tile,
                         extra_cost(rules, position, tile.hex), look);
    });
}

// Some game runs differently with that value of the knob, or none can be played with it.
bool changes_a_game(const Knob& knob, int value)
{
    const std::string among = knob.key == "contracts.junction_value" ? "second-edition" : usual_variant;
    GameData data = shipped_variant(among).data;
    knob.set(data.ruleset, value);
    if (!find_unplayable(data).empty())
        return false;
    const Rules changed(std::move(data));
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Position usual_end;
        Position end;
        play(shipped_rules(among), seed, [&](const Position& position) { usual_end = position; });
        play(changed, seed, [&](const Position& position) { end = position; });
        if (end != usual_end)
            return true;
    }
    return false;
}

bool goes_on(const Rules& rules, const Position& position, int contract)
{
    Position rich = position;
    rich.tiles[rich.canals[static_cast<std::size_t>(contract)].owner].fill(9);
    bool any = false;
    for_each_tile(rules,
                  [&](const LaidTile& tile) { any = any || !check_tile(rules, rich, contract, tile); });
    return any;
}

} // namespace

class TestCanalGames : public QObject
{
    Q_OBJECT

private:
    static void eachRules()
    {
        QTest::addColumn<QString>("called");
        for (const char* name : rule_names)
            QTest::newRow(name) << QString(name);
    }

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    // Views that live on redacted events, imagined positions, and choices as text.
    void folding_is_seeing_data()
    {
        eachRules();
        for (const std::string& id : shipped().ids())
            if (std::ranges::find(rule_names, id) == rule_names.end())
                QTest::addRow("%s", id.c_str()) << QString::fromStdString(id);
    }
    void folding_is_seeing()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        for (int game = 0; game < capitol::test::games(6); ++game) {
            const auto seed = static_cast<std::uint64_t>(game);
            const std::string problem =
                capitol::test::game_problem<LivelyCanal>(rules, players_of(seed), seed);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    // Where all pass, it ends in the last round that there is, like any other.
    void rounds_have_an_end()
    {
        GameData data = shipped_variant(usual_variant).data;
        data.ruleset.turn.skip = true;
        const Rules rules(std::move(data));
        Position position = CanalMania::start(rules, 3, 1);
        position.round = most_rounds - 10;
        const auto pass = [&] {
            std::vector<Move> moves;
            list_moves(rules, position, moves);
            const auto found = std::ranges::find(moves, MoveKind::pass, &Move::kind);
            apply(rules, position, found == moves.end() ? moves.front() : *found);
        };
        for (int i = 0; i < 2000 && !CanalMania::is_over(position); ++i) {
            QVERIFY(position.round <= most_rounds);
            pass();
        }
        QVERIFY(CanalMania::is_over(position));
        QVERIFY(position.ending);
        QCOMPARE(position.round, most_rounds);
    }

    // Whoever looks: every hand has its cards, and no card is there twice or not at all.
    void a_guess_at_what_is_hidden_could_be_so_data() { eachRules(); }
    void a_guess_at_what_is_hidden_could_be_so()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        capitol::Random random(1);
        for (int game = 0; game < capitol::test::games(3); ++game) {
            std::string problem;
            play(rules, static_cast<std::uint64_t>(game), [&](const Position& position) {
                const auto audience = static_cast<Seat>(random.below(position.players + 1U));
                const View view =
                    observe(rules, position, audience < position.players ? audience : spectator);
                const Position guess = determinise(rules, view, random);
                if (problem.empty())
                    problem = problem_of(rules, guess);
                for (Seat seat = 0; seat < position.players; ++seat)
                    if (guess.hand[seat].size() != position.hand_count[seat])
                        problem = "a hand has other cards than it counts";
            });
            QVERIFY2(problem.empty(), (problem + ", game " + std::to_string(game)).c_str());
        }
    }

    void nothing_is_lost_or_made_data() { eachRules(); }
    void nothing_is_lost_or_made()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        for (int game = 0; game < capitol::test::games(30); ++game) {
            std::string problem;
            play(rules, static_cast<std::uint64_t>(game), [&](const Position& position) {
                if (problem.empty())
                    problem = problem_of(rules, position);
            });
            QVERIFY2(problem.empty(), (problem + ", game " + std::to_string(game)).c_str());
        }
    }

    // What is listed passes `check`, has a name of its own, and is read as it is printed; what is not listed
    // and is no other way to pay is refused.
    void listed_is_legal_data() { eachRules(); }
    void listed_is_legal()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        std::vector<Move> moves;
        std::string problem;
        const auto look = [&](const Position& position) {
            list_moves(rules, position, moves);
            std::set<std::uint64_t> keys;
            for (const Move& move : moves) {
                const std::string text = print_move(rules, move);
                if (const Refusal refusal = check(rules, position, position.turn.seat, move))
                    problem = text + ": " + describe(refusal);
                if (!keys.insert(key(move)).second || key(move) >> 60 != 0)
                    problem = text + ": a name that another move has";
                if (parse_move(rules, position, text).choice != move)
                    problem = text + " is read as another move";
            }
            if (moves.empty() != CanalMania::is_over(position))
                problem = "nothing to do";
        };
        for (int game = 0; game < capitol::test::games(10) && problem.empty(); ++game)
            play(rules, static_cast<std::uint64_t>(game), look);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    // Every tile there is, against the list: the list leaves none out.
    void every_legal_tile_is_listed_data() { eachRules(); }
    void every_legal_tile_is_listed()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        std::vector<Move> moves;
        int tiles = 0;
        std::string problem;
        const auto look = [&](const Position& position) {
            if (position.turn.step != Step::cards && position.turn.step != Step::building)
                return;
            list_moves(rules, position, moves);
            std::set<std::string> listed;
            for (const Move& move : moves)
                if (move.kind == MoveKind::lay)
                    listed.insert(print_move(rules, move));
            tiles += static_cast<int>(listed.size());
            for (const std::uint8_t contract : position.open[position.turn.seat])
                if (contract != no_contract)
                    look_for_others(rules, position, contract, listed, problem);
        };
        for (int game = 0; game < capitol::test::games(3) && problem.empty(); ++game)
            play(rules, static_cast<std::uint64_t>(game), look);
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY(tiles > 100);
    }

    // No tile is laid from which there is no way on: after each there is one that may follow, cards and
    // supply apart.
    void no_dead_end_is_built_data() { eachRules(); }
    void no_dead_end_is_built()
    {
        QFETCH(QString, called);
        const Rules& rules = rules_called(called.toStdString());
        Random random(5);
        std::vector<Move> scratch;
        for (int game = 0; game < capitol::test::games(10); ++game) {
            Position position = CanalMania::start(rules, 4, static_cast<std::uint64_t>(game));
            while (!CanalMania::is_over(position)) {
                const Move move = playout_move(rules, position, random, scratch);
                apply(rules, position, move);
                if (move.kind == MoveKind::lay && position.canals[move.contract].standing == Standing::open)
                    QVERIFY2(goes_on(rules, position, move.contract), print_move(rules, move).c_str());
            }
        }
    }

    // Chance builds nothing else, where it may: so that these games would last for ever.
    void dead_ends_are_built_where_they_may_be()
    {
        GameData data = shipped_variant(usual_variant).data;
        data.ruleset.building.dead_ends = true;
        const Rules rules(data);
        std::vector<Move> scratch;
        int dead = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Random random(seed);
            Position position = CanalMania::start(rules, players_of(seed), seed);
            for (int step = 0; step < 500 && !CanalMania::is_over(position); ++step) {
                const Move move = playout_move(rules, position, random, scratch);
                apply(rules, position, move);
                QVERIFY2(problem_of(rules, position).empty(), problem_of(rules, position).c_str());
                dead += move.kind == MoveKind::lay &&
                        position.canals[move.contract].standing == Standing::open &&
                        !goes_on(shipped_rules(), position, move.contract);
            }
        }
        QVERIFY(dead > 0);
    }

    void the_same_deal_is_the_same_game()
    {
        const Rules& rules = shipped_rules();
        std::vector<Position> first;
        play(rules, 4, [&](const Position& position) { first.push_back(position); });
        std::size_t at = 0;
        play(rules, 4, [&](const Position& position) { QVERIFY(position == first.at(at++)); });
        QVERIFY(CanalMania::start(rules, 4, 1) != CanalMania::start(rules, 4, 2));
    }

    // A number that changes only when the rules, or the order of the legal moves, do: then it is to be
    // changed here.
    void play_outs_stay_the_same()
    {
        std::uint64_t sum = 14695981039346656037ULL;
        const auto mix = [&](std::uint64_t number) { sum = (sum ^ number) * 1099511628211ULL; };
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            std::uint64_t moves = 0;
            Position end;
            play(shipped_rules(), seed, [&](const Position& position) {
                ++moves;
                end = position;
            });
            mix(moves);
            for (const int score : end.score)
                mix(static_cast<std::uint64_t>(score));
        }
        QCOMPARE(QString::number(sum, 16), QString("c763396424254d4c"));
    }

    void sequences_are_counted()
    {
        const Rules& rules = shipped_rules();
        const Position start = CanalMania::start(rules, 4, 1);
        QCOMPARE(perft(rules, start, 1), std::uint64_t{5});
        QCOMPARE(perft(rules, start, 2), std::uint64_t{10});
        QCOMPARE(perft(rules, start, 3), std::uint64_t{70});
        QCOMPARE(perft(rules, start, 4), std::uint64_t{270});
        QCOMPARE(perft(rules, start, 5), std::uint64_t{1090});
    }

    // Where no phase is left out, one still is once there is no card to draw.
    void a_phase_is_left_out_where_no_card_is_left()
    {
        GameData data = shipped_variant(usual_variant).data;
        data.ruleset.turn.skip = false;
        const Rules rules(data);
        Position position = CanalMania::start(rules, 3, 1);
        position.turn.step = Step::goods;
        position.turn.phase = 3;
        const Move pass{.kind = MoveKind::pass};
        QCOMPARE(check(rules, position, position.turn.seat, pass).kind, RefusalKind::may_not_pass);
        position.deck_count = 0;
        QVERIFY(!check(rules, position, position.turn.seat, pass));
    }

    // The discards become the deck when it is empty, or when a card is needed then.
    void the_discards_are_shuffled_at_their_time()
    {
        for (const bool early : {false, true}) {
            GameData data = shipped_variant(usual_variant).data;
            data.ruleset.cards.reshuffle_early = early;
            const Rules rules(data);
            Position position = CanalMania::start(rules, 3, 1);
            position.turn.step = Step::goods;
            while (position.deck_count > 1) {
                position.discards.add(position.deck[--position.deck_count]);
                position.deck[position.deck_count] = no_card;
            }
            apply(rules, position, {.kind = MoveKind::draw});
            QCOMPARE(position.deck_count > 0, early);
            QCOMPARE(position.discards.size() == 0, early);
            apply(rules, position, {.kind = MoveKind::keep});
            QVERIFY2(problem_of(rules, position).empty(), problem_of(rules, position).c_str());
        }
    }

    // Whoever is not asked about a drawn card cannot tell a card with a symbol from one without: the views
    // before and after are the same whatever was drawn and kept.
    void a_blind_draw_tells_nothing()
    {
        const Rules& rules = shipped_rules();
        std::vector<View> views;
        for (const Card drawn : {Card(CardKind::lock, Colour::none), Card(CardKind::lock, Colour::red)}) {
            Position position = CanalMania::start(rules, 3, 1);
            position.turn.step = Step::cards;
            position.turn.phase = 2;
            const auto wanted =
                std::find(position.deck.begin(), position.deck.begin() + position.deck_count, drawn);
            QVERIFY(wanted != position.deck.begin() + position.deck_count);
            std::swap(*wanted, position.deck[position.deck_count - 1U]);
            const Seat other = position.next_seat(position.turn.seat);
            apply(rules, position, {.kind = MoveKind::draw});
            views.push_back(observe(rules, position, other));
            apply(rules, position, {.kind = MoveKind::keep});
            views.push_back(observe(rules, position, other));
            views.push_back(observe(rules, position, spectator));
        }
        QVERIFY(views[0] == views[3] && views[1] == views[4] && views[2] == views[5]);
    }

    // What hides, hides: no text of a view has what only its position knows.
    void a_view_tells_no_deck()
    {
        const Rules& rules = shipped_rules();
        play(rules, 7, [&](const Position& position) {
            const Position known = observe(rules, position, spectator).known;
            for (std::size_t i = 0; i < known.deck_count; ++i)
                QVERIFY(known.deck[i] == unknown_card);
            for (std::size_t i = 0; i < known.contracts_left; ++i)
                QCOMPARE(known.contract_deck[i], no_contract);
            for (Seat seat = 0; seat < position.players; ++seat)
                QVERIFY(known.hand[seat] == position.known[seat]);
            QCOMPARE(known.random, std::uint64_t{0});
        });
    }

    // The first parliament is of starting contracts, and so is the sixth, on top.
    void starting_contracts_come_first()
    {
        const Rules& rules = shipped_rules();
        Random random(1);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Position position = CanalMania::start(rules, 3, seed);
            for (int i = 0; i < 5; ++i)
                QVERIFY(rules.contract(position.parliament[static_cast<std::size_t>(i)]).starting);
            QVERIFY(rules.contract(position.contract_deck[position.contracts_left - 1U]).starting);
            const Position imagined = determinise(rules, observe(rules, position, 0), random);
            QCOMPARE(imagined.contract_deck[imagined.contracts_left - 1U],
                     position.contract_deck[position.contracts_left - 1U]);
        }
    }

    // A knob that no rule reads would be one more promise than the game keeps.
    void every_knob_changes_a_game_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < schema().size(); ++i)
            if (!schema()[i].key.starts_with("players.")) // how many there are is asked before the game
                QTest::newRow(schema()[i].key.c_str()) << static_cast<int>(i);
    }
    void every_knob_changes_a_game()
    {
        QFETCH(int, number);
        const Knob& knob = schema()[static_cast<std::size_t>(number)];
        const int usual = knob.get(Ruleset());
        bool changes = false;
        for (const int value : {knob.min, knob.max, usual - 1, usual + 1})
            if (value >= knob.min && value <= knob.max && value != usual)
                changes = changes || changes_a_game(knob, value);
        QVERIFY(changes);
    }

    void the_search_plays_it()
    {
        game::SearchPlayer<CanalMania> search(20);
        const Rules& rules = shipped_rules();
        const Position position = CanalMania::start(rules, 3, 1);
        const auto advice = search.advise(rules, observe(rules, position, position.turn.seat), {.seed = 5});
        QVERIFY(!check(rules, position, position.turn.seat, advice.choice));
        QCOMPARE(advice.candidates.size(), std::size_t{5});
    }
};

QTEST_APPLESS_MAIN(TestCanalGames)
#include "test_canal_games.moc"
