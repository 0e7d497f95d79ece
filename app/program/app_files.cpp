// The part of the program that opens what is given to it: files, links, what another start was asked for.
#include "base/files.h"
#include "common/game_names.h"
#include "common/outside_text.h"
#include "program/app.h"

#include <QFile>
#include <QFileInfo>

namespace capitol::app {

namespace {

std::filesystem::path pathOf(const QUrl& url)
{
    return QFile(url.isLocalFile() ? url.toLocalFile() : url.toString()).filesystemFileName();
}

// Nothing of what cannot be read: whoever opens the file says why.
std::string textOf(const std::filesystem::path& file)
{
    try {
        return read_file(file);
    } catch (const std::system_error&) {
        return {};
    }
}

} // namespace

Games& App::gamesOf(GameKind kind)
{
    return kind == GameKind::canal ? static_cast<Games&>(m_canal) : m_capitol;
}

void App::openRecord(const QUrl& file)
{
    const auto path = pathOf(file);
    gamesOf(kindOf(path)).open(path);
}

void App::watchRecord(const QUrl& file)
{
    const auto path = pathOf(file);
    gamesOf(kindOf(path)).watch(path);
}

void App::openFile(const QUrl& file)
{
    const auto path = pathOf(file);
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("yaml") || ending == QLatin1String("yml"))
        openYaml(path);
    else
        openRecord(file);
}

// A variant, or puzzles.
void App::openYaml(const std::filesystem::path& file)
{
    const std::string text = textOf(file);
    if (!looks_like_puzzles(text))
        return openVariant(file, canal::is_of_canal_mania(text) ? GameKind::canal : GameKind::capitol);
    m_puzzles.add(file);
    emit puzzlesWanted();
}

void App::openVariant(const std::filesystem::path& file, GameKind kind)
{
    if (!gamesOf(kind).addVariant(file))
        return;
    m_preferences.setGame(kind == GameKind::canal ? canalGame : capitolGame);
    emit newGameWanted();
}

void App::answer(const Request& request)
{
    if (!request.activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", request.activation); // Qt asks for it when the window is raised
    emit attentionWanted();
    if (!request.link.isEmpty())
        openLink(request.link);
    else if (!request.file.isEmpty())
        openFile(QUrl::fromLocalFile(request.file));
    else if (request.page == Request::Page::NewGame)
        emit newGameWanted();
    else if (request.page == Request::Page::Games)
        emit gamesWanted();
    else if (request.page == Request::Page::LastGame && !session()->active() && !canalSession()->active())
        continueLast();
}

void App::continueLast()
{
    if (const auto last = m_files.games().last())
        gamesOf(*last).continueGame();
}

// Nobody is asked for anything before the person has seen where it leads.
void App::openLink(const QString& link)
{
    if (m_together.offer(link))
        emit togetherWanted();
    else
        emit error(tr("This is not a complete invitation to a table, so nothing was opened: %1")
                       .arg(fromOutside(link.left(200))));
}

} // namespace capitol::app
