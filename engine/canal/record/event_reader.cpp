// Reads an event as if an enemy had sent it: what it needs of the view is there.
#include "canal/building.h"
#include "canal/goods.h"
#include "canal/notation.h"
#include "canal/record/event_json.h"
#include "canal/record/fields.h"

#include <algorithm>
#include <map>

namespace canal {

namespace {

using capitol::Field;

class EventReader
{
public:
    EventReader(const Rules& rules, const View& view, const Field& field)
        : m_rules(rules), m_known(view.known), m_field(field)
    {
    }

    Event read() const
    {
        using Read = Event (EventReader::*)() const;
        static const std::map<std::string, Read, std::less<>> kinds{
            {"engineers_dealt", &EventReader::engineers_dealt},
            {"card_dealt", &EventReader::card_dealt},
            {"contract_revealed", &EventReader::contract_revealed},
            {"card_revealed", &EventReader::card_revealed},
            {"row_discarded", &EventReader::row_discarded},
            {"reshuffled", &EventReader::reshuffled},
            {"card_taken", &EventReader::card_taken},
            {"card_drawn", &EventReader::card_drawn},
            {"declared", &EventReader::declared},
            {"kept", &EventReader::kept},
            {"swapped", &EventReader::swapped},
            {"contract_taken", &EventReader::contract_taken},
            {"junction_taken", &EventReader::junction_taken},
            {"barge_placed", &EventReader::barge_placed},
            {"colour_chosen", &EventReader::colour_chosen},
            {"cube_lifted", &EventReader::cube_lifted},
            {"cube_placed", &EventReader::cube_placed},
            {"tile_laid", &EventReader::tile_laid},
            {"tiles_taken_back", &EventReader::tiles_taken_back},
            {"payment_discarded", &EventReader::payment_discarded},
            {"canal_completed", &EventReader::canal_completed},
            {"contract_returned", &EventReader::contract_returned},
            {"shipped", &EventReader::shipped},
            {"scored", &EventReader::scored},
            {"discarded", &EventReader::discarded},
            {"passed", &EventReader::passed},
            {"end_began", &EventReader::end_began},
            {"round_began", &EventReader::round_began},
            {"asked", &EventReader::asked}};
        const Field name = m_field.need("event");
        const auto found = kinds.find(name.text());
        if (found == kinds.end())
            name.refuse(capitol::describe(name.json()), "an event of Canal Mania");
        return (this->*found->second)();
    }

private:
    // What events have in common

    void expect_keys(std::vector<std::string> keys) const
    {
        keys.emplace_back("event");
        m_field.expect_keys(keys);
    }
    void expect(bool holds, const char* key, const char* allowed) const
    {
        if (const Field field = m_field.need(key); !holds)
            field.refuse(capitol::describe(field.json()), allowed);
    }
    template <typename Number>
    Number number(const char* key, int min, int max) const
    {
        return static_cast<Number>(m_field.need(key).whole(min, max));
    }
    Seat seat() const { return read_seat(m_field.need("seat"), m_known.players); }
    std::uint8_t contract() const { return read_contract(m_rules, m_field.need("contract")); }
    std::uint8_t place(const char* key = "place") const { return read_place(m_rules, m_field.need(key)); }
    Card card() const { return read_card(m_field.need("card")); }
    const Canal& canal() const { return m_known.canals[contract()]; }

    // In sight of this audience; no more than the deck has.
    int in_sight(Card card) const
    {
        int copies = m_known.discards[card] + m_known.paid[card] +
                     static_cast<int>(std::ranges::count(m_known.row, card));
        for (Seat seat = 0; seat < m_known.players; ++seat)
            copies += m_known.hand[seat][card];
        return copies;
    }
    Card from_out_of_sight() const
    {
        expect(in_sight(card()) < m_rules.deck()[card()], "card", "one that is not in sight yet");
        return card();
    }
    // What a seat gets from the deck.
    Card from_the_top() const
    {
        expect_keys({"seat", "card"});
        expect_deck();
        if (m_known.is_seen(seat()))
            return from_out_of_sight();
        expect(m_field.need("card").text() == "?", "card", "`?`");
        return unknown_card;
    }
    int hidden_in_hand(Seat seat) const { return m_known.hand_count[seat] - m_known.hand[seat].size(); }
    void expect_deck() const
    {
        if (m_known.deck_count == 0)
            m_field.refuse("a card from an empty deck");
    }
    // Index of a face-up card's place.
    std::uint8_t row_place() const
    {
        return static_cast<std::uint8_t>(number<int>("place", 1, m_rules.ruleset().setup.face_up) - 1);
    }
    // The seat's own contract, before it.
    std::uint8_t open_contract() const
    {
        expect(std::ranges::find(m_known.open[seat()], contract()) != m_known.open[seat()].end(), "contract",
               "one that lies open before that seat");
        return contract();
    }
    // Cards that leave one hand: those that nobody has seen there come into sight.
    class Leaving
    {
    public:
        Leaving(const EventReader& reader, Seat seat)
            : m_reader(reader), m_hand(reader.m_known.hand[seat]), m_hidden(reader.hidden_in_hand(seat))
        {
        }
        Card read(const Field& field)
        {
            const Card card = read_card(field);
            if (m_hand[card] > 0) {
                m_hand.remove(card);
                return card;
            }
            const int left = m_reader.m_rules.deck()[card] - m_reader.in_sight(card) - m_shown[card];
            if (m_hidden == 0 || left <= 0)
                field.refuse(capitol::describe(field.json()), "a card of that hand");
            --m_hidden;
            m_shown.add(card);
            return card;
        }
        template <typename Few>
        Few read_all(const Field& field, std::size_t most)
        {
            Few few;
            for (const Field& item : field.items(most))
                few.add(read(item));
            return few;
        }

