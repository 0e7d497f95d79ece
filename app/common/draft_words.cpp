#include "common/draft_words.h"

#include "common/outside_text.h"

#include <QCoreApplication>

namespace capitol::app {

QString draftNotKept(const QString& reason)
{
    return QCoreApplication::translate(
               "capitol::app::DraftWords",
               "%1. What you have prepared but not confirmed or sent is lost if the program ends.")
        .arg(fromOutside(reason));
}

} // namespace capitol::app
