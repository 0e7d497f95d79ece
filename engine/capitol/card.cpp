#include "capitol/card.h"

namespace capitol {

int CardSet::nth(int n) const
{
    const int low = m_words[1] ? ones(m_words[0]) : max_cards; // not counted where the second word is empty
    const int word = n < low ? 0 : 1;
    std::uint64_t rest = m_words[word];
    for (int skip = word ? n - low : n; skip > 0; --skip)
        rest &= rest - 1;
    return word * 64 + std::countr_zero(rest);
}

Deck::Deck(const Ruleset::DeckPlan& plan)
{
    for (const auto& [value, copies] : plan.roof)
        add_type(Pile::roof, Colour::black, value, copies);
    for (const auto& [value, copies] : plan.floor)
        add_type(Pile::floor, Colour::black, value, copies);
    for (Colour colour : all_colours)
        for (const auto& [value, copies] : plan.permit[index(colour)])
            add_type(Pile::permit, colour, value, copies);
    for (Pile pile : all_piles)
        m_pile_size[index(pile)] = m_of_pile[index(pile)].size();
    for (int i = 1; i < pile_count; ++i)
        m_pile_offset[i] = m_pile_offset[i - 1] + m_pile_size[i - 1];
}

void Deck::add_type(Pile pile, Colour colour, int value, int copies)
{
    if (copies == 0)
        return;
    CardType& type = m_type[m_types];
    type.pile = pile;
    type.colour = colour;
    type.value = static_cast<std::uint8_t>(value);
    type.copies = static_cast<std::uint8_t>(copies);
    type.first_bit = static_cast<std::uint8_t>(m_bits);
    for (int i = 0; i < copies; ++i) {
        type.bits.set(m_bits);
        m_type_of_bit[m_bits++] = static_cast<std::uint8_t>(m_types);
    }
    m_firsts.set(type.first_bit);
    m_all = m_all | type.bits;
    m_of_pile[index(pile)] = m_of_pile[index(pile)] | type.bits;
    if (pile == Pile::permit)
        m_of_colour[index(colour)] = m_of_colour[index(colour)] | type.bits;
    ++m_types;
}

Card Deck::find(Pile pile, Colour colour, int value) const
{
    for (int i = 0; i < m_types; ++i) {
        const CardType& type = m_type[i];
        if (type.pile == pile && type.value == value && (pile != Pile::permit || type.colour == colour))
            return Card{static_cast<std::uint8_t>(i)};
    }
    return unknown_card;
}

CardSet Deck::minus(const CardSet& set, const CardSet& taken) const
{
    CardSet rest = set;
    taken.for_each([&](int bit) {
        if (holds(rest, card_at(bit)))
            remove(rest, card_at(bit));
    });
    return rest;
}

} // namespace capitol
