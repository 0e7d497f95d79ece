#include "capitol/review/summary.h"

#include <numeric>

namespace capitol {

namespace {

// Of a seat.
class Summing
{
public:
    Summing(Seat seat, double luck_of_the_deal) : m_seat(seat) { m_summary.luck = luck_of_the_deal; }

    void add(const ReviewedChoice& choice, std::size_t place)
    {
        (choice.is_luck ? m_summary.luck : m_summary.unforeseen) += choice.rest[m_seat];
        if (choice.seat != m_seat)
            m_summary.gained += choice.fault[m_seat];
        else
            add_own(choice, place);
    }

    SeatSummary summary() const
    {
        SeatSummary summary = m_summary;
        if (m_promised > 0)
            summary.accuracy = 1 - summary.lost() / m_promised;
        return summary;
    }

private:
    void add_own(const ReviewedChoice& choice, std::size_t place)
    {
        m_summary.losses[index(choice.kind)] += choice.loss();
        if (choice.alternative)
            m_promised += choice.alternative->share + choice.merit();
        note(choice.loss(), m_worst, m_summary.worst, place);
        note(choice.merit(), m_best, m_summary.best, place);
    }

    static void note(double size, double& greatest, std::optional<std::size_t>& where, std::size_t place)
    {
        if (size <= greatest)
            return;
        greatest = size;
        where = place;
    }

    const Seat m_seat;
    SeatSummary m_summary;
    double m_promised = 0;
    double m_best = 0;
    double m_worst = 0;
};

} // namespace

double SeatSummary::lost() const
{
    return std::accumulate(losses.begin(), losses.end(), 0.0);
}

std::vector<SeatSummary> summaries_of(const std::vector<ReviewedChoice>& choices, const Shares& dealt,
                                      int players)
{
    const Shares by_deal = dealt - equal_shares(players);
    std::vector<SeatSummary> summaries;
    for (Seat seat = 0; seat < players; ++seat) {
        Summing summing(seat, by_deal[seat]);
        for (std::size_t i = 0; i < choices.size(); ++i)
            summing.add(choices[i], i);
        summaries.push_back(summing.summary());
    }
    return summaries;
}

} // namespace capitol
