#include "base/field.h"
#include "base/report.h"
#include "canal/building.h"
#include "canal/goods.h"
#include "canal/happen.h"
#include "canal/notation.h"
#include "canal/record/fields.h"
#include "canal/record/position_json.h"

#include <algorithm>

namespace canal {

namespace {

using capitol::Field;

// Reads a position key by key, or what an audience sees of one. What is wrong is a FieldFault.
class PositionReader
{
public:
    PositionReader(const Rules& rules, const Field& field, Seat audience = no_seat)
        : m_rules(rules), m_field(field), m_audience(audience)
    {
    }

    Position read()
    {
        m_field.expect_keys(
            {"variant",        "players",  "round",      "first",          "step",       "to_move",
             "phase",          "taken",    "taking",     "may_take_extra", "colour",     "lifts",
             "cubes_to_place", "laid",     "taken_back", "half_for",       "seats",      "row",
             "deck",           "discards", "paid",       "drawn",          "parliament", "contract_deck",
             "canals",         "cubes",    "ending",     "rounds_left",    "random",     "passed"});
        const Ruleset& ruleset = m_rules.ruleset();
        m_players = static_cast<int>(m_field.need("players").whole(ruleset.players.min, ruleset.players.max));
        m_position = set_out(m_rules, m_players);
        m_left = m_rules.deck();
        m_position.seen_by = m_audience;
        if (is_view())
            expect_whole_view();
        m_position.round = static_cast<std::uint16_t>(number("round", 1, most_rounds, 1));
        m_position.ending = flag("ending");
        m_position.rounds_left = static_cast<std::uint8_t>(number("rounds_left", 0, 9, 0));
        if (const auto random = m_field.find("random"))
            m_position.random = random->whole64_or_text();
        read_seats();
        read_contracts();
        read_cubes();
        m_position.turn = read_turn(m_rules, m_field, m_players, m_position.first);
        read_cards();
        check_turn();
        return m_position;
    }

private:
    int number(const char* key, int min, int max, int otherwise) const
    {
        const auto field = m_field.find(key);
        return field ? static_cast<int>(field->whole(min, max)) : otherwise;
    }
    bool flag(const char* key) const
    {
        const auto field = m_field.find(key);
        return field && field->flag();
    }
    bool is_view() const { return m_audience != no_seat; }
    // Whose cards are whole.
    bool is_seen(Seat seat) const { return m_position.is_seen(seat); }
    // Of a view nothing is derived that it shows.
    void expect_whole_view() const
    {
        for (const char* key : {"round", "first", "step", "phase", "seats", "row", "deck", "discards", "paid",
                                "parliament", "contract_deck", "canals", "cubes", "ending", "rounds_left"})
            m_field.need(key);
        if (m_field.need("seats").json().size() != static_cast<std::size_t>(m_players))
            m_field.need("seats").refuse("another number of seats than of players");
        if (const auto random = m_field.find("random"))
            random->refuse("what nobody sees");
    }
    // One of the cards that are nowhere yet.
    Card card_in(const Field& field)
    {
        const Card card = read_card(field);
        if (m_left[card] == 0)
            field.refuse(capitol::describe(field.json()) + ", a card too many");
        m_left.remove(card);
        return card;
    }
    Cards cards_in(const Field& field)
    {
        Cards cards;
        for (const Field& item : field.items(max_cards))
            cards.add(card_in(item));
        return cards;
    }
    // How many there are, each of them `?`.
    static int hidden_in(const Field& field, std::size_t most)
    {
        const auto items = field.items(most);
        for (const Field& item : items)
            if (item.text() != "?")
                item.refuse(capitol::describe(item.json()), "`?`");
        return static_cast<int>(items.size());
    }
    std::vector<Field> items(const char* key, std::size_t most) const
    {
        const auto field = m_field.find(key);
        return field ? field->items(most) : std::vector<Field>();
    }

