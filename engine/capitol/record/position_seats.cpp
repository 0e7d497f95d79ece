// The seats of a position: score, hand, yard, roofs, bid.
#include "capitol/record/position_reader.h"

#include "capitol/notation.h"
#include "capitol/record/position_json.h"
#include "capitol/view.h"

#include <algorithm>

namespace capitol {

void PositionReader::read_seats()
{
    static const nlohmann::json nothing = nlohmann::json::object();
    std::vector<Field> given;
    if (const auto seats = m_root.find("seats"))
        given = seats->items(m_position.players);
    for (Seat seat = 0; seat < m_position.players; ++seat) {
        const bool there = seat < given.size() && !given[seat].json().is_null();
        read_seat(seat, there ? given[seat] : Field(nothing, "seats[" + std::to_string(seat) + "]"));
    }
}

void PositionReader::read_seat(Seat seat, const Field& field)
{
    std::vector<std::string> keys{"score", "hand", "known", "yard", "roofs", "passed", "bid"};
    if (is_view())
        keys.emplace_back("hand_count");
    field.expect_keys(keys);
    if (const auto score = field.find("score"))
        m_position.score[seat] = static_cast<std::int32_t>(score->whole(0, highest_score));
    const auto hand = field.find("hand");
    if (hand)
        read_hand(seat, *hand);
    if (is_view())
        read_hand_count(seat, field, hand ? count_hidden(*hand) : 0);
    if (const auto known = field.find("known"))
        for (Card card : part_of_hand(seat, *known))
            m_deck.add(m_position.known[seat], card);
    read_yard(seat, field);
    read_roofs(seat, field);
    const auto passed = field.find("passed");
    m_position.passed[seat] = passed ? passed->flag() : m_position.phase != Phase::construction;
    if (const auto bid = field.find("bid"))
        read_bid(seat, *bid);
}

void PositionReader::read_hand(Seat seat, const Field& hand)
{
    for (const Field& field : hand.items(max_cards)) {
        if (is_hidden(seat) && field.json() == "?")
            continue;
        const Card card = card_in(field);
        use_card(field, card);
        m_deck.add(m_position.hand[seat], card);
        ++m_position.hand_count[seat][index(m_deck.pile(card))];
    }
}

std::vector<Card> PositionReader::part_of_hand(Seat seat, const Field& cards) const
{
    CardSet rest = m_position.hand[seat];
    std::vector<Card> part;
    for (const Field& field : cards.items(max_cards)) {
        const Card card = card_in(field);
        if (!m_deck.holds(rest, card))
            field.refuse(print_card(m_deck, card) + " is not in the hand of seat " + print_seat(seat));
        m_deck.remove(rest, card);
        part.push_back(card);
    }
    return part;
}

int PositionReader::count_hidden(const Field& cards) const
{
    const auto items = cards.items(max_cards);
    return static_cast<int>(
        std::ranges::count_if(items, [](const Field& item) { return item.json() == "?"; }));
}

// A hand whose cards may be counted says how many there are of each kind.
void PositionReader::read_hand_count(Seat seat, const Field& field, int hidden)
{
    const auto counts = field.find("hand_count");
    if (!sees_count(m_rules, m_viewer, seat)) {
        if (counts || hidden > 0)
            field.refuse("this variant lets nobody count the hands of others (information.hand_count)");
        return;
    }
    const Field given = field.need("hand_count");
    given.expect_keys({"roof", "floor", "permit"});
    int left = hidden;
    for (Pile pile : all_piles) {
        const Field count = given.need(std::string(print(pile)));
        auto& size = m_position.hand_count[seat][index(pile)];
        const int shown = size;
        size = static_cast<std::uint8_t>(count.whole(shown, std::min(shown + left, max_cards)));
        left -= size - shown;
    }
    if (left > 0)
        given.refuse("fewer cards than the hand has");
}

void PositionReader::read_yard(Seat seat, const Field& field)
{
    if (const auto yard = field.find("yard")) {
        for (const Field& building : yard->items(static_cast<std::size_t>(m_rules.ruleset().pieces.floors)))
            put_in_yard(building, seat, building_in(building));
        return;
    }
    for (const BuildingPlan& plan : m_rules.ruleset().setup.buildings)
        put_in_yard(field, seat, plan);
}

void PositionReader::put_in_yard(const Field& field, Seat seat, const BuildingPlan& plan)
{
    Yard& yard = m_position.yards[seat];
    use_floors(field, plan.floors);
    if (plan.roof != Roof::none) {
        use_roof(field, seat, plan.roof);
        yard.add_finished(plan.roof, plan.floors);
        return;
    }
    if (yard.unroofed_of(plan.floors) == 0 && yard.kinds == max_yard_kinds)
        field.refuse("a yard holds unroofed buildings of at most " + count_of(max_yard_kinds, "height"));
    yard.add_unroofed(plan.floors);
}

void PositionReader::read_roofs(Seat seat, const Field& field)
{
    const auto roofs = field.find("roofs");
    if (roofs)
        roofs->expect_keys({"round", "triangular"});
    for (Roof roof : both_roofs) {
        const int left = m_roofs[seat][index(roof) - 1];
        const auto given = roofs ? roofs->find(std::string(print(roof))) : std::nullopt;
        if (given)
            expect_left(*given, left);
        m_position.yards[seat].roofs[index(roof) - 1] = static_cast<std::uint8_t>(left);
    }
}

void PositionReader::read_bid(Seat seat, const Field& field)
{
    if (m_position.phase != Phase::bidding)
        field.refuse("there are bids only in the phase `bidding`");
    m_position.has_bid[seat] = true;
    if (is_hidden(seat) && field.json() == "?")
        return;
    if (field.json() == "?")
        field.refuse("a hidden bid: this is what a seat sees, not a position");
    m_bids[seat] = part_of_hand(seat, field);
    if (is_hidden(seat) && !m_bids[seat].empty())
        field.refuse("the sealed bid of another seat", "\"?\"");
}

} // namespace capitol
