#include "capitol/review/review.h"

#include "base/mix.h"
#include "base/worker_threads.h"
#include "capitol/review/expectation.h"
#include "capitol/review/summary.h"

#include <algorithm>
#include <atomic>

namespace capitol {

namespace {

using namespace std::chrono_literals;

constexpr auto tell_every = 50ms;
constexpr int usual_iterations = 120;
constexpr int least_iterations = 40;
constexpr std::size_t usual_choices = 250; // of a game of four
constexpr std::size_t most_reasons = 2;

struct Step
{
    Position before;
    Events events{};
};

std::vector<Step> steps_of(const Record& record, const Rules& rules)
{
    std::vector<Step> steps{{record.start_position(rules)}};
    for (const RecordMove& move : record.moves) {
        Position position = steps.back().before;
        apply(rules, position, move.seat, move.choice, &steps.back().events);
        steps.push_back({position});
    }
    return steps;
}

ChoiceKind kind_of(Phase phase)
{
    switch (phase) {
    case Phase::bidding:
        return ChoiceKind::bid;
    case Phase::tile:
        return ChoiceKind::place;
    case Phase::draw:
        return ChoiceKind::draw;
    default:
        return ChoiceKind::build;
    }
}

bool is_chance(const Event& event)
{
    return std::holds_alternative<TopShown>(event) || std::holds_alternative<Dealt>(event) ||
           std::holds_alternative<PileTurned>(event) || std::holds_alternative<BidSealed>(event);
}

// Long games get less for each choice, so that none takes for ever.
int iterations_for(std::size_t choices, int wanted)
{
    if (wanted > 0)
        return wanted;
    const std::size_t part = usual_iterations * usual_choices / std::max(choices, usual_choices);
    return std::max(least_iterations, static_cast<int>(part));
}

class Reviewer
{
public:
    Reviewer(const Record& record, const ReviewRequest& request)
        : m_record(record), m_request(request), m_rules(record.variant.playable()),
          m_steps(steps_of(record, m_rules)),
          m_iterations(iterations_for(record.moves.size(), request.iterations))
    {
        m_review.curve.resize(m_steps.size());
        m_review.choices.resize(record.moves.size());
    }

    std::optional<Review> review()
    {
        WorkerThreads workers(std::max(1, m_request.threads),
                              [this](std::size_t piece) { return look_at(piece); });
        while (!workers.wait_for(tell_every))
            tell();
        if (m_request.stop.stop_requested())
            return {};
        tell();
        finish();
        return std::move(m_review);
    }

private:
    // A choice and the point of the curve before it; as the last piece the point at the end.
    bool look_at(std::size_t number)
    {
        if (number >= m_steps.size() || m_request.stop.stop_requested())
            return false;
        const Effort effort{m_iterations, mix(number), m_request.stop};
        m_review.curve[number] = expected_shares(m_rules, m_steps[number].before, effort);
        if (number < m_record.moves.size())
            m_review.choices[number] = judged(number, effort);
        ++m_done;
        return true;
    }

    ReviewedChoice judged(std::size_t number, const Effort& effort) const
    {
        const Position& before = m_steps[number].before;
        const RecordMove& move = m_record.moves[number];
        const View view = observe(m_rules, before, move.seat);
        ReviewedChoice one{number, move.seat, before.round, kind_of(before.phase), move.choice};
        one.alternative = find_alternative(m_rules, view, move.choice, effort);
        if (one.alternative && one.alternative->sure && one.alternative->gain[move.seat] < 0) {
            one.fault = one.alternative->gain;
            one.reasons = reasons_for(m_rules, view, one.alternative->choice);
            one.reasons.resize(std::min(one.reasons.size(), most_reasons));
        }
        one.is_luck = std::ranges::any_of(m_steps[number].events, is_chance);
        return one;
    }

    void tell() const
    {
        if (m_request.progress)
            m_request.progress(std::min(m_done.load(), m_record.moves.size()), m_record.moves.size());
    }

    void finish()
    {
        const int players = m_steps.front().before.players;
        for (ReviewedChoice& one : m_review.choices)
            one.rest = m_review.curve[one.number + 1] - m_review.curve[one.number] - one.fault;
        find_cheaper_bids();
        m_review.turning_points = turning_points_of(m_review.curve, players);
        m_review.seats = summaries_of(m_review.choices, m_review.curve.front(), players);
    }

    // An auction is decided by the last bid of it.
    void find_cheaper_bids()
    {
        std::array<std::size_t, max_seats> last_bid{};
        for (const ReviewedChoice& one : m_review.choices) {
            if (one.kind == ChoiceKind::bid)
                last_bid[one.seat] = one.number;
            for (const Event& event : m_steps[one.number].events)
                if (const auto* won = std::get_if<AuctionWon>(&event); won && won->total > 0)
                    find_cheaper_bid_for(last_bid[won->seat]);
        }
    }

    void find_cheaper_bid_for(std::size_t number)
    {
        ReviewedChoice& one = m_review.choices[number];
        const View view = observe(m_rules, m_steps[number].before, one.seat);
        one.cheaper_bid = find_cheaper_bid(m_rules, view, std::get<Bid>(one.choice));
    }

    const Record& m_record;
    const ReviewRequest& m_request;
    const Rules m_rules;
    const std::vector<Step> m_steps; // and the end
    const int m_iterations;
    Review m_review;
    std::atomic<std::size_t> m_done = 0;
};

} // namespace

double ReviewedChoice::merit() const
{
    return alternative && alternative->sure ? std::max(0.0, alternative->gain[seat]) : 0.0;
}

std::optional<Review> review_game(const Record& record, const ReviewRequest& request)
{
    return Reviewer(record, request).review();
}

} // namespace capitol
