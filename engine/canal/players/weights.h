// The weights of the players' judgement, all in one place and each with a name. Set by hand and compared in
// play; they multiply what follows from the ruleset's knobs and never replace it.
#pragma once

namespace canal {

// In points, unless something else is said.
struct Weights
{
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
    double saved_card = 0.6;
    double rennie = 0.6; // until somebody takes him
    // The end: what a lead has to be to count for half of what is left of the chance to win.
    double decisive_lead = 14;
    double chance_of_a_point = 0.02;
};

inline constexpr Weights usual_weights{};

} // namespace canal
