#include "capitol/learning/self_play.h"

#include "base/mix.h"
#include "capitol/learning/mutation.h"

#include <algorithm>
#include <stdexcept>

namespace capitol {

namespace {

constexpr int choices_a_round = 14; // of a seat, about
constexpr int whims = 15;           // of a hundred choices before the last whim
constexpr std::size_t best_few = 4; // among which a whim chooses

std::uint64_t luck_of(const LearnPlan& plan, int block)
{
    return mix(mix(plan.seed) + static_cast<std::uint64_t>(block));
}

class LearnGamePlay
{
public:
    LearnGamePlay(const LearnTable& table, Player& player, int iterations, std::uint64_t opening)
        : m_table(table), m_player(player), m_iterations(iterations), m_random(mix(opening)),
          m_position(Capitol::start(table.rules, table.players, opening))
    {
    }

    std::optional<LearnGame> play(const std::stop_token& stop)
    {
        const int last_whim = static_cast<int>(m_random.below(
            static_cast<std::uint32_t>(m_table.rules.ruleset().rounds * m_table.players * choices_a_round)));
        LearnGame game{last_whim + 1, {}};
        while (m_position.phase != Phase::over) {
            const int at = static_cast<int>(game.choices.size());
            const Choice choice = choose(at - last_whim, stop);
            if (stop.stop_requested())
                return {};
            apply(m_table.rules, m_position, choice);
            game.choices.push_back(choice);
        }
        return game;
    }

private:
    Choice choose(int after_last_whim, const std::stop_token& stop)
    {
        const Seat seat = m_position.to_move;
        if (after_last_whim == 0 && m_random.below(3) == 0)
            return any_choice();
        const SearchRequest thinking{.seed = m_random.next(), .iterations = m_iterations, .stop = stop};
        const Advice advice =
            m_player.advise(m_table.rules, observe(m_table.rules, m_position, seat), thinking);
        if (after_last_whim == 0)
            return whim_among(advice.candidates, advice.candidates.size());
        if (after_last_whim < 0 && static_cast<int>(m_random.below(100)) < whims)
            return whim_among(advice.candidates, best_few);
        return advice.choice;
    }

    // Sensible, but not the best; anything where the player names no candidates.
    Choice whim_among(const std::vector<Candidate>& candidates, std::size_t most)
    {
        if (candidates.empty())
            return any_choice();
        const auto count = std::min(candidates.size(), most);
        return candidates[m_random.below(static_cast<std::uint32_t>(count))].choice;
    }

    Choice any_choice()
    {
        return Capitol::random_choice(m_table.rules, m_position, m_position.to_move, m_random);
    }

    const LearnTable& m_table;
    Player& m_player;
    const int m_iterations;
    Random m_random;
    Position m_position;
};

} // namespace

LearnTable table_of(const LearnPlan& plan, int block)
{
    Random random(luck_of(plan, block));
    const Variant& variant = plan.variants[random.below(static_cast<std::uint32_t>(plan.variants.size()))];
    const bool changed = static_cast<int>(random.below(100)) < plan.mutated;
    const auto& [fewest, most] = variant.rules.players;
    const int players =
        fewest + static_cast<int>(random.below(static_cast<std::uint32_t>(most - fewest + 1)));
    const Board& board = variant.map.board;
    return {Rules(changed ? mutated(variant.rules, board, random) : variant.rules, board), players, changed};
}

std::uint64_t opening_of(const LearnPlan& plan, int block, int game)
{
    return mix(luck_of(plan, block) + static_cast<std::uint64_t>(game));
}

void replay(const LearnTable& table, const LearnGame& game, std::uint64_t opening,
            const std::function<void(const Position& position, int made)>& see)
{
    Position position = Capitol::start(table.rules, table.players, opening);
    int made = 0;
    see(position, made);
    for (const Choice& choice : game.choices) {
        ++made;
        if (position.phase == Phase::over)
            throw std::invalid_argument("choice " + std::to_string(made) + " comes after the end");
        if (const Refusal refusal = check(table.rules, position, choice))
            throw std::invalid_argument("choice " + std::to_string(made) + ": " + describe(refusal));
        apply(table.rules, position, choice);
        see(position, made);
    }
    if (position.phase != Phase::over)
        throw std::invalid_argument("the game has no end");
}

std::optional<LearnBlock> play_block(const LearnPlan& plan, int block, const std::stop_token& stop)
{
    const LearnTable table = table_of(plan, block);
    const auto player = make_player(plan.player);
    LearnBlock games;
    for (int game = 0; game < games_of_block; ++game) {
        auto played =
            LearnGamePlay(table, *player, plan.iterations, opening_of(plan, block, game)).play(stop);
        if (!played)
            return {};
        games.push_back(std::move(*played));
    }
    return games;
}

} // namespace capitol
