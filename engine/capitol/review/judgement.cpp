#include "capitol/review/judgement.h"

#include "capitol/players/bid_sums.h"
#include "capitol/players/candidates.h"
#include "capitol/players/options.h"
#include "capitol/players/search_player.h"
#include "capitol/review/rooted_game.h"
#include "search/search.h"

#include <algorithm>
#include <cmath>

namespace capitol {

namespace {

using Options = SearchedGame::Options;

constexpr double much = 0.04;
constexpr int times_longer = 6;
constexpr std::uint64_t unlisted = std::uint64_t{1} << 58; // above every key

// Small sites of an area are all alike.
Choice without_site(Choice choice)
{
    if (Move* move = std::get_if<Move>(&choice))
        move->site = 0;
    return choice;
}

// The order of a stack makes no difference that a search knows of.
bool is_same(const Rules& rules, const Choice& one, const Choice& other)
{
    const Bid* bid = std::get_if<Bid>(&one);
    if (!bid)
        return without_site(one) == without_site(other);
    return cards_of(rules.deck(), *bid) == cards_of(rules.deck(), std::get<Bid>(other));
}

std::uint64_t key_of_choice(const Rules& rules, const Choice& choice)
{
    const Bid* bid = std::get_if<Bid>(&choice);
    return bid ? static_cast<std::uint64_t>(total_of(rules.deck(), *bid)) : key_of(std::get<Move>(choice));
}

// People do things that no search would consider, such as playing a card that is higher than need be.
void add_choice(const Rules& rules, const Choice& choice, Options& options)
{
    const auto same = std::ranges::find_if(
        options, [&](const auto& option) { return is_same(rules, option.action, choice); });
    if (same != options.end())
        std::rotate(options.begin(), same, same + 1);
    else
        options.insert(options.begin(), {key_of_choice(rules, choice) | unlisted, 0, choice});
}

class Judge
{
public:
    Judge(const Rules& rules, const View& view, const Choice& choice, const Effort& effort)
        : m_rules(rules), m_view(view), m_effort(effort), m_evaluator(rules),
          m_game(rules, view, review_style(), m_evaluator, effort.seed, effort.stop),
          m_options(m_game.own_options())
    {
        add_choice(rules, choice, m_options);
    }

    bool is_forced() const { return m_options.size() == 1; }

    // The best of all options but the first, which was chosen.
    search::Option<Choice> strongest_alternative()
    {
        RootedGame game(m_game, m_view.seat, imagine(), m_options);
        search::Search<RootedGame> search(game, settings_for(review_style()));
        search.run(limits_of(m_effort));
        const bool sealed = m_view.known.phase == Phase::bidding;
        Options others(m_options.begin() + 1, m_options.end());
        auto candidates =
            candidates_of(others, sealed ? search.sealed_standings(m_view.seat) : search.open_standings());
        if (sealed)
            put_best_first(candidates);
        return *std::ranges::find(others, candidates.front().choice, &search::Option<Choice>::action);
    }

    // What looks like much may be a line of play that nobody has looked into yet: it is looked at for longer.
    Alternative compare_with(const search::Option<Choice>& alternative)
    {
        const Alternative found = compare_with(alternative, m_effort);
        if (!found.sure || std::abs(found.gain[m_view.seat]) < much)
            return found;
        Effort longer = m_effort;
        longer.iterations *= times_longer;
        return compare_with(alternative, longer);
    }

private:
    Alternative compare_with(const search::Option<Choice>& alternative, const Effort& effort)
    {
        RootedGame game(m_game, m_view.seat, imagine(), {m_options.front(), alternative},
                        RootedGame::Turns::by_turns);
        search::Search<RootedGame>(game, settings_for(review_style())).run(limits_of(effort));
        return compared(alternative.action, game.shares_after(0), game.shares_after(1));
    }

    RootedGame::Imagine imagine()
    {
        return [this](Position& position) { m_game.determinise(position); };
    }

    // Of the choice and the alternative, in pairs from the same imagined position.
    Alternative compared(const Choice& alternative, const std::vector<Shares>& made,
                         const std::vector<Shares>& other) const
    {
        const std::size_t pairs = std::min(made.size(), other.size()); // it may be told to stop in between
        std::vector<Shares> gains;
        for (std::size_t i = 0; i < pairs; ++i)
            gains.push_back(made[i] - other[i]);
        const Shares gain = mean_of(gains);
        return {alternative, gain, mean_of(other)[m_view.seat], is_sure(gains, gain[m_view.seat])};
    }

    bool is_sure(const std::vector<Shares>& gains, double mean) const
    {
        double squares = 0;
        for (const Shares& gain : gains)
            squares += (gain[m_view.seat] - mean) * (gain[m_view.seat] - mean);
        const auto count = static_cast<double>(gains.size());
        return mean * mean * count * count > 4 * squares;
    }

    const Rules& m_rules;
    const View& m_view;
    const Effort& m_effort;
    const HandmadeEvaluator m_evaluator;
    SearchedGame m_game;
    Options m_options; // what was chosen comes first
};

} // namespace

std::optional<Alternative> find_alternative(const Rules& rules, const View& view, const Choice& choice,
                                            const Effort& effort)
{
    Judge judge(rules, view, choice, effort);
    if (judge.is_forced())
        return {};
    return judge.compare_with(judge.strongest_alternative());
}

} // namespace capitol
