// The names of variants as listed when a game is started: no two alike.
#pragma once

#include "base/local_text.h"

#include <QString>

namespace capitol::app {

class VariantsModel;

// The id of another variant than `own` that is called so in the language of the interface; "" if none is.
QString holderOf(const VariantsModel& variants, const QString& name, const QString& own);
// That name, or the first of "name 2", "name 3"... that no other variant than `own` has.
QString freeName(const VariantsModel& variants, const QString& name, const QString& own);

// A variant's or board's text with the number behind its names, in every language, in place of one that
// stands there: "Dutch rules 2". What cannot be changed alone stays.
std::string withNumber(std::string text, const LocalText& names, int number);
// The number behind such a name or id, 1 without one.
int numberOf(const QString& name);

} // namespace capitol::app
