#include "canal/builders.h"
#include "canal/building.h"
#include "canal/game.h"
#include "canal/goods.h"
#include "canal/happen.h"

#include <algorithm>

namespace canal {

namespace {

// Makes one move, and what follows from it.
class Course
{
public:
    Course(const Rules& rules, Position& position, Events* events)
        : m_rules(rules), m_ruleset(rules.ruleset()), m_position(position), m_turn(position.turn),
          m_events(events), m_seat(position.turn.seat)
    {
    }

    void make(const Move& move)
    {
        follow(move);
        tell(Asked{m_turn});
    }

private:
    void follow(const Move& move)
    {
        switch (move.kind) {
        case MoveKind::pass:
            return pass();
        case MoveKind::done:
            return finish_action();
        case MoveKind::contract:
            return take_contract(move.contract);
        case MoveKind::junction:
            return take_junction(move);
        case MoveKind::barge:
            return place_barge(move.place);
        case MoveKind::swap:
            tell(Swapped{m_seat, move.engineer});
            return end_phase();
        case MoveKind::renew:
            tell(RowDiscarded{m_seat});
            fill_row();
            return end_phase();
        case MoveKind::take:
            return take_card(move.card);
        case MoveKind::pick:
            take_face_up(move.card);
            fill_row();
            return resolve(m_ruleset.engineers.rennie_symbol ? move.card.symbol() : Colour::none);
        case MoveKind::draw:
            reshuffle_if_empty();
            tell(CardDrawn{m_seat, m_position.deck[m_position.deck_count - 1U]});
            reshuffle_early();
            m_turn.step = Step::declare;
            return;
        case MoveKind::declare:
            return declare();
        case MoveKind::keep:
            tell(Kept{m_seat});
            return end_phase();
        case MoveKind::colour:
            tell(ColourChosen{m_seat, move.colour});
            return begin_cubes(move.colour);
        case MoveKind::lift:
            tell(CubeLifted{m_seat, move.place});
            --m_turn.lifts;
            return go_on_with_cubes();
        case MoveKind::cube:
            tell(CubePlaced{m_seat, move.place});
            --m_turn.cubes;
            return go_on_with_cubes();
        case MoveKind::lay:
            return lay(move);
        case MoveKind::take_back:
            tell(TilesTakenBack{m_seat, move.contract, move.count});
            m_turn.taken_back |= std::uint64_t{1} << move.contract;
            m_turn.step = Step::building;
            return;
        case MoveKind::ship:
            return ship(move);
        case MoveKind::discard:
            tell(Discarded{m_seat, move.card});
            return end_turn();
        }
    }

    template <typename Kind>
    void tell(const Kind& event)
    {
        happen(m_rules, m_position, event);
        if (m_events)
            m_events->push_back(event);
    }

    // The turn

    void pass()
    {
        tell(Passed{m_seat});
        if (m_turn.step != Step::delivery)
            return end_phase();
        m_turn.passed |= 1U << m_seat;
        deliver_next();
    }

    void finish_action()
    {
        if (m_turn.step == Step::building)
            tell(PaymentDiscarded{});
        if (m_turn.step == Step::taking)
            fill_row();
        end_phase();
    }

    void end_phase()
    {
        const auto phase = m_turn.phase;
        m_turn = {.seat = m_seat, .phase = phase};
        if (phase == 3)
            return end_turn();
        ++m_turn.phase;
        m_turn.step = m_turn.phase == 2 ? Step::cards : Step::goods;
    }

    void end_turn()
    {
        if (m_position.hand_count[m_seat] > m_ruleset.cards.hand) {
            m_turn.step = Step::discard;
            return;
        }
        if (!m_ruleset.end.others_turn && has_score_to_end(m_seat))
            begin_end();
        const Seat next = m_position.next_seat(m_seat);
        if (next == m_position.first && m_position.round + m_ruleset.end.rounds >= most_rounds)
            begin_end();
        if (next == m_position.first && m_position.ending && m_position.rounds_left == 0)
            return score_game();
        if (next == m_position.first)
            tell(RoundBegan{static_cast<std::uint16_t>(m_position.round + 1)});
        m_turn = {.seat = next};
    }

    void score(Seat seat, int points, Points why)
    {
        if (points == 0)
            return;
        tell(Scored{seat, static_cast<std::int16_t>(points), why});
        if (has_score_to_end(seat) && (seat == m_seat || m_ruleset.end.others_turn))
            begin_end();
    }

    bool has_score_to_end(Seat seat) const
    {
        return m_position.score[seat] >= m_ruleset.end.score.of(m_position.players);
    }

    void begin_end()
    {
        if (!m_position.ending)
            tell(EndBegan{static_cast<std::uint8_t>(m_ruleset.end.rounds)});
    }

