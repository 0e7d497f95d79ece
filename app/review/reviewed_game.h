// A finished game and its review, with what is needed to put both into words.
#pragma once

#include "capitol/review/review.h"
#include "capitol/view.h"
#include "table/table_seating.h"

namespace capitol::app {

class ReviewedGame
{
public:
    // The review is of that record.
    ReviewedGame(Record record, Review review);
    ReviewedGame(const ReviewedGame&) = delete; // `table` refers to the rest
    ReviewedGame& operator=(const ReviewedGame&) = delete;

    const Record record;
    const Review review;
    const Rules rules;
    std::vector<View> views; // before each choice, of the seat that made it
    Seating table;

    const ReviewedChoice& choice(int number) const { return review.choices[std::size_t(number)]; }
    int moves() const { return int(review.choices.size()); }
    int seats() const { return int(review.seats.size()); }
};

// The same deal and the same moves by the same players, under the same rules.
bool isSameGame(const Record& one, const Record& other);

} // namespace capitol::app
