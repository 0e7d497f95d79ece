// Phrases that are said with a click. They travel by their keys, and everybody reads them in their own
// language.
#pragma once

#include <QString>
#include <QStringList>

namespace capitol::app {

// "quick:hello", in the order in which they are offered.
const QStringList& quickPhrases();
// What a saying says: the words of a phrase, or the text itself where that is no key.
QString phraseOf(const QString& saying);

} // namespace capitol::app
