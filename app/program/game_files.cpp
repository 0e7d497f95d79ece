#include "program/game_files.h"

#include "common/failure_words.h"
#include "common/outside_text.h"

#include <system_error>
#include <utility>

namespace capitol::app {

namespace {

// Why it could not be done, or nothing.
QString failureOf(const std::function<void()>& deed)
{
    try {
        deed();
    } catch (const std::system_error& failure) {
        return reasonOf(failure);
    }
    return {};
}

} // namespace

GameFiles::GameFiles(std::filesystem::path folder) : m_games(std::move(folder))
{
    m_thread.setMaxThreadCount(1);
}

bool GameFiles::mayPlay()
{
    if (m_games.claim())
        return true;
    emit error(tr("Capitol is already open but is not responding. Two windows would save over the same game: "
                  "close the other one and try again."));
    return false;
}

bool GameFiles::attempt(const std::function<void()>& deed)
{
    return tell(failureOf(deed));
}

void GameFiles::attemptLater(std::function<void()> deed, std::function<void()> next)
{
    m_thread.start([this, deed = std::move(deed), next = std::move(next)] {
        QMetaObject::invokeMethod(this, [this, next, failure = failureOf(deed)] {
            if (tell(failure))
                next();
        });
    });
}

bool GameFiles::tell(const QString& failure)
{
    if (failure.isEmpty())
        emit changed();
    else
        emit error(failure);
    return failure.isEmpty();
}

void GameFiles::refusePlayer(const std::string& name)
{
    emit error(tr("There is no computer player called “%1”.").arg(fromOutside(name)));
}

void GameFiles::offerPart(const Diagnostic& fault, int moves, std::function<void()> open)
{
    m_openPart = std::move(open);
    emit partOffered(diagnosticsText({fault}) + QLatin1Char('\n') +
                     tr("This game is damaged after %n move(s). You can open it up to that move; the damaged "
                        "file is kept.",
                        nullptr, moves));
}

void GameFiles::openPart()
{
    if (const auto open = std::exchange(m_openPart, {}))
        open();
}

} // namespace capitol::app