    // Without an engineer, seat 1 has Brindley, seat 2 Smeaton, and so on.
    void read_seats()
    {
        for (Seat seat = 0; seat < m_players; ++seat)
            m_position.engineer[seat] = static_cast<Engineer>(seat);
        const auto seats = items("seats", static_cast<std::size_t>(m_players));
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            read_seat_state(seats[seat], static_cast<Seat>(seat));
        for (Seat a = 0; a < m_players; ++a)
            for (Seat b = 0; b < a; ++b)
                if (m_position.engineer[a] == m_position.engineer[b])
                    Field(m_field.json(), "seats").refuse("an engineer that two seats have");
        const auto first = m_field.find("first");
        m_position.first = first ? read_seat(*first, m_players) : lowest_engineer();
    }

    Seat lowest_engineer() const
    {
        const auto end = m_position.engineer.begin() + m_players;
        return static_cast<Seat>(std::min_element(m_position.engineer.begin(), end) -
                                 m_position.engineer.begin());
    }

    void read_seat_state(const Field& field, Seat seat)
    {
        field.expect_keys({"score", "engineer", "hand", "known", "contracts", "tiles"});
        if (const auto score = field.find("score"))
            m_position.score[seat] = static_cast<std::int16_t>(score->whole(0, 9999));
        if (const auto engineer = field.find("engineer"))
            m_position.engineer[seat] = read_engineer(*engineer);
        if (const auto hand = field.find("hand"))
            read_hand(*hand, seat);
        if (const auto known = field.find("known"))
            read_known(*known, seat);
        if (!is_seen(seat) && !(m_position.known[seat] == m_position.hand[seat]))
            field.need("known").refuse("other cards than the hand shows");
        if (const auto contracts = field.find("contracts"))
            read_open(*contracts, seat);
    }

    void read_hand(const Field& field, Seat seat)
    {
        for (const Field& item : field.items(max_cards))
            if (!is_seen(seat) && item.text() == "?")
                ++m_hidden;
            else
                m_position.hand[seat].add(card_in(item));
        m_position.hand_count[seat] = static_cast<std::uint8_t>(field.json().size());
    }

    void read_known(const Field& field, Seat seat)
    {
        for (const Field& item : field.items(max_cards)) {
            const Card card = read_card(item);
            if (m_position.known[seat][card] == m_position.hand[seat][card])
                item.refuse("a card that the hand has not");
            m_position.known[seat].add(card);
        }
    }

    void read_open(const Field& field, Seat seat)
    {
        std::size_t at = 0;
        for (const Field& item : field.items(static_cast<std::size_t>(m_rules.ruleset().contracts.open))) {
            const std::uint8_t contract = claim(item);
            m_position.open[seat][at++] = contract;
            m_position.canals[contract].standing = Standing::open;
            m_position.canals[contract].owner = seat;
        }
    }

    // A contract that is nowhere else.
    std::uint8_t claim(const Field& field)
    {
        const std::uint8_t contract = read_contract(m_rules, field);
        if (is_claimed(contract))
            field.refuse(capitol::describe(field.json()) + ", which is somewhere else too");
        m_claimed |= std::uint64_t{1} << contract;
        return contract;
    }
    std::uint8_t claim_of_map(const Field& field)
    {
        const std::uint8_t contract = claim(field);
        if (m_rules.is_junction(contract))
            field.refuse(capitol::describe(field.json()), "a contract of the map");
        return contract;
    }
    bool is_claimed(int contract) const { return m_claimed >> contract & 1; }

    void read_contracts()
    {
        if (const auto canals = m_field.find("canals")) {
            if (!canals->json().is_object())
                canals->refuse(capitol::describe(canals->json()),
                               "a map from the ids of contracts to canals");
            for (const auto& [id, json] : canals->json().items())
                read_canal(id, Field(json, capitol::join(canals->path(), id)));
        }
        check_junctions();
        for (Seat seat = 0; seat < m_players; ++seat)
            for (const std::uint8_t contract : m_position.open[seat])
                if (contract != no_contract && !m_position.canals[contract].is_begun())
                    ++m_barges_missing[seat];
        m_position.connected = find_connected(m_rules, m_position);
        m_position.in_parliament = 0;
        const auto parliament =
            items("parliament", static_cast<std::size_t>(m_rules.ruleset().setup.parliament));
        for (const Field& item : parliament)
            m_position.parliament[m_position.in_parliament++] = claim_of_map(item);
        is_view() ? read_hidden_contracts(m_field.need("contract_deck")) : read_contract_deck();
    }