    private:
        const EventReader& m_reader;
        Cards m_hand; // as far as it is seen
        int m_hidden;
        Cards m_shown; // that were hidden before
    };

    // The set-up and what is revealed

    Event engineers_dealt() const
    {
        expect_keys({"engineers"});
        const Field field = m_field.need("engineers");
        EngineersDealt event{};
        unsigned dealt = 0;
        const auto items = field.items(max_seats);
        if (items.size() != max_seats)
            field.refuse("another number of engineers");
        for (std::size_t seat = 0; seat < m_known.players; ++seat) {
            event.engineer[seat] = read_engineer(items[seat]);
            dealt |= 1U << index(event.engineer[seat]);
        }
        if (std::popcount(dealt) != m_known.players)
            field.refuse("an engineer that two seats have");
        return event;
    }
    Event contract_revealed() const
    {
        expect_keys({"contract"});
        const bool is_hidden = !m_rules.is_junction(contract()) && canal().standing == Standing::unclaimed &&
                               std::ranges::find(m_known.parliament, contract()) == m_known.parliament.end();
        expect(is_hidden && m_known.contracts_left > 0, "contract", "one of the deck");
        expect(m_known.in_parliament < m_rules.ruleset().setup.parliament, "contract",
               "none where parliament is full");
        return ContractRevealed{contract()};
    }
    Event card_revealed() const
    {
        expect_keys({"place", "card"});
        expect_deck();
        expect(m_known.row[row_place()].is_none(), "place", "an empty place");
        return CardRevealed{row_place(), from_out_of_sight()};
    }
    Event row_discarded() const
    {
        expect_keys({"seat"});
        return RowDiscarded{seat()};
    }
    Event reshuffled() const
    {
        expect_keys({});
        if (m_known.deck_count > 0)
            m_field.refuse("a deck that is not empty");
        return Reshuffled{};
    }

    // Cards

    Event card_taken() const
    {
        expect_keys({"seat", "place", "card"});
        expect(m_known.row[row_place()] == card(), "card", "the card that lies there");
        return CardTaken{seat(), row_place(), card()};
    }
    Event card_dealt() const { return CardDealt{seat(), from_the_top()}; }
    Event card_drawn() const { return CardDrawn{seat(), from_the_top()}; }
    Event declared() const
    {
        expect_keys({"seat", "card"});
        expect(!m_known.drawn.is_none(), "card", "none, since none was drawn");
        if (!m_known.is_seen(seat())) {
            expect(hidden_in_hand(seat()) > 0, "card", "one that the hand hides");
            return Declared{seat(), from_out_of_sight()};
        }
        expect(card() == m_known.drawn && m_known.known[seat()][card()] < m_known.hand[seat()][card()],
               "card", "the card that was drawn");
        return Declared{seat(), card()};
    }
    Event kept() const
    {
        expect_keys({"seat"});
        return Kept{seat()};
    }
    Event discarded() const
    {
        expect_keys({"seat", "card"});
        return Discarded{seat(), Leaving(*this, seat()).read(m_field.need("card"))};
    }

    // Contracts and engineers

    Event swapped() const
    {
        expect_keys({"seat", "engineer"});
        return Swapped{seat(), read_engineer(m_field.need("engineer"))};
    }
    Event contract_taken() const
    {
        expect_keys({"seat", "contract"});
        const auto parliament = m_known.parliament.begin();
        const auto end = parliament + m_known.in_parliament;
        expect(std::find(parliament, end, contract()) != end, "contract", "one in parliament");
        expect_room();
        return ContractTaken{seat(), contract()};
    }
    Event junction_taken() const
    {
        expect_keys({"seat", "contract", "from", "to"});
        const bool is_next = junctions_left(m_rules, m_known, seat()) > 0 &&
                             contract() == next_junction(m_rules, m_known, seat());
        expect(is_next, "contract", "the next junction contract of that seat");
        const std::uint8_t pair = m_rules.find_pair(place("from"), place("to"));
        expect(pair != no_pair && !has_named(m_rules, m_known, seat(), pair), "to",
               "a place near the other one, and not the same two again");
        expect_room();
        return JunctionTaken{seat(), contract(), place("from"), place("to")};
    }
    void expect_room() const
    {
        expect(m_known.open_count(seat()) < max_open, "seat", "one with room for a contract");
    }
    Event barge_placed() const
    {
        expect_keys({"seat", "contract", "place"});
        const MapContract& wanted = contract_of(m_rules, m_known, open_contract());
        expect(!canal().is_begun(), "contract", "one without a barge");
        expect(is_end_of(wanted, place()), "place", "a terminus of the contract");
        return BargePlaced{seat(), contract(), place()};
    }
    Event canal_completed() const
    {
        expect_keys({"seat", "contract"});
        return CanalCompleted{seat(), open_contract()};
    }
    Event contract_returned() const
    {
        expect_keys({"seat", "contract"});
        return ContractReturned{seat(), open_contract()};
    }

