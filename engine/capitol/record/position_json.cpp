// Printing a position, whole or as a seat sees it. position_reader.cpp reads it back.
#include "capitol/record/position_json.h"

#include "capitol/notation.h"

namespace capitol {

using Json = nlohmann::ordered_json;

namespace {

class Printer
{
public:
    // `viewer` is no_seat for the whole position.
    Printer(const Rules& rules, const Position& position, Seat viewer)
        : m_rules(rules), m_deck(rules.deck()), m_position(position), m_viewer(viewer)
    {
    }

    Json print(const std::string& variant_id) const
    {
        Json json{{"variant", variant_id},
                  {"players", m_position.players},
                  {"round", m_position.round},
                  {"phase", capitol::print(m_position.phase)},
                  {"first", m_position.first + 1}};
        json["to_move"] = m_position.phase == Phase::over ? Json() : Json(m_position.to_move + 1);
        if (m_position.phase == Phase::bidding || m_position.phase == Phase::tile)
            json["auction"] = m_position.auction;
        if (m_position.phase == Phase::draw)
            json["draws_left"] = m_position.draws_left;
        for (Seat seat = 0; seat < m_position.players; ++seat)
            json["seats"].push_back(print_seat(seat));
        for (int area = 0; area < m_rules.area_count(); ++area)
            json["areas"][m_rules.area(area).code] = print_area(area);
        for (Pile pile : all_piles)
            json["piles"][std::string(capitol::print(pile))] = print_pile(pile);
        json["supply"] = m_position.supply;
        if (!is_view() && m_rules.ruleset().deck.recycle == Recycle::shuffle)
            json["random"] =
                std::to_string(m_position.random); // as text: many readers of JSON round large numbers
        return json;
    }

private:
    bool is_view() const { return m_viewer != no_seat; }

    std::string print_one(Card card) const { return card == unknown_card ? "?" : print_card(m_deck, card); }

    Json print_cards(const CardSet& cards) const
    {
        Json list = Json::array();
        cards.for_each([&](int bit) { list.push_back(print_card(m_deck, m_deck.card_at(bit))); });
        return list;
    }

    Json print_seat(Seat seat) const
    {
        Json json{{"score", m_position.score[seat]}, {"hand", print_hand(seat)}};
        if (is_view() && is_counted(seat))
            for (Pile pile : all_piles)
                json["hand_count"][std::string(capitol::print(pile))] =
                    m_position.hand_count[seat][index(pile)];
        if (!m_position.known[seat].empty())
            json["known"] = print_cards(m_position.known[seat]);
        json["yard"] = print_yard(m_position.yards[seat]);
        for (Roof roof : both_roofs)
            json["roofs"][std::string(capitol::print(roof))] = m_position.yards[seat].roofs[index(roof) - 1];
        json["passed"] = m_position.passed[seat];
        if (m_position.phase == Phase::bidding && m_position.has_bid[seat])
            json["bid"] = print_bid(seat);
        return json;
    }

    Json print_hand(Seat seat) const
    {
        Json hand = print_cards(m_position.hand[seat]);
        for (int hidden = m_position.hand_size(seat) - m_position.hand[seat].size(); hidden > 0; --hidden)
            hand.push_back("?");
        return hand;
    }

    bool is_counted(Seat seat) const { return sees_count(m_rules, m_viewer, seat); }

    // A view does not even know the number of cards in a sealed bid.
    Json print_bid(Seat seat) const
    {
        if (is_view() && seat != m_viewer && (m_position.hand_size(seat) > 0 || !is_counted(seat)))
            return "?";
        Json bid = Json::array();
        for (int i = 0; i < m_position.bid_size[seat]; ++i)
            bid.push_back(print_one(m_position.bid_card(seat, i)));
        return bid;
    }

    static Json print_yard(const Yard& yard)
    {
        Json list = Json::array();
        for (Roof roof : both_roofs)
            for (int height : yard.finished[index(roof) - 1])
                if (height > 0)
                    list.push_back(print_building(height, roof));
        for (int i = 0; i < yard.kinds; ++i)
            for (int n = 0; n < yard.unroofed[i].count; ++n)
                list.push_back(print_building(yard.unroofed[i].height, Roof::none));
        return list;
    }

    static Json print_site_content(const Site& site)
    {
        if (site.is_vacant())
            return nullptr;
        if (site.is_fountain())
            return capitol::print(Tile::fountain);
        return capitol::print_seat(site.owner()) + ":" + print_building(site.floors(), site.roof());
    }

    Json print_area(int area) const
    {
        const AreaRules& place = m_rules.area(area);
        Json json{{"sites", Json::array()}};
        for (int site = 0; site < place.small_sites; ++site)
            json["sites"].push_back(print_site_content(m_position.sites[place.first_site + site]));
        const Tile large = m_position.areas[area].large;
        if (place.large_site)
            json["large"] = large == Tile::none ? Json() : Json(capitol::print(large));
        return json;
    }

    // Both parts top first.
    Json print_pile(Pile pile) const
    {
        const auto p = index(pile);
        Json json{{"draw", Json::array()}, {"discard", Json::array()}};
        for (int i = 0; i < m_position.draw_count[p]; ++i)
            json["draw"].push_back(print_one(m_position.draw_card(m_deck, pile, i)));
        for (int i = m_position.discard_count[p] - 1; i >= 0; --i)
            json["discard"].push_back(print_one(m_position.discard_card(m_deck, pile, i)));
        const int usual = std::max(0, m_position.draw_count[p] - 1);
        if (is_view() || m_position.unseen[p] != usual)
            json["unseen"] = m_position.unseen[p];
        if (const CardSet shuffled = m_position.shuffled & m_deck.of_pile(pile); !shuffled.empty())
            json["shuffled"] = print_counts(shuffled);
        return json;
    }

    Json print_counts(const CardSet& cards) const
    {
        Json counts = Json::object();
        (cards & m_deck.firsts()).for_each([&](int bit) {
            const Card card = m_deck.card_at(bit);
            counts[print_card(m_deck, card)] = m_deck.count(cards, card);
        });
        return counts;
    }

    const Rules& m_rules;
    const Deck& m_deck;
    const Position& m_position;
    const Seat m_viewer;
};

} // namespace

Json print_position(const Rules& rules, const std::string& variant_id, const Position& position)
{
    return Printer(rules, position, no_seat).print(variant_id);
}

Json print_view(const Rules& rules, const std::string& variant_id, const View& view)
{
    return Printer(rules, view.known, view.seat).print(variant_id);
}

} // namespace capitol
