// Cards by type, and sets of them. A deck has at most 128 cards; each type owns a run of bits, one per copy.
// A CardSet holding n copies of a type has the first n bits of its run set, so equal contents are equal bits.
#pragma once

#include "capitol/ruleset.h"

#include <bit>
#include <cstdint>

namespace capitol {

// Which type of card: its place in the deck's order (roofs by value, floors by value, permits black, white,
// red by value).
struct Card
{
    std::uint8_t type = 0xff;
    bool operator==(const Card&) const = default;
    auto operator<=>(const Card&) const = default;
};
inline constexpr Card unknown_card{0xff};

class CardSet
{
public:
    constexpr bool empty() const { return (m_words[0] | m_words[1]) == 0; }
    // Most decks need only the first word.
    constexpr int size() const { return ones(m_words[0]) + (m_words[1] ? ones(m_words[1]) : 0); }
    constexpr bool has(int bit) const { return (m_words[bit >> 6] >> (bit & 63)) & 1; }
    constexpr void set(int bit) { m_words[bit >> 6] |= std::uint64_t{1} << (bit & 63); }
    constexpr void reset(int bit) { m_words[bit >> 6] &= ~(std::uint64_t{1} << (bit & 63)); }
    constexpr CardSet operator&(const CardSet& o) const
    {
        return {m_words[0] & o.m_words[0], m_words[1] & o.m_words[1]};
    }
    constexpr CardSet operator|(const CardSet& o) const
    {
        return {m_words[0] | o.m_words[0], m_words[1] | o.m_words[1]};
    }
    constexpr CardSet without(const CardSet& o) const
    {
        return {m_words[0] & ~o.m_words[0], m_words[1] & ~o.m_words[1]};
    }
    bool operator==(const CardSet&) const = default;

    // Calls `visit(bit)` for each bit set, lowest first.
    template <typename Visit>
    void for_each(Visit visit) const
    {
        for (int word = 0; word < 2; ++word)
            for (std::uint64_t rest = m_words[word]; rest; rest &= rest - 1)
                visit(word * 64 + std::countr_zero(rest));
    }
    // The bit with n set bits below it. n < size().
    int nth(int n) const;
    // Lowest and highest bit set; the set is not empty.
    constexpr int lowest() const
    {
        return m_words[0] ? std::countr_zero(m_words[0]) : 64 + std::countr_zero(m_words[1]);
    }
    constexpr int highest() const
    {
        return m_words[1] ? 127 - std::countl_zero(m_words[1]) : 63 - std::countl_zero(m_words[0]);
    }

    constexpr CardSet() = default;

private:
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : m_words{low, high} {}
    // std::popcount is a call into a library on processors' common denominator, and this is on every path.
    static constexpr int ones(std::uint64_t word)
    {
        word -= word >> 1 & 0x5555555555555555;
        word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
        return static_cast<int>(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
    }

    std::array<std::uint64_t, 2> m_words{};
};

// Cards in an order: a pile before the deal, a bid. At most a whole deck.
class CardList
{
public:
    using value_type = Card;
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr void push_back(Card card) { m_cards[m_size++] = card; }
    constexpr Card operator[](std::size_t i) const { return m_cards[i]; }
    constexpr const Card* begin() const { return m_cards.data(); }
    constexpr const Card* end() const { return m_cards.data() + m_size; }
    constexpr Card* begin() { return m_cards.data(); }
    constexpr Card* end() { return m_cards.data() + m_size; }
    bool operator==(const CardList&) const = default;

private:
    std::array<Card, max_cards> m_cards{};
    std::uint8_t m_size = 0;
};

struct CardType
{
    Pile pile = Pile::roof;
    Colour colour = Colour::black; // of a permit; black otherwise
    std::uint8_t value = 0;
    std::uint8_t copies = 0;
    std::uint8_t first_bit = 0;
    CardSet bits;
};

// The cards of a variant, in a form that is quick to ask.
class Deck
{
public:
    // The plan has at most `max_cards` cards (the loader sees to it).
    explicit Deck(const Ruleset::DeckPlan& plan);

    int types() const { return m_types; }
    const CardType& operator[](Card card) const { return m_type[card.type]; }
    int value(Card card) const { return m_type[card.type].value; }
    Pile pile(Card card) const { return m_type[card.type].pile; }
    Card card_at(int bit) const { return Card{m_type_of_bit[bit]}; }
    // The card of that description, or `unknown_card`.
    Card find(Pile pile, Colour colour, int value) const;

    int pile_size(Pile pile) const { return m_pile_size[index(pile)]; }
    // Where the pile's segment starts in an array of all cards.
    int pile_offset(Pile pile) const { return m_pile_offset[index(pile)]; }
    const CardSet& of_pile(Pile pile) const { return m_of_pile[index(pile)]; }
    const CardSet& of_colour(Colour colour) const { return m_of_colour[index(colour)]; }
    const CardSet& all() const { return m_all; }
    // One bit per type: `set & firsts()` has one bit for each different card of the set.
    const CardSet& firsts() const { return m_firsts; }

    int count(const CardSet& set, Card card) const { return (set & m_type[card.type].bits).size(); }
    bool holds(const CardSet& set, Card card) const { return set.has(m_type[card.type].first_bit); }
    void add(CardSet& set, Card card) const { set.set(m_type[card.type].bits.without(set).lowest()); }
    void remove(CardSet& set, Card card) const { set.reset((m_type[card.type].bits & set).highest()); }
    // `set` less one copy for each copy in `taken`; copies that `set` does not have are ignored.
    CardSet minus(const CardSet& set, const CardSet& taken) const;

private:
    void add_type(Pile pile, Colour colour, int value, int copies);

    int m_types = 0;
    int m_bits = 0;
    std::array<CardType, max_cards> m_type{};
    std::array<std::uint8_t, max_cards> m_type_of_bit{};
    std::array<int, pile_count> m_pile_size{};
    std::array<int, pile_count> m_pile_offset{};
    std::array<CardSet, pile_count> m_of_pile{};
    std::array<CardSet, colour_count> m_of_colour{};
    CardSet m_all;
    CardSet m_firsts;
};

} // namespace capitol
