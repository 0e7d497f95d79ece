// A review as text for a terminal, and as JSON for programs.
#pragma once

#include "capitol/record/record.h"
#include "capitol/review/review.h"

#include <nlohmann/json.hpp>

#include <string>

namespace capitol {

// `seat`: whose choices are told one by one; `spectator`: everybody's.
std::string print_review(const Record& record, const Review& review, Seat seat, int width);
nlohmann::ordered_json review_json(const Record& record, const Review& review, Seat seat);

// `build`, `bid`, `place`, `draw`.
std::string_view name_of(ChoiceKind kind);
// The choice, and its alternative if it has one, as the record writes them.
struct ChoiceTexts
{
    std::string choice;
    std::string alternative;
};
std::vector<ChoiceTexts> texts_of(const Record& record, const Review& review);
// Whether the game is over at the record's end.
bool is_at_end(const Record& record);

} // namespace capitol
