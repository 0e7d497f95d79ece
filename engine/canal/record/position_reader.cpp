#include "base/field.h"
#include "base/report.h"
#include "canal/building.h"
#include "canal/goods.h"
#include "canal/happen.h"
#include "canal/notation.h"
#include "canal/record/position_json.h"

#include <algorithm>
#include <charconv>

namespace canal {

namespace {

using capitol::Field;

// Reads a position key by key. What is wrong is a FieldFault.
class PositionReader
{
public:
    PositionReader(const Rules& rules, const Field& field) : m_rules(rules), m_field(field) {}

    Position read()
    {
        m_field.expect_keys(
            {"variant",        "players",  "round",      "first",          "step",       "to_move",
             "phase",          "taken",    "taking",     "may_take_extra", "colour",     "lifts",
             "cubes_to_place", "laid",     "taken_back", "half_for",       "seats",      "row",
             "deck",           "discards", "paid",       "drawn",          "parliament", "contract_deck",
             "canals",         "cubes",    "ending",     "rounds_left",    "random"});
        const Ruleset& ruleset = m_rules.ruleset();
        m_players = static_cast<int>(m_field.need("players").whole(ruleset.players.min, ruleset.players.max));
        m_position = set_out(m_rules, m_players);
        m_left = m_rules.deck();
        m_position.round = static_cast<std::uint16_t>(number("round", 1, 60000, 1));
        m_position.ending = flag("ending");
        m_position.rounds_left = static_cast<std::uint8_t>(number("rounds_left", 0, 9, 0));
        if (const auto random = m_field.find("random"))
            read_random(*random);
        read_seats();
        read_contracts();
        read_cubes();
        read_turn();
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
    Seat seat_in(const Field& field) const { return static_cast<Seat>(field.whole(1, m_players) - 1); }
    std::uint8_t place_in(const Field& field) const
    {
        const int place = m_rules.find_place(field.text());
        if (place < 0)
            field.refuse(capitol::describe(field.json()), "the id of a place");
        return static_cast<std::uint8_t>(place);
    }
    std::uint8_t contract_in(const Field& field) const
    {
        const int contract = m_rules.find_contract(field.text());
        if (contract < 0)
            field.refuse(capitol::describe(field.json()), "the id of a contract");
        return static_cast<std::uint8_t>(contract);
    }
    template <typename Value>
    static Value word_in(const Field& field, std::optional<Value> value, const char* expected)
    {
        if (!value)
            field.refuse(capitol::describe(field.json()), expected);
        return *value;
    }
    // One of the cards that are nowhere yet.
    Card card_in(const Field& field)
    {
        const Card card = word_in(field, parse_card(field.text()), "a card such as lock or lock.red");
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
    std::vector<Field> items(const char* key, std::size_t most) const
    {
        const auto field = m_field.find(key);
        return field ? field->items(most) : std::vector<Field>();
    }

    void read_random(const Field& field)
    {
        const std::string text = field.text();
        std::uint64_t state = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), state);
        if (error != std::errc() || end != text.data() + text.size())
            field.refuse(capitol::describe(field.json()), "the state of the generator, as text");
        m_position.random = state;
    }

    // Without an engineer, seat 1 has Brindley, seat 2 Smeaton, and so on.
    void read_seats()
    {
        for (Seat seat = 0; seat < m_players; ++seat)
            m_position.engineer[seat] = static_cast<Engineer>(seat);
        const auto seats = items("seats", static_cast<std::size_t>(m_players));
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            read_seat(seats[seat], static_cast<Seat>(seat));
        for (Seat a = 0; a < m_players; ++a)
            for (Seat b = 0; b < a; ++b)
                if (m_position.engineer[a] == m_position.engineer[b])
                    Field(m_field.json(), "seats").refuse("an engineer that two seats have");
        const auto first = m_field.find("first");
        m_position.first = first ? seat_in(*first) : lowest_engineer();
    }

    Seat lowest_engineer() const
    {
        const auto end = m_position.engineer.begin() + m_players;
        return static_cast<Seat>(std::min_element(m_position.engineer.begin(), end) -
                                 m_position.engineer.begin());
    }

    void read_seat(const Field& field, Seat seat)
    {
        field.expect_keys({"score", "engineer", "hand", "known", "contracts", "tiles"});
        if (const auto score = field.find("score"))
            m_position.score[seat] = static_cast<std::int16_t>(score->whole(0, 9999));
        if (const auto engineer = field.find("engineer"))
            m_position.engineer[seat] = word_in(*engineer, parse_engineer(engineer->text()), "an engineer");
        if (const auto hand = field.find("hand"))
            m_position.hand[seat] = cards_in(*hand);
        m_position.hand_count[seat] = static_cast<std::uint8_t>(m_position.hand[seat].size());
        if (const auto known = field.find("known"))
            read_known(*known, seat);
        if (const auto contracts = field.find("contracts"))
            read_open(*contracts, seat);
    }

