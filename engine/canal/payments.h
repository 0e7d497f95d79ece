// The body of `for_each_payment`; included by building.h only.
#pragma once

#include "canal/building.h"

namespace canal {

// A hand from which payments are made up, kind by kind.
class Purse
{
public:
    explicit Purse(const Cards& hand) : m_left(hand)
    {
        for (std::size_t kind = 0; kind < m_count.size(); ++kind)
            m_count[kind] = static_cast<std::uint8_t>(hand.of(static_cast<CardKind>(kind)));
    }

    int of(CardKind kind) const { return m_count[index(kind)]; }
    // That many are there.
    template <typename Few>
    void pay(CardKind kind, int count, Few& payment)
    {
        m_count[index(kind)] = static_cast<std::uint8_t>(of(kind) - count);
        for (int symbol = 0; count > 0; ++symbol) {
            const Card card(kind, static_cast<Colour>(symbol));
            for (int copies = m_left[card]; copies > 0 && count > 0; --copies, --count) {
                m_left.remove(card);
                payment.add(card);
            }
        }
    }

private:
    Cards m_left;
    std::array<std::uint8_t, card_kind_count> m_count{};
};

// `worth` is what a surveyor counts as among them, 0 if it does not. Half of one is left only where it is
// needed whole.
template <typename Visit>
void for_each_extra(const Purse& purse, int kind, int count, int worth, const Extra& extra, Visit& visit)
{
    if (count == 0)
        return visit(extra);
    Purse rest = purse;
    Extra more = extra;
    if (kind == static_cast<int>(CardKind::surveyor)) {
        const int surveyors = worth > 0 ? (count + worth - 1) / worth : max_cards;
        if (surveyors > purse.of(CardKind::surveyor) || (surveyors * worth > count && extra.size() > 0))
            return;
        rest.pay(CardKind::surveyor, surveyors, more);
        return visit(more);
    }
    for (int used = 0; used <= std::min(count, purse.of(static_cast<CardKind>(kind))); ++used) {
        rest = purse;
        more = extra;
        rest.pay(static_cast<CardKind>(kind), used, more);
        for_each_extra(rest, kind + 1, count - used, worth, more, visit);
    }
}

template <typename Visit>
void for_each_payment(const Rules& rules, const Position& position, Seat seat, int contract, Tile tile,
                      int extra, Visit visit)
{
    const Engineer engineer = position.engineer[seat];
    const int worth = worth_of_surveyor(rules, engineer);
    const int cost = cost_of(rules, engineer, tile) - half_left(position, contract);
    const auto own = static_cast<CardKind>(tile);
    const bool brindley = own == CardKind::lock && pays_for(rules, engineer, CardKind::stretch, tile);
    const Purse hand(position.hand[seat]);
    const auto with = [&](int surveyors, int owns, int stretches) {
        if (owns > hand.of(own))
            return;
        Purse purse = hand;
        Pay pay;
        purse.pay(own, owns, pay);
        purse.pay(CardKind::stretch, stretches, pay);
        purse.pay(CardKind::surveyor, surveyors, pay);
        const auto visit_extra = [&](const Extra& more) { visit(pay, more); };
        for_each_extra(purse, 0, extra, worth_of_extra_surveyor(rules, engineer), Extra(), visit_extra);
    };
    for (int surveyors = 0; surveyors <= hand.of(CardKind::surveyor); ++surveyors) {
        const int rest = cost - surveyors * worth; // below 0: half a surveyor is left
        for (int owns = std::max(rest, 0); owns <= rest + (surveyors > 0 ? worth - 1 : 0); ++owns) {
            const int most_stretches = brindley ? std::min(owns, hand.of(CardKind::stretch)) : 0;
            for (int stretches = 0; stretches <= most_stretches; ++stretches)
                with(surveyors, owns - stretches, stretches);
        }
    }
}

} // namespace canal
