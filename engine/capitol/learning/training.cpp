#include "capitol/learning/training.h"

#include "base/mix.h"
#include "base/random.h"
#include "base/worker_threads.h"
#include "capitol/players/evaluation.h"
#include "search/portable_math.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace capitol {

namespace {

constexpr std::size_t piece_size = 128; // samples whose slopes are added up by one thread
constexpr std::size_t pieces_of_step = 8;
constexpr float largest_weight = 7.99F;
static_assert(largest_weight * Network::one < Network::most);

// Where the parameters of a layer stand: for each input the weights of all units, then their biases.
struct Span
{
    std::size_t begin;
    std::size_t inputs;
    std::size_t units;

    constexpr std::size_t biases() const { return begin + inputs * units; }
    constexpr std::size_t end() const { return biases() + units; }
};
constexpr Span area_span{0, area_inputs, area_units};
constexpr Span summed_span{area_span.end(), area_units, table_units};
constexpr Span table_span{summed_span.end(), table_inputs, table_units};
constexpr Span last_span{table_span.end(), table_units, last_units};
constexpr Span out_span{last_span.end(), last_units, 1};
constexpr std::size_t parameter_count = out_span.end();

constexpr std::array spans{area_span, summed_span, table_span, last_span, out_span};

template <typename Value>
void add_products(const Parameters& weights, const Span& span, const Value* inputs, float scale, float* sums)
{
    for (std::size_t i = 0; i < span.inputs; ++i) {
        if (inputs[i] == 0)
            continue;
        const float value = scale * static_cast<float>(inputs[i]);
        const float* row = weights.data() + span.begin + i * span.units;
        for (std::size_t unit = 0; unit < span.units; ++unit)
            sums[unit] += value * row[unit];
    }
}

template <typename Value>
void add_slopes(Parameters& slopes, const Span& span, const Value* inputs, float scale, const float* of_sums)
{
    for (std::size_t i = 0; i < span.inputs; ++i) {
        if (inputs[i] == 0)
            continue;
        const float value = scale * static_cast<float>(inputs[i]);
        float* row = slopes.data() + span.begin + i * span.units;
        for (std::size_t unit = 0; unit < span.units; ++unit)
            row[unit] += value * of_sums[unit];
    }
    float* biases = slopes.data() + span.biases();
    for (std::size_t unit = 0; unit < span.units; ++unit)
        biases[unit] += of_sums[unit];
}

void slopes_of_inputs(const Parameters& weights, const Span& span, const float* of_sums, float* of_inputs)
{
    for (std::size_t i = 0; i < span.inputs; ++i) {
        const float* row = weights.data() + span.begin + i * span.units;
        float sum = 0;
        for (std::size_t unit = 0; unit < span.units; ++unit)
            sum += row[unit] * of_sums[unit];
        of_inputs[i] = sum;
    }
}

void clip(float* values, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        values[i] = std::clamp(values[i], 0.0F, 1.0F);
}

// Where a unit is at an end of its range it does not answer.
void pass_clipped(const float* values, float* slopes, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        slopes[i] = values[i] > 0 && values[i] < 1 ? slopes[i] : 0;
}

template <std::size_t count>
void start_with_biases(const Parameters& weights, const Span& span, std::array<float, count>& sums)
{
    std::copy_n(weights.begin() + static_cast<std::ptrdiff_t>(span.biases()), count, sums.begin());
}

// One sample through the network and back.
class Passage
{
public:
    Passage(const Parameters& weights, const Samples& samples, std::size_t sample)
        : m_weights(weights), m_inputs(samples.inputs(sample).data()), m_areas(samples.area_count(sample)),
          m_table_inputs(m_inputs + m_areas * area_inputs)
    {
    }

    float forward()
    {
        m_summed.fill(0);
        for (int area = 0; area < m_areas; ++area) {
            auto& units = m_area[static_cast<std::size_t>(area)];
            start_with_biases(m_weights, area_span, units);
            add_products(m_weights, area_span, m_inputs + area * area_inputs, scale, units.data());
            clip(units.data(), area_units);
            for (std::size_t i = 0; i < area_units; ++i)
                m_summed[i] += units[i];
        }
        start_with_biases(m_weights, table_span, m_table);
        add_products(m_weights, table_span, m_table_inputs, scale, m_table.data());
        add_products(m_weights, summed_span, m_summed.data(), 1, m_table.data());
        clip(m_table.data(), table_units);
        start_with_biases(m_weights, last_span, m_last);
        add_products(m_weights, last_span, m_table.data(), 1, m_last.data());
        clip(m_last.data(), last_units);
        std::array<float, 1> out{};
        start_with_biases(m_weights, out_span, out);
        add_products(m_weights, out_span, m_last.data(), 1, out.data());
        return out[0];
    }

