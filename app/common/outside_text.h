// The border at which names and other text from files and other programs enter the window. Each is taken
// through it once; what would act instead of being read - control characters, marks that turn a line around -
// is shown from then on, as engine/base/visible_text.h writes it. It is still only text: whether it is markup
// is nobody's guess (plain_text.h).
#pragma once

#include <QString>

#include <string>

namespace capitol::app {

// Within a line: a line break is shown, too.
QString fromOutside(const std::string& text);
QString fromOutside(const QString& text);
// Of several lines.
QString linesFromOutside(const std::string& text);

} // namespace capitol::app
