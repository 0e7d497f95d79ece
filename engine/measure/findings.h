// Finds what is to be said of a measurement. The window translates the sentences in the context
// "capitol::Findings".
#pragma once

#include "measure/finding.h"
#include "measure/result.h"

namespace measure {

// Of any game.
extern const char* const nothing_shown;
extern const char* const too_few;
extern const char* const alone;

// So that a difference shows a digit that is not 0.
int decimals_of(double difference);
// As a share of the larger of the two amounts, 0..1, so that figures of all kinds can be compared.
double relative_size(const Mean& variant, const Comparison& comparison);
Amount whole(double value);
// Those that really win more or less than their share; the furthest from it come first.
std::vector<WinResult> favoured_among(std::vector<WinResult> wins);

template <Measured M>
class FindingsWriter
{
public:
    FindingsWriter(const MeasureRun<M>& run, const Sums<M>& sums)
        : m_run(run), m_sums(sums), m_results(results_of(run, sums)),
          m_contenders(M::contenders(run.seating.players))
    {
    }

    Findings write()
    {
        if (m_results.empty())
            return {};
        if (m_sums.games.count() < fewest_games)
            return {{{too_few, {whole(static_cast<double>(fewest_games))}}}, {}};
        if (m_run.parent)
            add_differences();
        else
            m_findings.first.push_back(
                {alone, {mean_of_figure(M::Figure::score_mean), mean_of_figure(M::Figure::score_highest)}});
        for (const auto& contenders : m_contenders)
            add_wins(contenders);
        return std::move(m_findings);
    }

private:
    using Figure = typename M::Figure;
    using Result = FigureResult<M>;
    using Differences = std::vector<const Result*>;

    Amount mean_of_figure(Figure figure) const
    {
        return {std::ranges::find(m_results, figure, &Result::figure)->variant.value, false, 1};
    }

    static Finding finding_of(const Result& result)
    {
        const Patterns<Figure>& patterns = M::patterns_of(result.figure);
        const double difference = result.comparison->difference.value;
        const bool share = M::facts_of(result.figure).share;
        const auto amount = [&](double value) {
            return Amount{value, share, decimals_of(share ? 100 * difference : difference)};
        };
        const int place = static_cast<int>(result.figure) - static_cast<int>(patterns.figure) + 1;
        return {difference > 0 ? patterns.more : patterns.fewer,
                {amount(std::abs(difference)), amount(result.variant.value),
                 amount(result.comparison->parent.value), whole(place)}};
    }

    static Finding finding_of(const WinResult& result, const Contenders<Figure>& contenders)
    {
        const double equal = 1.0 / contenders.count;
        return {result.wins.value > equal ? contenders.more : contenders.fewer,
                {whole(0), {result.wins.value, true, 1}, {equal, true, 1}, whole(result.number)}};
    }

    static double size_of(const Result& result) { return relative_size(result.variant, *result.comparison); }

    // The largest of those that pass; null if none does.
    template <typename Passes>
    static const Result* largest(const Differences& differences, const Passes& passes)
    {
        const Result* found = nullptr;
        for (const Result* one : differences)
            if (passes(*one) && (!found || size_of(*one) > size_of(*found)))
                found = one;
        return found;
    }

    Differences differences() const
    {
        Differences differences;
        for (const Result& result : m_results)
            if (result.comparison && result.comparison->real)
                differences.push_back(&result);
        return differences;
    }

    // What a player notices at the table, the most noticeable first.
    static Differences noticed_among(const Differences& differences)
    {
        Differences noticed;
        for (const FigureSpan<Figure>& span : M::noticed)
            if (const auto* one = largest(differences, [&](const Result& result) {
                    return result.figure >= span.first && result.figure <= span.last;
                }))
                noticed.push_back(one);
        return noticed;
    }

    // Those that somebody wins have sentences of their own, and leave a place for each kind.
    Differences telling_among(const Differences& differences) const
    {
        Differences telling = noticed_among(differences);
        const auto is_new = [&telling](const Result& one) {
            const auto group = M::facts_of(one.figure).group;
            return group != M::Group::seats && std::ranges::none_of(telling, [&](const Result* said) {
                       return M::facts_of(said->figure).group == group;
                   });
        };
        while (telling.size() + m_contenders.size() < Findings::most_first) {
            const auto* one = largest(differences, is_new);
            if (!one)
                break;
            telling.push_back(one);
        }
        return telling;
    }

    void add_differences()
    {
        const Differences differences = this->differences();
        const Differences telling = telling_among(differences);
        for (const Result* one : telling)
            m_findings.first.push_back(finding_of(*one));
        for (const Result* one : differences)
            if (std::ranges::find(telling, one) == telling.end())
                m_findings.other.push_back(finding_of(*one));
        if (differences.empty())
            m_findings.first.push_back({nothing_shown, {}});
    }

    // As far as there is room.
    void add_wins(const Contenders<Figure>& contenders)
    {
        const auto favoured = favoured_among(win_results_of(m_run, m_sums, contenders));
        if (favoured.empty() && has_room())
            m_findings.first.push_back({contenders.none, {}});
        for (const WinResult& one : favoured)
            (has_room() ? m_findings.first : m_findings.other).push_back(finding_of(one, contenders));
    }
    bool has_room() const { return m_findings.first.size() < Findings::most_first; }

    const MeasureRun<M>& m_run;
    const Sums<M>& m_sums;
    const std::vector<Result> m_results;
    const std::vector<Contenders<Figure>> m_contenders;
    Findings m_findings;
};

// One for each figure that really differs, and one for each contender (such as a seat) that wins more or less
// than its share. Empty without a game.
template <Measured M>
Findings findings_of(const MeasureRun<M>& run, const Sums<M>& sums)
{
    return FindingsWriter<M>(run, sums).write();
}

} // namespace measure
