// A game looked back upon: what each seat could expect of the victory from choice to choice, and what became
// of it by whose fault, or by luck.
//
// The curve is that of somebody who sees all hands (`expected_shares`). A choice is judged by what its seat
// could know (`find_alternative`), never by hidden cards. What it lost against a better one is the chooser's
// loss, and what that changed for the others their gain. The rest of the change from one point of the curve
// to the next is luck where chance or a sealed bid had a part in it, and otherwise unforeseen: hidden cards,
// and what the estimate sees only later. So a seat's losses, gains, luck and what was unforeseen add up to
// its change from an equal share before the deal to its share at the end, and each sort to 0 over all seats.
//
// The same record gives the same review, on every machine and with any number of threads.
#pragma once

#include "capitol/players/advice.h"
#include "capitol/record/record.h"
#include "capitol/review/auctions.h"
#include "capitol/review/judgement.h"
#include "capitol/review/turning_points.h"

#include <functional>

namespace capitol {

// By the phase in which a choice is made.
enum class ChoiceKind : std::uint8_t { build, bid, place, draw };
inline constexpr std::array choice_kinds{ChoiceKind::build, ChoiceKind::bid, ChoiceKind::place,
                                         ChoiceKind::draw};

struct ReviewedChoice
{
    std::size_t number = 0; // in the record, from 0
    Seat seat = 0;
    int round = 1;
    ChoiceKind kind = ChoiceKind::build;
    Choice choice;
    std::optional<Alternative> alternative{}; // the strongest; none for a forced choice
    Shares fault{};                    // by seat, what its loss changed; 0 for a choice that lost nothing
    Shares rest{};                     // by seat, how its share changed besides
    bool is_luck = false;              // that rest; else it was unforeseen
    std::vector<HintReason> reasons{}; // for the alternative, if it is better
    std::optional<CheaperBid> cheaper_bid{}; // of a bid that won

    double loss() const { return -fault[seat]; }
    // What the choice was worth more than any other.
    double merit() const;
};

struct SeatSummary
{
    double accuracy = 1; // of the shares that its best choices promised, what its own choices kept: 0..1
    std::array<double, choice_kinds.size()> losses{}; // by kind
    double gained = 0;                                // by others' losses; may be negative
    double luck = 0;                                  // the deal's included
    double unforeseen = 0;
    std::optional<std::size_t> best;  // the choice with the greatest merit, if any has one
    std::optional<std::size_t> worst; // the choice with the greatest loss, if any has one
    double lost() const;
};

struct Review
{
    std::vector<Shares> curve; // before each choice, and at last
    std::vector<ReviewedChoice> choices;
    std::vector<TurningPoint> turning_points;
    std::vector<SeatSummary> seats;
};

struct ReviewRequest
{
    int iterations = 0; // of the search for each choice; 0: as many as a review of a usual length takes
    int threads = 1;
    std::stop_token stop = {};
    // How many of the record's choices have been looked at, told in the thread that asks; may be empty.
    std::function<void(std::size_t done, std::size_t all)> progress = {};
};

// Of a record that goes as far as it goes. Nothing if it was told to stop.
std::optional<Review> review_game(const Record& record, const ReviewRequest& request);

} // namespace capitol
