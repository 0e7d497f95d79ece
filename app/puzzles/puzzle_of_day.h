// Which puzzle of a set is the one of a day: the same for everybody who has that set.
#pragma once

#include <QDate>

#include <cstddef>

namespace capitol::app {

// From 0; there is one at least. As many days in a row as there are puzzles bring each of them once.
std::size_t puzzleOfDay(QDate day, std::size_t count);

} // namespace capitol::app
