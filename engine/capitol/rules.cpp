#include "capitol/rules.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>

namespace capitol {

namespace {

using Why = Unplayable::Reason;

int permits_in(const Ruleset::DeckPlan& deck)
{
    return std::accumulate(deck.permit.begin(), deck.permit.end(), 0,
                           [](int sum, const Copies& copies) { return sum + cards_in(copies); });
}

int roofs_used(const Ruleset& ruleset, Roof roof)
{
    const auto& buildings = ruleset.setup.buildings;
    return static_cast<int>(std::count_if(buildings.begin(), buildings.end(),
                                          [&](const BuildingPlan& plan) { return plan.roof == roof; }));
}

int floors_used(const Ruleset& ruleset)
{
    const auto& buildings = ruleset.setup.buildings;
    return std::accumulate(buildings.begin(), buildings.end(), 0,
                           [](int sum, const BuildingPlan& plan) { return sum + plan.floors; });
}

int tiles_scheduled(const Ruleset& ruleset, bool large)
{
    int count = 0;
    for (const auto& round : ruleset.auction.schedule)
        count += static_cast<int>(std::count_if(
            round.begin(), round.end(), [&](Tile tile) { return (tile != Tile::fountain) == large; }));
    return count;
}

int printed_in(const Ruleset& ruleset, const BoardArea& area)
{
    const auto found = ruleset.setup.printed_fountains.find(area.code);
    return found == ruleset.setup.printed_fountains.end() ? area.printed_fountains : found->second;
}

void check_deck(const Ruleset& ruleset, std::vector<Unplayable>& found)
{
    const int roofs = cards_in(ruleset.deck.roof);
    const int floors = cards_in(ruleset.deck.floor);
    const int permits = permits_in(ruleset.deck);
    const int total = roofs + floors + permits;
    if (total > max_cards)
        found.push_back({Why::deck_too_large, "deck", "", total, max_cards});
    if (total == 0)
        found.push_back({Why::empty_deck, "deck", "", 0, max_cards});
    const auto check_hand = [&](const char* pile, int hand, int cards) {
        if (hand * ruleset.players.max > cards)
            found.push_back({Why::hand_larger_than_deck, std::string("setup.hand.") + pile, pile,
                             hand * ruleset.players.max, cards});
    };
    check_hand("roof", ruleset.setup.hand.roof, roofs);
    check_hand("floor", ruleset.setup.hand.floor, floors);
    check_hand("permit", ruleset.setup.hand.permit, permits);
}

void check_buildings(const Ruleset& ruleset, std::vector<Unplayable>& found)
{
    const auto check_roofs = [&](Roof roof, int have, const char* shape) {
        if (roofs_used(ruleset, roof) > have)
            found.push_back(
                {Why::buildings_need_roofs, "setup.buildings", shape, roofs_used(ruleset, roof), have});
    };
    check_roofs(Roof::round, ruleset.setup.roofs.round, "round");
    check_roofs(Roof::triangular, ruleset.setup.roofs.triangular, "triangular");
    const int floors = floors_used(ruleset) * ruleset.players.max;
    if (floors > ruleset.pieces.floors)
        found.push_back({Why::buildings_need_floors, "setup.buildings", "", floors, ruleset.pieces.floors});
    std::set<int> heights;
    for (const BuildingPlan& plan : ruleset.setup.buildings)
        if (plan.roof == Roof::none)
            heights.insert(plan.floors);
    const int kinds = static_cast<int>(heights.size());
    if (kinds > max_yard_kinds)
        found.push_back({Why::too_many_buildings, "setup.buildings", "", kinds, max_yard_kinds});
}

void check_area(const Ruleset& ruleset, const BoardArea& area, std::vector<Unplayable>& found)
{
    const int printed = printed_in(ruleset, area);
    if (printed > area.small_sites)
        found.push_back({Why::too_few_small_sites, "setup.printed_fountains." + area.code, area.code, printed,
                         area.small_sites});
    if (area.small_sites > max_sites_per_area)
        found.push_back({Why::board_too_large, "board", area.code, area.small_sites, max_sites_per_area});
}

void check_codes(const Ruleset& ruleset, const Board& board, std::vector<Unplayable>& found)
{
    for (const auto& [code, count] : ruleset.setup.printed_fountains)
        if (std::none_of(board.areas.begin(), board.areas.end(),
                         [&wanted = code](const auto& area) { return area.code == wanted; }))
            found.push_back({Why::unknown_area, "setup.printed_fountains." + code, code, count, 0});
}

void check_board(const Ruleset& ruleset, const Board& board, std::vector<Unplayable>& found)
{
    int small_sites = 0;
    int large = 0;
    int vacant = 0;
    for (const BoardArea& area : board.areas) {
        check_area(ruleset, area, found);
        small_sites += area.small_sites;
        large += area.large_site;
        vacant += std::max(0, area.small_sites - printed_in(ruleset, area));
    }
    if (const int areas = static_cast<int>(board.areas.size()); areas > max_areas || areas == 0)
        found.push_back({Why::board_too_large, "board", "areas", areas, max_areas});
    if (small_sites > max_sites)
        found.push_back({Why::board_too_large, "board", "sites", small_sites, max_sites});
    if (const int need = tiles_scheduled(ruleset, true); need > large)
        found.push_back({Why::too_few_large_sites, "auction.schedule", "", need, large});
    if (const int need = tiles_scheduled(ruleset, false); need > vacant)
        found.push_back({Why::too_few_small_sites, "auction.schedule", "", need, vacant});
    check_codes(ruleset, board, found);
}

} // namespace

std::vector<Unplayable> find_unplayable(const Ruleset& ruleset, const Board& board)
{
    std::vector<Unplayable> found;
    if (ruleset.players.min > ruleset.players.max)
        found.push_back({Why::players_reversed, "players.min", "", ruleset.players.min, ruleset.players.max});
    if (const int lists = static_cast<int>(ruleset.auction.schedule.size()); lists != ruleset.rounds)
        found.push_back({Why::schedule_length, "auction.schedule", "", lists, ruleset.rounds});
    check_deck(ruleset, found);
    check_buildings(ruleset, found);
    check_board(ruleset, board, found);
    return found;
}

Rules::Rules(Ruleset ruleset, Board board)
    : m_ruleset(std::move(ruleset)), m_board(std::move(board)), m_deck(m_ruleset.deck),
      m_area_count(static_cast<int>(m_board.areas.size())), m_starting_floors(floors_used(m_ruleset))
{
    for (int i = 0; i < m_area_count; ++i) {
        const BoardArea& area = m_board.areas[i];
        m_areas[i] = {area.code,
                      area.colour,
                      static_cast<std::uint8_t>(m_total_sites),
                      static_cast<std::uint8_t>(area.small_sites),
                      static_cast<std::uint8_t>(printed_in(m_ruleset, area)),
                      area.large_site};
        m_areas_of[index(area.colour)] |= static_cast<std::uint16_t>(1u << i);
        m_total_sites += area.small_sites;
    }
    for (const std::uint16_t areas : m_areas_of)
        m_largest_colour = std::max(m_largest_colour, std::popcount(areas));
    for (Roof roof : both_roofs)
        m_starting_roofs[index(roof) - 1] = all_roofs(roof) - roofs_used(m_ruleset, roof);
}

int Rules::all_roofs(Roof roof) const
{
    return roof == Roof::round ? m_ruleset.setup.roofs.round : m_ruleset.setup.roofs.triangular;
}

int Rules::find_area(std::string_view code) const
{
    for (int i = 0; i < m_area_count; ++i)
        if (m_areas[i].code == code)
            return i;
    return -1;
}

} // namespace capitol