    void read_hidden_contracts(const Field& field)
    {
        const int hidden = hidden_in(field, max_contracts);
        const std::uint64_t of_map = (std::uint64_t{1} << m_rules.contracts()) - 1;
        if (hidden != m_rules.contracts() - std::popcount(m_claimed & of_map))
            field.refuse("more or fewer contracts than are nowhere else");
        m_position.contracts_left = static_cast<std::uint8_t>(hidden);
    }

    // Those that are named lie on top.
    void read_contract_deck()
    {
        std::vector<std::uint8_t> deck;
        for (const Field& item : items("contract_deck", max_contracts))
            deck.push_back(claim_of_map(item));
        const bool is_whole = m_field.find("contract_deck").has_value() && deck.empty();
        for (int contract = 0; contract < m_rules.contracts() && !is_whole; ++contract)
            if (!is_claimed(contract))
                deck.push_back(static_cast<std::uint8_t>(contract));
        for (int contract = 0; contract < m_rules.contracts() && is_whole; ++contract)
            if (!is_claimed(contract)) // a game in which all are taken
                m_position.canals[static_cast<std::size_t>(contract)].standing = Standing::returned;
        m_position.contract_deck.fill(no_contract);
        std::ranges::reverse_copy(deck, m_position.contract_deck.begin());
        m_position.contracts_left = static_cast<std::uint8_t>(deck.size());
    }

    void read_canal(const std::string& id, const Field& field)
    {
        field.expect_keys({"owner", "standing", "from", "to", "start", "tiles"});
        const int number = m_rules.find_contract(id);
        if (number < 0)
            field.refuse(capitol::in_quotes(id), "the id of a contract");
        const auto contract = static_cast<std::uint8_t>(number);
        Canal& canal = m_position.canals[contract];
        const auto standing = field.find("standing");
        const bool is_open = canal.standing == Standing::open;
        const Standing told =
            standing ? expect_word(*standing, parse_standing(standing->text()), "open, complete or returned")
                     : Standing::complete;
        if (is_open != (told == Standing::open) && !(is_open && !standing))
            field.refuse("a canal whose contract is open before no seat, or not what it says");
        if (!is_open) {
            if (is_claimed(contract))
                field.refuse("a contract that is somewhere else too");
            m_claimed |= std::uint64_t{1} << contract;
            canal.standing = told;
            canal.owner = read_seat(field.need("owner"), m_players);
        } else if (const auto owner = field.find("owner");
                   owner && read_seat(*owner, m_players) != canal.owner) {
            owner->refuse("another seat than the contract's");
        }
        if (m_rules.is_junction(contract))
            read_pair(contract, field);
        read_course(contract, field);
    }

    void read_pair(std::uint8_t contract, const Field& field)
    {
        const Field to = field.need("to");
        const Seat owner = m_position.canals[contract].owner;
        const std::uint8_t pair =
            m_rules.find_pair(read_place(m_rules, field.need("from")), read_place(m_rules, to));
        if (pair == no_pair || has_named(m_rules, m_position, owner, pair))
            to.refuse(capitol::describe(to.json()), "a place near the other one, and not the same two again");
        m_position.junction[static_cast<std::size_t>(contract - m_rules.contracts())] = pair;
    }

    // Each seat has its own, named, and takes the first one first.
    void check_junctions() const
    {
        const Field canals(m_field.json(), "canals");
        for (int contract = m_rules.contracts(); contract < m_rules.canals(); ++contract) {
            const auto number = static_cast<std::size_t>(contract - m_rules.contracts());
            const bool is_named = m_position.junction[number] != no_pair;
            const Seat owner = m_position.canals[static_cast<std::size_t>(contract)].owner;
            if (is_named != is_claimed(contract))
                canals.refuse("a junction contract whose places are not named");
            if (is_named && (contract < m_rules.first_junction(owner) ||
                             contract >= next_junction(m_rules, m_position, owner)))
                canals.refuse("a junction contract of another seat, or not the seat's first one");
        }
    }

