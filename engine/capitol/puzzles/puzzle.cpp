#include "capitol/puzzles/puzzle.h"

#include "capitol/players/advice.h"
#include "capitol/players/bid_sums.h"
#include "capitol/players/options.h"
#include "capitol/players/outlook.h"

#include <algorithm>
#include <span>

namespace capitol {

namespace {

int bid_total(const Rules& rules, const Choice& choice)
{
    return total_of(rules.deck(), std::get<Bid>(choice));
}

bool lies_between_right(const Rules& rules, const Puzzle& puzzle, const Choice& choice)
{
    const RightTotals right = right_totals(rules, puzzle);
    const int bid = bid_total(rules, choice);
    return bid > right.least && bid < right.most;
}

bool is_defence(ReasonKind kind)
{
    return kind == ReasonKind::denies_shape || kind == ReasonKind::denies_height ||
           kind == ReasonKind::keeps_lead || kind == ReasonKind::takes_last_site;
}

PuzzleTheme theme_of_move(const Rules& rules, const View& view, const Move& move)
{
    switch (move.kind) {
    case MoveKind::draw:
    case MoveKind::done:
        return PuzzleTheme::draw;
    case MoveKind::pass:
        return PuzzleTheme::pass;
    case MoveKind::tile:
        return PuzzleTheme::tile;
    case MoveKind::permit:
        return is_defence(reasons_for(rules, view, move).front().kind) ? PuzzleTheme::defence
                                                                       : PuzzleTheme::place;
    default:
        return PuzzleTheme::build;
    }
}

} // namespace

std::string_view name_of(PuzzleTheme theme)
{
    constexpr std::array<std::string_view, puzzle_themes.size()> names{
        "build", "place", "defence", "pass", "bid", "tile", "draw", "last_round"};
    return names[index(theme)];
}

PuzzleTheme theme_of(const Rules& rules, const View& view, const Choice& best)
{
    if (is_last_use(rules, view.known) || view.known.round == rules.ruleset().rounds)
        return PuzzleTheme::last_round;
    const Move* move = std::get_if<Move>(&best);
    return move ? theme_of_move(rules, view, *move) : PuzzleTheme::bid;
}

bool is_same_choice(const Rules& rules, const Choice& one, const Choice& other)
{
    if (std::holds_alternative<Bid>(one))
        return bid_total(rules, one) == bid_total(rules, other);
    const Move& move = std::get<Move>(one);
    const Move& another = std::get<Move>(other);
    return move.for_nothing == another.for_nothing && key_of(move) == key_of(another);
}

Record record_of(const Variant& variant, const Puzzle& puzzle, std::string_view opponent)
{
    Record record{{variant, open_from_seed(variant.playable(), puzzle.players, puzzle.seed)}, {}};
    record.seed = puzzle.seed;
    for (Seat seat = 0; seat < puzzle.players; ++seat)
        record.seats.push_back({{}, std::string(seat == puzzle.seat ? record::person : opponent)});
    record.moves = puzzle.moves;
    return record;
}

RightTotals right_totals(const Rules& rules, const Puzzle& puzzle)
{
    const auto total = [&](const PuzzleAnswer& answer) { return bid_total(rules, answer.choice); };
    const auto [least, most] = std::ranges::minmax(std::span(puzzle.answers).first(puzzle.right), {}, total);
    return {total(least), total(most)};
}

bool contradicts_itself(const Rules& rules, const Puzzle& puzzle)
{
    return std::holds_alternative<Bid>(puzzle.answers.front().choice) &&
           std::ranges::any_of(
               std::span(puzzle.answers).subspan(puzzle.right),
               [&](const PuzzleAnswer& wrong) { return lies_between_right(rules, puzzle, wrong.choice); });
}

JudgedAnswer judge_answer(const Rules& rules, const Puzzle& puzzle, const Choice& choice)
{
    const auto found = std::ranges::find_if(puzzle.answers, [&](const PuzzleAnswer& answer) {
        return is_same_choice(rules, choice, answer.choice);
    });
    if (found == puzzle.answers.end())
        return {std::holds_alternative<Bid>(choice) && lies_between_right(rules, puzzle, choice)};
    return {found - puzzle.answers.begin() < static_cast<std::ptrdiff_t>(puzzle.right), found->share};
}

} // namespace capitol
