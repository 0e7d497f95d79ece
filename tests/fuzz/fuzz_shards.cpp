// The file of a measurement, of either game. What is accepted has sums that can be, says the same once it is
// printed, and yields figures.
#include "canal/measure/measured.h"
#include "capitol/measure/measured.h"
#include "measure/csv.h"
#include "measure/findings.h"
#include "measure/measurement.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

// A mean of squares is never below the square of the mean.
void expect_possible(const measure::FigureSums& sums, std::int64_t games)
{
    expect(sums.differing <= games, "more games differ than were played");
    const auto fits = [games](std::int64_t sum, std::int64_t squares) {
        return static_cast<long double>(sum) * sum <= static_cast<long double>(squares) * games * 1.0000001L;
    };
    expect(fits(sums.variant, sums.variant_squares) && fits(sums.parent, sums.parent_squares),
           "sums that no games have");
}

template <measure::Measured M>
bool try_measurement(std::string_view input)
{
    static const Scratch folder;
    std::optional<measure::Measurement<M>> read;
    try {
        read = measure::read_measurement<M>(folder.write("shard.json", input));
    } catch (const std::runtime_error& refused) {
        expect(std::string_view(refused.what()).find("shard.json") != std::string_view::npos,
               std::string("no file is named: ") + refused.what());
        return false;
    }
    expect(read->sums.games.count() <= read->run.games, "more games than were to be played");
    for (const auto figure : figures_of(read->run)) {
        expect_possible(read->sums[figure], read->sums.games.count());
        expect(read->sums.variant_counts[measure::place_of(figure)].games() == read->sums.games.count(),
               "games without an amount");
    }
    print_csv(read->run, read->sums);
    findings_of(read->run, read->sums);
    const auto again = measure::read_measurement<M>(folder.write("shard.json", print_measurement(*read)));
    expect(again == *read, "it does not survive being printed");
    return true;
}

} // namespace

bool try_input(std::string_view input)
{
    return try_measurement<MeasuredCapitol>(input) || try_measurement<canal::MeasuredCanal>(input);
}

} // namespace capitol::fuzz
