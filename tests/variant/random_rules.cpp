#include "random_rules.h"

#include "capitol/variant/schema.h"

#include <algorithm>

using namespace capitol;

namespace {

// One random value for each kind of value.
class Drawer
{
public:
    Drawer(const Knob& knob, RandomRules& random) : m_knob(knob), m_random(random) {}

    void draw(int& value)
    {
        const int words = static_cast<int>(m_knob.words.size());
        value = words > 0 ? m_random.below(words) : between(m_knob.min, m_knob.max);
    }
    void draw(bool& value) { value = m_random.below(2) == 1; }
    void draw(std::string& value) { value = "rome"; }
    void draw(Buildings& value)
    {
        value.resize(static_cast<std::size_t>(m_random.below(m_knob.longest + 1)));
        for (BuildingPlan& plan : value)
            plan = {between(m_knob.min, m_knob.max), static_cast<Roof>(m_random.below(3))};
    }
    void draw(Schedule& value)
    {
        value.resize(static_cast<std::size_t>(m_random.below(m_knob.longest + 1)));
        for (std::vector<Tile>& round : value) {
            round.resize(static_cast<std::size_t>(m_random.below(m_knob.max + 1)));
            for (Tile& tile : round)
                tile = static_cast<Tile>(1 + m_random.below(3));
        }
    }
    void draw(TieBreaks& value)
    {
        value = {TieBreak::highest_card, TieBreak::seat_order, TieBreak::lowest_score};
        for (std::size_t i = value.size(); i > 1; --i)
            std::swap(value[i - 1], value[static_cast<std::size_t>(m_random.below(static_cast<int>(i)))]);
        value.resize(static_cast<std::size_t>(m_random.below(4)));
    }
    void draw(Copies& value)
    {
        value.clear();
        for (int cards = m_random.below(9); cards > 0; --cards)
            value[between(min_card_value, max_card_value)] = between(1, m_knob.max);
    }
    void draw(Permits& value)
    {
        for (Copies& copies : value)
            draw(copies);
    }
    void draw(AreaCounts& value)
    {
        value.clear();
        for (const char* code : {"mar", "tib", "ave", "esq"})
            if (m_random.below(2) == 1)
                value[code] = 3 + m_random.below(4); // never what the board prints
    }

private:
    int between(int min, int max) { return min + m_random.below(max - min + 1); }

    const Knob& m_knob;
    RandomRules& m_random;
};

void draw(const Knob& knob, Ruleset& rules, RandomRules& random)
{
    KnobValue value = knob.get(rules);
    std::visit([&](auto& typed) { Drawer(knob, random).draw(typed); }, value);
    knob.set(rules, value);
}

bool stands_alone(const Knob& knob)
{
    return knob.kind == KnobKind::flag || knob.kind == KnobKind::choice || knob.kind == KnobKind::tie_break ||
           knob.kind == KnobKind::area_counts || knob.key.starts_with("scoring.") ||
           knob.key.starts_with("draw.");
}

} // namespace

Ruleset RandomRules::any()
{
    Ruleset rules;
    for (const Knob& knob : schema())
        draw(knob, rules, *this);
    return rules;
}

Ruleset RandomRules::playable()
{
    Ruleset rules;
    for (const Knob& knob : schema())
        if (stands_alone(knob) && below(2) == 1)
            draw(knob, rules, *this);
    return rules;
}
