// Bids, and bids that are equal: cards of the variant's deck, decided by its auction.
#include "capitol/auction.h"
#include "capitol/game.h"
#include "capitol/notation.h"
#include "capitol/rulebook/examples.h"

#include <algorithm>
#include <functional>

namespace capitol {
namespace {

using Values = std::vector<int>; // of the cards of a bid, highest first

int sum_of(const Values& values)
{
    int sum = 0;
    for (const int value : values)
        sum += value;
    return sum;
}

std::map<int, int> copies_by_value(const Deck& deck)
{
    std::map<int, int> copies;
    for (int bit = 0; bit < deck.all().size(); ++bit)
        ++copies[deck.value(deck.card_at(bit))];
    return copies;
}

// Whether the deck has all these cards at the same time.
bool deck_has(std::map<int, int> copies, const Values& a, const Values& b)
{
    const auto take = [&](int value) { return copies[value]-- > 0; };
    return std::ranges::all_of(a, take) && std::ranges::all_of(b, take);
}

struct Pair
{
    Values a;
    Values b;
};

// Two cards each with the same sum and other highest cards: the highest that the deck allows.
std::optional<Pair> unlike_bids(const std::map<int, int>& copies)
{
    for (auto high = copies.rbegin(); high != copies.rend(); ++high)
        for (auto next = std::next(high); next != copies.rend(); ++next)
            for (auto low = std::next(next); low != copies.rend(); ++low) {
                const int other = next->first + low->first - high->first;
                const Pair pair{{next->first, low->first}, {high->first, other}};
                if (other > 0 && other < low->first && other * 2 >= low->first && copies.contains(other) &&
                    deck_has(copies, pair.a, pair.b))
                    return pair;
            }
    return std::nullopt;
}

// The same cards for both.
std::optional<Pair> like_bids(const std::map<int, int>& copies)
{
    for (auto high = copies.rbegin(); high != copies.rend(); ++high)
        for (auto low = std::next(high); low != copies.rend(); ++low)
            if (high->second > 1 && low->second > 1 && low->first < high->first / 2 + 2)
                return Pair{{high->first, low->first}, {high->first, low->first}};
    for (const auto& [value, count] : copies)
        if (count > 1)
            return Pair{{value}, {value}};
    return std::nullopt;
}

// A card of that value that is not yet taken.
Card take(const Deck& deck, int value, CardSet& taken)
{
    for (int bit = 0; bit < deck.all().size(); ++bit)
        if (!taken.has(bit) && deck.value(deck.card_at(bit)) == value) {
            taken.set(bit);
            return deck.card_at(bit);
        }
    return unknown_card;
}

Bid deal(const Rules& rules, Position& position, Seat seat, const Values& values, CardSet& taken)
{
    Bid bid;
    for (const int value : values) {
        const Card card = take(rules.deck(), value, taken);
        rules.deck().add(position.hand[seat], card);
        ++position.hand_count[seat][index(rules.deck().pile(card))];
        bid.add(card);
    }
    return bid;
}

// The last auction of the game: by then there are points to compare.
std::optional<Position> at_last_auction(const Rules& rules)
{
    Position position = start(rules, rules.ruleset().players.max, 1);
    position.hand = {};
    position.known = {};
    position.hand_count = {};
    position.draw_count = {};
    position.discard_count = {};
    position.first = 0;
    for (int round = rules.ruleset().rounds; round > 0; --round) {
        if (rules.auctions_in(round) == 0)
            continue;
        position.round = static_cast<std::uint8_t>(round);
        return position;
    }
    return std::nullopt;
}

struct Decision
{
    std::string outcome = "unsold";
    Seat winner = no_seat;
};

Decision decide(const Rules& rules, Position position, const Pair& bids)
{
    CardSet taken;
    const Bid a = deal(rules, position, 0, bids.a, taken);
    const Bid b = deal(rules, position, 1, bids.b, taken);
    Events events;
    if (!begin_auction(rules, position, 1, nullptr))
        return {};
    lay_bid(position, 0, a);
    lay_bid(position, 1, b);
    reveal(rules, position, &events);
    for (const Event& event : events)
        if (const auto* won = std::get_if<AuctionWon>(&event))
            return {std::string(print(won->tie_broken_by)), won->seat};
    return {};
}

std::string listed(const Values& values, const Language& language)
{
    std::vector<std::string> words;
    for (const int value : values)
        words.push_back(std::to_string(value));
    return language.listed(words);
}

Facts row(const Position& position, const Pair& bids, const Decision& decision, const Language& language)
{
    Facts facts;
    facts.set("item.a_cards", listed(bids.a, language));
    facts.set("item.b_cards", listed(bids.b, language));
    facts.set("item.sum", sum_of(bids.a));
    facts.set("item.a_score", position.score[0]);
    facts.set("item.b_score", position.score[1]);
    facts.set("item.level", position.score[0] == position.score[1] ? 1 : 0);
    facts.set("item.outcome", decision.outcome);
    facts.set("item.winner", std::string(decision.winner == no_seat ? "" : example_players[decision.winner]));
    return facts;
}

// The scores were asked before the tie was settled, and did not settle it.
bool scores_failed(const Rules& rules, const Position& position, const Decision& decision)
{
    const auto& order = rules.ruleset().auction.tie_break;
    const auto settles = [&](TieBreak each) { return print(each) == decision.outcome; };
    const auto settled = std::ranges::find_if(order, settles);
    return settled != order.end() && position.score[0] == position.score[1] &&
           std::find(order.begin(), settled, TieBreak::lowest_score) != settled;
}

// A case is told if it ends otherwise than those before it.
void add_case(const Rules& rules, const Position& position, const std::optional<Pair>& bids,
              const Language& language, std::vector<Facts>& rows)
{
    if (!bids)
        return;
    const Decision decision = decide(rules, position, *bids);
    const auto same = [&](const Facts& told) { return told.written("item.outcome") == decision.outcome; };
    if (std::ranges::any_of(rows, same))
        return;
    rows.push_back(row(position, *bids, decision, language));
    rows.back().set("item.level_before", scores_failed(rules, position, decision) ? 1 : 0);
}

void add_ties(const Rules& rules, const Language& language, std::vector<Facts>& rows)
{
    auto position = at_last_auction(rules);
    if (!position)
        return;
    const auto copies = copies_by_value(rules.deck());
    const auto with_scores = [&](int livia, int marcus) {
        if (position->round > 1) {
            position->score[0] = livia;
            position->score[1] = marcus;
        }
        return *position;
    };
    add_case(rules, with_scores(9, 6), unlike_bids(copies), language, rows);
    add_case(rules, with_scores(9, 6), like_bids(copies), language, rows);
    add_case(rules, with_scores(8, 8), unlike_bids(copies), language, rows);
    add_case(rules, with_scores(8, 8), like_bids(copies), language, rows);
}

} // namespace

std::optional<BidExample> bid_example(const Rules& rules)
{
    auto position = at_last_auction(rules);
    const auto pair = unlike_bids(copies_by_value(rules.deck()));
    if (!position || !pair)
        return std::nullopt;
    CardSet taken;
    BidExample example;
    const Bid bid = deal(rules, *position, 0, pair->a, taken);
    example.bid.assign(bid.cards.begin(), bid.cards.begin() + bid.size);
    const Bid kept = deal(rules, *position, 0, pair->b, taken);
    example.kept.assign(kept.cards.begin(), kept.cards.begin() + kept.size);
    if (!begin_auction(rules, *position, 1, nullptr))
        return std::nullopt;
    lay_bid(*position, 0, bid);
    Events events;
    reveal(rules, *position, &events);
    for (const Event& event : events)
        if (const auto* shown = std::get_if<BidRevealed>(&event); shown && shown->seat == 0)
            example.sum = shown->total;
    return example;
}

void add_bid_examples(const Rules& rules, const Language& language, FactSheet& sheet)
{
    const auto example = bid_example(rules);
    Values values;
    for (const Card card : example ? example->bid : std::vector<Card>())
        values.push_back(rules.deck().value(card));
    sheet.facts.set("ex.bid.shown", example ? 1 : 0);
    sheet.facts.set("ex.bid.cards", listed(values, language));
    sheet.facts.set("ex.bid.kept", example ? static_cast<int>(example->kept.size()) : 0);
    sheet.facts.set("ex.bid.sum", example ? example->sum : 0);
    add_ties(rules, language, sheet.lists["tied_bids"]);
}

} // namespace capitol
