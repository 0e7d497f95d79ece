#include "capitol/players/bid_shares.h"

#include <algorithm>

namespace capitol {

double chance_to_bid_less(const BidShares& shares, const Bidder& bidder, double sum)
{
    const double parts = sum / bidder.hand * BidShares::hand_parts;
    if (parts <= 0 || parts > BidShares::most_parts)
        return parts <= 0 ? 0 : 1;
    const auto& by_cards = bidder.last ? shares.at_last : shares.usual;
    const auto cards = static_cast<std::size_t>(std::clamp(bidder.cards, 1, BidShares::most_cards));
    const BidShares::Parts& less = by_cards[cards - 1];
    const auto whole = std::min(static_cast<std::size_t>(parts), std::size_t{BidShares::most_parts - 1});
    const double rest = parts - static_cast<double>(whole);
    return (less[whole] + rest * (less[whole + 1] - less[whole])) / BidShares::one;
}

} // namespace capitol
