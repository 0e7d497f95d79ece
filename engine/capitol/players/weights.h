// The weights of the players' judgement, all in one place and each with a name, so that they can be tuned.
// They multiply what follows from the ruleset's knobs and never replace it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace capitol {

// The defaults are those of `master-1` (levels.h) and stay; the levels have `usual_weights`.
struct Weights
{
    // Areas: a first place held from one scoring to the next, with rivals level, and how much more with a
    // lead of a whole building.
    double hold_contested = 0.62;
    double hold_leading = 0.33;
    // Houses: that one will stand where it is hoped, with the cards in hand or still to be drawn.
    double permit_in_hand = 0.92;
    double roof_in_hand = 0.92;
    double permit_to_draw = 0.42;
    double roof_to_draw = 0.65;
    double area_too_low = 0.5;     // for each building that must come before
    double own_area_again = 0.6;   // a second building of one's own hoped for in an area
    double floor_card = 0.5;       // of an average card
    double next_floor_card = 0.35; // of the one before
    // Auctions: cards of average value in a winning bid, and how many bids a round a seat can hope to win.
    double cards_a_bid = 2.6;
    double bids_a_round = 1.6;
    double denial = 0.3;        // of what a tile would be worth to a rival
    double rival_share = 0.42;  // of a rival's hand, in a bid
    double rival_spread = 0.45; // of that bid
    // Chances: a lead that decides, in first places; what the victory itself counts beside the lead.
    double decisive_lead = 1.5;
    double sure_victory = 0.5;
    // Search: how curious, and as how many visits a first sight counts.
    double exploration = 0.5;
    double first_sight = 2;
};

// Set by hand and compared in play: what is better than the defaults.
inline constexpr Weights usual_weights{};

// A weight by name, with the range in which it makes sense.
struct NamedWeight
{
    std::string_view name;
    double Weights::*value;
    double least;
    double most;
};
inline constexpr std::array named_weights{
    NamedWeight{"hold_contested", &Weights::hold_contested, 0.2, 0.95},
    NamedWeight{"hold_leading", &Weights::hold_leading, 0.01, 0.6},
    NamedWeight{"permit_in_hand", &Weights::permit_in_hand, 0.3, 1},
    NamedWeight{"roof_in_hand", &Weights::roof_in_hand, 0.3, 1},
    NamedWeight{"permit_to_draw", &Weights::permit_to_draw, 0.05, 0.95},
    NamedWeight{"roof_to_draw", &Weights::roof_to_draw, 0.05, 0.95},
    NamedWeight{"area_too_low", &Weights::area_too_low, 0.05, 0.95},
    NamedWeight{"own_area_again", &Weights::own_area_again, 0.1, 1},
    NamedWeight{"floor_card", &Weights::floor_card, 0.05, 2},
    NamedWeight{"next_floor_card", &Weights::next_floor_card, 0.05, 0.95},
    NamedWeight{"cards_a_bid", &Weights::cards_a_bid, 1, 6},
    NamedWeight{"bids_a_round", &Weights::bids_a_round, 0.3, 4},
    NamedWeight{"denial", &Weights::denial, 0, 1},
    NamedWeight{"rival_share", &Weights::rival_share, 0.1, 0.9},
    NamedWeight{"rival_spread", &Weights::rival_spread, 0.1, 1},
    NamedWeight{"decisive_lead", &Weights::decisive_lead, 0.4, 5},
    NamedWeight{"sure_victory", &Weights::sure_victory, 0, 1},
    NamedWeight{"exploration", &Weights::exploration, 0.05, 2},
    NamedWeight{"first_sight", &Weights::first_sight, 0, 40},
};

// Rough measures, set by hand, compared in play and not tuned.
namespace rough {

inline constexpr double fountains_an_area = 0.7;
inline constexpr double points_a_card = 0.1; // of a first place, each scoring
// Times that for one that an amphitheatre brings: it is chosen, and can be bid as well.
inline constexpr double extra_card = 2;
// Bids: of a rival's hand in the last auction of all, before the search and in greedy's eyes; and what a unit
// of value is worth in the auctions to come, in buildings.
inline constexpr double share_at_last = 0.85;
inline constexpr double greedy_share_at_last = 0.75;
inline constexpr double later_bid = 0.02;
// What a tile costs whoever wins it, of the strongest rival's hand.
inline constexpr double price_of_rival = 0.5;
// Search: bids and hints with fewer visits than this part of the most visited one's do not count; chances
// beyond this are no longer told apart as leads; how long to think about a draw and a tile, as parts of a
// decision.
inline constexpr double rare_bid = 0.3;
inline constexpr double hardly_visited = 0.02;
inline constexpr double least_chance = 0.001;
inline constexpr double draw_effort = 0.2;
inline constexpr double tile_effort = 0.4;
inline constexpr std::uint64_t iterations_alone = 1000; // at least, where nobody else has a card
// What a card adds, in buildings: the first of a kind, and each further one as a part of the one before.
inline constexpr double roof_card = 0.30;
inline constexpr double floor_card = 0.30;
inline constexpr double permit_card = 0.32; // of each colour
inline constexpr double next_roof = 0.60;
inline constexpr double next_floor = 0.65;
inline constexpr double next_permit = 0.45;

} // namespace rough

// Of the reasons that hints give, in points.
namespace reason {

inline constexpr double hoped = 0.5;        // of what a building that is not placed yet will bring
inline constexpr double a_word = 0.2;       // for what is worth a word and no more
inline constexpr int few_floors = 8;        // left in the supply
inline constexpr int kind_wanted = 2;       // cards of each kind in a hand
inline constexpr double lacking_card = 0.6; // for each card that a hand lacks
inline constexpr double no_gain = 0.25;     // less is none
inline constexpr double denied_gain = 0.3;  // of what a rival would gain
inline constexpr double denied_loss = 0.5;  // of what a rival loses

} // namespace reason

} // namespace capitol
