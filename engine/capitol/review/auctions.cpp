#include "capitol/review/auctions.h"

#include "capitol/players/bid_sums.h"
#include "capitol/players/bidding.h"

namespace capitol {

namespace {

constexpr double likely = 0.8;

}

std::optional<CheaperBid> find_cheaper_bid(const Rules& rules, const View& view, const Bid& bid)
{
    const int total = outlook_of(rules, view, bid).total;
    for (const BidSum& sum : plain_bid_sums(rules, view, 1)) {
        if (sum.total >= total)
            break;
        const BidOutlook outlook = outlook_of(rules, view, bid_of(rules.deck(), sum.cards));
        if (sum.total > 0 && outlook.chance >= likely)
            return CheaperBid{total, sum.total, outlook.chance};
    }
    return {};
}

} // namespace capitol