    // `slope` is that of the loss by what `forward` gave.
    void backward(float slope, Parameters& slopes) const
    {
        add_slopes(slopes, out_span, m_last.data(), 1, &slope);
        std::array<float, last_units> last;
        slopes_of_inputs(m_weights, out_span, &slope, last.data());
        pass_clipped(m_last.data(), last.data(), last_units);
        add_slopes(slopes, last_span, m_table.data(), 1, last.data());
        std::array<float, table_units> table;
        slopes_of_inputs(m_weights, last_span, last.data(), table.data());
        pass_clipped(m_table.data(), table.data(), table_units);
        add_slopes(slopes, table_span, m_table_inputs, scale, table.data());
        add_slopes(slopes, summed_span, m_summed.data(), 1, table.data());
        std::array<float, area_units> summed;
        slopes_of_inputs(m_weights, summed_span, table.data(), summed.data());
        for (int area = 0; area < m_areas; ++area) {
            auto units = summed;
            pass_clipped(m_area[static_cast<std::size_t>(area)].data(), units.data(), area_units);
            add_slopes(slopes, area_span, m_inputs + area * area_inputs, scale, units.data());
        }
    }

private:
    static constexpr float scale = 1.0F / SeatInputs::one;

    const Parameters& m_weights;
    const std::int8_t* m_inputs;
    const int m_areas;
    const std::int8_t* m_table_inputs;
    std::array<std::array<float, area_units>, max_areas> m_area;
    std::array<float, area_units> m_summed;
    std::array<float, table_units> m_table;
    std::array<float, last_units> m_last;
};

double log_loss(double odds, double truth)
{
    const double chance = std::clamp(chance_of_odds(odds), 1e-9, 1 - 1e-9);
    return -truth * search::portable_log(chance) - (1 - truth) * search::portable_log(1 - chance);
}

// What one thread adds up.
struct Piece
{
    Parameters slopes;
    double loss = 0;
};

void learn_from(const Samples& samples, std::size_t sample, const Parameters& weights, Piece& piece)
{
    const Label& label = samples.label(sample);
    Passage passage(weights, samples, sample);
    const double odds = label.handmade + double{passage.forward()};
    piece.loss += log_loss(odds, label.chance);
    passage.backward(static_cast<float>(chance_of_odds(odds) - label.chance), piece.slopes);
}

// The rate falls to a tenth.
double rate_at(const FitPlan& plan, double part)
{
    return plan.rate * (1 - 0.9 * part);
}

// `slopes` are those of so many samples together.
void make_step(const Parameters& slopes, std::size_t count, double rate, FitState& state)
{
    constexpr float keep_mean = 0.9F;
    constexpr float keep_square = 0.999F;
    ++state.steps;
    const auto steps = static_cast<double>(state.steps);
    const auto whole_mean = static_cast<float>(1 - search::portable_exp(steps * search::portable_log(0.9)));
    const auto whole_square =
        static_cast<float>(1 - search::portable_exp(steps * search::portable_log(0.999)));
    for (std::size_t i = 0; i < parameter_count; ++i) {
        const float slope = slopes[i] / static_cast<float>(count);
        state.means[i] = keep_mean * state.means[i] + (1 - keep_mean) * slope;
        state.squares[i] = keep_square * state.squares[i] + (1 - keep_square) * slope * slope;
        const float step = static_cast<float>(rate) * (state.means[i] / whole_mean) /
                           (std::sqrt(state.squares[i] / whole_square) + 1e-8F);
        state.weights[i] = std::clamp(state.weights[i] - step, -largest_weight, largest_weight);
    }
    for (std::size_t i = summed_span.biases(); i < summed_span.end(); ++i)
        state.weights[i] = 0; // the table's are theirs
}

std::vector<std::uint32_t> order_of(std::size_t count, std::uint64_t seed)
{
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    Random random(seed);
    random.shuffle(order.data(), static_cast<int>(count));
    return order;
}

} // namespace

