#include "program/plain_text.h"

#include <QTextDocument>

namespace capitol::app {

QString plainTip(const QString& text)
{
    return text.isEmpty() ? text : Qt::convertFromPlainText(text);
}

} // namespace capitol::app