    void read_known(const Field& field, Seat seat)
    {
        for (const Field& item : field.items(max_cards)) {
            const Card card = word_in(item, parse_card(item.text()), "a card");
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
        const std::uint8_t contract = contract_in(field);
        if (m_claimed >> contract & 1)
            field.refuse(capitol::describe(field.json()) + ", which is somewhere else too");
        m_claimed |= 1U << contract;
        return contract;
    }

    void read_contracts()
    {
        if (const auto canals = m_field.find("canals")) {
            if (!canals->json().is_object())
                canals->refuse(capitol::describe(canals->json()),
                               "a map from the ids of contracts to canals");
            for (const auto& [id, json] : canals->json().items())
                read_canal(id, Field(json, canals->path() + "." + id));
        }
        for (Seat seat = 0; seat < m_players; ++seat)
            for (const std::uint8_t contract : m_position.open[seat])
                if (contract != no_contract && !m_position.canals[contract].is_begun())
                    ++m_barges_missing[seat];
        m_position.in_parliament = 0;
        const auto parliament =
            items("parliament", static_cast<std::size_t>(m_rules.ruleset().setup.parliament));
        for (const Field& item : parliament)
            m_position.parliament[m_position.in_parliament++] = claim(item);
        read_contract_deck();
    }

    // Those that are named lie on top.
    void read_contract_deck()
    {
        std::vector<std::uint8_t> deck;
        for (const Field& item : items("contract_deck", max_contracts))
            deck.push_back(claim(item));
        const bool is_whole = m_field.find("contract_deck").has_value() && deck.empty();
        for (int contract = 0; contract < m_rules.contracts() && !is_whole; ++contract)
            if (!(m_claimed >> contract & 1))
                deck.push_back(static_cast<std::uint8_t>(contract));
        for (int contract = 0; contract < m_rules.contracts() && is_whole; ++contract)
            if (!(m_claimed >> contract & 1)) // a game in which all are taken
                m_position.canals[static_cast<std::size_t>(contract)].standing = Standing::returned;
        m_position.contract_deck.fill(no_contract);
        std::ranges::reverse_copy(deck, m_position.contract_deck.begin());
        m_position.contracts_left = static_cast<std::uint8_t>(deck.size());
    }

    void read_canal(const std::string& id, const Field& field)
    {
        field.expect_keys({"owner", "standing", "start", "tiles"});
        const int number = m_rules.find_contract(id);
        if (number < 0)
            field.refuse(capitol::in_quotes(id), "the id of a contract");
        const auto contract = static_cast<std::uint8_t>(number);
        Canal& canal = m_position.canals[contract];
        const auto standing = field.find("standing");
        const bool is_open = canal.standing == Standing::open;
        const Standing told =
            standing ? word_in(*standing, parse_standing(standing->text()), "open, complete or returned")
                     : Standing::complete;
        if (is_open != (told == Standing::open) && !(is_open && !standing))
            field.refuse("a canal whose contract is open before no seat, or not what it says");
        if (!is_open) {
            if (m_claimed >> contract & 1)
                field.refuse("a contract that is somewhere else too");
            m_claimed |= 1U << contract;
            canal.standing = told;
            canal.owner = seat_in(field.need("owner"));
        } else if (const auto owner = field.find("owner"); owner && seat_in(*owner) != canal.owner) {
            owner->refuse("another seat than the contract's");
        }
        read_course(contract, field);
    }

    void read_course(std::uint8_t contract, const Field& field)
    {
        Canal& canal = m_position.canals[contract];
        const auto start = field.find("start");
        if (!start)
            return;
        const std::uint8_t place = place_in(*start);
        if (place != m_rules.contract(contract).from && place != m_rules.contract(contract).to)
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
        const MapContract& told = m_rules.contract(contract);
        return canal.stops > 1 && (reached == told.from || reached == told.to);
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
            parse_move(m_rules, alone, "lay " + m_rules.contract(contract).id + " " + field.text());
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
            const std::uint8_t place = place_in(item);
            if (m_position.cubes & bit(place))
                item.refuse("a second cube in one place");
            m_position.cubes |= bit(place);
        }
        if (std::popcount(m_position.cubes) > m_rules.ruleset().setup.cubes)
            m_field.need("cubes").refuse("more cubes than there are");
    }

    void read_turn()
    {
        Turn& turn = m_position.turn;
        turn.seat = m_position.first;
        if (const auto seat = m_field.find("to_move"))
            turn.seat = seat_in(*seat);
        if (const auto step = m_field.find("step"))
            turn.step = word_in(*step, parse_step(step->text()), "a step of a turn");
        const int usual = turn.step == Step::cards || turn.step == Step::taking || turn.step == Step::building
                              ? 2
                          : turn.step == Step::goods || turn.step == Step::discard ? 3
                                                                                   : 1;
        turn.phase = static_cast<std::uint8_t>(number("phase", 1, 3, usual));
        turn.taken = static_cast<std::uint8_t>(number("taken", 0, 2 * max_face_up, 0));
        turn.taking = flag("taking");
        turn.may_take_extra = flag("may_take_extra");
        if (const auto colour = m_field.find("colour"))
            turn.colour = word_in(*colour, parse_colour(colour->text()), "a colour");
        turn.lifts = static_cast<std::uint8_t>(number("lifts", 0, 3, 0));
        turn.cubes = static_cast<std::uint8_t>(number("cubes_to_place", 0, 3, 0));
        turn.laid = flag("laid");
        for (const Field& item : items("taken_back", max_contracts))
            turn.taken_back |= 1U << contract_in(item);
        if (const auto half = m_field.find("half_for"))
            turn.half_for = contract_in(*half);
    }

    // Row, deck, discards; the rest lies in the deck beneath what is named.
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
        if (const auto drawn = m_field.find("drawn"))
            read_drawn(*drawn);
    }

    void read_drawn(const Field& field)
    {
        m_position.drawn = word_in(field, parse_card(field.text()), "a card");
        const Seat seat = m_position.turn.seat;
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
    int m_players = 0;
    Position m_position;
    Cards m_left;                // cards that are nowhere yet
    std::uint32_t m_claimed = 0; // contracts that are somewhere
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

} // namespace canal
