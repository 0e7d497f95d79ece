#include "capitol/puzzles/finder.h"

#include "base/mix.h"
#include "capitol/players/candidates.h"
#include "capitol/players/levels.h"
#include "capitol/puzzles/comparison.h"
#include "capitol/puzzles/ranking.h"
#include "capitol/puzzles/solution.h"

#include <algorithm>

namespace capitol {

namespace {

using Choices = std::vector<Choice>;

constexpr int quick_iterations = 40;
constexpr double quick_margin = 0.03;    // in a comparison of these two
constexpr double first_margin = 0.05;    // in the first and short one of all
constexpr double proposed_margin = 0.03; // as the player that proposes sees it
constexpr std::size_t most_named = 5;    // by the strongest search
constexpr std::size_t most_bids_named = 8;
constexpr std::size_t most_wrong = 4; // answers
constexpr double as_good = 0.03;      // bids that are no further below the best
constexpr int shorter = 4;            // the first comparison is so much shorter, the last so much longer
constexpr int much_longer = 8;        // the strongest player thinks
constexpr int few_visits = 20;        // fewer say nothing
constexpr int greedy_tries = 20;
constexpr int tries = 3; // of a level, to say how difficult it is

bool holds(const Rules& rules, const Choices& choices, const Choice& choice)
{
    return std::ranges::any_of(choices,
                               [&](const Choice& other) { return is_same_choice(rules, other, choice); });
}

// Looks at one choice.
class Finder
{
public:
    Finder(const Rules& rules, const View& view, const PuzzleRequest& request, std::uint64_t seed)
        : m_rules(rules), m_view(view), m_request(request), m_seed(seed)
    {
    }

    std::optional<Puzzle> find(const std::vector<Candidate>& proposed)
    {
        const Choice greedy = greedy_choice(m_seed);
        const Choice& best = proposed.front().choice;
        if (is_same_choice(m_rules, best, greedy) || !is_ahead(proposed, greedy) ||
            !seems_better(best, greedy))
            return {};
        auto puzzle = solved(proposed);
        if (!puzzle)
            puzzle = estimated(named(best, greedy));
        if (!puzzle || contradicts_itself(m_rules, *puzzle) || !is_missed(*puzzle))
            return {};
        puzzle->seat = m_view.seat;
        puzzle->theme = theme_of(m_rules, m_view, puzzle->answers.front().choice);
        puzzle->difficulty = difficulty_of(*puzzle);
        return puzzle;
    }

private:
    std::vector<double> compare(const Choices& choices, int iterations, std::uint64_t seed) const
    {
        return compare_choices(m_rules, m_view, choices, {iterations, mix(m_seed + seed), m_request.stop});
    }

    // Of `greedy`'s choice; and of all others, unless they are bids, which come in every size.
    bool is_ahead(const std::vector<Candidate>& proposed, const Choice& greedy) const
    {
        const double best = proposed.front().value;
        const bool is_bid = std::holds_alternative<Bid>(greedy);
        return std::ranges::none_of(proposed.begin() + 1, proposed.end(), [&](const Candidate& other) {
            const bool counts =
                other.visits > 0 && (!is_bid || is_same_choice(m_rules, other.choice, greedy));
            return counts && other.value > best - proposed_margin;
        });
    }

    bool seems_better(const Choice& best, const Choice& greedy) const
    {
        const auto shares = compare({best, greedy}, quick_iterations, 1);
        return shares[0] - shares[1] >= quick_margin;
    }

    // The choices worth comparing.
    Choices named(const Choice& best, const Choice& greedy) const
    {
        const bool is_bid = std::holds_alternative<Bid>(best);
        const auto advice = make_player("master")->advise(
            m_rules, m_view, {.seed = mix(m_seed + 2), .iterations = m_request.iterations / 2});
        Choices choices{best, greedy};
        for (const Candidate& candidate : advice.candidates)
            if (choices.size() < 2 + (is_bid ? most_bids_named : most_named) &&
                !holds(m_rules, choices, candidate.choice))
                choices.push_back(candidate.choice);
        return choices;
    }

