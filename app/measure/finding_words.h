// What a measurement says, in sentences of the interface's language.
#pragma once

#include "measure/finding.h"

#include <QStringList>

namespace capitol::app {

QString sentenceOf(const measure::Finding& finding);
// A line for each finding.
QStringList sentencesOf(const std::vector<measure::Finding>& findings);

} // namespace capitol::app
