// What a measurement says, in sentences of the interface's language.
#pragma once

#include "capitol/measure/findings.h"

#include <QStringList>

namespace capitol::app {

QString sentenceOf(const Finding& finding);
// A line for each finding.
QStringList sentencesOf(const std::vector<Finding>& findings);

} // namespace capitol::app
