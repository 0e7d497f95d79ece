#include "canal/players/greedy.h"

#include <algorithm>

namespace canal {

double GreedyPolicy::worth_after(const Position& position, const Move& move)
{
    Position next = position;
    apply(m_rules, next, move);
    return m_judgement.worth(next, position.turn.seat);
}

// A face-up card: itself, and who gets its cubes.
double GreedyPolicy::gain_of_card(const Position& position, const Move& move)
{
    const Seat seat = position.turn.seat;
    Position with = position;
    with.hand[seat].add(move.card);
    const Colour symbol = move.card.symbol();
    double gain = m_judgement.worth(with, seat) - m_before;
    if (symbol == Colour::any)
        gain += m_judgement.weights().own_cube;
    else if (symbol != Colour::none)
        gain += m_judgement.worth_of_symbol(position, seat, symbol);
    return gain;
}

// The tile, and what goes on from it in this action as far as each tile adds something.
double GreedyPolicy::gain_of_building(const Position& position, const Move& move)
{
    const Seat seat = position.turn.seat;
    Position next = position;
    apply(m_rules, next, move);
    double best = m_judgement.worth(next, seat);
    for (double highest = best; next.turn.step == Step::building && next.turn.seat == seat; best = highest) {
        sensible_moves(m_rules, next, m_judgement, m_next);
        const Move* chosen = nullptr;
        for (const Move& one : m_next) {
            if (one.kind != MoveKind::lay)
                continue;
            if (const double worth = worth_after(next, one); worth > highest) {
                highest = worth;
                chosen = &one;
            }
        }
        if (!chosen)
            break;
        apply(m_rules, next, Move(*chosen));
    }
    return best - m_before;
}

double GreedyPolicy::gain(const Position& position, const Move& move)
{
    const Seat seat = position.turn.seat;
    const Weights& weights = m_judgement.weights();
    const double drawn = m_judgement.turns_left(position) > 1 ? weights.drawn_card : 0;
    switch (move.kind) {
    case MoveKind::pass:
    case MoveKind::done:
    case MoveKind::keep:
        return 0;
    case MoveKind::contract:
    case MoveKind::junction:
        return m_judgement.worth_of_contract(position, move) - weights.section;
    case MoveKind::renew:
        return 0.5 * drawn;
    case MoveKind::draw:
        return position.hand_count[seat] < m_rules.ruleset().cards.hand ? drawn : std::min(0.1, drawn);
    case MoveKind::pick:
        return gain_of_card(position, move);
    case MoveKind::take: {
        const int room = m_rules.ruleset().cards.hand - position.hand_count[seat] - 1;
        const int others =
            position.turn.step == Step::cards ? std::clamp(room, 0, m_rules.ruleset().cards.take - 1) : 0;
        return gain_of_card(position, move) + (drawn > 0 ? others * weights.later_pick : 0);
    }
    case MoveKind::declare:
        return position.drawn.symbol() == Colour::any
                   ? weights.own_cube
                   : m_judgement.worth_of_symbol(position, seat, position.drawn.symbol());
    case MoveKind::colour:
        return m_judgement.worth_of_symbol(position, seat, move.colour);
    case MoveKind::lay:
        return gain_of_building(position, move);
    case MoveKind::take_back:
        return worth_after(position, move) - m_before + 1;
    case MoveKind::ship:
        return m_judgement.worth_of_route(move, seat);
    case MoveKind::discard:
        return -m_judgement.price(position, seat, move.card);
    case MoveKind::cube:
    case MoveKind::lift: {
        Position next = position;
        next.cubes ^= bit(move.place);
        const double sign = move.kind == MoveKind::cube ? 0.1 : -0.1;
        return m_judgement.worth(next, seat) - m_before +
               sign * m_judgement.worth_of_cube(position, seat, move.place);
    }
    case MoveKind::barge:
    case MoveKind::swap:
        return worth_after(position, move) - m_before;
    }
    return 0;
}

std::vector<double> GreedyPolicy::gains(const Position& position, const std::vector<Move>& moves)
{
    m_before = m_judgement.worth(position, position.turn.seat);
    std::vector<double> gains;
    for (const Move& move : moves)
        gains.push_back(gain(position, move));
    return gains;
}

Move GreedyPolicy::choose(const Position& position, Random& random)
{
    sensible_moves(m_rules, position, m_judgement, m_moves);
    if (m_moves.size() == 1)
        return m_moves.front();
    const std::vector<double> all = gains(position, m_moves);
    const double highest = *std::ranges::max_element(all);
    const auto equals = static_cast<std::uint32_t>(std::ranges::count(all, highest));
    std::uint32_t skip = random.below(equals);
    std::size_t chosen = 0;
    for (; all[chosen] != highest || skip > 0; ++chosen)
        skip -= all[chosen] == highest;
    return m_moves[chosen];
}

// What is hidden does not matter to it: any position that agrees with the view will do.
Advice GreedyPlayer::advise(const Rules& rules, const View& view, const SearchRequest& thinking)
{
    Random random(thinking.seed);
    const Position position = determinise(rules, view, random);
    Judgement judgement(rules);
    GreedyPolicy policy(rules, judgement);
    std::vector<Move> moves;
    sensible_moves(rules, position, judgement, moves);
    random.shuffle(moves.data(), static_cast<int>(moves.size())); // so that chance decides between equals
    const std::vector<double> gains = policy.gains(position, moves);
    Advice advice;
    for (std::size_t i = 0; i < moves.size(); ++i)
        advice.candidates.push_back({moves[i], 0, gains[i]});
    std::ranges::stable_sort(advice.candidates, std::ranges::greater(), &Candidate::value);
    advice.choice = advice.candidates.front().choice;
    return advice;
}

} // namespace canal
