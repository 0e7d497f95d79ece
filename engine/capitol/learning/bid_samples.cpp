#include "capitol/learning/seen_bids.h"

#include "capitol/players/bid_sums.h"
#include "capitol/players/bidding.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace capitol {

namespace {

class BidWatcher
{
public:
    BidWatcher(const LearnTable& table, SeenBids& bids) : m_table(table), m_bids(bids) {}

    void watch(const LearnGame& game, std::uint64_t opening)
    {
        Position position = Capitol::start(m_table.rules, m_table.players, opening);
        for (std::size_t made = 0; made < game.choices.size(); ++made) {
            if (position.phase == Phase::over || check(m_table.rules, position, game.choices[made]))
                throw std::invalid_argument("choice " + std::to_string(made + 1) + " is not allowed");
            if (position.phase == Phase::bidding && static_cast<int>(made) >= game.free_from)
                see(position, std::get<Bid>(game.choices[made]));
            apply(m_table.rules, position, game.choices[made]);
        }
    }

private:
    // As the seats see it that bid against it.
    void see(const Position& position, const Bid& bid)
    {
        const Rules& rules = m_table.rules;
        const Seat seat = position.to_move;
        Seat rival = seat;
        for (Seat other = 0; other < m_table.players; ++other)
            if (other != seat && position.hand_size(other) > 0)
                rival = other;
        if (rival == seat)
            return;
        const View view = observe(rules, position, rival);
        const double hand = expected_hand(rules, view, seat);
        if (hand > 0)
            m_bids.push_back({{position.hand_size(seat), hand, is_last_auction(rules, position)},
                              total_of(rules.deck(), bid),
                              m_table.mutated});
    }

    const LearnTable& m_table;
    SeenBids& m_bids;
};

// How many bids were of nothing, and of less than so many parts of the hand.
struct Counts
{
    std::array<double, most_parts + 1> less{};
    double all = 0;

    void add(const SeenBid& bid)
    {
        const double parts = bid.sum / bid.bidder.hand * hand_parts;
        less[0] += bid.sum == 0 ? 1 : 0;
        for (int part = 1; part <= most_parts; ++part)
            less[static_cast<std::size_t>(part)] += parts < part ? 1 : 0;
        ++all;
    }
};

using CountsByCards = std::array<Counts, most_cards_told_apart>;

constexpr double weight_of_neighbours = 4; // bids

BidShares::ByCards shares_of(const CountsByCards& counts)
{
    BidShares::ByCards shares{};
    std::array<double, most_parts + 1> before; // of one card less; at first any is as likely as the other
    for (std::size_t part = 0; part < before.size(); ++part)
        before[part] = std::min(1.0, static_cast<double>(part + 1) / (hand_parts + 1));
    for (std::size_t cards = 0; cards < counts.size(); ++cards)
        for (std::size_t part = 0; part < before.size(); ++part) {
            before[part] = (counts[cards].less[part] + weight_of_neighbours * before[part]) /
                           (counts[cards].all + weight_of_neighbours);
            shares[cards][part] = static_cast<std::uint16_t>(std::lround(BidShares::one * before[part]));
        }
    return shares;
}

constexpr double surest = 0.99; // that somebody foretells: the loss stays finite

double log_loss(double chance, bool came)
{
    const double told = std::clamp(chance, 1 - surest, surest);
    return -std::log(came ? told : 1 - told);
}

} // namespace

SeenBids bids_of(const LearnPlan& plan, int block, const LearnBlock& games)
{
    const LearnTable table = table_of(plan, block);
    SeenBids bids;
    BidWatcher watcher(table, bids);
    for (int game = 0; game < games_of_block; ++game)
        watcher.watch(games[static_cast<std::size_t>(game)], opening_of(plan, block, game));
    return bids;
}

BidShares bid_shares_of(std::span<const SeenBid> bids)
{
    CountsByCards usual;
    CountsByCards at_last;
    for (const SeenBid& bid : bids) {
        const int cards = std::min(bid.bidder.cards, most_cards_told_apart);
        (bid.bidder.last ? at_last : usual)[static_cast<std::size_t>(cards - 1)].add(bid);
    }
    return {shares_of(usual), shares_of(at_last)};
}

double foretelling_loss(std::span<const SeenBid> bids, const Foretelling& foretelling, bool mutated)
{
    double loss = 0;
    int count = 0;
    for (const SeenBid& bid : bids) {
        if (bid.mutated != mutated)
            continue;
        for (int part = 1; part <= hand_parts; ++part, ++count) {
            const double sum = part * bid.bidder.hand / hand_parts;
            loss += log_loss(foretelling(bid.bidder, sum), bid.sum < sum);
        }
    }
    return count == 0 ? 0 : loss / count;
}

} // namespace capitol