    // Contracts

    void take_contract(std::uint8_t contract)
    {
        m_turn.may_take_extra =
            m_turn.taken == 0 && m_position.in_parliament <= 2 && m_ruleset.contracts.second_take;
        ++m_turn.taken;
        tell(ContractTaken{m_seat, contract});
        m_turn.step = Step::barge;
    }

    // Two are taken at once from parliament only, or the second is the seat's own.
    void take_junction(const Move& move)
    {
        m_turn.may_take_extra = false;
        ++m_turn.taken;
        tell(JunctionTaken{m_seat, next_junction(m_rules, m_position, m_seat), move.place, move.to});
        m_turn.step = Step::barge;
    }

    void place_barge(std::uint8_t place)
    {
        std::uint8_t contract = no_contract;
        for (const std::uint8_t open : m_position.open[m_seat])
            if (open != no_contract && !m_position.canals[open].is_begun())
                contract = open;
        tell(BargePlaced{m_seat, contract, place});
        if (m_position.in_parliament == 0)
            fill_parliament();
        const bool has_room = m_position.open_count(m_seat) < m_ruleset.contracts.open;
        if (!m_turn.may_take_extra || !has_room || m_position.in_parliament == 0)
            return end_phase();
        m_turn.step = Step::extra;
    }

    void fill_parliament()
    {
        if (m_position.contracts_left == 0)
            return;
        for (int i = 0; i < m_ruleset.setup.parliament && m_position.contracts_left > 0; ++i)
            tell(ContractRevealed{m_position.contract_deck[m_position.contracts_left - 1U]});
        if (m_position.contracts_left == 0 && m_ruleset.end.last_contracts)
            begin_end();
    }

    // Cards

    void reshuffle_if_empty()
    {
        if (m_position.deck_count == 0)
            tell(Reshuffled{});
    }

    // Before a card is needed; what is discarded only later waits until then.
    void reshuffle_early()
    {
        if (m_ruleset.cards.reshuffle_early && m_position.discards.size() > 0)
            reshuffle_if_empty();
    }

    void fill_row()
    {
        for (int place = 0; place < m_ruleset.setup.face_up; ++place) {
            if (!m_position.row[static_cast<std::size_t>(place)].is_none())
                continue;
            if (m_position.cards_to_draw() == 0)
                return;
            reshuffle_if_empty();
            tell(CardRevealed{static_cast<std::uint8_t>(place), m_position.deck[m_position.deck_count - 1U]});
            reshuffle_early();
        }
    }

    void take_face_up(Card card)
    {
        const auto place = std::ranges::find(m_position.row, card) - m_position.row.begin();
        tell(CardTaken{m_seat, static_cast<std::uint8_t>(place), card});
    }

    void take_card(Card card)
    {
        take_face_up(card);
        if (m_ruleset.cards.refill_each)
            fill_row();
        m_turn.taking = true;
        ++m_turn.taken;
        resolve(card.symbol());
    }

    void go_on_taking()
    {
        const bool is_rennie = m_position.engineer[m_seat] == Engineer::rennie;
        const int most = is_rennie ? m_ruleset.engineers.rennie : m_ruleset.cards.take;
        const bool is_empty = std::ranges::all_of(m_position.row, &Card::is_none);
        m_turn.step = Step::taking;
        if (m_turn.taken >= most || is_empty)
            finish_action();
    }

    void declare()
    {
        const Card card = m_position.drawn;
        tell(Declared{m_seat, card});
        resolve(card.symbol());
    }

    // Goods

    void resolve(Colour symbol)
    {
        if (symbol == Colour::none)
            return end_cubes();
        if (symbol != Colour::any)
            return begin_cubes(symbol);
        m_turn.step = Step::colour;
    }

    void begin_cubes(Colour colour)
    {
        const int cubes = cubes_for(m_rules, m_position, colour);
        m_turn.colour = colour;
        m_turn.cubes = static_cast<std::uint8_t>(cubes);
        m_turn.lifts = static_cast<std::uint8_t>(std::max(0, cubes - cubes_in_basin(m_rules, m_position)));
        go_on_with_cubes();
    }

    // Where there is but one place it is taken.
    void go_on_with_cubes()
    {
        while (m_turn.lifts > 0) {
            const PlaceSet places = places_to_lift(m_rules, m_position);
            if (!std::has_single_bit(places)) {
                m_turn.step = Step::lift;
                return;
            }
            tell(CubeLifted{m_seat, static_cast<std::uint8_t>(std::countr_zero(places))});
            --m_turn.lifts;
        }
        while (m_turn.cubes > 0) {
            const PlaceSet places = places_for_cube(m_rules, m_position, m_turn.colour);
            if (places == 0)
                break; // they stay in the basin
            if (!std::has_single_bit(places)) {
                m_turn.step = Step::cube;
                return;
            }
            tell(CubePlaced{m_seat, static_cast<std::uint8_t>(std::countr_zero(places))});
            --m_turn.cubes;
        }
        end_cubes();
    }

