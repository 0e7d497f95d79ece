#include "ruleset_generator.h"

#include "shipped.h"

#include "capitol/variant/schema.h"

#include <algorithm>

namespace capitol::test {

namespace {

class Generator
{
public:
    Generator(Random& random, const Board& board) : m_random(random), m_board(board) {}

    Ruleset ruleset()
    {
        Ruleset r;
        r.players.min = 2;
        r.players.max = between(2, 4);
        r.rounds = between(1, 6);
        setup(r);
        deck(r.deck);
        construction(r);
        auction(r);
        scoring(r.scoring);
        draw(r.draw);
        r.information.hand_count = either(HandCount::public_, HandCount::hidden);
        r.end.tie = either(EndTie::shared, EndTie::fewest_leftovers);
        return r;
    }

private:
    int between(int low, int high) { return low + static_cast<int>(m_random.below(high - low + 1)); }
    bool coin() { return m_random.below(2) == 1; }
    // Mostly the usual, so that games stay games.
    bool seldom() { return m_random.below(4) == 0; }
    template <typename T>
    T either(T usual, T other)
    {
        return coin() ? usual : other;
    }

    void setup(Ruleset& r)
    {
        r.setup.hand = {between(0, 3), between(0, 3), between(0, 5)};
        r.setup.roofs = {between(0, 10), between(0, 10)};
        r.setup.first_player = static_cast<FirstPlayer>(between(0, 2));
        r.pieces.floors = seldom() ? between(0, 40) : between(40, 160);
        r.setup.buildings.clear();
        for (int count = between(0, 6); count > 0; --count)
            r.setup.buildings.push_back({between(1, 3), static_cast<Roof>(between(0, 2))});
        for (const BoardArea& area : m_board.areas)
            if (seldom())
                r.setup.printed_fountains[area.code] = between(0, area.small_sites);
    }

    Copies copies(int most)
    {
        Copies copies;
        for (int count = between(0, most); count > 0; --count)
            copies[seldom() ? between(1, 99) : between(1, 9)] = between(1, 3);
        return copies;
    }

    void deck(Ruleset::DeckPlan& plan)
    {
        plan.roof = copies(8);
        plan.floor = copies(10);
        for (Copies& colour : plan.permit)
            colour = copies(6);
        plan.recycle = either(Recycle::turn_over, Recycle::shuffle);
    }

    void construction(Ruleset& r)
    {
        r.construction.floors_per_card = between(1, 4);
        r.construction.floor_targets = either(FloorTargets::any, FloorTargets::tallest);
        r.construction.floor_mix = coin();
        r.construction.floor_use = either(FloorUse::all_or_none, FloorUse::up_to);
        r.construction.supply_short = either(SupplyShort::take_rest, SupplyShort::none);
        r.construction.placement_final = either(PlacementFinal::on_confirm, PlacementFinal::at_once);
        r.construction.play_for_nothing = !seldom();
        r.placement.first_height = between(1, 3);
        r.placement.max_step = between(0, 3);
        r.placement.below_tallest = coin();
        r.placement.same_roof_in_area = coin();
        r.placement.mixed_roofs_in_colour = coin();
    }

    void auction(Ruleset& r)
    {
        r.auction.schedule.assign(r.rounds, {});
        for (auto& round : r.auction.schedule)
            for (int count = between(0, 4); count > 0; --count)
                round.push_back(static_cast<Tile>(between(1, 3)));
        r.auction.tie_break.clear();
        for (TieBreak tie_break : {TieBreak::lowest_score, TieBreak::highest_card, TieBreak::seat_order})
            if (coin())
                r.auction.tie_break.insert(coin() ? r.auction.tie_break.begin() : r.auction.tie_break.end(),
                                           tie_break);
        if (r.auction.tie_break.empty())
            r.auction.tie_break.push_back(TieBreak::seat_order);
        r.auction.zero_bid = either(ZeroBid::unsold, ZeroBid::may_win);
    }

    void scoring(Ruleset::Scoring& s)
    {
        s.first = between(0, 5);
        s.second = between(0, 3);
        s.fountain_first = between(0, 3);
        s.fountain_second = between(0, 2);
        s.temple_factor = between(1, 4);
        s.tallest_breaks_first = coin();
        s.beaten_tied = either(BeatenTied::all_others, either(BeatenTied::second, BeatenTied::none));
        s.shared_first_cancels_second = coin();
        s.partial_tie_rest = either(PartialTieRest::none, PartialTieRest::second);
    }

    void draw(Ruleset::Draw& d)
    {
        d.count = between(0, 8);
        d.rule = either(DrawRule::add, DrawRule::up_to);
        d.amphitheatre_first = between(0, 4);
        d.amphitheatre_second = between(0, 3);
        d.extra_optional = coin();
        d.after_last_round = coin();
    }

