// The knobs: every number of the rules, and what the sheet leaves open. The values are those of the sheet's
// first edition with our rulings. Knobs have the same names as in a variant's file.
#pragma once

#include "canal/card.h"

namespace canal {

// By tile, in the order of `Tile`.
struct TileNumbers
{
    int stretch = 0;
    int lock = 0;
    int aqueduct = 0;
    int tunnel = 0;
    bool operator==(const TileNumbers&) const = default;

    int of(Tile tile) const
    {
        return tile == Tile::stretch    ? stretch
               : tile == Tile::lock     ? lock
               : tile == Tile::aqueduct ? aqueduct
                                        : tunnel;
    }
};

// By the number of seats, which is 3, 4 or 5.
struct SeatNumbers
{
    int three = 0;
    int four = 0;
    int five = 0;
    bool operator==(const SeatNumbers&) const = default;

    int of(int seats) const { return seats == 3 ? three : seats == 4 ? four : five; }
};

struct Players
{
    int min = 3;
    int max = 5;
    bool operator==(const Players&) const = default;
};
struct SetUp
{
    int cubes = 15;
    int face_up = 5;    // build cards
    int hand = 0;       // build cards of each seat
    int parliament = 5; // contracts
    bool operator==(const SetUp&) const = default;
};
struct TurnRules
{
    bool skip = true; // a phase, although a card could be drawn
    bool operator==(const TurnRules&) const = default;
};
struct ContractRules
{
    int open = 2;              // in front of one seat
    bool second_take = true;   // two in one action where two or one are left
    int junctions = 0;         // that each seat may take once, naming their termini itself
    int junction_value = 2;    // also the most tiles between these
    bool draw_instead = false; // a card, of the contract that has to be taken
    bool operator==(const ContractRules&) const = default;
};
struct CardRules
{
    int take = 3;
    int hand = 7;
    int fewer_from = 7;           // with that many in hand one may take fewer
    bool fewer_each = true;       // which is asked before each card, not before the first one only
    bool refill_each = false;     // the row, after each card
    bool reshuffle_early = false; // as soon as the deck is empty, not when a card is needed
    bool operator==(const CardRules&) const = default;
};
struct GoodsRules
{
    int cubes = 2;               // for one symbol
    bool unfinished = true;      // sections of canals that are not complete carry goods
    bool barges_connect = false; // the place where they stand, without a tile
    bool lift_full = true;       // cubes for which there will be no room, too
    bool white_full = true;      // a white symbol may name a colour without room
    bool operator==(const GoodsRules&) const = default;
};
struct BuildingRules
{
    TileNumbers cost{1, 1, 2, 3};
    int overbuilding = 2; // extra cards
    int canals = 2;       // in one hex
    bool surveyors_pay_extra = true;
    bool over_own = true; // over one's own canals, too
    bool sharp_turns = false;
    bool same_neighbours = false; // two equal tiles in neighbouring hexes of a section
    bool dead_ends = false;       // tiles after which the canal cannot be completed
    bool take_back = true;        // tiles of earlier turns
    bool operator==(const BuildingRules&) const = default;
};
struct EngineerRules
{
    bool brindley = true;       // a stretch card builds a lock
    int smeaton = 2;            // cards that a surveyor counts as
    bool smeaton_extra = false; // among the cards for building over a canal, too
    int jessop = 2;             // tunnel cards for a tunnel
    int telford = 1;            // aqueduct cards for an aqueduct
    int rennie = 4;             // face-up cards
    bool rennie_picks = true;
    bool rennie_any_phase = true; // and not in the second one only
    bool rennie_symbol = true;    // of the card that he picks: it brings goods
    bool operator==(const EngineerRules&) const = default;
};
struct ScoringRules
{
    TileNumbers tile{0, 1, 2, 3};
    bool contract_value = false; // scored when the canal is complete
    bool incomplete = true;      // tiles of canals that are not, at the end
    bool operator==(const ScoringRules&) const = default;
};
// For the most prolific builders, by rank.
struct Bonus
{
    int first = 0;
    int second = 0;
    int third = 0;
    int fourth = 0;
    int fifth = 0;
    bool operator==(const Bonus&) const = default;

    int of(int rank) const
    {
        return rank == 0 ? first : rank == 1 ? second : rank == 2 ? third : rank == 3 ? fourth : fifth;
    }
};
struct BuilderRules
{
    Bonus three{10, 6, 2, 0, 0};
    Bonus four{10, 7, 4, 1, 0};
    Bonus five{10, 8, 6, 4, 2};
    bool none = true; // who has completed no contract is ranked, too
    bool operator==(const BuilderRules&) const = default;

    const Bonus& of(int seats) const { return seats == 3 ? three : seats == 4 ? four : five; }
};
struct EndRules
{
    SeatNumbers score{60, 50, 40};
    bool last_contracts = true;  // the last contracts being revealed ends the game too
    int rounds = 2;              // after the one that is being played
    bool others_turn = true;     // points scored in another seat's turn end the game at once
    bool tiles_stay = true;      // those of incomplete canals, for the final delivery
    bool delivery_forced = true; // who can ship in it has to
    bool operator==(const EndRules&) const = default;
};

struct Ruleset
{
    Players players;
    SetUp setup;
    TileNumbers tiles{16, 12, 4, 3}; // of each seat
    TurnRules turn;
    ContractRules contracts;
    CardRules cards;
    GoodsRules goods;
    BuildingRules building;
    EngineerRules engineers;
    ScoringRules scoring;
    BuilderRules builders;
    EndRules end;
    bool operator==(const Ruleset&) const = default;
};

} // namespace canal