    void end_cubes()
    {
        m_turn.colour = Colour::none;
        m_turn.cubes = 0;
        m_turn.taking ? go_on_taking() : end_phase();
    }

    void ship(const Move& move)
    {
        tell(Shipped{m_seat, move.place, move.route});
        const auto points = route_points(move.route);
        for (Seat seat = 0; seat < m_position.players; ++seat)
            score(seat, points[seat], Points::goods);
        m_turn.step == Step::delivery ? deliver_next() : end_phase();
    }

    // Canals

    void lay(const Move& move)
    {
        const bool half = overpaid(m_rules, m_position, m_seat, move.contract, move.tile.tile, move.pay) > 0;
        tell(TileLaid{m_seat, move.contract, move.tile, move.pay, move.extra});
        m_turn.step = Step::building;
        m_turn.laid = true;
        m_turn.half_for = half ? move.contract : no_contract;
        if (is_complete(move.contract))
            complete(move.contract);
    }

    bool is_complete(int contract) const
    {
        const Canal& canal = m_position.canals[static_cast<std::size_t>(contract)];
        const int reached = canal.stop[canal.stops - 1U];
        return canal.stops > 1 && is_end_of(contract_of(m_rules, m_position, contract), reached);
    }

    void complete(std::uint8_t contract)
    {
        m_turn.half_for = no_contract;
        tell(CanalCompleted{m_seat, contract});
        const int value =
            m_ruleset.scoring.contract_value ? contract_of(m_rules, m_position, contract).value : 0;
        score(m_seat, tile_points(contract) + value, Points::canal);
    }

    int tile_points(int contract) const
    {
        const Canal& canal = m_position.canals[static_cast<std::size_t>(contract)];
        int points = 0;
        for (std::size_t i = 0; i < canal.tiles; ++i)
            points += m_ruleset.scoring.tile.of(canal.tile[i].tile);
        return points;
    }

    // The end

    void score_game()
    {
        for (Seat seat = 0; seat < m_position.players; ++seat) {
            const auto open = m_position.open[seat];
            for (const std::uint8_t contract : open)
                if (contract != no_contract)
                    score_incomplete(seat, contract);
        }
        m_turn = {.step = Step::delivery};
        deliver_from(0);
    }

    void score_incomplete(Seat seat, std::uint8_t contract)
    {
        if (m_ruleset.scoring.incomplete)
            score(seat, tile_points(contract), Points::incomplete);
        tell(ContractReturned{seat, contract});
    }

    void deliver_next() { deliver_from(static_cast<int>(m_position.engineer[m_seat]) + 1); }

    // The next seat in the order of engineers that can move a cube; if none can, the game is over.
    void deliver_from(int number)
    {
        for (int i = 0; i < engineer_count; ++i) {
            const auto engineer = static_cast<Engineer>((number + i) % engineer_count);
            for (Seat seat = 0; seat < m_position.players; ++seat)
                if (m_position.engineer[seat] == engineer && delivers(seat)) {
                    m_turn = {.step = Step::delivery, .seat = seat, .passed = m_turn.passed};
                    return;
                }
        }
        score_builders();
        m_turn = {.step = Step::over};
    }

    bool delivers(Seat seat) const
    {
        return !(m_turn.passed >> seat & 1) && can_ship(m_rules, m_position, seat);
    }

    void score_builders()
    {
        const Builders builders(m_rules, m_position);
        for (Seat seat = 0; seat < m_position.players; ++seat)
            score(seat, builders.points(seat), Points::builder);
    }

    const Rules& m_rules;
    const Ruleset& m_ruleset;
    Position& m_position;
    Turn& m_turn;
    Events* const m_events;
    const Seat m_seat;
};

} // namespace

void apply(const Rules& rules, Position& position, const Move& move, Events* events)
{
    Course(rules, position, events).make(move);
}

int completed_contracts(const Position& position, Seat seat)
{
    return static_cast<int>(std::ranges::count_if(position.canals, [&](const Canal& canal) {
        return canal.owner == seat && canal.standing == Standing::complete;
    }));
}

Seat leader(const Position& position)
{
    Seat best = 0;
    for (Seat seat = 1; seat < position.players; ++seat)
        if (position.score[seat] > position.score[best] ||
            (position.score[seat] == position.score[best] &&
             position.engineer[seat] > position.engineer[best]))
            best = seat;
    return best;
}

} // namespace canal
