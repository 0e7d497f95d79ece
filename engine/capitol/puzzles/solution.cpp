#include "capitol/puzzles/solution.h"

#include "capitol/players/options.h"
#include "capitol/review/shares.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace capitol {

namespace {

constexpr int most_positions = 20'000;

// In the last round nothing is drawn any more, and hidden cards matter only to whoever may play them.
class Solver
{
public:
    Solver(const Rules& rules, Seat seat) : m_rules(rules), m_seat(seat) {}

    std::optional<double> share_after(Position position, const Choice& choice)
    {
        apply(m_rules, position, m_seat, choice);
        return share_of(position);
    }

private:
    std::optional<double> share_of(const Position& position)
    {
        if (position.phase == Phase::over)
            return victory(m_rules, position)[m_seat];
        if (position.to_move != m_seat || position.phase == Phase::bidding || ++m_looked_at > most_positions)
            return {};
        std::vector<Move> moves;
        sensible_moves(m_rules, position, *m_scratch, moves);
        double best = 0;
        for (const Move& move : moves) {
            const auto share = share_after(position, move);
            if (!share)
                return {};
            best = std::max(best, *share);
        }
        return best;
    }

    const Rules& m_rules;
    const Seat m_seat;
    const std::unique_ptr<LegalMoves> m_scratch = std::make_unique<LegalMoves>();
    int m_looked_at = 0;
};

} // namespace

std::vector<double> solve_choices(const Rules& rules, const View& view, const std::vector<Choice>& choices)
{
    if (view.known.round != rules.ruleset().rounds || view.known.phase == Phase::bidding)
        return {};
    Random any(0);
    const Position position = determinise(rules, view, any);
    Solver solver(rules, view.seat);
    std::vector<double> shares;
    for (const Choice& choice : choices) {
        const auto share = solver.share_after(position, choice);
        if (!share)
            return {};
        shares.push_back(*share);
    }
    return shares;
}

} // namespace capitol
