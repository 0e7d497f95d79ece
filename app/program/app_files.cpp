// The part of the program that reads files which are given to it, watches what was played, and writes.
#include "base/files.h"
#include "base/yaml_fields.h"
#include "common/diagnostics_text.h"
#include "common/game_names.h"
#include "common/outside_text.h"
#include "common/whole_file.h"
#include "program/app.h"
#include "program/game_record.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

#include <utility>

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

// A copy is played; a game that is over is watched.
void App::playFromFile(Record record)
{
    if (isOver<RecordedCapitol>(record))
        watch(std::move(record));
    else
        begin(std::move(record));
}

void App::watch(Record record)
{
    m_watchesAgain = false;
    m_review.watch(record, isOver<RecordedCapitol>(record));
    m_session.watch(std::move(record));
}

void App::openRecord(const QUrl& file)
{
    const auto path = pathOf(file);
    if (kindOf(path) == GameKind::canal)
        return m_canal.open(path);
    if (path == m_current.file())
        return continueGame();
    const auto play = [this](Record record) { playFromFile(std::move(record)); };
    m_files.read<RecordedCapitol>(path, m_library, play, play);
}

void App::watchRecord(const QUrl& file)
{
    const auto path = pathOf(file);
    if (kindOf(path) == GameKind::canal)
        return m_canal.watch(path);
    const auto show = [this](Record record) { watch(std::move(record)); };
    m_files.read<RecordedCapitol>(path, m_library, show, show);
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
        return openVariant(file, canal::is_of_canal_mania(text));
    m_puzzles.add(file);
    emit puzzlesWanted();
}

void App::openVariant(const std::filesystem::path& file, bool canal)
{
    const std::string path = QFile(file).fileName().toStdString();
    const QString id =
        canal ? m_canal.addVariant(file) : m_variants.add(m_library, file, m_preferences.language());
    if (id.isEmpty()) {
        emit error(diagnosticsText(canal ? m_canal.library().load(path).diagnostics
                                         : m_library.load(path).diagnostics));
        return;
    }
    m_preferences.setGame(canal ? canalGame : capitolGame);
    if (canal)
        m_preferences.setLastCanalVariant(id);
    else
        m_preferences.setLastVariant(id);
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
    else if (request.page == Request::Page::LastGame && !m_session.active() && !m_canal.session()->active())
        continueLast();
}

void App::continueLast()
{
    const auto last = m_files.games().last();
    if (last == GameKind::canal)
        m_canal.continueGame();
    else if (last)
        continueGame();
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

void App::watchAgain()
{
    if (!m_session.record())
        return;
    watch(Record(*m_session.record()));
    m_watchesAgain = true;
}

void App::leaveReplay()
{
    if (std::exchange(m_watchesAgain, false))
        m_session.showEnd();
    else
        leaveGame();
}

void App::playOn()
{
    if (m_session.replay()->watching())
        begin(m_session.recordSoFar());
}

void App::playOnAs(int seat)
{
    if (m_session.replay()->watching())
        begin(playedBy(m_session.recordSoFar(), seat, m_preferences.opponent()));
}

// Nobody has acted since then.
void App::playOnFromPuzzle()
{
    if (!m_puzzles.posed()->on())
        return;
    Record record = m_session.recordSoFar();
    agree(record, usualHelp());
    begin(std::move(record));
}

QString App::copyName() const
{
    const std::string id = m_session.variant() ? m_session.variant()->id : std::string();
    const QString name = is_id(id) ? QString::fromStdString(id) : QStringLiteral("capitol");
    return QStringLiteral("%1-%2.capitol").arg(name, QDate::currentDate().toString(Qt::ISODate));
}

void App::saveRecord(const QUrl& file)
{
    if (!m_session.record())
        return;
    const QString name = file.toLocalFile();
    const QByteArray record = QByteArray::fromStdString(print_record(*m_session.record()));
    if (const QString fault = unwritten(name, writeWhole(name, record)); !fault.isEmpty())
        emit error(fault);
}

} // namespace capitol::app
