#include "capitol/variant/warnings.h"

#include "capitol/notation.h"
#include "capitol/variant/knob_text.h"
#include "variant/idle_knobs.h"

#include <algorithm>

namespace capitol {
namespace {

using Id = Diagnostic::Id;

bool puts_up(const Ruleset& rules, Tile tile)
{
    return std::ranges::any_of(rules.auction.schedule, [&](const std::vector<Tile>& round) {
        return std::ranges::find(round, tile) != round.end();
    });
}

bool puts_up_nothing(const Ruleset& rules)
{
    return std::ranges::all_of(rules.auction.schedule, &std::vector<Tile>::empty);
}

bool without_amphitheatre(const Ruleset& rules)
{
    return !puts_up(rules, Tile::amphitheatre);
}

bool ignores_tallest(const Ruleset& rules)
{
    return !rules.scoring.tallest_breaks_first;
}

const std::vector<Dependence<Ruleset>>& dependences()
{
    static const std::vector<Dependence<Ruleset>> all{
        {"construction.floor_mix",
         [](const Ruleset& rules) { return rules.construction.floors_per_card == 1; },
         "construction.floors_per_card: 2 or more"},
        {"auction.tie_break", puts_up_nothing, "tiles in auction.schedule"},
        {"auction.zero_bid", puts_up_nothing, "tiles in auction.schedule"},
        {"scoring.temple_factor", [](const Ruleset& rules) { return !puts_up(rules, Tile::temple); },
         "a temple in auction.schedule"},
        {"scoring.beaten_tied", ignores_tallest, "scoring.tallest_breaks_first: true"},
        {"scoring.partial_tie_rest", ignores_tallest, "scoring.tallest_breaks_first: true"},
        {"draw.amphitheatre_first", without_amphitheatre, "an amphitheatre in auction.schedule"},
        {"draw.amphitheatre_second", without_amphitheatre, "an amphitheatre in auction.schedule"},
        {"draw.extra_optional",
         [](const Ruleset& rules) {
             return without_amphitheatre(rules) ||
                    (rules.draw.amphitheatre_first == 0 && rules.draw.amphitheatre_second == 0);
         },
         "an amphitheatre that gives cards"},
    };
    return all;
}

class IdleKnobs
{
public:
    IdleKnobs(const Variant& variant, const Ruleset& inherited, const Places& places, Report& report)
        : m_variant(variant), m_rules(variant.rules), m_inherited(inherited), m_places(places),
          m_report(report)
    {
    }

    void look()
    {
        if (!m_variant.extends.empty()) // a root says everything
            warn_of_repeats(schema(), m_rules, m_inherited, m_places, m_report);
        warn_of_idle(dependences(), m_rules, schema(), m_rules, m_inherited, m_places, m_report);
        look_behind_seat_order();
        look_for_unsold_tiles();
        look_for_idle_permits();
    }

private:
    // Null if the file does not say it.
    const Place* find(const std::string& path) const
    {
        const auto found = m_places.find(path);
        return found == m_places.end() ? nullptr : &found->second;
    }

    // Where the first of these stands; else where the file starts.
    Place place_of(const std::vector<std::string>& paths) const
    {
        for (const std::string& path : paths)
            if (const Place* place = find(path))
                return *place;
        return {1, 1};
    }

    // seat_order settles every tie.
    void look_behind_seat_order()
    {
        const auto& order = m_rules.auction.tie_break;
        const auto seat_order = std::ranges::find(order, TieBreak::seat_order);
        for (auto rest = seat_order; rest != order.end() && ++rest != order.end();) {
            const std::string path = "auction.tie_break[" + std::to_string(rest - order.begin()) + "]";
            if (const Place* place = find(path))
                m_report.warn(Id::no_effect, *place, path, std::string(print(*rest)),
                              "put it before seat_order, or leave it out");
        }
    }

    // Without a card nobody can bid: before the first drawing it is the deal that gives some.
    void look_for_unsold_tiles()
    {
        const Ruleset::Hand& hand = m_rules.setup.hand;
        const auto& schedule = m_rules.auction.schedule;
        if (m_rules.auction.zero_bid == ZeroBid::may_win || hand.roof + hand.floor + hand.permit > 0)
            return;
        const std::size_t barren = m_rules.draw.count == 0 ? schedule.size() : 1;
        std::size_t tiles = 0;
        for (std::size_t round = 0; round < barren; ++round)
            tiles += schedule[round].size();
        if (tiles > 0)
            m_report.warn(Id::never_sold,
                          place_of({"auction.schedule", "setup.hand.permit", "setup.hand.floor",
                                    "setup.hand.roof", "draw.count", "extends"}),
                          "auction.schedule", std::to_string(tiles) + " tiles",
                          "deal cards, or set auction.zero_bid to may_win");
    }

    void look_for_idle_permits()
    {
        for (const Colour colour : all_colours) {
            const auto is_colour = [&](const BoardArea& area) { return area.colour == colour; };
            if (m_rules.deck.permit[index(colour)].empty() ||
                std::ranges::any_of(m_variant.map.board.areas, is_colour))
                continue;
            const std::string path = "deck.permit." + std::string(print(colour));
            if (!find(path) && !find("board") && !find("deck.permit"))
                continue; // a parent's affair
            m_report.warn(Id::no_effect, place_of({path, "board", "deck.permit"}), path, "permit cards",
                          "an area of that colour on the board, or no such cards");
        }
    }

    const Variant& m_variant;
    const Ruleset& m_rules;
    const Ruleset& m_inherited;
    const Places& m_places;
    Report& m_report;
};

} // namespace

void report_idle_knobs(const Variant& variant, const Ruleset& inherited, const Places& places, Report& report)
{
    IdleKnobs(variant, inherited, places, report).look();
}

} // namespace capitol
