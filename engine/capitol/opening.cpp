// What chance decides before the first move, and the position that follows from it.
#include "capitol/game.h"
#include "capitol/sites.h"

namespace capitol {

namespace {

CardList cards_of(const Deck& deck, Pile pile)
{
    CardList cards;
    deck.of_pile(pile).for_each([&](int bit) { cards.push_back(deck.card_at(bit)); });
    return cards;
}

void set_out_board(const Rules& rules, Position& position)
{
    for (int i = 0; i < rules.area_count(); ++i) {
        clear_area(rules, position, i);
        for (int site = 0; site < rules.area(i).printed_fountains; ++site)
            set_tile(rules, position, i, site, Tile::fountain);
    }
}

void set_out_yards(const Rules& rules, Position& position)
{
    for (Seat seat = 0; seat < position.players; ++seat) {
        Yard& yard = position.yards[seat];
        for (const BuildingPlan& plan : rules.ruleset().setup.buildings) {
            if (plan.roof == Roof::none)
                yard.add_unroofed(plan.floors);
            else
                yard.add_finished(plan.roof, plan.floors);
        }
        for (Roof roof : both_roofs)
            yard.roofs[index(roof) - 1] = static_cast<std::uint8_t>(rules.starting_roofs(roof));
    }
    position.supply = static_cast<std::uint16_t>(rules.ruleset().pieces.floors -
                                                 rules.starting_floors() * position.players);
}

void deal_pile(const Rules& rules, Position& position, Pile pile, const CardList& cards, Events* events)
{
    const Deck& deck = rules.deck();
    const int each = rules.hand_of(pile);
    const auto p = index(pile);
    const Card* top = cards.begin();
    for (Seat seat = 0; seat < position.players; ++seat, top += each) {
        for (int i = 0; i < each; ++i)
            deck.add(position.hand[seat], top[i]);
        position.hand_count[seat][p] = static_cast<std::uint8_t>(each);
        if (events && each > 0)
            events->push_back(Dealt{seat, pile, static_cast<std::uint8_t>(each), {top, top + each}});
    }
    const auto left = cards.end() - top;
    position.draw_count[p] = static_cast<std::uint8_t>(left);
    position.unseen[p] = static_cast<std::uint8_t>(left ? left - 1 : 0);
    if (events && left > 0)
        events->push_back(TopShown{*top, pile});
    for (int depth = 0; top != cards.end(); ++depth)
        position.pile_cards[deck.pile_offset(pile) + left - 1 - depth] = *top++;
}

} // namespace

Opening draw_opening(const Rules& rules, int players,
                     const std::function<std::uint32_t(std::uint32_t)>& below, std::optional<Seat> first)
{
    const auto drawn = static_cast<Seat>(below(static_cast<std::uint32_t>(players)));
    Opening opening;
    opening.first =
        first.value_or(rules.ruleset().setup.first_player == FirstPlayer::random ? drawn : Seat{0});
    for (Pile pile : all_piles) {
        auto& cards = opening.deal.piles[index(pile)];
        cards = cards_of(rules.deck(), pile);
        for (int i = cards.size() - 1; i > 0; --i)
            std::swap(cards.begin()[i], cards.begin()[below(static_cast<std::uint32_t>(i + 1))]);
    }
    return opening;
}

Opening open_from_seed(const Rules& rules, int players, std::uint64_t seed, std::optional<Seat> first)
{
    Random random(seed);
    return draw_opening(
        rules, players, [&](std::uint32_t bound) { return random.below(bound); }, first);
}

Position set_out(const Rules& rules, int players)
{
    Position position;
    position.players = static_cast<std::uint8_t>(players);
    set_out_board(rules, position);
    set_out_yards(rules, position);
    for (Pile pile : all_piles)
        position.draw_count[index(pile)] = position.unseen[index(pile)] =
            static_cast<std::uint8_t>(rules.deck().pile_size(pile));
    return position;
}

Position start(const Rules& rules, int players, const Opening& opening, std::uint64_t seed, Events* events)
{
    Position position = set_out(rules, players);
    position.first = position.to_move = opening.first;
    for (Pile pile : all_piles)
        deal_pile(rules, position, pile, opening.deal.piles[index(pile)], events);
    if (events)
        events->push_back(RoundBegan{position.round, position.first});
    if (rules.ruleset().deck.recycle == Recycle::shuffle)
        position.random = Random(seed ^ 0x7363687566666c65ULL).state(); // apart from the deal's sequence
    settle(rules, position, events);
    return position;
}

Position start(const Rules& rules, int players, std::uint64_t seed, std::optional<Seat> first)
{
    return start(rules, players, open_from_seed(rules, players, seed, first), seed);
}

} // namespace capitol
