// Answers requests line by line.
#pragma once

#include "protocol/line_protocol.h"

namespace capitol {

// Ends with the input, with `quit`, or when nobody reads the answers any more.
int answer_lines(protocol::LineProtocol& protocol);

} // namespace capitol
