// Build cards: one of five kinds, with a goods symbol or without one.
#pragma once

#include "canal/types.h"

#include <algorithm>

namespace canal {

class Card
{
public:
    constexpr Card() = default;
    constexpr Card(CardKind kind, Colour symbol)
        : m_code(static_cast<std::uint8_t>(index(kind) * 8 + index(symbol)))
    {
    }
    static constexpr Card from_code(int code)
    {
        Card card;
        card.m_code = static_cast<std::uint8_t>(code);
        return card;
    }
    constexpr int code() const { return m_code; } // below `card_codes`, unless there is none
    constexpr bool is_none() const { return m_code == 63; }
    constexpr bool is_seen() const { return m_code < card_kind_count * 8; } // neither none nor unknown
    constexpr CardKind kind() const { return static_cast<CardKind>(m_code >> 3); }
    constexpr Colour symbol() const { return static_cast<Colour>(m_code & 7); }
    constexpr bool operator==(const Card&) const = default;

private:
    std::uint8_t m_code = 63;
};
inline constexpr int card_codes = card_kind_count * 8;
inline constexpr Card no_card{};                          // an empty place
inline constexpr Card unknown_card = Card::from_code(62); // one that the audience cannot see

// Cards without an order. Equal cards are the same card.
class Cards
{
public:
    constexpr int operator[](Card card) const { return m_count[static_cast<std::size_t>(card.code())]; }
    constexpr void add(Card card, int copies = 1)
    {
        auto& count = m_count[static_cast<std::size_t>(card.code())];
        count = static_cast<std::uint8_t>(count + copies);
    }
    constexpr void remove(Card card, int copies = 1) { add(card, -copies); }
    constexpr void set(Card card, int copies)
    {
        m_count[static_cast<std::size_t>(card.code())] = static_cast<std::uint8_t>(copies);
    }
    constexpr int size() const
    {
        int all = 0;
        for (const std::uint8_t count : m_count)
            all += count;
        return all;
    }
    constexpr int of(CardKind kind) const
    {
        std::array<std::uint8_t, 8> of_kind{};
        std::copy_n(m_count.begin() + index(kind) * 8, 8, of_kind.begin());
        return static_cast<int>(std::bit_cast<std::uint64_t>(of_kind) * 0x0101010101010101U >>
                                56); // their sum
    }
    // Each different card, with its copies.
    template <typename Visit>
    constexpr void for_each(Visit visit) const
    {
        for (int code = 0; code < card_codes; ++code)
            if (m_count[static_cast<std::size_t>(code)] > 0)
                visit(Card::from_code(code), int{m_count[static_cast<std::size_t>(code)]});
    }
    constexpr bool operator==(const Cards&) const = default;

private:
    std::array<std::uint8_t, card_codes> m_count{};
};

// A few cards in the order of their codes, as they are paid: the same payment is the same value.
template <std::size_t most>
class FewCards
{
public:
    constexpr int size() const
    {
        int size = 0;
        while (size < static_cast<int>(most) && !m_card[static_cast<std::size_t>(size)].is_none())
            ++size;
        return size;
    }
    constexpr bool is_full() const { return !m_card.back().is_none(); }
    // There is room for one more.
    constexpr void add(Card card)
    {
        std::size_t at = most - 1;
        for (; at > 0 && (m_card[at - 1].is_none() || m_card[at - 1].code() > card.code()); --at)
            m_card[at] = m_card[at - 1];
        m_card[at] = card;
    }
    constexpr const Card* begin() const { return m_card.data(); }
    constexpr const Card* end() const { return m_card.data() + size(); }
    // The codes as one number, six bits each.
    constexpr std::uint64_t key() const
    {
        std::uint64_t key = 0;
        for (const Card card : m_card)
            key = key << 6 | static_cast<std::uint64_t>(card.code());
        return key;
    }
    constexpr bool operator==(const FewCards&) const = default;

private:
    std::array<Card, most> m_card{};
};
using Pay = FewCards<max_pay>;
using Extra = FewCards<max_extra>;

} // namespace canal
