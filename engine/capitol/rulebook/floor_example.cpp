// What one floor card can make of two buildings.
#include "capitol/floors.h"
#include "capitol/game.h"
#include "capitol/rulebook/examples.h"

#include <algorithm>
#include <memory>

namespace capitol {
namespace {

constexpr std::size_t most_shown = 8;

Yard yard_before()
{
    Yard yard;
    yard.add_unroofed(3);
    yard.add_unroofed(1);
    return yard;
}

// Heights, tallest first.
std::vector<std::string> heights_of(const Yard& yard)
{
    std::vector<std::string> heights;
    for (int kind = 0; kind < yard.kinds; ++kind)
        heights.insert(heights.end(), yard.unroofed[kind].count, std::to_string(yard.unroofed[kind].height));
    return heights;
}

// Each result once, in the words of the language.
std::vector<std::string> results(const Rules& rules, const Language& language)
{
    Position position = start(rules, rules.ruleset().players.max, 1);
    position.yards[0] = yard_before();
    position.phase = Phase::construction;
    position.to_move = 0;
    position.supply = static_cast<std::uint16_t>(rules.ruleset().construction.floors_per_card);
    position.hand[0] = {};
    position.hand[0].set(rules.deck().of_pile(Pile::floor).lowest());
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves);
    std::vector<std::string> found;
    for (int i = 0; i < moves->size(); ++i) {
        const Move move = (*moves)[i];
        if (move.kind != MoveKind::floor || move.for_nothing)
            continue;
        Yard yard = yard_before();
        put_floors(yard, move);
        found.push_back(language.listed(heights_of(yard)));
    }
    std::ranges::reverse(found); // the legal ones begin with new buildings
    return found;
}

std::string run_together(const std::vector<std::string>& words, const Language& language)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(words.size(), most_shown); ++i)
        text += (i > 0 ? language.phrase("apart") : std::string()) + words[i];
    return text;
}

} // namespace

void add_floor_example(const Rules& rules, const Language& language, Facts& facts)
{
    const int needed = rules.ruleset().construction.floors_per_card + 4; // and the two that stand
    const bool shown = rules.deck().pile_size(Pile::floor) > 0 && rules.ruleset().pieces.floors >= needed;
    const auto found = shown ? results(rules, language) : std::vector<std::string>();
    facts.set("ex.floor.shown", shown ? 1 : 0);
    facts.set("ex.floor.count", static_cast<int>(found.size()));
    facts.set("ex.floor.results", run_together(found, language));
    facts.set("ex.floor.cut", found.size() > most_shown ? 1 : 0);
}

} // namespace capitol
