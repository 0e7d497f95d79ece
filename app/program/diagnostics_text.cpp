#include "program/diagnostics_text.h"

#include "program/outside_text.h"

#include <QStringList>

namespace capitol::app {

QString diagnosticsText(const Diagnostics& diagnostics)
{
    QStringList lines;
    for (const Diagnostic& diagnostic : diagnostics)
        lines.append(fromOutside(diagnostic.text()));
    return lines.join(QLatin1Char('\n'));
}

} // namespace capitol::app
