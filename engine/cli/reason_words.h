// The reasons of hints and reviews in English.
#pragma once

#include "capitol/players/advice.h"
#include "capitol/variant/variant.h"

#include <string>

namespace capitol {

// A sentence about what speaks for a choice.
std::string sentence_of(const HintReason& reason, const BoardMap& map);
// `takes_lead`, for programs.
std::string_view name_of(ReasonKind kind);

} // namespace capitol
