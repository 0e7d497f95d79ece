// A puzzle: a moment of a game among computer players where one choice is clearly best, as its seat could
// know, and `greedy` does not see it.
#pragma once

#include "capitol/record/record.h"

#include <array>
#include <string_view>

namespace capitol {

// By what the best choice does; anything in the last round is `last_round`.
enum class PuzzleTheme : std::uint8_t { build, place, defence, pass, bid, tile, draw, last_round };
inline constexpr std::array puzzle_themes{PuzzleTheme::build, PuzzleTheme::place,     PuzzleTheme::defence,
                                          PuzzleTheme::pass,  PuzzleTheme::bid,       PuzzleTheme::tile,
                                          PuzzleTheme::draw,  PuzzleTheme::last_round};
std::string_view name_of(PuzzleTheme theme);
// `view.seat` may choose, and `best` is its best choice.
PuzzleTheme theme_of(const Rules& rules, const View& view, const Choice& best);

// 1: `apprentice` finds it, 2: `mason` does, 3: neither.
inline constexpr int hardest = 3;

// A choice that was compared, and what its seat may expect of the victory after it.
struct PuzzleAnswer
{
    Choice choice;
    double share = 0; // 0..1
    bool operator==(const PuzzleAnswer&) const = default;
};

struct Puzzle
{
    int game = 0;           // of the search that found it, from 0
    std::uint32_t seed = 0; // of the game's deal
    int players = 2;
    Seat seat = 0; // whose choice it is
    PuzzleTheme theme = PuzzleTheme::build;
    int difficulty = 1;                  // to `hardest`
    bool exact = false;                  // the shares were calculated to the end, not estimated
    std::vector<RecordMove> moves{};     // that led there
    std::vector<PuzzleAnswer> answers{}; // best first, two at least
    std::size_t right = 1;               // so many of them, the first ones, are right; not all
    bool operator==(const Puzzle&) const = default;
};

// The game up to the puzzle, as a saved game: a person sits at the puzzle's seat, `opponent` at all others.
Record record_of(const Variant& variant, const Puzzle& puzzle, std::string_view opponent);

// Whether two legal choices of a seat do the same: cards of another value and another small site of the same
// area make no difference, and a bid counts by its total.
bool is_same_choice(const Rules& rules, const Choice& one, const Choice& other);

// Of a puzzle about a bid: the least and the greatest total that is right; all between them are, too.
struct RightTotals
{
    int least = 0;
    int most = 0;
};
RightTotals right_totals(const Rules& rules, const Puzzle& puzzle);

// Whether a bid that is wrong lies between two that are right: no such puzzle makes sense.
bool contradicts_itself(const Rules& rules, const Puzzle& puzzle);

struct JudgedAnswer
{
    bool is_right = false;
    std::optional<double> share{}; // of a choice that was compared
};
// What a legal choice of the puzzle's seat is worth.
JudgedAnswer judge_answer(const Rules& rules, const Puzzle& puzzle, const Choice& choice);

} // namespace capitol
