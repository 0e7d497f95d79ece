#include "capitol/measure/findings.h"

#include <algorithm>
#include <cmath>

// What lupdate looks for; the engine itself knows of no translation.
#define QT_TRANSLATE_N_NOOP(context, pattern) pattern

namespace capitol {

namespace {

struct Patterns
{
    Figure figure; // the first of its like
    const char* more;
    const char* fewer;
};

// %1 is the difference, %2 the variant's amount, %3 that of the other one, %4 the round or the seat.
constexpr std::array all_patterns{
    Patterns{Figure::score_mean,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more points per player (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::score_highest,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The winner gets %1 more points (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "The winner gets %1 fewer points (%2 instead of %3)")},
    Patterns{
        Figure::score_lowest,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The last player gets %1 more points (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The last player gets %1 fewer points (%2 instead of %3)")},
    Patterns{Figure::score_range,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The gap between first and last is %1 points wider (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The gap between first and last is %1 points narrower (%2 instead of %3)")},
    Patterns{
        Figure::score_lead,
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The gap between first and second is %1 points wider (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The gap between first and second is %1 points narrower (%2 instead of %3)")},
    Patterns{
        Figure::points_round_1,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Round %4: %1 more points per player (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Round %4: %1 fewer points per player (%2 instead of %3)")},
    Patterns{Figure::score_seat_1,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4: %1 more points (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4: %1 fewer points (%2 instead of %3)")},
    Patterns{
        Figure::wins_seat_1,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Seat %4 wins more often: in %2 of the games instead of %3"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "Seat %4 wins less often: in %2 of the games instead of %3")},
    Patterns{Figure::lead_changes,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The lead changes more often: %2 times per game instead of %3"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The lead changes less often: %2 times per game instead of %3")},
    Patterns{
        Figure::lead_overturned,
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The last scoring decides more games: %2 instead of %3 end with a comeback"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "The last scoring decides fewer games: %2 instead of %3 end with a comeback")},
    Patterns{
        Figure::ties_final,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "More games end in a shared victory: %2 instead of %3"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "Fewer games end in a shared victory: %2 instead of %3")},
    Patterns{Figure::ties_auction,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tied auctions per game (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tied auctions per game (%2 instead of %3)")},
    Patterns{Figure::unsold_all,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more unsold tiles per game (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer unsold tiles per game (%2 instead of %3)")},
    Patterns{
        Figure::unsold_tie,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tiles per game lost to ties (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tiles per game lost to ties (%2 instead of %3)")},
    Patterns{
        Figure::unsold_no_bid,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more tiles per game get no bid (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer tiles per game get no bid (%2 instead of %3)")},
    Patterns{Figure::unsold_no_room,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 more tiles per game have no vacant site (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 fewer tiles per game have no vacant site (%2 instead of %3)")},
    Patterns{
        Figure::bids_paid,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The winning bids add up to %1 more (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "The winning bids add up to %1 less (%2 instead of %3)")},
    Patterns{
        Figure::bids_cards,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards in the winning bids (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards in the winning bids (%2 instead of %3)")},
    Patterns{Figure::floors_used,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more floors used (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer floors used (%2 instead of %3)")},
    Patterns{
        Figure::floors_placed,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more floors on the board at the end (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "%1 fewer floors on the board at the end (%2 instead of %3)")},
    Patterns{Figure::buildings_finished,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more buildings finished (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer buildings finished (%2 instead of %3)")},
    Patterns{Figure::buildings_placed,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 more buildings on the board at the end (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "%1 fewer buildings on the board at the end (%2 instead of %3)")},
    Patterns{
        Figure::buildings_left,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more buildings left over at the end (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings",
                            "%1 fewer buildings left over at the end (%2 instead of %3)")},
    Patterns{Figure::buildings_tallest,
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The tallest building has %1 more floors (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings",
                                 "The tallest building has %1 fewer floors (%2 instead of %3)")},
    Patterns{Figure::areas_empty,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more areas stay empty (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer areas stay empty (%2 instead of %3)")},
    Patterns{Figure::areas_contested,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more areas are contested (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer areas are contested (%2 instead of %3)")},
    Patterns{Figure::cards_played,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards played (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards played (%2 instead of %3)")},
    Patterns{
        Figure::cards_for_nothing,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards played without effect (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards played without effect (%2 instead of %3)")},
    Patterns{
        Figure::cards_left,
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards left over at the end (%2 instead of %3)"),
        QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards left over at the end (%2 instead of %3)")},
    Patterns{Figure::moves_all,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "A game is %1 moves longer (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "A game is %1 moves shorter (%2 instead of %3)")},
    Patterns{Figure::moves_construction,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more moves in construction (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer moves in construction (%2 instead of %3)")},
    Patterns{Figure::moves_auction,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more moves in auctions (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer moves in auctions (%2 instead of %3)")},
    Patterns{Figure::moves_draw,
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 more cards drawn (%2 instead of %3)"),
             QT_TRANSLATE_N_NOOP("capitol::Findings", "%1 fewer cards drawn (%2 instead of %3)")},
};

constexpr const char* seat_wins_more = QT_TRANSLATE_N_NOOP(
    "capitol::Findings", "Seat %4 has an advantage: it wins %2 of the games (equal share: %3)");
constexpr const char* seat_wins_less = QT_TRANSLATE_N_NOOP(
    "capitol::Findings", "Seat %4 has a disadvantage: it wins %2 of the games (equal share: %3)");
constexpr const char* no_seat_favoured =
    QT_TRANSLATE_N_NOOP("capitol::Findings", "No seat was found to have an advantage");
constexpr const char* nothing_shown = QT_TRANSLATE_N_NOOP(
    "capitol::Findings", "No figure differs significantly; a small difference may need more games to show");
constexpr const char* too_few =
    QT_TRANSLATE_N_NOOP("capitol::Findings", "Too few games to tell: at least %1 are needed");
constexpr const char* alone =
    QT_TRANSLATE_N_NOOP("capitol::Findings", "On average, a player gets %1 points and the winner %2");

// The patterns stand in the figures' order, those of a kind (rounds, seats) once.
const Patterns& patterns_of(Figure figure)
{
    return *(std::ranges::upper_bound(all_patterns, figure, {}, &Patterns::figure) - 1);
}

// So that a difference shows a digit that is not 0.
int decimals_of(double difference)
{
    const double size = std::abs(difference);
    return size >= 0.95 ? 1 : size >= 0.0095 ? 2 : 4;
}

Amount whole(double value)
{
    return {value, false, 0};
}

Finding finding_of(const FigureResult& result)
{
    const Patterns& patterns = patterns_of(result.figure);
    const double difference = result.comparison->difference.value;
    const bool share = facts_of(result.figure).share;
    const auto amount = [&](double value) { return Amount{value, share, decimals_of(difference)}; };
    const int place = static_cast<int>(result.figure) - static_cast<int>(patterns.figure) + 1;
    return {difference > 0 ? patterns.more : patterns.fewer,
            {amount(std::abs(difference)), amount(result.variant.value),
             amount(result.comparison->parent.value), whole(place)}};
}

Finding finding_of(const SeatResult& seat, int players)
{
    const double equal = 1.0 / players;
    return {seat.wins.value > equal ? seat_wins_more : seat_wins_less,
            {whole(0), {seat.wins.value, true, 0}, {equal, true, 0}, whole(seat.seat)}};
}

// What a player notices at the table, the most noticeable first: points, lost tiles, and the length of the
// game.
struct FigureSpan
{
    Figure first;
    Figure last;
};
constexpr std::array noticed{FigureSpan{Figure::score_mean, Figure::score_mean},
                             FigureSpan{Figure::unsold_all, Figure::unsold_no_room},
                             FigureSpan{Figure::moves_all, Figure::moves_all}};

using Differences = std::vector<const FigureResult*>;

Differences differences_of(const std::vector<FigureResult>& results)
{
    Differences differences;
    for (const FigureResult& result : results)
        if (result.comparison && result.comparison->real)
            differences.push_back(&result);
    return differences;
}

// As a share of the larger of the two amounts, 0..1, so that figures of all kinds can be compared.
double relative_size(const FigureResult& result)
{
    const double larger = std::max(result.variant.value, result.comparison->parent.value);
    return larger > 0 ? std::abs(result.comparison->difference.value) / larger : 0;
}

// The largest of those that pass; null if none does.
template <typename Test>
const FigureResult* largest(const Differences& differences, const Test& passes)
{
    const FigureResult* found = nullptr;
    for (const FigureResult* one : differences)
        if (passes(*one) && (!found || relative_size(*one) > relative_size(*found)))
            found = one;
    return found;
}

// The seats have sentences of their own, and leave one place for it.
Differences telling_among(const Differences& differences)
{
    Differences telling;
    const auto is_new = [&telling](const FigureResult& one) {
        const FigureGroup group = facts_of(one.figure).group;
        return group != FigureGroup::seats && std::ranges::none_of(telling, [&](const FigureResult* said) {
                   return facts_of(said->figure).group == group;
               });
    };
    for (const auto& span : noticed)
        if (const auto* one = largest(differences, [&](const FigureResult& result) {
                return result.figure >= span.first && result.figure <= span.last;
            }))
            telling.push_back(one);
    while (telling.size() + 1 < Findings::most_first) {
        const auto* one = largest(differences, is_new);
        if (!one)
            break;
        telling.push_back(one);
    }
    return telling;
}

void add_differences(const std::vector<FigureResult>& results, Findings& findings)
{
    const Differences differences = differences_of(results);
    const Differences telling = telling_among(differences);
    for (const FigureResult* one : telling)
        findings.first.push_back(finding_of(*one));
    for (const FigureResult* one : differences)
        if (std::ranges::find(telling, one) == telling.end())
            findings.other.push_back(finding_of(*one));
    if (differences.empty())
        findings.first.push_back({nothing_shown, {}});
}

// Those furthest from their share come first, as far as there is room.
void add_seats(std::vector<SeatResult> seats, Findings& findings)
{
    const auto players = static_cast<int>(seats.size());
    std::erase_if(seats, [](const SeatResult& seat) { return !seat.real; });
    if (seats.empty())
        findings.first.push_back({no_seat_favoured, {}});
    std::ranges::stable_sort(seats, std::ranges::greater(), [players](const SeatResult& seat) {
        return std::abs(seat.wins.value - 1.0 / players);
    });
    for (const SeatResult& seat : seats) {
        const bool room = findings.first.size() < Findings::most_first;
        (room ? findings.first : findings.other).push_back(finding_of(seat, players));
    }
}

double mean_of_figure(const std::vector<FigureResult>& results, Figure figure)
{
    return std::ranges::find(results, figure, &FigureResult::figure)->variant.value;
}

} // namespace

int Finding::count() const
{
    return amounts.empty() ? 0 : static_cast<int>(std::min(amounts.front().value, 1e6));
}

Findings findings_of(const MeasureRun& run, const Sums& sums)
{
    const std::vector<FigureResult> results = results_of(run, sums);
    Findings findings;
    if (results.empty())
        return findings;
    if (sums.games.count() < fewest_games)
        return {{{too_few, {whole(static_cast<double>(fewest_games))}}}, {}};
    if (run.parent)
        add_differences(results, findings);
    else
        findings.first.push_back({alone,
                                  {{mean_of_figure(results, Figure::score_mean), false, 1},
                                   {mean_of_figure(results, Figure::score_highest), false, 1}}});
    add_seats(seat_results_of(run, sums), findings);
    return findings;
}

} // namespace capitol
