#include "statistics/game_statistics.h"

#include "base/yaml_file.h"
#include "common/diagnostics_text.h"
#include "common/outside_text.h"
#include "common/whole_file.h"

#include <QFile>
#include <QLocale>

namespace capitol::app {

GameStatistics::GameStatistics(std::filesystem::path file, QObject* parent)
    : QObject(parent), m_file(std::move(file))
{
    m_thread.setMaxThreadCount(1);
}

void GameStatistics::read()
{
    start([file = m_file] { return readFile(file); });
}

void GameStatistics::add(const PlayedGame& game, const LocalText& variantName)
{
    start([file = m_file, game, variantName] { return addTo(file, game, variantName); });
}

void GameStatistics::clear()
{
    start([file = m_file] { return clearFile(file); });
}

void GameStatistics::start(std::function<Found()> work)
{
    ++m_awaited;
    m_thread.start([this, work = std::move(work)] {
        QMetaObject::invokeMethod(
            this, [this, found = work()] { take(found); }, Qt::QueuedConnection);
    });
}

void GameStatistics::take(const Found& found)
{
    --m_awaited;
    m_isKnown = true;
    m_counted = found.counted;
    m_fault = found.fault;
    word();
    if (!found.failure.isEmpty())
        emit failed(found.failure);
}

// Nothing yet where there is no file.
GameStatistics::Found GameStatistics::readFile(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (std::filesystem::symlink_status(file, ignored).type() == std::filesystem::file_type::not_found)
        return {};
    Report report(display(file));
    const auto tree = read_yaml_file(file, report);
    CountedGames counted = tree && report.clean() ? readGames(*tree, report) : CountedGames();
    if (report.clean())
        return {.counted = std::move(counted)};
    return {
        .fault =
            tr("The statistics cannot be read, and no games are counted. Repair or remove the file, or clear "
               "the statistics.") +
            QLatin1Char('\n') + diagnosticsText(report.diagnostics())};
}

GameStatistics::Found GameStatistics::addTo(const std::filesystem::path& file, const PlayedGame& game,
                                            const LocalText& variantName)
{
    Found found = readFile(file);
    found.failure = found.fault;
    CountedGames counted = found.counted;
    if (!found.fault.isEmpty() || !counted.add(game, variantName))
        return found;
    found.failure = write(file, counted);
    if (found.failure.isEmpty())
        found.counted = std::move(counted);
    return found;
}

GameStatistics::Found GameStatistics::clearFile(const std::filesystem::path& file)
{
    const QString failure = write(file, {});
    Found found = failure.isEmpty() ? Found() : readFile(file);
    found.failure = failure;
    return found;
}

// Never more than can be read again. Gives why it could not be done, or nothing.
QString GameStatistics::write(const std::filesystem::path& file, const CountedGames& counted)
{
    const std::string text = printGames(counted);
    if (Report report("statistics"); !parse_yaml_text(text, report))
        return tr("The statistics are full, and no more games are counted until you clear them.");
    const QString name = QFile(file).fileName();
    return unwritten(name, writeWhole(name, QByteArray::fromStdString(text)));
}

void GameStatistics::setLanguage(const QString& code)
{
    m_language = code.toStdString();
    if (m_fault.isEmpty())
        word();
    else
        read();
}

void GameStatistics::word()
{
    const Summary summary = summaryOf(m_counted.games);
    m_rows.show(summary, m_counted.variants, m_language);
    m_best = bestIn(summary);
    m_longest = summary.longest.victories == 0 ? QString()
                                               : tr("Longest winning streak: %1 (%2)", "victories, name")
                                                     .arg(QString::number(summary.longest.victories),
                                                          fromOutside(summary.longest.person));
    emit changed();
}

QString GameStatistics::bestIn(const Summary& summary) const
{
    if (!summary.best)
        return {};
    const BestScore& best = *summary.best;
    const QString variant = fromOutside(in_language(m_counted.variants.at(best.variant), m_language));
    return tr("Best score: %1 points (%2, %3, %4)", "score, name, variant, date")
        .arg(QString::number(best.score), fromOutside(best.person), variant,
             QLocale().toString(best.date, QLocale::ShortFormat));
}

} // namespace capitol::app
