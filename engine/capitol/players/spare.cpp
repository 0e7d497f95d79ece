#include "capitol/players/spare.h"

#include "capitol/players/chance.h"
#include "capitol/players/weights.h"

namespace capitol {

namespace {

struct Use
{
    double first;
    double next;
};

constexpr Use use_of_group(int group)
{
    return group == 0   ? Use{rough::roof_card, rough::next_roof}
           : group == 1 ? Use{rough::floor_card, rough::next_floor}
                        : Use{rough::permit_card, rough::next_permit};
}

} // namespace

const CardSet& cards_of_group(const Deck& deck, int group)
{
    return group == 0   ? deck.of_pile(Pile::roof)
           : group == 1 ? deck.of_pile(Pile::floor)
                        : deck.of_colour(static_cast<Colour>(group - 2));
}

bool is_last_use(const Rules& rules, const Position& position)
{
    return position.round == rules.ruleset().rounds && position.auction == rules.auctions_in(position.round);
}

double marginal_build_value(int group, int nth)
{
    const Use use = use_of_group(group);
    return use.first * power(use.next, nth);
}

} // namespace capitol
