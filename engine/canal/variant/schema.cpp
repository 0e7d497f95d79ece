#include "canal/variant/schema.h"

#include <algorithm>

namespace canal {

namespace {

// The field's path is the key: a knob is named in one place only.
#define KNOB(path, min, max, meaning)                                                                                  \
    Knob                                                                                                               \
    {                                                                                                                  \
#path, std::is_same_v < std::remove_cvref_t < decltype(std::declval < Ruleset&>().path) >, bool>, min, max, meaning, \
            [](const Ruleset& rules) { return static_cast<int>(rules.path); },                                        \
            [](Ruleset& rules, int value) {                                                                           \
                rules.path = static_cast<std::remove_cvref_t<decltype(rules.path)>>(value);                           \
            } \
    }

} // namespace

const std::vector<Knob>& schema()
{
    static const std::vector<Knob> knobs{
        KNOB(players.min, 3, 5, "fewest players"),
        KNOB(players.max, 3, 5, "most players"),
        KNOB(setup.cubes, 4, 40, "goods cubes in the game"),
        KNOB(setup.face_up, 1, max_face_up, "build cards that lie face up"),
        KNOB(setup.hand, 0, 7, "build cards that each seat starts with"),
        KNOB(setup.parliament, 1, max_face_up, "contracts that are revealed at a time"),
        KNOB(tiles.stretch, 0, 60, "stretches of each seat"),
        KNOB(tiles.lock, 0, 60, "locks of each seat"),
        KNOB(tiles.aqueduct, 0, 60, "aqueducts of each seat"),
        KNOB(tiles.tunnel, 0, 60, "tunnels of each seat"),
        KNOB(turn.skip, 0, 1, "nothing has to be done in a phase, even where a card could be drawn"),
        KNOB(contracts.open, 1, max_open, "contracts that may lie open before a seat"),
        KNOB(contracts.second_take, 0, 1,
             "two contracts may be taken at once where only two or one are left"),
        KNOB(contracts.draw_instead, 0, 1, "a seat without a contract may draw a card instead of taking one"),
        KNOB(contracts.junctions, 0, max_junctions,
             "junction contracts of each seat, between any two places near each other"),
        KNOB(contracts.junction_value, 1, 4,
             "value of a junction contract, and the most tiles between its places"),
        KNOB(cards.take, 1, max_face_up, "face-up cards in one action"),
        KNOB(cards.hand, 1, 12, "cards that a seat may hold at the end of its turn"),
        KNOB(cards.fewer_from, 0, 20, "cards in hand from which fewer may be taken"),
        KNOB(cards.fewer_each, 0, 1,
             "whether fewer may be taken is asked before each card, and not before the first one only"),
        KNOB(cards.refill_each, 0, 1, "the face-up cards are filled up after each card that is taken"),
        KNOB(cards.reshuffle_early, 0, 1,
             "the discards are shuffled as soon as the deck is empty, and not when a card is needed"),
        KNOB(goods.cubes, 1, 3, "cubes for a goods symbol"),
        KNOB(goods.unfinished, 0, 1, "finished sections of unfinished canals carry goods"),
        KNOB(goods.barges_connect, 0, 1, "a place is connected by a barge that stands there, without a tile"),
        KNOB(goods.lift_full, 0, 1,
             "missing cubes are taken off the board even if the colour has no room for them"),
        KNOB(goods.white_full, 0, 1, "a white symbol may be of a colour that has no room left"),
        KNOB(building.cost.stretch, 1, 3, "stretch cards for a stretch"),
        KNOB(building.cost.lock, 1, 3, "lock cards for a lock"),
        KNOB(building.cost.aqueduct, 1, 3, "aqueduct cards for an aqueduct"),
        KNOB(building.cost.tunnel, 1, 3, "tunnel cards for a tunnel"),
        KNOB(building.overbuilding, 0, max_extra, "more cards of any kind for a tile on top of another"),
        KNOB(building.canals, 1, 2, "canals that one hex has room for"),
        KNOB(building.surveyors_pay_extra, 0, 1, "surveyors may be those more cards"),
        KNOB(building.over_own, 0, 1, "tiles may lie on top of those of one's own canals"),
        KNOB(building.sharp_turns, 0, 1, "a tile's canal may turn by 120 degrees, and not by 60 only"),
        KNOB(building.same_neighbours, 0, 1, "neighbouring tiles of a section may be of one type"),
        KNOB(building.dead_ends, 0, 1, "tiles may be laid after which the canal could not be completed"),
        KNOB(building.take_back, 0, 1, "tiles of earlier turns may be taken back"),
        KNOB(engineers.brindley, 0, 1, "Brindley builds locks with stretch cards"),
        KNOB(engineers.smeaton, 1, 2, "cards that a surveyor of Smeaton's counts as"),
        KNOB(engineers.smeaton_extra, 0, 1,
             "a surveyor of Smeaton's counts as several among the cards for a tile on top of another, too"),
        KNOB(engineers.jessop, 0, 3, "tunnel cards for a tunnel of Jessop's"),
        KNOB(engineers.telford, 0, 3, "aqueduct cards for an aqueduct of Telford's"),
        KNOB(engineers.rennie, 1, max_face_up, "face-up cards that Rennie may take in one action"),
        KNOB(engineers.rennie_picks, 0, 1, "Rennie may take a face-up card in place of the top one"),
        KNOB(engineers.rennie_any_phase, 0, 1,
             "Rennie may take a card in place of the top one in any phase, and not in the second one only"),
        KNOB(engineers.rennie_symbol, 0, 1,
             "the goods symbol of a card that Rennie takes in place of the top one brings goods"),
        KNOB(scoring.tile.stretch, 0, 9, "points for a stretch"),
        KNOB(scoring.tile.lock, 0, 9, "points for a lock"),
        KNOB(scoring.tile.aqueduct, 0, 9, "points for an aqueduct"),
        KNOB(scoring.tile.tunnel, 0, 9, "points for a tunnel"),
        KNOB(scoring.contract_value, 0, 1, "a complete canal scores its contract's value as well"),
        KNOB(scoring.incomplete, 0, 1, "tiles of incomplete canals score at the end"),
        KNOB(builders.none, 0, 1, "seats that have completed no contract are ranked, too"),
        KNOB(builders.three.first, 0, 99, "for the most contracts, of three players"),
        KNOB(builders.three.second, 0, 99, "for the second, of three"),
        KNOB(builders.three.third, 0, 99, "for the third, of three"),
        KNOB(builders.four.first, 0, 99, "for the most contracts, of four players"),
        KNOB(builders.four.second, 0, 99, "for the second, of four"),
        KNOB(builders.four.third, 0, 99, "for the third, of four"),
        KNOB(builders.four.fourth, 0, 99, "for the fourth, of four"),
        KNOB(builders.five.first, 0, 99, "for the most contracts, of five players"),
        KNOB(builders.five.second, 0, 99, "for the second, of five"),
        KNOB(builders.five.third, 0, 99, "for the third, of five"),
        KNOB(builders.five.fourth, 0, 99, "for the fourth, of five"),
        KNOB(builders.five.fifth, 0, 99, "for the fifth, of five"),
        KNOB(end.score.three, 1, 999, "points that end the game, of three players"),
        KNOB(end.score.four, 1, 999, "points that end the game, of four players"),
        KNOB(end.score.five, 1, 999, "points that end the game, of five players"),
        KNOB(end.last_contracts, 0, 1, "the last contracts being revealed ends the game too"),
        KNOB(end.rounds, 0, 9, "rounds after the one in which the end begins"),
        KNOB(end.others_turn, 0, 1, "reaching the score in another seat's turn begins the end at once"),
        KNOB(end.tiles_stay, 0, 1, "tiles of incomplete canals stay on the board for the final delivery"),
        KNOB(end.delivery_forced, 0, 1, "in the final delivery a seat that can ship has to"),
    };
    return knobs;
}

std::string print_value(const Knob& knob, int value)
{
    if (knob.is_flag)
        return value != 0 ? "true" : "false";
    return std::to_string(value);
}

const Knob* find_knob(std::string_view key)
{
    const auto found = std::ranges::find(schema(), key, &Knob::key);
    return found == schema().end() ? nullptr : &*found;
}

} // namespace canal
