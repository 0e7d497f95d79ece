#include "canal/players/greedy.h"

#include <algorithm>

namespace canal {

Outlook::Outlook(Judgement& judgement, const Position& position)
    : projects(judgement.projects_of(position, position.turn.seat)), means(position, position.turn.seat),
      canals(judgement.worth_of_canals(projects, means))
{
}

double GreedyPolicy::worth_of_all(const Position& position, Outlook& outlook)
{
    if (!outlook.all)
        outlook.all = m_judgement.worth(position, position.turn.seat);
    return *outlook.all;
}

// Of a move that changes more than canals in the making and the hand.
double GreedyPolicy::gain_of_all(const Position& position, Outlook& outlook, const Move& move)
{
    Position next = position;
    apply(m_rules, next, move);
    return m_judgement.worth(next, position.turn.seat) - worth_of_all(position, outlook);
}

// A face-up card: itself, and who gets its cubes.
double GreedyPolicy::gain_of_card(const Position& position, Card card)
{
    const Colour symbol = card.symbol();
    const double gain =
        m_judgement.worth_of_canals(m_outlook.projects, m_outlook.means.with(card.kind())) - m_outlook.canals;
    if (symbol == Colour::any)
        return gain + m_judgement.weights().own_cube;
    return symbol == Colour::none ? gain
                                  : gain + m_judgement.worth_of_symbol(position, position.turn.seat, symbol);
}

double GreedyPolicy::gain_of_cube(const Position& position, const Move& move)
{
    const Seat seat = position.turn.seat;
    const double sign = move.kind == MoveKind::cube ? 0.1 : -0.1;
    return m_judgement.worth_of_cubes(position, seat, position.cubes ^ bit(move.place)) -
           m_judgement.worth_of_cubes(position, seat, position.cubes) +
           sign * m_judgement.worth_of_cube(position, seat, move.place);
}

double GreedyPolicy::gain_of_engineer(const Position& position, Engineer engineer)
{
    Means means = m_outlook.means;
    means.engineer = engineer;
    return m_judgement.worth_of_canals(m_outlook.projects, means) - m_outlook.canals +
           m_judgement.worth_of_engineer(engineer) -
           m_judgement.worth_of_engineer(position.engineer[position.turn.seat]);
}

// The tile alone. Most lead to no place: then only the canal's own prospects change, and the hand.
double GreedyPolicy::gain_of_tile(const Position& position, Outlook& outlook, const Move& lay)
{
    if (m_rules.place_at(m_rules.next(lay.tile.hex, lay.tile.out)) != no_place)
        return gain_of_all(position, outlook, lay);
    const auto& open = position.open[position.turn.seat];
    Projects projects = outlook.projects;
    Project& project =
        projects.all[static_cast<std::size_t>(std::ranges::find(open, lay.contract) - open.begin())];
    project = m_judgement.with_tile(position, project, lay);
    Means means = outlook.means;
    const auto spend = [&](Card card) { --means.cards[index(card.kind())]; };
    std::ranges::for_each(lay.pay, spend);
    std::ranges::for_each(lay.extra, spend);
    return m_judgement.worth_of_canals(projects, means) - outlook.canals;
}

double GreedyPolicy::gain(const Position& position, const Move& move)
{
    const Seat seat = position.turn.seat;
    const Weights& weights = m_judgement.weights();
    const double drawn = m_outlook.projects.turns > 1 ? weights.drawn_card : 0;
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
        return gain_of_card(position, move.card);
    case MoveKind::take: {
        const int room = m_rules.ruleset().cards.hand - position.hand_count[seat] - 1;
        const int others =
            position.turn.step == Step::cards ? std::clamp(room, 0, m_rules.ruleset().cards.take - 1) : 0;
        return gain_of_card(position, move.card) + (drawn > 0 ? others * weights.later_pick : 0);
    }
    case MoveKind::declare:
        return position.drawn.symbol() == Colour::any
                   ? weights.own_cube
                   : m_judgement.worth_of_symbol(position, seat, position.drawn.symbol());
    case MoveKind::colour:
        return m_judgement.worth_of_symbol(position, seat, move.colour);
    case MoveKind::take_back:
        return gain_of_all(position, m_outlook, move) + 1;
    case MoveKind::ship:
        return m_judgement.worth_of_route(move, seat);
    case MoveKind::discard:
        return -m_judgement.price(m_outlook.projects, m_outlook.means, move.card.kind());
    case MoveKind::cube:
    case MoveKind::lift:
        return gain_of_cube(position, move);
    case MoveKind::lay:
        return gain_of_tile(position, m_outlook, move);
    case MoveKind::barge:
        return gain_of_all(position, m_outlook, move);
    case MoveKind::swap:
        return gain_of_engineer(position, move.engineer);
    }
    return 0;
}

