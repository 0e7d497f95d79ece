#include "measure/some_measuring.h"

#include "measure/csv.h"
#include "measure/findings.h"

namespace capitol::app {

namespace {

using namespace std::chrono_literals;

// What measures a game's variants.
template <typename Variant>
using MeasuredOf =
    std::conditional_t<std::is_same_v<Variant, canal::Variant>, canal::MeasuredCanal, MeasuredCapitol>;

template <typename Results>
std::vector<SomeResult> someOf(const Results& results)
{
    std::vector<SomeResult> some;
    for (const auto& result : results)
        some.push_back({result.figure, result.variant, result.comparison});
    return some;
}

template <typename Variant>
measure::KnobSteps<Variant> stepsOf(const Variant& variant, const std::optional<SomeVariant>& parent,
                                    int players)
{
    if (!parent)
        return {};
    return measure::knob_steps<MeasuredOf<Variant>>(variant, std::get<Variant>(*parent), players);
}

template <typename Variant>
measure::MeasurePlan<MeasuredOf<Variant>> planOf(const Variant& variant, const MeasureWish& wish)
{
    using M = MeasuredOf<Variant>;
    const auto steps = stepsOf(variant, wish.parent, wish.players);
    return {variant,
            wish.parent ? std::optional(std::get<Variant>(*wish.parent)) : std::nullopt,
            {wish.players, wish.player, M::usual_iterations(wish.player)},
            wish.games,
            wish.seed,
            wish.eachKnob ? steps : measure::KnobSteps<Variant>()};
}

template <typename M>
class MeasuringOf : public SomeMeasuring
{
public:
    MeasuringOf(const measure::MeasurePlan<M>& plan, int jobs)
        : m_run(describe(plan, CAPITOL_VERSION)), m_measuring(plan, gamesOf(plan), jobs)
    {
    }

    bool look() override
    {
        const bool over = m_measuring.wait_for(0ms);
        m_sums = m_measuring.so_far();
        return over;
    }

    // The threads end within a move: a player that searches answers at once when it is told to stop.
    void stop() override
    {
        m_measuring.stop();
        m_sums = m_measuring.so_far();
    }

    std::int64_t done() const override { return m_sums.games.count(); }
    std::vector<SomeResult> results() const override { return someOf(results_of(m_run, m_sums)); }

    std::vector<SomeKnobResult> knobs() const override
    {
        std::vector<SomeKnobResult> some;
        for (const auto& knob : knob_results_of(m_run, m_sums))
            some.push_back({knob.key, someOf(knob.figures)});
        return some;
    }

    measure::Findings findings() const override { return findings_of(m_run, m_sums); }
    std::string csv() const override { return print_csv(m_run, m_sums); }

    Distribution distribution(SomeFigure figure, int most) const override
    {
        const auto own = std::get<typename M::Figure>(figure);
        return distributionOf(m_sums.variant_counts[measure::place_of(own)],
                              m_sums.parent_counts[measure::place_of(own)],
                              M::scale_of(own, m_run.seating.players), most);
    }

private:
    static measure::GameRanges gamesOf(const measure::MeasurePlan<M>& plan)
    {
        measure::GameRanges games;
        games.add({0, plan.games});
        return games;
    }

    const measure::MeasureRun<M> m_run;
    measure::Sums<M> m_sums;
    measure::Measuring<M> m_measuring;
};

} // namespace

StepKeys stepKeysOf(const SomeVariant& variant, const std::optional<SomeVariant>& parent, int players)
{
    return std::visit(
        [&](const auto& own) {
            const auto steps = stepsOf(own, parent, players);
            StepKeys keys{{}, steps.refused};
            for (const auto& step : steps.steps)
                keys.steps.push_back(step.key);
            return keys;
        },
        variant);
}

std::unique_ptr<SomeMeasuring> begunMeasuring(const MeasureWish& wish, int jobs)
{
    return std::visit(
        [&](const auto& variant) -> std::unique_ptr<SomeMeasuring> {
            using Variant = std::remove_cvref_t<decltype(variant)>;
            return std::make_unique<MeasuringOf<MeasuredOf<Variant>>>(planOf(variant, wish), jobs);
        },
        wish.variant);
}

} // namespace capitol::app
