// The rulebook's text as rich text for the window, with search matches marked.
#pragma once

#include "rulebook/text.h"

#include <QList>
#include <QString>

namespace capitol::app {

// Signs around what is found; the page puts its colours in their place.
inline constexpr QChar foundBegins(0x02);
inline constexpr QChar foundNowBegins(0x03); // the one that the search stands at
inline constexpr QChar foundEnds(0x04);

// Where `wanted` begins in the text, whatever its case; none for one that is blank.
QList<int> placesOf(const QString& wanted, const Text& text);
// HTML: strong words in <b>, each place of that length between signs. `now` is the place of the current one,
// -1.
QString richWords(const Text& text, const QList<int>& places, int length, int now);

} // namespace capitol::app
