#include "twin.h"

#include "capitol/auction.h"
#include "capitol/notation.h"
#include "capitol/record/position_json.h"

#include <algorithm>
#include <memory>

namespace capitol::test {

namespace {

bool revealed(const Events& events)
{
    return std::ranges::any_of(events,
                               [](const Event& event) { return std::holds_alternative<BidRevealed>(event); });
}

class TwinMaker
{
public:
    TwinMaker(const Rules& rules, const Happened& happened, Seat audience, Random& random)
        : m_rules(rules), m_deck(rules.deck()), m_happened(happened), m_audience(audience), m_random(random),
          m_reshuffled(happened.before.random != happened.after.random), m_twin(happened.before)
    {
    }

    Position make()
    {
        for (Pile pile : all_piles)
            deal_anew(pile);
        if (m_rules.ruleset().information.hand_count == HandCount::hidden &&
            m_rules.ruleset().draw.rule == DrawRule::add)
            hand_over();
        if (m_twin.phase == Phase::bidding && !revealed(m_happened.events))
            bid_anew();
        if (!m_reshuffled && m_twin.random != 0)
            m_twin.random = m_random.next();
        return m_twin;
    }

private:
    bool is_other(Seat seat) const { return seat != m_audience; }

    // What it has bid, the choice that happens included.
    CardSet bid_of(Seat seat) const
    {
        CardSet cards;
        for (int i = 0; i < m_happened.before.bid_size[seat]; ++i)
            m_deck.add(cards, m_happened.before.bid_card(seat, i));
        if (const Bid* bid = std::get_if<Bid>(&m_happened.choice); bid && seat == m_happened.seat)
            for (int i = 0; i < bid->size; ++i)
                m_deck.add(cards, bid->cards[static_cast<std::size_t>(i)]);
        return cards;
    }

    CardSet unknown_in(const Position& position, Seat seat) const
    {
        return m_deck.minus(position.hand[seat], position.known[seat]);
    }

    // Of another's hand what is not known, stays there, and is in no bid; of equal cards the first bits are
    // set, so common bits are common copies.
    CardSet hidden_in(Seat seat, Pile pile) const
    {
        const CardSet stays = unknown_in(m_happened.before, seat) & unknown_in(m_happened.after, seat);
        return m_deck.minus(stays & m_deck.of_pile(pile), bid_of(seat));
    }

    int hidden_in(Pile pile) const
    {
        return std::min(m_happened.before.unseen[index(pile)], m_happened.after.unseen[index(pile)]);
    }

    void deal_anew(Pile pile)
    {
        std::vector<Card> cards;
        std::array<CardSet, max_seats> from{};
        for (Seat seat = 0; seat < m_twin.players; ++seat)
            if (is_other(seat)) {
                from[seat] = hidden_in(seat, pile);
                from[seat].for_each([&](int bit) { cards.push_back(m_deck.card_at(bit)); });
            }
        Card* in_pile = m_twin.pile_cards.data() + m_deck.pile_offset(pile);
        const int deep = hidden_in(pile);
        const bool names_known = !(m_twin.shuffled & m_deck.of_pile(pile)).empty();
        if (names_known)
            m_random.shuffle(in_pile, deep);
        else
            cards.insert(cards.end(), in_pile, in_pile + deep);
        m_random.shuffle(cards.data(), static_cast<int>(cards.size()));
        std::size_t next = 0;
        for (Seat seat = 0; seat < m_twin.players; ++seat) {
            m_twin.hand[seat] = m_deck.minus(m_twin.hand[seat], from[seat]);
            for (int left = from[seat].size(); left > 0; --left)
                m_deck.add(m_twin.hand[seat], cards[next++]);
        }
        std::copy(cards.begin() + static_cast<std::ptrdiff_t>(next), cards.end(), in_pile);
    }

    // An empty hand acts by itself, which all see.
    bool keeps(Seat seat, int size) const
    {
        return m_happened.before.hand_size(seat) >= size && m_happened.after.hand_size(seat) >= size;
    }

    bool may_hand_over(Seat giver, Seat taker) const
    {
        return giver != taker && is_other(giver) && is_other(taker) && giver != m_happened.seat &&
               keeps(giver, 2) && keeps(taker, 1);
    }

    // Where hands are not counted, a card that stays hidden may be in another's.
    void hand_over()
    {
        const Seat giver = static_cast<Seat>(m_random.below(m_twin.players));
        const Seat taker = static_cast<Seat>(m_random.below(m_twin.players));
        const Pile pile = all_piles[m_random.below(pile_count)];
        const CardSet cards = hidden_in(giver, pile) & unknown_in(m_twin, giver);
        if (cards.empty() || !may_hand_over(giver, taker))
            return;
        const Card card = m_deck.card_at(cards.lowest());
        m_deck.remove(m_twin.hand[giver], card);
        m_deck.add(m_twin.hand[taker], card);
        --m_twin.hand_count[giver][index(pile)];
        ++m_twin.hand_count[taker][index(pile)];
    }

