#include "statistics/game_statistics.h"

#include "base/yaml_file.h"
#include "common/diagnostics_text.h"
#include "common/outside_text.h"
#include "common/whole_file.h"

#include <QFile>
#include <QLocale>

namespace capitol::app {

namespace {

// Nothing yet where there is no file.
CountedGames readFile(const std::filesystem::path& file, Report& report)
{
    std::error_code ignored;
    if (std::filesystem::symlink_status(file, ignored).type() == std::filesystem::file_type::not_found)
        return {};
    const auto tree = read_yaml_file(file, report);
    return tree && report.clean() ? readGames(*tree, report) : CountedGames();
}

} // namespace

GameStatistics::GameStatistics(std::filesystem::path file, QObject* parent)
    : QObject(parent), m_file(std::move(file))
{
}

void GameStatistics::read()
{
    Report report(display(m_file));
    CountedGames counted = readFile(m_file, report);
    if (report.clean())
        return take(std::move(counted), {});
    take({},
         tr("The statistics cannot be read, and no games are counted. Repair or remove the file, or clear "
            "the statistics.") +
             QLatin1Char('\n') + diagnosticsText(report.diagnostics()));
}

void GameStatistics::add(const PlayedGame& game, const LocalText& variantName)
{
    read();
    if (!m_fault.isEmpty()) {
        emit failed(m_fault);
        return;
    }
    CountedGames counted = m_counted;
    if (counted.add(game, variantName) && write(counted))
        take(std::move(counted), {});
}

void GameStatistics::clear()
{
    if (write({}))
        take({}, {});
}

// Never more than can be read again.
bool GameStatistics::write(const CountedGames& counted)
{
    const std::string text = printGames(counted);
    if (Report report("statistics"); !parse_yaml_text(text, report)) {
        emit failed(tr("The statistics are full, and no more games are counted until you clear them."));
        return false;
    }
    const QString name = QFile(m_file).fileName();
    const QString fault = unwritten(name, writeWhole(name, QByteArray::fromStdString(text)));
    if (!fault.isEmpty())
        emit failed(fault);
    return fault.isEmpty();
}

void GameStatistics::take(CountedGames counted, const QString& fault)
{
    m_counted = std::move(counted);
    m_fault = fault;
    word();
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