    // Canals

    Event tile_laid() const
    {
        expect_keys({"seat", "contract", "tile", "pay", "extra"});
        TileLaid event{seat(), open_contract(), laid_tile(), {}, {}};
        Leaving cards(*this, event.seat);
        event.pay = cards.read_all<Pay>(m_field.need("pay"), max_pay);
        if (const auto extra = m_field.find("extra"))
            event.extra = cards.read_all<Extra>(*extra, max_extra);
        return event;
    }
    LaidTile laid_tile() const
    {
        expect(canal().is_begun(), "contract", "one with a barge");
        const Field field = m_field.need("tile");
        const auto move =
            parse_move(m_rules, m_known, "lay " + m_rules.contract_id(contract()) + " " + field.text());
        if (!move.choice || move.choice->pay.size() > 0 || move.choice->extra.size() > 0)
            field.refuse(capitol::describe(field.json()), "a tile such as `9,3 stretch w`");
        if (const Refusal refusal = check_tile(m_rules, m_known, contract(), move.choice->tile))
            field.refuse(capitol::describe(field.json()) + ": " + describe(refusal));
        return move.choice->tile;
    }
    Event tiles_taken_back() const
    {
        expect_keys({"seat", "contract", "count"});
        const auto most = m_known.canals[open_contract()].tiles;
        return TilesTakenBack{seat(), contract(), number<std::uint8_t>("count", 1, most)};
    }
    Event payment_discarded() const
    {
        expect_keys({});
        return PaymentDiscarded{};
    }

    // Goods and points

    Event colour_chosen() const
    {
        expect_keys({"seat", "colour"});
        const Field field = m_field.need("colour");
        return ColourChosen{seat(), expect_word(field, parse_colour(field.text()), "a colour")};
    }
    Event cube_lifted() const
    {
        expect_keys({"seat", "place"});
        expect(m_known.cubes & bit(place()), "place", "one with a cube");
        return CubeLifted{seat(), place()};
    }
    Event cube_placed() const
    {
        expect_keys({"seat", "place"});
        expect(!(m_known.cubes & bit(place())), "place", "one without a cube");
        return CubePlaced{seat(), place()};
    }
    Event shipped() const
    {
        expect_keys({"seat", "place", "route"});
        Move ship{.kind = MoveKind::ship, .place = place()};
        const Field route = m_field.need("route");
        std::size_t legs = 0;
        for (const Field& item : route.items(max_route)) {
            item.expect_keys({"owner", "place"});
            ship.route[legs++] = {read_seat(item.need("owner"), m_known.players),
                                  read_place(m_rules, item.need("place"))};
        }
        if (const Refusal refusal = check_route(m_rules, m_known, seat(), ship))
            route.refuse("a route", "a legal one: " + describe(refusal));
        return Shipped{seat(), ship.place, ship.route};
    }
    Event scored() const
    {
        constexpr int most = 9999; // of a seat
        expect_keys({"seat", "points", "for"});
        const auto points = number<std::int16_t>("points", 1, most - m_known.score[seat()]);
        const Field why = m_field.need("for");
        return Scored{seat(), points, expect_word(why, parse_points(why.text()), "what scores")};
    }

    // Turns

    Event passed() const
    {
        expect_keys({"seat"});
        return Passed{seat()};
    }
    Event end_began() const
    {
        expect_keys({"rounds"});
        return EndBegan{number<std::uint8_t>("rounds", 0, 9)};
    }
    Event round_began() const
    {
        expect_keys({"round"});
        if (m_known.ending && m_known.rounds_left == 0)
            m_field.refuse("a round after the last one");
        return RoundBegan{number<std::uint16_t>("round", m_known.round, most_rounds)};
    }
    Event asked() const { return Asked{read_turn(m_rules, m_field, m_known.players, m_known.turn.seat)}; }

    const Rules& m_rules;
    const Position& m_known;
    const Field& m_field;
};

} // namespace

Event read_event(const Rules& rules, const View& before, const Field& field)
{
    return EventReader(rules, before, field).read();
}

} // namespace canal