    // `choices` begin with the proposed one and `greedy`'s.
    std::optional<Puzzle> estimated(const Choices& choices) const
    {
        const int iterations = m_request.iterations;
        const Ranking first(compare(choices, std::max(1, iterations / shorter), 3)); // 0 would be no end
        const std::size_t count = std::holds_alternative<Bid>(choices.front()) ? first.close(as_good) : 1;
        const Choices best = strongest(choices, first, count + most_wrong);
        if (best.size() <= count || !first.leads(count, first_margin))
            return {};
        const Ranking again(compare(best, iterations, 4));
        if (!again.leads_with_first(count, clear_margin) || !is_confirmed(puzzle_of(best, again, count)) ||
            !Ranking(compare(best, iterations, 5)).leads_with_first(count, clear_margin))
            return {};
        const Ranking last(compare(best, shorter * iterations, 6));
        return last.leads_with_first(count, clear_margin) ? std::optional(puzzle_of(best, last, count))
                                                          : std::nullopt;
    }

    static Choices strongest(const Choices& choices, const Ranking& ranking, std::size_t most)
    {
        Choices best;
        for (const std::size_t number : ranking.order)
            if (best.size() < most)
                best.push_back(choices[number]);
        return best;
    }

    // By the strongest player after long thought. What a sealed bid is worth depends on what the others think
    // of it, so there its own estimates count, too.
    bool is_confirmed(const Puzzle& puzzle) const
    {
        const auto advice = make_player("master")->advise(
            m_rules, m_view, {.seed = mix(m_seed + 7), .iterations = much_longer * m_request.iterations});
        const Candidate& first = advice.candidates.front();
        const bool is_bid = std::holds_alternative<Bid>(first.choice);
        return judge_answer(m_rules, puzzle, first.choice).is_right &&
               std::ranges::none_of(advice.candidates, [&](const Candidate& other) {
                   return is_bid && other.visits >= few_visits && other.value > first.value - clear_margin &&
                          !judge_answer(m_rules, puzzle, other.choice).is_right;
               });
    }

    std::optional<Puzzle> solved(const std::vector<Candidate>& proposed) const
    {
        Choices choices;
        for (const Candidate& candidate : proposed)
            choices.push_back(candidate.choice);
        const auto shares = solve_choices(m_rules, m_view, choices);
        if (shares.empty())
            return {};
        const Ranking ranking(shares);
        if (ranking.order.size() < 2 || !ranking.leads(1, clear_margin))
            return {};
        Puzzle puzzle = puzzle_of(choices, ranking, 1);
        puzzle.exact = true;
        return puzzle;
    }

    static Puzzle puzzle_of(const Choices& choices, const Ranking& ranking, std::size_t right)
    {
        Puzzle puzzle{.right = right};
        for (const std::size_t number : ranking.order)
            if (puzzle.answers.size() < right + most_wrong)
                puzzle.answers.push_back({choices[number], ranking.shares[number]});
        return puzzle;
    }

    // Between equals, `greedy` lets chance decide.
    bool is_missed(const Puzzle& puzzle) const
    {
        for (std::uint64_t seed = 0; seed < greedy_tries; ++seed)
            if (judge_answer(m_rules, puzzle, greedy_choice(seed)).is_right)
                return false;
        return true;
    }

    Choice greedy_choice(std::uint64_t seed) const
    {
        return make_player("greedy")->advise(m_rules, m_view, {.seed = seed}).choice;
    }

    int difficulty_of(const Puzzle& puzzle) const
    {
        int difficulty = 1;
        for (const std::string_view level : {"apprentice", "mason"}) {
            if (is_found_by(level, puzzle))
                break;
            ++difficulty;
        }
        return difficulty;
    }

    // By what it thinks best, not by what it would draw.
    bool is_found_by(std::string_view level, const Puzzle& puzzle) const
    {
        const int iterations = level_of(level)->iterations;
        for (std::uint64_t i = 0; i < tries; ++i) {
            const auto advice = make_player(level)->advise(
                m_rules, m_view, {.seed = mix(m_seed + 8 + i), .iterations = iterations});
            if (!judge_answer(m_rules, puzzle, advice.candidates.front().choice).is_right)
                return false;
        }
        return true;
    }

    const Rules& m_rules;
    const View& m_view;
    const PuzzleRequest& m_request;
    const std::uint64_t m_seed;
};

} // namespace

std::optional<Puzzle> find_puzzle(const Rules& rules, const View& view,
                                  const std::vector<Candidate>& proposed, const PuzzleRequest& request,
                                  std::uint64_t seed)
{
    return Finder(rules, view, request, seed).find(proposed);
}

} // namespace capitol
