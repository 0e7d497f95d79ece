#include "common/plain_text.h"

#include <QTextDocument>

namespace capitol::app {

QString plainTip(const QString& text)
{
    // Otherwise its blanks would not let a long line break, and it would reach over the screen's edge.
    return text.isEmpty() ? text : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

} // namespace capitol::app
