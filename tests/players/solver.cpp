#include "solver.h"

#include <algorithm>
#include <memory>
#include <stdexcept>

namespace capitol::test {

namespace {

int margin_of(const Position& position, Seat seat)
{
    int rival = -1'000'000;
    for (Seat other = 0; other < position.players; ++other)
        if (other != seat)
            rival = std::max(rival, position.score[other]);
    return position.score[seat] - rival;
}

Bid bid_of_bits(const Deck& deck, const std::vector<int>& bits, unsigned chosen)
{
    std::vector<Card> cards;
    for (std::size_t i = 0; i < bits.size(); ++i)
        if (chosen >> i & 1)
            cards.push_back(deck.card_at(bits[i]));
    std::stable_sort(cards.begin(), cards.end(),
                     [&](Card a, Card b) { return deck.value(a) > deck.value(b); });
    Bid bid;
    for (const Card card : cards)
        bid.add(card);
    return bid;
}

std::vector<int> bits_of(const CardSet& hand)
{
    std::vector<int> bits;
    hand.for_each([&](int bit) { bits.push_back(bit); });
    return bits;
}

class Solver
{
public:
    explicit Solver(const Rules& rules) : m_rules(rules) {}

    std::vector<SolvedChoice> choices(const Position& position)
    {
        std::vector<SolvedChoice> solved;
        for (const Choice& choice : all_choices(position))
            solved.push_back({choice, margin_after(position, choice, position.to_move)});
        return solved;
    }

private:
    static constexpr int most_positions = 2'000'000;

    // For `seat`, whoever is to move then.
    int margin_after(const Position& before, const Choice& choice, Seat seat)
    {
        if (++m_positions > most_positions)
            throw std::runtime_error("too much to solve");
        Position position = before;
        apply(m_rules, position, choice);
        while (position.phase == Phase::bidding && position.to_move != seat && is_last_auction(position))
            apply(m_rules, position, whole_hand(position));
        if (position.phase == Phase::over)
            return margin_of(position, seat);
        if (position.phase == Phase::draw)
            throw std::runtime_error("cards are drawn");
        const int own = best_margin(choices(position));
        if (position.to_move == seat)
            return own;
        if (position.players > 2)
            throw std::runtime_error("several rivals that can act");
        return -own;
    }

    bool is_last_auction(const Position& position) const
    {
        return position.round == m_rules.ruleset().rounds &&
               position.auction == m_rules.auctions_in(position.round);
    }

    Bid whole_hand(const Position& position) const
    {
        const auto bits = bits_of(position.hand[position.to_move]);
        return bid_of_bits(m_rules.deck(), bits, (1U << bits.size()) - 1);
    }

    std::vector<Choice> all_choices(const Position& position)
    {
        if (position.phase == Phase::bidding)
            return all_bids(position);
        const auto moves = std::make_unique<LegalMoves>();
        legal(m_rules, position, *moves);
        std::vector<Choice> choices;
        for (int i = 0; i < moves->size(); ++i)
            choices.push_back((*moves)[i]);
        return choices;
    }

    std::vector<Choice> all_bids(const Position& position)
    {
        for (Seat seat = 0; seat < position.players; ++seat)
            if (seat != position.to_move && position.hand_size(seat) > 0 && !is_last_auction(position))
                throw std::runtime_error("several can bid");
        const auto bits = bits_of(position.hand[position.to_move]);
        std::vector<Choice> bids;
        for (unsigned chosen = 0; chosen < 1U << bits.size(); ++chosen)
            bids.push_back(bid_of_bits(m_rules.deck(), bits, chosen));
        return bids;
    }

    const Rules& m_rules;
    int m_positions = 0;
};

} // namespace

std::vector<SolvedChoice> solve(const Rules& rules, const Position& position)
{
    return Solver(rules).choices(position);
}

int best_margin(const std::vector<SolvedChoice>& choices)
{
    int best = -1'000'000;
    for (const SolvedChoice& choice : choices)
        best = std::max(best, choice.margin);
    return best;
}

} // namespace capitol::test
