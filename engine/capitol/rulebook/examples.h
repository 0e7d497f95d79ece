// Worked examples computed by the engine: positions are set up by the variant's own rules and played.
#pragma once

#include "capitol/position.h"
#include "capitol/variant/variant.h"
#include "rulebook/facts.h"
#include "rulebook/language.h"

#include <array>
#include <optional>

namespace capitol {

// The players in the examples, by seat.
inline constexpr std::array example_players{"Livia", "Marcus", "Octavia"};

// An area built up by the placement rules: its buildings and what it scores.
struct AreaExample
{
    std::string name; // plain, tallest, shared, seconds, partial, alone, temple
    int area = 0;
    Position position;
};
// Those that the variant and its board allow, the first of them `plain`; none if not even that.
std::vector<AreaExample> area_examples(const Rules& rules);
// Heights of the buildings that a seat has there, lowest first.
std::vector<int> heights_in(const Rules& rules, const AreaExample& example, Seat seat);

// Livia's stack for an auction: what she bids, and what she keeps.
struct BidExample
{
    std::vector<Card> bid; // top first
    std::vector<Card> kept;
    int sum = 0;
};
std::optional<BidExample> bid_example(const Rules& rules);

// Facts
//   ex.floor.shown, count, results, cut: what a floor card makes of yards of 3 and 1
//   ex.place.shown, area, tallest, lowest, highest, round_only; ex.colour.shown, others, area, round
//   ex.bid.shown, cards, kept, sum
//   ex.score.shown, area, fountains
//   ex.draw.shown, areas, hand, sum, extra
// and lists
//   `tied_bids`: item.a_cards, b_cards, sum, a_score, b_score, level, level_before, outcome (a tie break or
//   "unsold"), winner `scored`: item.case, holdings, points, firsts, seconds
void add_examples(const Variant& variant, const Rules& rules, const Language& language, FactSheet& sheet);

void add_floor_example(const Rules& rules, const Language& language, Facts& facts);
void add_place_examples(const Variant& variant, const Rules& rules, const Language& language, Facts& facts);
void add_bid_examples(const Rules& rules, const Language& language, FactSheet& sheet);
void add_score_examples(const Variant& variant, const Rules& rules, const Language& language,
                        FactSheet& sheet);
void add_draw_example(const Rules& rules, Facts& facts);

} // namespace capitol
