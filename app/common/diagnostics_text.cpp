#include "common/diagnostics_text.h"

#include "common/outside_text.h"
#include "common/problem_words.h"

#include <QStringList>

namespace capitol::app {

QString diagnosticsText(const Diagnostics& diagnostics)
{
    QStringList lines;
    for (const Diagnostic& diagnostic : diagnostics)
        lines.append(fromOutside(ProblemWords::line(diagnostic)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace capitol::app
