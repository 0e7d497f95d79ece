#include "common/outside_text.h"

#include "base/visible_text.h"

namespace capitol::app {

QString fromOutside(const std::string& text)
{
    return QString::fromStdString(visible(text));
}

QString fromOutside(const QString& text)
{
    return fromOutside(text.toStdString());
}

QString linesFromOutside(const std::string& text)
{
    return QString::fromStdString(visible_lines(text));
}

} // namespace capitol::app
