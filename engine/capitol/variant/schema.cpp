#include "capitol/variant/schema.h"

#include "base/suggestion.h"
#include "capitol/notation.h"

#include <algorithm>
#include <type_traits>

namespace capitol {
namespace {

// The field's path is the key: a knob is named in one place only.
#define FIELD(path)                                                                                          \
#path, [](auto& rules) -> auto&                                                                          \
    {                                                                                                        \
        return rules.path;                                                                                   \
    }

template <typename Field>
Knob knob(KnobKind kind, const char* key, Field field, const char* meaning)
{
    using Value = std::remove_cvref_t<decltype(field(std::declval<Ruleset&>()))>;
    Knob made;
    made.key = key;
    made.kind = kind;
    made.meaning = meaning;
    if constexpr (std::is_enum_v<Value>) {
        made.get = [field](const Ruleset& rules) { return KnobValue(static_cast<int>(field(rules))); };
        made.set = [field](Ruleset& rules, const KnobValue& value) {
            field(rules) = static_cast<Value>(std::get<int>(value));
        };
    } else {
        made.get = [field](const Ruleset& rules) { return KnobValue(field(rules)); };
        made.set = [field](Ruleset& rules, const KnobValue& value) { field(rules) = std::get<Value>(value); };
    }
    return made;
}

template <typename Field>
Knob whole(const char* key, Field field, int min, int max, const char* meaning)
{
    Knob made = knob(KnobKind::whole, key, field, meaning);
    made.min = min;
    made.max = max;
    return made;
}

template <typename Field>
Knob flag(const char* key, Field field, const char* meaning)
{
    return knob(KnobKind::flag, key, field, meaning);
}

// The words stand in the order of the enumerators.
template <typename Field>
Knob choice(const char* key, Field field, std::vector<std::string> words, const char* meaning)
{
    Knob made = knob(KnobKind::choice, key, field, meaning);
    made.words = std::move(words);
    return made;
}

template <typename Field>
Knob table(KnobKind kind, const char* key, Field field, int min, int max, const char* meaning)
{
    Knob made = knob(kind, key, field, meaning);
    made.min = min;
    made.max = max;
    return made;
}

template <typename Field>
Knob list(KnobKind kind, const char* key, Field field, int longest, const char* meaning)
{
    Knob made = knob(kind, key, field, meaning);
    made.longest = longest;
    return made;
}

template <typename... Values>
std::vector<std::string> printed(Values... values)
{
    return {std::string(print(values))...};
}

Knob buildings()
{
    Knob made = list(KnobKind::buildings, FIELD(setup.buildings), 20, "buildings each player starts with");
    made.min = 1;
    made.max = 50;
    return made;
}

Knob permits()
{
    Knob made = table(KnobKind::permits, FIELD(deck.permit), 0, 64,
                      "permit cards: copies of each value, by colour; a colour left out is inherited");
    made.words = printed(Colour::black, Colour::white, Colour::red);
    return made;
}

Knob schedule()
{
    Knob made = list(KnobKind::schedule, FIELD(auction.schedule), max_rounds,
                     "the tiles auctioned, in order, one list per round");
    made.max = max_auctions;
    made.words = printed(Tile::fountain, Tile::amphitheatre, Tile::temple);
    return made;
}

Knob tie_break()
{
    Knob made = list(KnobKind::tie_break, FIELD(auction.tie_break), 3,
                     "how ties for the highest bid are broken, in order; if still tied, the tile is unsold");
    made.words = printed(TieBreak::highest_card, TieBreak::seat_order, TieBreak::lowest_score);
    return made;
}

std::vector<Knob> make_schema()
{
    return {
        whole(FIELD(players.min), 2, max_seats, "minimum number of players"),
        whole(FIELD(players.max), 2, max_seats, "maximum number of players"),
        whole(FIELD(rounds), 1, max_rounds, "rounds in a game"),
        knob(KnobKind::board, FIELD(board), "the board played on"),
        whole(FIELD(setup.hand.roof), 0, 32, "roof cards dealt to each player"),
        whole(FIELD(setup.hand.floor), 0, 32, "floor cards dealt to each player"),
        whole(FIELD(setup.hand.permit), 0, 32, "permit cards dealt to each player"),
        buildings(),
        whole(FIELD(setup.roofs.round), 0, max_roofs,
              "round roofs per player, including those on the starting buildings"),
        whole(FIELD(setup.roofs.triangular), 0, max_roofs,
              "triangular roofs per player, including those on the starting buildings"),
        choice(FIELD(setup.first_player), {"random", "oldest", "chosen"}, "who is consul in the first round"),
        table(
            KnobKind::area_counts, FIELD(setup.printed_fountains), 0, max_sites_per_area,
            "fountains in each area from the start; for areas left out, those of the parent or of the board"),
        whole(FIELD(pieces.floors), 0, max_floors,
              "floors in the game, including those in the starting buildings"),
        table(KnobKind::copies, FIELD(deck.roof), 0, 64, "roof cards: copies of each value"),
        table(KnobKind::copies, FIELD(deck.floor), 0, 64, "floor cards: copies of each value"),
        permits(),
        choice(FIELD(deck.recycle), {"turn_over", "shuffle"},
               "what happens to the discards when a pile runs out"),
        whole(FIELD(construction.floors_per_card), 1, max_floors_per_card,
              "number of floors a floor card gives"),
        choice(FIELD(construction.floor_targets), {"any", "tallest"},
               "which unroofed buildings a floor card may add to"),
        flag(FIELD(construction.floor_mix),
             "whether one floor card may both add to buildings and start new ones"),
        choice(FIELD(construction.floor_use), {"all_or_none", "up_to"},
               "whether all floors of a floor card must be used, or only some"),
        choice(FIELD(construction.supply_short), {"take_rest", "none"},
               "what a floor card gives when there are not enough floors left"),
        choice(FIELD(construction.placement_final), {"on_confirm", "at_once"},
               "when floors added by a card can no longer be taken back"),
        flag(FIELD(construction.play_for_nothing),
             "whether a card may be played without carrying out its action"),
        whole(FIELD(placement.first_height), 1, 9, "floors in an area's first building"),
        whole(FIELD(placement.max_step), 0, 9,
              "how many floors taller than the tallest in its area a building may be"),
        flag(FIELD(placement.below_tallest), "whether a building may be lower than the tallest in its area"),
        flag(FIELD(placement.same_roof_in_area),
             "whether all buildings in an area must have the same roof shape"),
        flag(FIELD(placement.mixed_roofs_in_colour),
             "whether the areas of one colour must not all have the same roof shape"),
        schedule(),
        tie_break(),
        choice(FIELD(auction.zero_bid), {"unsold", "may_win"}, "whether a bid of zero can win"),
        whole(FIELD(scoring.first), 0, 99, "points for the most floors in an area"),
        whole(FIELD(scoring.second), 0, 99, "points for the second most floors in an area"),
        whole(FIELD(scoring.fountain_first), 0, 99, "points per fountain for the most floors"),
        whole(FIELD(scoring.fountain_second), 0, 99, "points per fountain for the second most floors"),
        whole(FIELD(scoring.temple_factor), 1, 9, "what a temple multiplies an area's points by"),
        flag(FIELD(scoring.tallest_breaks_first),
             "whether the tallest building breaks ties for the most floors"),
        choice(FIELD(scoring.beaten_tied), {"second", "none", "all_others"},
               "what shorter tied players get; with all_others, everyone else there is second"),
        flag(FIELD(scoring.shared_first_cancels_second),
             "whether there is no second place when first place is shared"),
        choice(FIELD(scoring.partial_tie_rest), {"none", "second"},
               "what shorter tied players get when several others are equally tall"),
        whole(FIELD(draw.count), 0, 32, "cards drawn at the end of a round"),
        choice(FIELD(draw.rule), {"add", "up_to"},
               "draw a fixed number of cards, or up to that many in hand"),
        whole(FIELD(draw.amphitheatre_first), 0, 9,
              "extra cards for the most floors in an area with an amphitheatre"),
        whole(FIELD(draw.amphitheatre_second), 0, 9, "extra cards for the second most floors there"),
        flag(FIELD(draw.extra_optional), "whether extra cards may be declined"),
        flag(FIELD(draw.after_last_round), "whether cards are drawn after the last round"),
        choice(FIELD(information.hand_count), {"public", "hidden"},
               "whether everyone can see how many cards a player has"),
        choice(FIELD(end.tie), {"shared", "fewest_leftovers"},
               "who wins when several players have the most points"),
    };
}

#undef FIELD

std::string range(const Knob& knob)
{
    return std::to_string(knob.min) + ".." + std::to_string(knob.max);
}

} // namespace

const std::vector<Knob>& schema()
{
    static const std::vector<Knob> knobs = make_schema();
    return knobs;
}

const Knob* find_knob(std::string_view key)
{
    const auto found = std::ranges::find(schema(), key, &Knob::key);
    return found == schema().end() ? nullptr : &*found;
}

KnobValue default_of(const Knob& knob)
{
    return knob.get(Ruleset{});
}

std::string allowed_values(const Knob& knob)
{
    const std::string longest = std::to_string(knob.longest);
    switch (knob.kind) {
    case KnobKind::whole:
        return "a whole number " + range(knob);
    case KnobKind::flag:
        return "true or false";
    case KnobKind::choice:
        return one_of(knob.words);
    case KnobKind::board:
        return "the id of a board";
    case KnobKind::buildings:
        return "a list of at most " + longest + " buildings such as 2r, 1t or 3, floors " + range(knob);
    case KnobKind::schedule:
        return "a list of at most " + longest + " rounds, each a list of at most " +
               std::to_string(knob.max) + " of " + one_of(knob.words);
    case KnobKind::tie_break:
        return "a list of " + one_of(knob.words) + ", none twice";
    case KnobKind::copies:
        return "a map of card values to copies " + range(knob);
    case KnobKind::permits:
        return "a map of " + one_of(knob.words) + " to maps of card values to copies " + range(knob);
    case KnobKind::area_counts:
        return "a map of area codes to counts " + range(knob);
    }
    return {};
}

} // namespace capitol
