#include "capitol/learning/bid_samples.h"

#include "capitol/players/bid_sums.h"
#include "capitol/players/bidding.h"

#include <algorithm>
#include <cmath>

namespace capitol {

namespace {

bool has_rival(const Position& position, Seat seat)
{
    for (Seat other = 0; other < position.players; ++other)
        if (other != seat && position.hand_size(other) > 0)
            return true;
    return false;
}

// As the next seat sees it: all rivals see nearly the same.
void add_bid(const LearnTable& table, const Position& position, const Bid& bid, BidSamples& bids)
{
    const Rules& rules = table.rules;
    const Seat seat = position.to_move;
    const View view = observe(rules, position, static_cast<Seat>((seat + 1) % table.players));
    const double hand = expected_hand(rules, view, seat);
    if (hand > 0)
        bids.push_back({{position.hand_size(seat), hand, is_last_auction(rules, position)},
                        total_of(rules.deck(), bid),
                        table.mutated});
}

void add_bids(const LearnTable& table, const LearnGame& game, std::uint64_t opening, BidSamples& bids)
{
    replay(table, game, opening, [&](const Position& position, int made) {
        if (position.phase == Phase::bidding && made >= game.free_from &&
            has_rival(position, position.to_move))
            add_bid(table, position, std::get<Bid>(game.choices.at(static_cast<std::size_t>(made))), bids);
    });
}

// How many bids were of nothing, and of less than so many parts of the hand.
struct Counts
{
    std::array<double, BidShares::most_parts + 1> less{};
    double all = 0;

    void add(const BidSample& bid)
    {
        const double parts = bid.sum / bid.bidder.hand * BidShares::hand_parts;
        less[0] += bid.sum == 0 ? 1 : 0;
        for (int part = 1; part <= BidShares::most_parts; ++part)
            less[static_cast<std::size_t>(part)] += parts < part ? 1 : 0;
        ++all;
    }
};

using CountsByCards = std::array<Counts, BidShares::most_cards>;

constexpr double smoothing = 4; // as many bids as those of one card less count for

BidShares::ByCards shares_of(const CountsByCards& counts)
{
    BidShares::ByCards shares{};
    std::array<double, BidShares::most_parts + 1>
        before; // of one card less; at first any is as likely as the other
    for (std::size_t part = 0; part < before.size(); ++part)
        before[part] = std::min(1.0, static_cast<double>(part + 1) / (BidShares::hand_parts + 1));
    for (std::size_t cards = 0; cards < counts.size(); ++cards)
        for (std::size_t part = 0; part < before.size(); ++part) {
            before[part] =
                (counts[cards].less[part] + smoothing * before[part]) / (counts[cards].all + smoothing);
            shares[cards][part] = static_cast<std::uint16_t>(std::lround(BidShares::one * before[part]));
        }
    return shares;
}

constexpr double surest = 0.99; // prediction: the loss stays finite

double log_loss(double chance, bool came)
{
    const double predicted = std::clamp(chance, 1 - surest, surest);
    return -std::log(came ? predicted : 1 - predicted);
}

} // namespace

BidSamples bid_samples_of(const LearnPlan& plan, int block, const LearnBlock& games)
{
    const LearnTable table = table_of(plan, block);
    BidSamples bids;
    for (int game = 0; game < games_of_block; ++game)
        add_bids(table, games[static_cast<std::size_t>(game)], opening_of(plan, block, game), bids);
    return bids;
}

BidShares bid_shares_of(std::span<const BidSample> bids)
{
    CountsByCards usual;
    CountsByCards at_last;
    for (const BidSample& bid : bids) {
        const int cards = std::min(bid.bidder.cards, BidShares::most_cards);
        (bid.bidder.last ? at_last : usual)[static_cast<std::size_t>(cards - 1)].add(bid);
    }
    return {shares_of(usual), shares_of(at_last)};
}

double prediction_loss(std::span<const BidSample> bids, const BidPrediction& prediction, bool mutated)
{
    double loss = 0;
    int count = 0;
    for (const BidSample& bid : bids) {
        if (bid.mutated != mutated)
            continue;
        for (int part = 1; part <= BidShares::hand_parts; ++part, ++count) {
            const double sum = part * bid.bidder.hand / BidShares::hand_parts;
            loss += log_loss(prediction(bid.bidder, sum), bid.sum < sum);
        }
    }
    return count == 0 ? 0 : loss / count;
}

} // namespace capitol
