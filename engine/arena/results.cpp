#include "arena/results.h"

#include "base/statistics.h"

#include <algorithm>
#include <cmath>

namespace arena {

using namespace capitol;

namespace {

// The first player's share over all seatings of the deal that starts with that game; nothing if one has a
// fault.
std::optional<double> share_of_deal(const std::vector<GameResult>& results, int first_game, int seatings)
{
    double share = 0;
    for (int game = first_game; game < first_game + seatings; ++game) {
        const GameResult& result = results[static_cast<std::size_t>(game)];
        if (!result.fault.empty())
            return {};
        share += result.win.front() / seatings;
    }
    return share;
}

template <typename Amount>
Estimate estimate_of(const std::vector<GameResult>& results, int seatings, Amount amount)
{
    DealEstimate mean;
    for (std::size_t game = 0; game < results.size(); ++game)
        if (results[game].fault.empty())
            mean.add(static_cast<int>(game) / seatings, amount(results[game]));
    return mean.estimate();
}

std::optional<Estimate> elo_of(const Estimate& win, int players)
{
    if (win.mean <= 0 || win.mean >= 1)
        return {};
    const double odds = win.mean * (players - 1) / (1 - win.mean);
    const double slope = 400 / std::log(10.0) / (win.mean * (1 - win.mean));
    return Estimate{400 * std::log10(odds), slope * win.error};
}

} // namespace

std::vector<PlayerSummary> summarise(const std::vector<std::string>& players, int seatings,
                                     const std::vector<GameResult>& results)
{
    std::vector<PlayerSummary> summaries;
    for (std::size_t player = 0; player < players.size(); ++player) {
        PlayerSummary summary{players[player], {}, {}, 0, {}};
        summary.score =
            estimate_of(results, seatings, [&](const GameResult& one) { return double(one.score[player]); });
        summary.win = estimate_of(results, seatings, [&](const GameResult& one) { return one.win[player]; });
        for (const GameResult& one : results)
            summary.wins += one.fault.empty() && one.win[player] > 0;
        summary.elo = elo_of(summary.win, static_cast<int>(players.size()));
        summaries.push_back(summary);
    }
    return summaries;
}

namespace {

// Of the deals without a fault that were played from every seating.
std::vector<double> shares_of_deals(const std::vector<GameResult>& results, int seatings)
{
    std::vector<double> shares;
    for (int game = 0; game + seatings <= static_cast<int>(results.size()); game += seatings)
        if (const auto share = share_of_deal(results, game, seatings))
            shares.push_back(*share);
    return shares;
}

} // namespace

Sprt test_claims(const Claims& claims, int seatings, const std::vector<GameResult>& results)
{
    Sprt sprt(claims);
    for (const double share : shares_of_deals(results, seatings))
        sprt.add(share);
    return sprt;
}

double chance_of_less(double share, int seatings, const std::vector<GameResult>& results)
{
    DealEstimate deals;
    int count = 0;
    for (const double one : shares_of_deals(results, seatings))
        deals.add(count++, one);
    if (count < 2)
        return 1;
    const Estimate found = deals.estimate();
    if (found.error < 1e-9) // all deals alike: each may have fallen on either side
        return found.mean < share ? std::pow(0.5, count) : 1;
    const double t = (found.mean - share) / found.error;
    const double beyond = student_p(t, count - 1) / 2;
    return t < 0 ? beyond : 1 - beyond;
}

Stopper::Stopper(int seatings, int games, const std::optional<Claims>& claims)
    : m_seatings(seatings), m_stop_at(games), m_done(static_cast<std::size_t>(games))
{
    if (claims)
        m_sprt.emplace(*claims);
}

void Stopper::add(int game, const std::vector<GameResult>& results)
{
    m_done[static_cast<std::size_t>(game)] = true;
    while (m_sprt && m_next + m_seatings <= m_stop_at && whole_deal_done())
        add_deal(results);
}

bool Stopper::whole_deal_done() const
{
    const auto first = m_done.begin() + m_next;
    return std::all_of(first, first + m_seatings, [](bool done) { return done; });
}

void Stopper::add_deal(const std::vector<GameResult>& results)
{
    if (const auto share = share_of_deal(results, m_next, m_seatings))
        m_sprt->add(*share);
    m_next += m_seatings;
    if (m_sprt->decision() != SprtDecision::open)
        m_stop_at = m_next;
}

} // namespace arena
