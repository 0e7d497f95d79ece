#include "replayed_figures.h"

#include "capitol/scoring.h"

#include <algorithm>
#include <set>

namespace capitol::test {

namespace {

// One number a figure, by its name.
class Tally
{
public:
    std::int64_t& operator[](std::string_view id) { return m_figures[index(find_figure(id))]; }
    const GameFigures& figures() const { return m_figures; }

private:
    GameFigures m_figures{};
};

std::vector<int> scores_of(const Position& position)
{
    return {position.score.begin(), position.score.begin() + position.players};
}

int cards_in_hands(const Position& position)
{
    int cards = 0;
    for (Seat seat = 0; seat < position.players; ++seat)
        cards += position.hand_size(seat);
    return cards;
}

int fountains(const Position& position)
{
    return static_cast<int>(
        std::ranges::count_if(position.sites, [](const Site& site) { return site.is_fountain(); }));
}

int large_tiles(const Position& position)
{
    return static_cast<int>(std::ranges::count_if(
        position.areas, [](const AreaState& area) { return area.large != Tile::none; }));
}

std::set<int> leaders(const std::vector<int>& scores)
{
    std::set<int> seats;
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        if (scores[seat] == *std::ranges::max_element(scores))
            seats.insert(static_cast<int>(seat));
    return seats;
}

bool share_anybody(const std::set<int>& a, const std::set<int>& b)
{
    return std::ranges::any_of(a, [&](int seat) { return b.contains(seat); });
}

int total(const Rules& rules, const CardSet& cards)
{
    int sum = 0;
    cards.for_each([&](int bit) { sum += rules.deck().value(rules.deck().card_at(bit)); });
    return sum;
}

// The sum of the bid that a seat has sealed in this position.
int bid_total(const Rules& rules, const Position& position, Seat seat)
{
    int sum = 0;
    for (int i = 0; i < position.bid_size[seat]; ++i)
        sum += rules.deck().value(position.bid_card(seat, i));
    return sum;
}

// The last bid before the reveal: how many share the highest sum, which is more than nothing.
bool is_tied(const Rules& rules, const Position& sealed, const Bid& last)
{
    std::vector<int> sums;
    for (Seat seat = 0; seat < sealed.players; ++seat)
        sums.push_back(bid_total(rules, sealed, seat));
    sums[sealed.to_move] = 0;
    for (int i = 0; i < last.size; ++i)
        sums[sealed.to_move] += rules.deck().value(last.cards[i]);
    const int best = *std::ranges::max_element(sums);
    return best > 0 && std::ranges::count(sums, best) > 1;
}

void tell_move(const Rules& rules, const Position& before, const Position& after, const Choice& choice,
               Tally& tally)
{
    const char* where = before.phase == Phase::construction ? "moves.construction"
                        : before.phase == Phase::draw       ? "moves.draw"
                                                            : "moves.auction";
    ++tally["moves.all"];
    ++tally[where];
    if (const Move* move = std::get_if<Move>(&choice); move && before.phase == Phase::construction) {
        tally["cards.played"] += move->kind != MoveKind::pass;
        tally["cards.for_nothing"] += move->for_nothing;
        tally["buildings.finished"] += move->kind == MoveKind::roof && !move->for_nothing;
        return;
    }
    if (before.phase != Phase::bidding || (after.phase == Phase::bidding && after.auction == before.auction))
        return;
    tally["ties.auction"] += is_tied(rules, before, std::get<Bid>(choice));
    if (after.phase == Phase::tile) { // somebody won, and has paid
        tally["bids.cards"] += cards_in_hands(before) - cards_in_hands(after);
        for (Seat seat = 0; seat < before.players; ++seat)
            tally["bids.paid"] += total(rules, before.hand[seat]) - total(rules, after.hand[seat]);
    }
}

void tell_end(const Rules& rules, const Position& begin, const Position& end,
              const std::vector<std::vector<int>>& after_rounds, Tally& tally)
{
    std::vector<int> scores = scores_of(end);
    std::set<int> winning;
    for (int seat = 0; seat < end.players; ++seat)
        if (winners(rules, end) >> seat & 1)
            winning.insert(seat);
    for (int place = 0; place < end.players; ++place) {
        const int seat = (begin.first + place) % end.players;
        const std::string number = std::to_string(place + 1);
        tally["score.seat_" + number] = scores[static_cast<std::size_t>(seat)];
        tally["wins.seat_" + number] =
            winning.contains(seat) ? 12 / static_cast<std::int64_t>(winning.size()) : 0;
        tally["score.mean"] += scores[static_cast<std::size_t>(seat)];
    }
    std::ranges::sort(scores, std::greater<>());
    tally["score.highest"] = scores.front();
    tally["score.lowest"] = scores.back();
    tally["score.range"] = scores.front() - scores.back();
    tally["score.lead"] = scores[0] - scores[1];
    tally["ties.final"] = winning.size() > 1;
    const std::set<int> led = leaders(after_rounds[after_rounds.size() - 2]);
    tally["lead.overturned"] = !share_anybody(winning, led);
}

void tell_rounds(const std::vector<std::vector<int>>& after_rounds, Tally& tally)
{
    std::int64_t before = 0;
    for (std::size_t round = 0; round < after_rounds.size(); ++round) {
        std::int64_t sum = 0;
        for (const int points : after_rounds[round])
            sum += points;
        tally["points.round_" + std::to_string(round + 1)] = sum - before;
        before = sum;
        if (round > 0)
            tally["lead.changes"] +=
                !share_anybody(leaders(after_rounds[round]), leaders(after_rounds[round - 1]));
    }
}

void tell_board(const Rules& rules, const Position& begin, const Position& end, Tally& tally)
{
    tally["floors.used"] = begin.supply - end.supply + rules.starting_floors() * begin.players;
    tally["cards.left"] = cards_in_hands(end);
    for (int area = 0; area < rules.area_count(); ++area) {
        std::set<int> owners;
        for (int site = 0; site < rules.area(area).small_sites; ++site) {
            const Site one = end.sites[rules.area(area).first_site + site];
            if (!one.is_building())
                continue;
            owners.insert(one.owner());
            ++tally["buildings.placed"];
            tally["floors.placed"] += one.floors();
        }
        tally["areas.empty"] += owners.empty();
        tally["areas.contested"] += owners.size() > 1;
        tally["buildings.tallest"] =
            std::max(tally["buildings.tallest"], std::int64_t{end.areas[area].tallest});
    }
    for (Seat seat = 0; seat < end.players; ++seat) {
        for (int height = 1; height <= max_height; ++height) {
            tally["buildings.left"] += end.yards[seat].unroofed_of(height);
            tally["buildings.left"] += end.yards[seat].finished_of(Roof::round, height) +
                                       end.yards[seat].finished_of(Roof::triangular, height);
        }
    }
}

// Of all tiles on offer, those that are not on the board. What kept each from being sold is not told here.
void tell_tiles(const Rules& rules, const Position& begin, const Position& end, Tally& tally)
{
    int offered = 0;
    for (const auto& round : rules.ruleset().auction.schedule)
        offered += static_cast<int>(round.size());
    const int sold = fountains(end) - fountains(begin) + large_tiles(end) - large_tiles(begin);
    tally["unsold.all"] = offered - sold;
}

} // namespace

Figure find_figure(std::string_view id)
{
    int place = 0;
    while (place < figure_count && facts_of(figure_at(place)).id != id)
        ++place;
    return figure_at(place);
}

GameFigures replayed_figures(const Rules& rules, Position position, const std::vector<Choice>& choices)
{
    const Position begin = position;
    Tally tally;
    std::vector<std::vector<int>> after_rounds;
    for (const Choice& choice : choices) {
        const Position before = position;
        apply(rules, position, choice);
        tell_move(rules, before, position, choice, tally);
        const bool scored =
            before.phase != Phase::draw && (position.phase == Phase::draw || position.phase == Phase::over ||
                                            position.round != before.round);
        if (scored)
            after_rounds.push_back(scores_of(position));
    }
    tell_rounds(after_rounds, tally);
    tell_end(rules, begin, position, after_rounds, tally);
    tell_board(rules, begin, position, tally);
    tell_tiles(rules, begin, position, tally);
    return tally.figures();
}

} // namespace capitol::test