    // The sealed bids of others, in any order.
    void bid_anew()
    {
        const Position old = m_twin;
        clear_bids(m_twin);
        m_twin.has_bid = old.has_bid;
        for (Seat seat = 0; seat < m_twin.players; ++seat) {
            Bid bid;
            for (int i = 0; i < old.bid_size[seat]; ++i)
                bid.add(old.bid_card(seat, i));
            if (is_other(seat))
                bid = random_bid(m_rules, m_twin, seat, m_random);
            if (old.has_bid[seat])
                lay_bid(m_twin, seat, bid);
        }
    }

    const Rules& m_rules;
    const Deck& m_deck;
    const Happened& m_happened;
    const Seat m_audience;
    Random& m_random;
    const bool m_reshuffled;
    Position m_twin;
};

std::vector<std::string> legal_texts(const Rules& rules, const Position& position)
{
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves, Sites::all);
    std::vector<std::string> texts;
    for (int i = 0; i < moves->size(); ++i)
        texts.push_back(print_move(rules, position, (*moves)[i]));
    return texts;
}

Choice any_choice(const Rules& rules, Random& random)
{
    const Card card{static_cast<std::uint8_t>(random.below(static_cast<unsigned>(rules.deck().types()) + 1))};
    if (random.below(3) == 0) {
        Bid bid;
        bid.add(card);
        return bid;
    }
    Move move{.kind = static_cast<MoveKind>(random.below(7)), .card = card};
    move.pile = static_cast<Pile>(random.below(pile_count));
    move.for_nothing = random.below(2) == 0;
    move.roof = static_cast<Roof>(random.below(3));
    move.height = static_cast<std::uint8_t>(random.below(4));
    move.area = static_cast<std::uint8_t>(random.below(max_areas));
    move.site = static_cast<std::uint8_t>(random.below(8));
    move.floors = static_cast<std::uint8_t>(random.below(3));
    return move;
}

// What the seat gets besides its view.
std::string answer_problem(const Rules& rules, const Position& one, const Position& twin, Seat seat,
                           Random& random)
{
    if (one.to_move == seat && one.phase != Phase::over &&
        legal_texts(rules, one) != legal_texts(rules, twin))
        return "other legal moves";
    for (int i = 0; i < 8; ++i) {
        const Choice choice = any_choice(rules, random);
        if (check(rules, one, seat, choice) != check(rules, twin, seat, choice))
            return "another answer to " + print_choice(rules, one, choice);
    }
    return {};
}

std::string events_problem(const Rules& rules, const Happened& happened, Position twin, Seat audience,
                           Random& random)
{
    Choice choice = happened.choice;
    if (std::holds_alternative<Bid>(choice) && happened.seat != audience && !revealed(happened.events))
        choice = random_bid(rules, twin, happened.seat, random);
    if (const Refusal refusal = check(rules, twin, happened.seat, choice))
        return "the twin refuses the choice: " + describe(refusal);
    Events events;
    apply(rules, twin, happened.seat, choice, &events);
    if (events.size() != happened.events.size())
        return "another number of events";
    for (std::size_t i = 0; i < events.size(); ++i)
        if (redact(events[i], audience) != redact(happened.events[i], audience))
            return "event " + std::to_string(i + 1) + " tells what is hidden";
    return observe(rules, twin, audience) == observe(rules, happened.after, audience)
               ? ""
               : "another view after the choice";
}

} // namespace

std::string twin_problem(const Rules& rules, const Happened& happened, Seat audience, Random& random,
                         long long& twins)
{
    const Position twin = TwinMaker(rules, happened, audience, random).make();
    if (twin == happened.before)
        return {};
    ++twins;
    const std::string who = (audience == spectator ? "the spectator" : "seat " + print_seat(audience)) + ": ";
    const View view = observe(rules, happened.before, audience);
    const View same = observe(rules, twin, audience);
    if (view != same)
        return who + "another view";
    if (twins % 16 == 0 && print_view(rules, "x", view).dump() != print_view(rules, "x", same).dump())
        return who + "another printed view";
    std::string problem;
    if (audience != spectator)
        problem = answer_problem(rules, happened.before, twin, audience, random);
    if (problem.empty())
        problem = events_problem(rules, happened, twin, audience, random);
    return problem.empty() ? problem : who + problem;
}

} // namespace capitol::test
