#include "canal/view.h"

#include "canal/happen.h"

#include <algorithm>

namespace canal {

namespace {

// What a view cannot see, to be dealt.
class Unseen
{
public:
    Unseen(const Rules& rules, const Position& known, Random& random)
    {
        Cards left = rules.deck();
        const auto take_out = [&](const Cards& seen) {
            seen.for_each([&](Card card, int copies) { left.remove(card, copies); });
        };
        take_out(known.discards);
        take_out(known.paid);
        for (const Cards& hand : known.hand)
            take_out(hand);
        for (const Card card : known.row)
            if (!card.is_none())
                left.remove(card);
        left.for_each([this](Card card, int copies) {
            for (; copies > 0; --copies)
                m_cards[static_cast<std::size_t>(m_count++)] = card;
        });
        random.shuffle(m_cards.data(), m_count);
    }
    Card next() { return m_cards[static_cast<std::size_t>(--m_count)]; }
    bool is_empty() const { return m_count == 0; }

private:
    std::array<Card, max_cards> m_cards{};
    int m_count = 0;
};

// Starting contracts that were not revealed yet lie on top.
void deal_contracts(const Rules& rules, Position& position, Random& random)
{
    std::array<std::uint8_t, max_contracts> unseen{};
    int count = 0;
    for (const bool starting : {false, true}) {
        const int first = count;
        for (int contract = 0; contract < rules.contracts(); ++contract) {
            const auto number = static_cast<std::uint8_t>(contract);
            const bool in_parliament =
                std::ranges::find(position.parliament, number) != position.parliament.end();
            if (rules.contract(contract).starting == starting && !in_parliament &&
                position.canals[number].standing == Standing::unclaimed)
                unseen[static_cast<std::size_t>(count++)] = number;
        }
        random.shuffle(unseen.data() + first, count - first);
    }
    std::copy_n(unseen.begin(), count, position.contract_deck.begin());
}

} // namespace

View observe(const Rules&, const Position& position, Seat audience)
{
    View view{audience, position};
    Position& known = view.known;
    known.seen_by = audience;
    known.random = 0;
    for (Seat seat = 0; seat < position.players; ++seat)
        if (seat != audience)
            known.hand[seat] = known.known[seat];
    std::fill_n(known.deck.begin(), known.deck_count, unknown_card);
    std::fill_n(known.contract_deck.begin(), known.contracts_left, no_contract);
    if (!known.drawn.is_none() && audience != known.turn.seat)
        known.drawn = unknown_card;
    return view;
}

View before_start(const Rules& rules, int players, Seat audience)
{
    View view{audience, set_out(rules, players)};
    view.known.seen_by = audience;
    return view;
}

Event redact(const Event& event, Seat audience)
{
    if (const auto* dealt = std::get_if<CardDealt>(&event); dealt && dealt->seat != audience)
        return CardDealt{dealt->seat, unknown_card};
    if (const auto* drawn = std::get_if<CardDrawn>(&event); drawn && drawn->seat != audience)
        return CardDrawn{drawn->seat, unknown_card};
    return event;
}

void see(const Rules& rules, View& view, const Event& event)
{
    std::visit([&](const auto& one) { happen(rules, view.known, one); }, event);
}

Position determinise(const Rules& rules, const View& view, Random& random)
{
    Position position = view.known;
    position.seen_by = no_seat;
    Unseen unseen(rules, position, random);
    for (Seat seat = 0; seat < position.players; ++seat)
        for (int missing = position.hand_count[seat] - position.hand[seat].size(); missing > 0; --missing) {
            const Card card = unseen.next();
            position.hand[seat].add(card);
            if (position.drawn == unknown_card && seat == position.turn.seat)
                position.drawn = card;
        }
    for (std::size_t i = 0; i < position.deck_count; ++i)
        position.deck[i] = unseen.next();
    deal_contracts(rules, position, random);
    position.random = std::uint64_t{random.next()} << 32;
    position.random |= random.next();
    return position;
}

game::Redealt redealt(const Position& before, const Position& after)
{
    game::Redealt found;
    for (Seat seat = 0; seat < before.players; ++seat)
        after.hand[seat].for_each(
            [&](Card card, int copies) { found.in_hands += std::max(0, copies - before.hand[seat][card]); });
    for (std::size_t i = 0; i < before.deck_count; ++i)
        found.in_piles += before.deck[i] != after.deck[i];
    for (std::size_t i = 0; i < before.contracts_left; ++i)
        found.in_piles += before.contract_deck[i] != after.contract_deck[i];
    return found;
}

} // namespace canal
