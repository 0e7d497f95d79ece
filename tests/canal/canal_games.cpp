#include "canal_games.h"
#include "kept.h"

#include "base/yaml_json.h"
#include "canal/contracts.h"
#include "canal/happen.h"
#include "canal/variant/schema.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

namespace canal::test {

namespace {

// Wherever cards can be.
std::string card_problem(const Rules& rules, const Position& position)
{
    std::map<int, int> count;
    const auto add = [&](Card card, int copies) { count[card.code()] += copies; };
    for (Seat seat = 0; seat < position.players; ++seat) {
        position.hand[seat].for_each(add);
        if (position.hand[seat].size() != position.hand_count[seat])
            return "a hand is miscounted";
        bool known = true;
        position.known[seat].for_each(
            [&](Card card, int copies) { known = known && copies <= position.hand[seat][card]; });
        if (!known)
            return "more is known of a hand than it has";
    }
    position.discards.for_each(add);
    position.paid.for_each(add);
    for (const Card card : position.row)
        if (!card.is_none())
            add(card, 1);
    for (std::size_t i = 0; i < position.deck.size(); ++i)
        if (i < position.deck_count)
            add(position.deck[i], 1);
        else if (!position.deck[i].is_none())
            return "a card above the deck";
    std::map<int, int> expected;
    rules.deck().for_each([&](Card card, int copies) { expected[card.code()] = copies; });
    return count == expected ? "" : "cards were lost or made";
}

std::string contract_problem(const Rules& rules, const Position& position)
{
    const auto map = static_cast<std::size_t>(rules.contracts());
    std::vector<int> places(static_cast<std::size_t>(rules.canals()));
    const auto add = [&](int contract) { ++places[static_cast<std::size_t>(contract)]; };
    for (std::size_t i = 0; i < position.contracts_left; ++i)
        add(position.contract_deck[i]);
    for (std::size_t i = 0; i < position.in_parliament; ++i)
        add(position.parliament[i]);
    for (Seat seat = 0; seat < position.players; ++seat)
        for (const std::uint8_t contract : position.open[seat])
            if (contract != no_contract) {
                add(contract);
                if (position.canals[contract].standing != Standing::open ||
                    position.canals[contract].owner != seat)
                    return "an open contract that is not its canal's";
            }
    for (std::size_t contract = 0; contract < places.size(); ++contract) {
        const bool is_named = contract < map || position.junction[contract - map] != no_pair;
        if (is_named != (contract < map || position.canals[contract].standing != Standing::unclaimed))
            return "a junction contract that is taken and not named, or the other way round";
        if (!is_named)
            continue;
        const Standing standing = position.canals[contract].standing;
        if (standing == Standing::complete || standing == Standing::returned)
            ++places[contract];
        if (places[contract] != 1)
            return "a contract was lost or is in two places: " +
                   rules.contract_id(static_cast<int>(contract));
    }
    return {};
}

// Each tile joins what is before it, by the board alone; no hex and no place twice, and no more tiles than
// the value.
std::string course_problem(const Rules& rules, const MapContract& contract, const Canal& canal)
{
    if (canal.tiles > contract.value)
        return "more tiles than the value";
    std::vector<int> stops{canal.stop[0]};
    std::vector<int> hexes;
    int before = rules.hex_of(canal.stop[0]); // where the tile has to be entered from
    int expected = -1;                        // the only hex it may be in
    Tile last = Tile::stretch;
    for (std::size_t i = 0; i < canal.tiles; ++i) {
        const LaidTile& tile = canal.tile[i];
        const bool is_normal = tile.tile == Tile::stretch || tile.tile == Tile::lock;
        if (rules.next(tile.hex, tile.in) != before || (expected >= 0 && tile.hex != expected))
            return "a tile that does not join";
        if (rules.land(tile.hex) != (is_normal ? Land::normal : Land::difficult))
            return "a tile on the wrong terrain";
        if (std::ranges::count(hexes, tile.hex) > 0)
            return "a hex twice";
        if (expected >= 0 && last == tile.tile && !rules.ruleset().building.same_neighbours)
            return "equal tiles side by side";
        hexes.push_back(tile.hex);
        last = tile.tile;
        const int next = rules.next(tile.hex, tile.out);
        const std::uint8_t place = rules.place_at(next);
        before = place == no_place ? tile.hex : next;
        expected = place == no_place ? next : -1;
        if (place == no_place)
            continue;
        if (std::ranges::count(stops, place) > 0)
            return "a place twice";
        stops.push_back(place);
    }
    if (!std::equal(stops.begin(), stops.end(), canal.stop.begin(), canal.stop.begin() + canal.stops))
        return "other places than its tiles reach";
    const int far = canal.stop[0] == contract.from ? contract.to : contract.from;
    const bool is_through = stops.back() == far;
    if (is_through != (canal.standing == Standing::complete))
        return "a canal that is complete and is not";
    if (is_through && contract.via >= 0 && std::ranges::count(stops, contract.via) == 0)
        return "a canal past the place it has to pass";
    return {};
}

// A junction contract's canal reaches its own two places at most.
bool passes_third(const Rules& rules, int number, const Canal& canal)
{
    return rules.is_junction(number) && canal.stops > (canal.standing == Standing::complete ? 2 : 1);
}

std::string canal_problem(const Rules& rules, const Position& position)
{
    std::map<int, int> covered;
    PlaceSet connected = 0;
    std::array<std::array<int, tile_count>, max_seats> used{};
    for (int number = 0; number < rules.canals(); ++number) {
        const Canal& canal = position.canals[static_cast<std::size_t>(number)];
        for (std::size_t i = 0; i < canal.tiles; ++i) {
            ++covered[canal.tile[i].hex];
            ++used[canal.owner][index(canal.tile[i].tile)];
        }
        const bool has_barge = canal.standing == Standing::open;
        if (canal.tiles > 0 || (has_barge && rules.ruleset().goods.barges_connect))
            connected |= canal.stop_set();
        if (canal.is_begun())
            if (std::string problem = course_problem(rules, contract_of(rules, position, number), canal);
                !problem.empty() || passes_third(rules, number, canal))
                return rules.contract_id(number) + ": " + problem;
    }
    for (int hex = 0; hex < rules.hexes(); ++hex) {
        const int canals = covered.contains(hex) ? covered[hex] : 0;
        if (position.once.has(hex) != (canals > 0) || position.twice.has(hex) != (canals > 1) || canals > 2)
            return "a hex with another number of canals";
    }
    if (position.connected != connected)
        return "other places connected than those that tiles lead into";
    for (Seat seat = 0; seat < position.players; ++seat)
        for (const Tile tile : all_tiles)
            if (used[seat][index(tile)] + position.tiles[seat][index(tile)] != rules.ruleset().tiles.of(tile))
                return "tiles were lost or made";
    return {};
}

} // namespace

const Library& shipped()
{
    static const Library library({{}, CAPITOL_SOURCE_DIR "/variants"});
    return library;
}

const Variant& shipped_variant(std::string_view id)
{
    static capitol::test::Kept<Variant> variants;
    return capitol::test::kept(variants, id, [&] { return shipped().load(id).value.value(); });
}

const Rules& shipped_rules(std::string_view id)
{
    static capitol::test::Kept<Rules> rules;
    return capitol::test::kept(rules, id, [&] { return shipped_variant(id).playable(); });
}

namespace {

GameData with_two_junctions()
{
    GameData data = shipped_variant(usual_variant).data;
    data.ruleset.contracts.junctions = 2;
    data.ruleset.contracts.junction_value = 3;
    return data;
}

// Each flag that is a ruling, but for those that would make games by chance last for ever.
GameData ruled_otherwise()
{
    GameData data = shipped_variant(usual_variant).data;
    for (const char* key :
         {"turn.skip", "contracts.draw_instead", "cards.fewer_each", "cards.refill_each",
          "cards.reshuffle_early", "goods.unfinished", "goods.barges_connect", "goods.lift_full",
          "goods.white_full", "building.surveyors_pay_extra", "building.over_own", "building.sharp_turns",
          "building.take_back", "engineers.rennie_any_phase", "engineers.rennie_symbol", "builders.none",
          "end.others_turn", "end.tiles_stay", "end.delivery_forced"}) {
        const Knob& knob = *find_knob(key);
        knob.set(data.ruleset, 1 - knob.get(data.ruleset));
    }
    data.ruleset.setup.hand = 3;
    return data;
}

int any_value(const Knob& knob, Random& random)
{
    switch (random.below(4)) {
    case 0:
        return knob.min;
    case 1:
        return knob.max;
    default:
        return knob.min + static_cast<int>(random.below(static_cast<std::uint32_t>(knob.max - knob.min + 1)));
    }
}

// Without them games could last for ever: something can be built and scored, or all contracts are taken.
bool keeps_a_game_going(const Knob& knob)
{
    constexpr std::array keys{"players.",          "tiles.",     "cards.hand",         "cards.take",
                              "building.cost.",    "end.score.", "end.last_contracts", "building.take_back",
                              "building.dead_ends"};
    return std::ranges::any_of(keys, [&](const char* key) { return knob.key.starts_with(key); });
}

// What would make the game unplayable is left as it is.
GameData at_extremes(std::uint64_t seed)
{
    Random random(seed);
    GameData data = shipped_variant(seed % 2 == 0 ? "first-edition" : "second-edition").data;
    for (const Knob& knob : schema()) {
        GameData changed = data;
        knob.set(changed.ruleset, any_value(knob, random));
        if (!keeps_a_game_going(knob) && find_unplayable(changed).empty())
            data = std::move(changed);
    }
    return data;
}

GameData data_called(const std::string& name)
{
    constexpr std::string_view extreme = "extreme-";
    if (name == "two-junctions")
        return with_two_junctions();
    if (name == "otherwise")
        return ruled_otherwise();
    return name.starts_with(extreme) ? at_extremes(std::stoull(name.substr(extreme.size())))
                                     : shipped_variant(name).data;
}

} // namespace

const Rules& rules_called(std::string_view name)
{
    static capitol::test::Kept<Rules> rules;
    return capitol::test::kept(rules, name, [&] { return Rules(data_called(std::string(name))); });
}

std::string problem_of(const Rules& rules, const Position& position)
{
    for (const std::string& problem :
         {card_problem(rules, position), contract_problem(rules, position), canal_problem(rules, position)})
        if (!problem.empty())
            return problem;
    if (std::popcount(position.cubes) > rules.ruleset().setup.cubes || position.cubes >> rules.places() != 0)
        return "cubes were made";
    // A hand that was dealt is above the limit until its first turn is over.
    const int limit = rules.ruleset().cards.hand;
    const int dealt = position.round == 1 ? rules.ruleset().setup.hand : 0;
    for (Seat seat = 0; seat < position.players; ++seat)
        if (seat != position.turn.seat && position.hand_count[seat] > std::max(limit, dealt))
            return "a hand above the limit after its turn";
    const int hand = position.hand_count[position.turn.seat];
    return hand > std::max(limit, dealt) + 8 ? "a hand far above the limit" : "";
}

nlohmann::json load_cases(const std::string& file, const std::string& name)
{
    std::ifstream in(CAPITOL_SOURCE_DIR "/tests/canal/" + file);
    std::ostringstream text;
    text << in.rdbuf();
    capitol::Report report(file);
    const auto tree = capitol::parse_yaml(text.str(), report);
    if (!tree || !report.clean())
        throw std::runtime_error(file + ": " + report.diagnostics().front().text());
    return capitol::to_json(*tree)[name];
}

std::vector<Position> sample_game(int every, const Rules& rules)
{
    Random random(5);
    std::vector<Move> scratch;
    std::vector<Position> sampled;
    Position position = CanalMania::start(rules, 4, 3);
    for (int move = 0; !CanalMania::is_over(position); ++move) {
        if (move % every == 0)
            sampled.push_back(position);
        apply(rules, position, playout_move(rules, position, random, scratch));
    }
    return sampled;
}

} // namespace canal::test
