// The weights of the players' judgement, all in one place and each with a name. They multiply what follows
// from the ruleset's knobs and never replace it.
#pragma once

namespace canal {

// What a seat's things have brought it by the end, in points: least squares over 150 games among four players
// that searched, rounded. A contract without tiles has brought nothing by itself, for others are to be had.
struct Returns
{
    double builders = 0.1;      // of what the builders' ranking would score now
    double builders_late = 0.5; // the same in the last turns
    double late_turns = 4;
    double completed = 2;  // a contract
    double built = 0.95;   // of the points of tiles in a canal that is not complete
    double payable = 1;    // a canal for which the hand has all cards
    double card = 0.45;    // up to the hand's limit
    double surveyor = 1;   // which is not one of these
    double route = 1.2;    // of the best route's points
    double section = 0.12; // for each turn to come
};

// In points, unless something else is said. Set by hand and compared in play.
struct Weights
{
    Returns returns;
    // Canals that are not complete.
    double completion = 4;     // of one more contract: the builders' ranking, and a free place for the next
    double section = 1.1;      // of each section, for goods
    double ready = 0.85;       // the chance to complete it with all cards in hand
    double tile_to_lay = 0.02; // less of it for each tile that is still to be laid
    double missing_card = 0.1; // of the chance to complete it, for each card that is not in hand yet
    double turn_cards = 2.2;   // cards a turn that go into canals
    double last_turn = 0.1;    // of that chance, where what is not built now is not built any more
    // Hands.
    double useful_card = 0.35; // that no open canal needs, up to the hand's limit
    double surveyor = 0.9;
    double drawn_card = 0.7; // from the top, unseen
    double later_pick = 0.6; // of what the first card of an action adds, for each of the others
    // Goods.
    double ready_route = 0.45; // of the best route's points, while its cube stands there
    double own_section = 0.25; // for each turn to come
    double rival_points = 0.4; // of what a route brings others
    double own_cube = 1;       // a cube placed at a canal of one's own
    double rival_cube = 0.5;   // and where only others have one
    // Engineers.
    double rennie = 0.6; // until somebody takes him
    // The end: what a lead has to be to count for half of what is left of the chance to win.
    double decisive_lead = 14;
    double chance_of_a_point = 0.02;
};

inline constexpr Weights usual_weights{};

} // namespace canal
