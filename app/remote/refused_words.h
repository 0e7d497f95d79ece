// What a server of tables refuses, in words for people.
#pragma once

#include "table/message.h"

#include <QString>

namespace capitol::app {

// Whatever code a server sends: one that is not known is told in the server's own words.
QString wordsOf(const table::Refused& refused);

} // namespace capitol::app