    void read_course(std::uint8_t contract, const Field& field)
    {
        Canal& canal = m_position.canals[contract];
        const auto start = field.find("start");
        if (!start)
            return;
        const std::uint8_t place = read_place(m_rules, *start);
        if (!is_end_of(contract_of(m_rules, m_position, contract), place))
            start->refuse(capitol::describe(start->json()), "a terminus of the contract");
        canal.stop[0] = place;
        canal.stops = 1;
        if (const auto tiles = field.find("tiles"))
            for (const Field& item : tiles->items(max_value))
                read_tile(contract, item);
        const bool through = is_through(contract);
        if (through != (canal.standing == Standing::complete))
            field.refuse(through ? "a canal that is complete" : "a canal that is not complete");
    }

    // It has come to its other terminus.
    bool is_through(std::uint8_t contract) const
    {
        const Canal& canal = m_position.canals[contract];
        const int reached = canal.stop[canal.stops - 1U];
        return canal.stops > 1 && is_end_of(contract_of(m_rules, m_position, contract), reached);
    }

    // As it could have been laid, whatever lay there then.
    void read_tile(std::uint8_t contract, const Field& field)
    {
        if (is_through(contract))
            field.refuse("a tile behind the end of its canal");
        Canal& canal = m_position.canals[contract];
        Position alone = m_position;
        alone.turn = {.seat = canal.owner};
        const auto move =
            parse_move(m_rules, alone, "lay " + m_rules.contract_id(contract) + " " + field.text());
        if (!move.choice)
            field.refuse(capitol::describe(field.json()), "a tile such as `9,3 stretch w`");
        if (const Refusal refusal = check_tile(m_rules, alone, contract, move.choice->tile);
            refusal && refusal.kind != RefusalKind::dead_end)
            field.refuse(capitol::describe(field.json()) + ": " + describe(refusal));
        put_tile(m_rules, m_position, contract, move.choice->tile);
    }

    void read_cubes()
    {
        for (const Field& item : items("cubes", max_places)) {
            const std::uint8_t place = read_place(m_rules, item);
            if (m_position.cubes & bit(place))
                item.refuse("a second cube in one place");
            m_position.cubes |= bit(place);
        }
        if (std::popcount(m_position.cubes) > m_rules.ruleset().setup.cubes)
            m_field.need("cubes").refuse("more cubes than there are");
    }

    void read_cards()
    {
        if (const auto discards = m_field.find("discards"))
            m_position.discards = cards_in(*discards);
        if (const auto paid = m_field.find("paid"))
            m_position.paid = cards_in(*paid);
        const auto row = items("row", static_cast<std::size_t>(m_rules.ruleset().setup.face_up));
        for (std::size_t i = 0; i < row.size(); ++i)
            if (!row[i].json().is_null())
                m_position.row[i] = card_in(row[i]);
        is_view() ? read_hidden_deck(m_field.need("deck")) : read_deck();
        if (const auto drawn = m_field.find("drawn"))
            read_drawn(*drawn);
    }

    void read_hidden_deck(const Field& field)
    {
        const int hidden = hidden_in(field, max_cards);
        if (hidden + m_hidden != m_left.size())
            field.refuse("more or fewer cards than are nowhere else");
        m_position.deck.fill(no_card);
        std::fill_n(m_position.deck.begin(), hidden, unknown_card);
        m_position.deck_count = static_cast<std::uint8_t>(hidden);
    }

    // What is not named lies beneath what is.
    void read_deck()
    {
        std::vector<Card> deck;
        for (const Field& item : items("deck", max_cards))
            deck.push_back(card_in(item));
        m_left.for_each(
            [&](Card card, int copies) { deck.insert(deck.end(), static_cast<std::size_t>(copies), card); });
        if (const auto named = m_field.find("deck"); named && named->json().empty()) {
            for (const Card card : deck)
                m_position.discards.add(card); // an empty deck is one that was drawn
            deck.clear();
        }
        m_position.deck.fill(no_card);
        std::ranges::reverse_copy(deck, m_position.deck.begin());
        m_position.deck_count = static_cast<std::uint8_t>(deck.size());
    }

