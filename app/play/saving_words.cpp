#include "play/saving_words.h"

#include "common/failure_words.h"
#include "common/outside_text.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

struct SavingWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::SavingWords)
};

} // namespace

QString moveNotSaved(const QString& reason)
{
    return SavingWords::tr("%1. The move was not made; nothing is lost. Free up disk space or make the file "
                           "writable, then continue. Press Space to let a computer player try again.")
        .arg(fromOutside(reason));
}

QString movesNotSynced(const std::system_error& error)
{
    return SavingWords::tr("%1. The last moves may not be saved. Free up disk space or make the file "
                           "writable, then continue: the next move saves the whole game again.")
        .arg(reasonOf(error));
}

} // namespace capitol::app
