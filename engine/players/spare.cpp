#include "players/spare.h"

#include "players/chance.h"

namespace capitol {

namespace {

// Rough measures, set by hand.
constexpr double roof_card = 0.30;
constexpr double floor_card = 0.30;
constexpr double permit_card = 0.32; // of each colour
constexpr double next_roof = 0.60;   // of the one before
constexpr double next_floor = 0.65;
constexpr double next_permit = 0.45;

struct Use
{
    double first;
    double next;
};

constexpr Use use_of_group(int group)
{
    return group == 0   ? Use{roof_card, next_roof}
           : group == 1 ? Use{floor_card, next_floor}
                        : Use{permit_card, next_permit};
}

} // namespace

const CardSet& cards_of_group(const Deck& deck, int group)
{
    return group == 0   ? deck.of_pile(Pile::roof)
           : group == 1 ? deck.of_pile(Pile::floor)
                        : deck.of_colour(static_cast<Colour>(group - 2));
}

double marginal_build_value(int group, int nth)
{
    const Use use = use_of_group(group);
    return use.first * power(use.next, nth);
}

} // namespace capitol
