// Which rules apply at the table right now.
#pragma once

#include "capitol/rulebook/rulebook_writer.h"
#include "table/game_session.h"

namespace capitol::app {

// `hand` is the session's: a permit that was taken up asks for the rules of placing.
RuleInForce ruleInForce(const GameSession& session, const HandModel& hand);

} // namespace capitol::app