    void read_drawn(const Field& field)
    {
        const Seat seat = m_position.turn.seat;
        if (!is_seen(seat)) {
            m_position.drawn = unknown_card;
            if (field.text() != "?" || m_position.hand_count[seat] == m_position.hand[seat].size())
                field.refuse("a card of a hand that hides none", "`?`");
            return;
        }
        m_position.drawn = read_card(field);
        if (m_position.hand[seat][m_position.drawn] <= m_position.known[seat][m_position.drawn])
            field.refuse("a card that is not in the hand of the seat to move, or that all know there");
    }

    // What a step needs is there.
    void check_turn() const
    {
        const Turn& turn = m_position.turn;
        const Field step(m_field.json(), "step");
        for (Seat seat = 0; seat < m_players; ++seat)
            if (m_barges_missing[seat] != (turn.step == Step::barge && seat == turn.seat ? 1 : 0))
                step.refuse("a contract without a barge, or none to place one for");
        if ((turn.step == Step::declare) != !m_position.drawn.is_none())
            step.refuse("a drawn card in another step than `declare`, or none in it");
        const bool places_cubes = turn.step == Step::cube || turn.step == Step::lift;
        if (places_cubes != (turn.colour != Colour::none) || turn.colour == Colour::any)
            step.refuse("cubes to place without a colour, or a colour without them");
        if (turn.step == Step::cube && (turn.cubes == 0 || places_for_cube_now() == 0))
            step.refuse("no cube to place");
        if (turn.step == Step::lift && (turn.lifts == 0 || turn.lifts > std::popcount(m_position.cubes)))
            step.refuse("no cube to lift, or more to lift than there are");
        if (turn.step == Step::discard && m_position.hand_count[turn.seat] <= m_rules.ruleset().cards.hand)
            step.refuse("nothing to discard");
        if (turn.taking && (turn.phase != 2 || turn.taken == 0))
            step.refuse("cards being taken in another phase");
        if (turn.step == Step::taking && (!turn.taking || is_row_empty()))
            step.refuse("no card that was taken, or none to take");
        const bool may_leave = turn.step == Step::delivery && !m_rules.ruleset().end.delivery_forced;
        if (turn.passed != 0 && (!may_leave || (turn.passed >> turn.seat & 1)))
            Field(m_field.json(), "passed").refuse("seats that cannot have left the final delivery");
        if (!is_seen(turn.seat))
            return; // what it may do only that seat knows
        std::vector<Move> moves;
        list_moves(m_rules, m_position, moves);
        if (moves.empty() && turn.step != Step::over)
            step.refuse("a step in which there is nothing to choose");
    }

    PlaceSet places_for_cube_now() const
    {
        return places_for_cube(m_rules, m_position, m_position.turn.colour);
    }
    bool is_row_empty() const { return std::ranges::all_of(m_position.row, &Card::is_none); }

    const Rules& m_rules;
    const Field& m_field;
    const Seat m_audience; // no_seat: a whole position
    int m_players = 0;
    Position m_position;
    Cards m_left;                // cards that are nowhere yet
    int m_hidden = 0;            // of them, in hands
    std::uint64_t m_claimed = 0; // contracts that are somewhere
    std::array<int, max_seats> m_barges_missing{};
};

} // namespace

ParsedPosition parse_position(const Rules& rules, const nlohmann::json& json)
{
    try {
        const Field field(json, "");
        return {PositionReader(rules, field).read(), {}, {}};
    } catch (const capitol::FieldFault& fault) {
        return {{}, fault.message(), fault.at};
    }
}

View read_view(const Rules& rules, const Field& field, Seat audience)
{
    return {audience, PositionReader(rules, field, audience).read()};
}

} // namespace canal
