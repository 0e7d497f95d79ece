#include "table/bid_draft.h"

#include "base/files.h"
#include "capitol/notation.h"

#include <system_error>

namespace capitol::app {

namespace {

constexpr std::size_t mostDraft = 4096; // bytes

std::optional<Bid> legalBid(const Rules& rules, const Position& known, std::string_view text)
{
    const ParsedChoice parsed = parse_choice(rules, known, text);
    const auto* bid = parsed.choice ? std::get_if<Bid>(&*parsed.choice) : nullptr;
    if (!bid || check(rules, known, *parsed.choice))
        return {};
    return *bid;
}

} // namespace

void BidDraft::keep(const Rules& rules, std::size_t moves, const Bid& bid) const
{
    try {
        write_whole(m_file, std::to_string(moves) + ' ' + print_bid(rules.deck(), bid));
    } catch (const std::system_error&) {
    }
}

std::optional<Bid> BidDraft::take(const Rules& rules, const Position& known, std::size_t moves) const
{
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(m_file, trouble))
        return {};
    std::optional<Bid> bid;
    try {
        const std::string text = read_file(m_file, mostDraft);
        const std::string start = std::to_string(moves) + ' ';
        if (text.starts_with(start))
            bid = legalBid(rules, known, std::string_view(text).substr(start.size()));
    } catch (const std::system_error&) {
    }
    std::filesystem::remove(m_file, trouble);
    return bid;
}

} // namespace capitol::app
