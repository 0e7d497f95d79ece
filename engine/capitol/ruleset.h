// Every knob of a variant, named as in the variant files. The defaults are the Schmidt rules.
// A Ruleset says what is wanted; `Rules` (rules.h) checks and prepares it for play.
#pragma once

#include "capitol/types.h"

#include <map>
#include <numeric>
#include <string>
#include <vector>

namespace capitol {

enum class FirstPlayer : std::uint8_t { random, oldest, chosen };
enum class Recycle : std::uint8_t { turn_over, shuffle };
enum class FloorTargets : std::uint8_t { any, tallest };
enum class FloorUse : std::uint8_t { all_or_none, up_to };
enum class SupplyShort : std::uint8_t { take_rest, none };
enum class PlacementFinal : std::uint8_t { on_confirm, at_once }; // of floors that a card adds: no rule asks
enum class TieBreak : std::uint8_t { highest_card, seat_order, lowest_score };
enum class ZeroBid : std::uint8_t { unsold, may_win };
enum class BeatenTied : std::uint8_t { second, none, all_others };
enum class PartialTieRest : std::uint8_t { none, second };
enum class DrawRule : std::uint8_t { add, up_to };
enum class HandCount : std::uint8_t { public_, hidden };
enum class EndTie : std::uint8_t { shared, fewest_leftovers };

struct BuildingPlan
{
    int floors = 1;
    Roof roof = Roof::none;
    bool operator==(const BuildingPlan&) const = default;
};

using Copies = std::map<int, int>; // card value (1..99) -> copies

inline int cards_in(const Copies& copies)
{
    return std::accumulate(copies.begin(), copies.end(), 0,
                           [](int sum, const auto& entry) { return sum + entry.second; });
}

struct Ruleset
{
    struct Players
    {
        int min = 2;
        int max = 4;
        bool operator==(const Players&) const = default;
    };
    struct Hand
    {
        int roof = 2;
        int floor = 2;
        int permit = 4;
        bool operator==(const Hand&) const = default;
    };
    struct Roofs
    {
        int round = 5;
        int triangular = 5;
        bool operator==(const Roofs&) const = default;
    };
    struct Setup
    {
        Hand hand;
        std::vector<BuildingPlan> buildings{
            {1, Roof::round}, {1, Roof::triangular}, {2, Roof::round}, {2, Roof::triangular}};
        Roofs roofs;
        FirstPlayer first_player = FirstPlayer::random;
        std::map<std::string, int> printed_fountains; // area code -> count; areas left out keep the board's
        bool operator==(const Setup&) const = default;
    };
    struct Pieces
    {
        int floors = 90;
        bool operator==(const Pieces&) const = default;
    };
    struct DeckPlan
    {
        Copies roof{{1, 2}, {2, 2}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {7, 2}};
        Copies floor{{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {7, 3}, {8, 3}};
        std::array<Copies, colour_count> permit{one_to_eight(), one_to_eight(), one_to_eight()};
        Recycle recycle = Recycle::turn_over;
        bool operator==(const DeckPlan&) const = default;

    private:
        static Copies one_to_eight()
        {
            return {{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}, {8, 1}};
        }
    };
    struct Construction
    {
        int floors_per_card = 2;
        FloorTargets floor_targets = FloorTargets::any;
        bool floor_mix = true;
        FloorUse floor_use = FloorUse::all_or_none;
        SupplyShort supply_short = SupplyShort::take_rest;
        PlacementFinal placement_final = PlacementFinal::on_confirm;
        bool play_for_nothing = true;
        bool operator==(const Construction&) const = default;
    };
    struct Placement
    {
        int first_height = 1;
        int max_step = 1;
        bool below_tallest = false;
        bool same_roof_in_area = true;
        bool mixed_roofs_in_colour = true;
        bool operator==(const Placement&) const = default;
    };
    struct Auction
    {
        std::vector<std::vector<Tile>> schedule{// a list of tiles for each round
                                                {Tile::fountain, Tile::fountain, Tile::amphitheatre},
                                                {Tile::fountain, Tile::fountain, Tile::amphitheatre},
                                                {Tile::fountain, Tile::fountain, Tile::temple},
                                                {Tile::fountain, Tile::fountain, Tile::temple}};
        std::vector<TieBreak> tie_break{TieBreak::highest_card, TieBreak::seat_order};
        ZeroBid zero_bid = ZeroBid::unsold;
        bool operator==(const Auction&) const = default;
    };
    struct Scoring
    {
        int first = 2;
        int second = 0;
        int fountain_first = 1;
        int fountain_second = 1;
        int temple_factor = 2;
        bool tallest_breaks_first = true;
        BeatenTied beaten_tied = BeatenTied::second;
        bool shared_first_cancels_second = true;
        PartialTieRest partial_tie_rest = PartialTieRest::none;
        bool operator==(const Scoring&) const = default;
    };
    struct Draw
    {
        int count = 6;
        DrawRule rule = DrawRule::add;
        int amphitheatre_first = 2;
        int amphitheatre_second = 1;
        bool extra_optional = false;
        bool after_last_round = false;
        bool operator==(const Draw&) const = default;
    };
    struct Information
    {
        HandCount hand_count = HandCount::public_;
        bool operator==(const Information&) const = default;
    };
    struct End
    {
        EndTie tie = EndTie::shared;
        bool operator==(const End&) const = default;
    };

    Players players;
    int rounds = 4;
    std::string board = "rome";
    Setup setup;
    Pieces pieces;
    DeckPlan deck;
    Construction construction;
    Placement placement;
    Auction auction;
    Scoring scoring;
    Draw draw;
    Information information;
    End end;

    bool operator==(const Ruleset&) const = default;
};

} // namespace capitol