FitState begin_fit(const FitPlan& plan)
{
    FitState state;
    state.weights.resize(parameter_count);
    state.means.resize(parameter_count);
    state.squares.resize(parameter_count);
    Random random(mix(plan.seed));
    for (const Span& span : spans) {
        const double width = span.units == 1 ? 0.1 : std::sqrt(3.0 / static_cast<double>(span.inputs));
        for (std::size_t i = span.begin; i < span.biases(); ++i)
            state.weights[i] = static_cast<float>(width * (random.next() / 2147483648.0 - 1));
        if (span.units > 1 && span.begin != summed_span.begin)
            std::fill(state.weights.begin() + static_cast<std::ptrdiff_t>(span.biases()),
                      state.weights.begin() + static_cast<std::ptrdiff_t>(span.end()), 0.25F);
    }
    for (std::size_t i = summed_span.begin; i < summed_span.biases(); ++i)
        state.weights[i] /= 4; // they see a sum over all areas
    return state;
}

void fit_epoch(const Samples& samples, const FitPlan& plan, FitState& state)
{
    const auto order = order_of(samples.size(), mix(plan.seed) + static_cast<std::uint64_t>(state.epochs));
    constexpr std::size_t step_size = piece_size * pieces_of_step;
    double loss = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += step_size) {
        const std::size_t end = std::min(order.size(), begin + step_size);
        const std::size_t count = (end - begin + piece_size - 1) / piece_size;
        std::vector<Piece> pieces(count);
        const auto work = [&](std::size_t number) {
            if (number >= count)
                return false;
            Piece& piece = pieces[number];
            piece.slopes.assign(parameter_count, 0);
            const std::size_t first = begin + number * piece_size;
            for (std::size_t at = first; at < std::min(end, first + piece_size); ++at)
                learn_from(samples, order[at], state.weights, piece);
            return true;
        };
        WorkerThreads(plan.jobs, work).wait();
        for (std::size_t number = 1; number < count; ++number)
            for (std::size_t i = 0; i < parameter_count; ++i)
                pieces[0].slopes[i] += pieces[number].slopes[i];
        for (const Piece& piece : pieces)
            loss += piece.loss;
        const double part =
            (state.epochs + static_cast<double>(begin) / static_cast<double>(order.size())) / plan.epochs;
        make_step(pieces[0].slopes, end - begin, rate_at(plan, part), state);
    }
    ++state.epochs;
    state.loss = loss / static_cast<double>(std::max<std::size_t>(order.size(), 1));
}

namespace {

int whole(float value, int scale)
{
    return static_cast<int>(std::floor(value * static_cast<float>(scale) + 0.5F));
}

template <int inputs, int units>
void take_layer(const Parameters& weights, const Span& span, int scale, Network::Layer<inputs, units>& layer)
{
    for (std::size_t unit = 0; unit < span.units; ++unit) {
        for (std::size_t i = 0; i < span.inputs; ++i)
            layer.weights[unit][i] =
                static_cast<std::int16_t>(whole(weights[span.begin + i * span.units + unit], Network::one));
        layer.biases[unit] = whole(weights[span.biases() + unit], Network::one * scale);
    }
}

} // namespace

Network network_of(const Parameters& weights)
{
    Network network;
    take_layer(weights, area_span, SeatInputs::one, network.area);
    take_layer(weights, summed_span, Network::unit_one, network.summed);
    take_layer(weights, table_span, SeatInputs::one, network.table);
    take_layer(weights, last_span, Network::unit_one, network.last);
    take_layer(weights, out_span, Network::unit_one, network.out);
    return network;
}

Agreement agreement_of(const Samples& samples, const Network& network, bool mutated)
{
    Agreement sum;
    SeatInputs inputs;
    for (std::size_t sample = 0; sample < samples.size(); ++sample) {
        const Label& label = samples.label(sample);
        if (label.mutated != mutated)
            continue;
        samples.read(sample, inputs);
        const double odds = label.handmade + network.correction(inputs);
        ++sum.samples;
        sum.handmade += log_loss(label.handmade, label.chance);
        sum.learned += log_loss(odds, label.chance);
        sum.handmade_victory += log_loss(label.handmade, label.victory);
        sum.learned_victory += log_loss(odds, label.victory);
    }
    const double count = std::max<double>(1, static_cast<double>(sum.samples));
    return {sum.samples, sum.handmade / count, sum.learned / count, sum.handmade_victory / count,
            sum.learned_victory / count};
}

} // namespace capitol