const std::vector<double>& GreedyPolicy::gains(const Position& position, const std::vector<Move>& moves)
{
    m_outlook = Outlook(m_judgement, position);
    m_gains.clear();
    for (const Move& move : moves)
        m_gains.push_back(gain(position, move));
    look_ahead(position, moves);
    return m_gains;
}

// To what goes on from the best tiles in this action, as far as each tile adds something.
void GreedyPolicy::look_ahead(const Position& position, const std::vector<Move>& moves)
{
    m_tiles.clear();
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].kind == MoveKind::lay)
            m_tiles.push_back(i);
    const auto best_first = [this](std::size_t a, std::size_t b) {
        return m_gains[a] != m_gains[b] ? m_gains[a] > m_gains[b] : a < b;
    };
    const std::size_t count = std::min(m_tiles.size(), m_looked_ahead);
    std::partial_sort(m_tiles.begin(), m_tiles.begin() + static_cast<std::ptrdiff_t>(count), m_tiles.end(),
                      best_first);
    double highest = -1e9;
    for (std::size_t at = 0; at < count; ++at) {
        const std::size_t tile = m_tiles[at];
        double& gain = m_gains[tile];
        gain = gain_of_building(position, moves[tile]);
        if (gain <= highest)
            continue;
        highest = gain;
        m_best_tile = tile;
        m_best_line.swap(m_line);
    }
}

// With the tiles that are laid then, which `m_line` has.
double GreedyPolicy::gain_of_building(const Position& position, const Move& lay)
{
    const Seat seat = position.turn.seat;
    Position next = position;
    apply(m_rules, next, lay);
    m_line.clear();
    while (next.turn.step == Step::building && next.turn.seat == seat) {
        sensible_moves(m_rules, next, m_judgement, m_next);
        Outlook outlook(m_judgement, next);
        double highest = 0;
        const Move* chosen = nullptr;
        for (const Move& one : m_next) {
            if (one.kind != MoveKind::lay)
                continue;
            if (const double gain = gain_of_tile(next, outlook, one); gain > highest) {
                highest = gain;
                chosen = &one;
            }
        }
        if (!chosen)
            break;
        m_line.push_back(*chosen);
        apply(m_rules, next, m_line.back());
    }
    return m_judgement.worth(next, seat) - worth_of_all(position, m_outlook);
}

// The number of the best of the moves.
std::size_t GreedyPolicy::choice(const Position& position, Random& random)
{
    sensible_moves(m_rules, position, m_judgement, m_moves);
    if (m_moves.size() == 1)
        return 0;
    const std::vector<double>& all = gains(position, m_moves);
    const double highest = *std::ranges::max_element(all);
    const auto equals = static_cast<std::uint32_t>(std::ranges::count(all, highest));
    std::uint32_t skip = random.below(equals);
    std::size_t chosen = 0;
    for (; all[chosen] != highest || skip > 0; ++chosen)
        skip -= all[chosen] == highest;
    return chosen;
}

Move GreedyPolicy::choose(const Position& position, Random& random)
{
    return m_moves[choice(position, random)];
}

void GreedyPolicy::play(Position& position, Random& random)
{
    const std::size_t chosen = choice(position, random);
    const bool builds = m_moves.size() > 1 && m_moves[chosen].kind == MoveKind::lay && chosen == m_best_tile;
    apply(m_rules, position, m_moves[chosen]);
    if (!builds)
        return;
    for (const Move& tile : m_best_line)
        apply(m_rules, position, tile);
    if (position.turn.step == Step::building)
        apply(m_rules, position, {.kind = MoveKind::done});
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
    const std::vector<double>& gains = policy.gains(position, moves);
    Advice advice;
    for (std::size_t i = 0; i < moves.size(); ++i)
        advice.candidates.push_back({moves[i], 0, gains[i]});
    std::ranges::stable_sort(advice.candidates, std::ranges::greater(), &Candidate::value);
    advice.choice = advice.candidates.front().choice;
    return advice;
}

} // namespace canal