    Random& m_random;
    const Board& m_board;
};

// Puts one knob at an end of the range that variant files may give it.
class Extremes
{
public:
    Extremes(Random& random, const Board& board) : m_random(random), m_board(board) {}

    void push(const Knob& knob, Ruleset& r)
    {
        switch (knob.kind) {
        case KnobKind::whole:
            return knob.set(r, end_of(knob));
        case KnobKind::buildings:
            return knob.set(r, buildings(knob));
        case KnobKind::schedule:
            return knob.set(r, schedule(knob, r.rounds));
        case KnobKind::copies:
            return knob.set(r, copies(knob));
        case KnobKind::permits:
            return knob.set(r, permits(knob));
        case KnobKind::area_counts:
            return knob.set(r, fountains());
        case KnobKind::flag:
        case KnobKind::choice:
        case KnobKind::board:
        case KnobKind::tie_break:
            return; // have no ends, and anything is drawn already
        }
    }

private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<unsigned>(bound))); }
    bool coin() { return below(2) == 0; }
    int end_of(const Knob& knob) { return below(4) == 0 ? knob.min : knob.max; }

    // Few or as many as a list may hold, of one height or of many.
    Buildings buildings(const Knob& knob)
    {
        const bool alike = coin();
        const int height = end_of(knob);
        Buildings list;
        for (int count = coin() ? knob.longest : below(5); count > 0; --count) {
            const Roof roof = below(4) == 0 ? both_roofs[m_random.below(2)] : Roof::none;
            list.push_back({alike ? height : knob.min + below(knob.max), roof});
        }
        return list;
    }

    Schedule schedule(const Knob& knob, int rounds)
    {
        Schedule lists(static_cast<std::size_t>(rounds));
        for (auto& list : lists)
            for (int count = coin() ? knob.max : 0; count > 0; --count)
                list.push_back(static_cast<Tile>(1 + below(3)));
        return lists;
    }

    // Many copies of the lowest or the highest value, or no card at all.
    Copies copies(const Knob& knob)
    {
        const int value = coin() ? min_card_value : max_card_value;
        const int count = knob.max / (1 + below(3));
        return below(4) == 0 ? Copies{} : Copies{{value, count}};
    }

    Permits permits(const Knob& knob)
    {
        Permits permits;
        for (Copies& colour : permits)
            colour = copies(knob);
        return permits;
    }

    AreaCounts fountains()
    {
        AreaCounts counts;
        for (const BoardArea& area : m_board.areas)
            counts[area.code] = coin() ? area.small_sites : 0;
        return counts;
    }

    Random& m_random;
    const Board& m_board;
};

// Now and then a knob goes to an end of its range, where the whole can be played all the same.
Ruleset with_extremes(Random& random, const Board& board, const Ruleset& ordinary)
{
    Ruleset ruleset = ordinary;
    for (const Knob& knob : schema()) {
        if (random.below(8) > 0)
            continue;
        Ruleset pushed = ruleset;
        Extremes(random, board).push(knob, pushed);
        pushed.auction.schedule.resize(static_cast<std::size_t>(pushed.rounds));
        if (find_unplayable(pushed, board).empty())
            ruleset = pushed;
    }
    return ruleset;
}

} // namespace

Ruleset random_ruleset(Random& random, const Board& board)
{
    for (;;) {
        const Ruleset ruleset = Generator(random, board).ruleset();
        if (find_unplayable(ruleset, board).empty())
            return random.below(2) == 0 ? ruleset : with_extremes(random, board, ruleset);
    }
}

Board random_board(Random& random)
{
    Board board{"random", {}};
    const int areas = 1 + static_cast<int>(random.below(max_areas));
    const bool large = random.below(4) == 0; // as many sites as a board may have
    for (int i = 0; i < areas; ++i) {
        BoardArea area;
        area.code = std::string("ar") + static_cast<char>('a' + i);
        area.colour = all_colours[random.below(colour_count)];
        area.small_sites =
            large ? std::min(max_sites_per_area, max_sites / areas) : 1 + static_cast<int>(random.below(8));
        area.printed_fountains =
            random.below(3) == 0 ? static_cast<int>(random.below(area.small_sites + 1)) : 0;
        area.large_site = random.below(5) > 0;
        board.areas.push_back(area);
    }
    return board;
}

RandomTable random_table(Random& random, bool shipped_board)
{
    static const Board rome = shipped_variant("schmidt").map.board;
    const Board board = shipped_board ? rome : random_board(random);
    Rules rules(random_ruleset(random, board), board);
    const auto [fewest, most] = rules.ruleset().players;
    const int players = fewest + static_cast<int>(random.below(static_cast<unsigned>(most - fewest + 1)));
    return {std::move(rules), players};
}

} // namespace capitol::test
