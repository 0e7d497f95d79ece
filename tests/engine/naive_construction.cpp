#include "naive_construction.h"

#include <algorithm>
#include <map>
#include <vector>

namespace capitol::test {

namespace {

using Heights = std::vector<int>;

// What lies and stands before the seat to move, in the plainest form.
struct Table
{
    const Rules& rules;
    const Position& position;
    std::set<std::string> floor_cards, roof_cards;
    std::map<std::string, Colour> permit_cards;
    Heights unroofed;
    std::set<std::pair<Roof, int>> finished;
    std::map<Roof, int> spare_roofs;
};

char shape_letter(Roof roof)
{
    return roof == Roof::round ? 'r' : 't';
}

Table lay_out(const Rules& rules, const Position& position)
{
    Table table{rules, position, {}, {}, {}, {}, {}, {}};
    const Deck& deck = rules.deck();
    const Seat seat = position.to_move;
    position.hand[seat].for_each([&](int bit) {
        const CardType& type = deck[deck.card_at(bit)];
        const std::string value = std::to_string(type.value);
        if (type.pile == Pile::roof)
            table.roof_cards.insert("R" + value);
        else if (type.pile == Pile::floor)
            table.floor_cards.insert("F" + value);
        else
            table.permit_cards.emplace(std::string("P") + "bwr"[index(type.colour)] + value, type.colour);
    });
    const Yard& yard = position.yards[seat];
    for (int i = 0; i < yard.kinds; ++i)
        table.unroofed.insert(table.unroofed.end(), static_cast<std::size_t>(yard.unroofed[i].count),
                              yard.unroofed[i].height);
    for (Roof roof : both_roofs) {
        for (int height : yard.finished[index(roof) - 1])
            if (height > 0)
                table.finished.insert({roof, height});
        table.spare_roofs[roof] = yard.roofs[index(roof) - 1];
    }
    return table;
}

// One way to use a floor card: each floor goes on an old building or on one that this card started.
struct Use
{
    Heights old_now, new_now; // heights as they are now
    std::set<std::size_t> old_used;
    Heights targets;
};

bool knobs_allow(const Table& table, const Use& use)
{
    const auto& knobs = table.rules.ruleset().construction;
    if (!knobs.floor_mix && !use.old_used.empty() && !use.new_now.empty())
        return false;
    if (knobs.floor_targets == FloorTargets::any || use.old_used.empty())
        return true;
    const int tallest = *std::max_element(table.unroofed.begin(), table.unroofed.end());
    return use.old_used.size() == 1 && table.unroofed[*use.old_used.begin()] == tallest;
}

// Whether the program carries every building and every yard on the way.
bool has_room(const Table& table, const Heights& targets)
{
    std::multiset<int> standing(table.unroofed.begin(), table.unroofed.end());
    for (const int target : targets) {
        if (target > 0)
            standing.erase(standing.find(target));
        standing.insert(target + 1);
        const std::set<int> heights(standing.begin(), standing.end());
        if (*heights.rbegin() > max_height || heights.size() > max_yard_kinds)
            return false;
    }
    return true;
}

// Of the orders in which these heights can be read, the one that is written: highest first wherever order is
// free. Empty where the program has no room for it.
std::string written(const Table& table, Heights targets)
{
    std::sort(targets.begin(), targets.end(), std::greater<>());
    do {
        Heights standing = table.unroofed;
        bool readable = true;
        for (int target : targets) {
            const auto on = std::find(standing.begin(), standing.end(), target);
            readable = readable && (target == 0 || on != standing.end());
            if (target > 0 && on != standing.end())
                standing.erase(on);
            standing.push_back(target + 1);
        }
        if (readable)
            break;
    } while (std::prev_permutation(targets.begin(), targets.end()));
    if (!has_room(table, targets))
        return {};
    std::string text;
    for (int target : targets)
        text += (text.empty() ? "" : ",") + std::to_string(target);
    return text;
}

bool is_like_the_one_before(const Use& use, std::size_t i)
{
    return i > 0 && use.old_now[i] == use.old_now[i - 1] &&
           use.old_used.contains(i) == use.old_used.contains(i - 1);
}

void use_floors(const Table& table, const Use& use, int left, std::set<std::string>& found)
{
    if (left == 0) {
        if (knobs_allow(table, use))
            found.insert(written(table, use.targets));
        return;
    }
    for (std::size_t i = 0; i < use.old_now.size(); ++i) {
        if (is_like_the_one_before(use, i))
            continue; // hundreds of equal buildings are one choice
        Use next = use;
        next.targets.push_back(next.old_now[i]++);
        next.old_used.insert(i);
        use_floors(table, next, left - 1, found);
    }
    for (std::size_t i = 0; i < use.new_now.size(); ++i) {
        Use next = use;
        next.targets.push_back(next.new_now[i]++);
        use_floors(table, next, left - 1, found);
    }
    Use next = use;
    next.targets.push_back(0);
    next.new_now.push_back(1);
    use_floors(table, next, left - 1, found);
}

void floor_moves(const Table& table, std::set<std::string>& moves)
{
    const auto& knobs = table.rules.ruleset().construction;
    const int supply = table.position.supply;
    if (supply < knobs.floors_per_card && knobs.supply_short == SupplyShort::none)
        return;
    const int most = std::min(knobs.floors_per_card, supply);
    const int fewest = knobs.floor_use == FloorUse::up_to ? 1 : most;
    std::set<std::string> uses;
    for (int floors = std::max(1, fewest); floors <= most; ++floors)
        use_floors(table, {table.unroofed, {}, {}, {}}, floors, uses);
    uses.erase("");
    for (const std::string& card : table.floor_cards)
        for (const std::string& use : uses)
            moves.insert(card + ":" + use);
}

void roof_moves(const Table& table, std::set<std::string>& moves)
{
    for (const std::string& card : table.roof_cards)
        for (const int height : std::set<int>(table.unroofed.begin(), table.unroofed.end()))
            for (Roof roof : both_roofs)
                if (table.spare_roofs.at(roof) > 0)
                    moves.insert(card + ":" + std::to_string(height) + shape_letter(roof));
}

struct Standing
{
    int tallest = 0;
    std::set<Roof> shapes;
};

Standing standing_in(const Table& table, int area)
{
    Standing standing;
    const AreaRules& place = table.rules.area(area);
    for (int i = 0; i < place.small_sites; ++i) {
        const Site site = table.position.sites[place.first_site + i];
        if (!site.is_building())
            continue;
        standing.tallest = std::max(standing.tallest, site.floors());
        standing.shapes.insert(site.roof());
    }
    return standing;
}

bool height_fits(const Ruleset::Placement& knobs, const Standing& standing, int height)
{
    if (standing.shapes.empty())
        return height == knobs.first_height;
    if (height > standing.tallest + knobs.max_step)
        return false;
    return knobs.below_tallest || height >= standing.tallest;
}

// Would every area of the colour bear this shape and no other?
bool makes_colour_uniform(const Table& table, int area, Roof roof)
{
    for (int other = 0; other < table.rules.area_count(); ++other) {
        if (table.rules.area(other).colour != table.rules.area(area).colour)
            continue;
        std::set<Roof> shapes = standing_in(table, other).shapes;
        if (other == area)
            shapes.insert(roof);
        if (shapes != std::set<Roof>{roof})
            return false;
    }
    return true;
}

int areas_of_colour(const Table& table, Colour colour)
{
    int count = 0;
    for (int area = 0; area < table.rules.area_count(); ++area)
        count += table.rules.area(area).colour == colour;
    return count;
}

bool shape_fits(const Table& table, const Standing& standing, int area, Roof roof)
{
    const auto& knobs = table.rules.ruleset().placement;
    if (knobs.same_roof_in_area && !standing.shapes.empty() && !standing.shapes.contains(roof))
        return false;
    if (!knobs.mixed_roofs_in_colour || areas_of_colour(table, table.rules.area(area).colour) < 2)
        return true;
    return !makes_colour_uniform(table, area, roof);
}

void permit_moves(const Table& table, Sites sites, std::set<std::string>& moves)
{
    for (const auto& [card, colour] : table.permit_cards)
        for (int area = 0; area < table.rules.area_count(); ++area) {
            const AreaRules& place = table.rules.area(area);
            if (place.colour != colour)
                continue;
            const Standing standing = standing_in(table, area);
            for (const auto& [roof, height] : table.finished) {
                if (!height_fits(table.rules.ruleset().placement, standing, height) ||
                    !shape_fits(table, standing, area, roof))
                    continue;
                for (int site = 0; site < place.small_sites; ++site) {
                    if (!table.position.sites[place.first_site + site].is_vacant())
                        continue;
                    moves.insert(card + ":" + std::to_string(height) + shape_letter(roof) + "@" + place.code +
                                 "." + std::to_string(site + 1));
                    if (sites == Sites::lowest_vacant)
                        break;
                }
            }
        }
}

} // namespace

std::set<std::string> naive_construction(const Rules& rules, const Position& position, Sites sites)
{
    const Table table = lay_out(rules, position);
    std::set<std::string> moves{"pass"};
    if (rules.ruleset().construction.play_for_nothing) {
        moves.insert(table.floor_cards.begin(), table.floor_cards.end());
        moves.insert(table.roof_cards.begin(), table.roof_cards.end());
        for (const auto& [card, colour] : table.permit_cards)
            moves.insert(card);
    }
    floor_moves(table, moves);
    roof_moves(table, moves);
    permit_moves(table, sites, moves);
    return moves;
}

} // namespace capitol::test
