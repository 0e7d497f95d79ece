#include "puzzles/kept_results.h"

#include "base/yaml_file.h"
#include "common/diagnostics_text.h"
#include "common/whole_file.h"

#include <QFile>

namespace capitol::app {

KeptResults::KeptResults(const std::filesystem::path& file, QObject* parent) : QObject(parent), m_file(file)
{
    connect(&m_file, &LateFile::failed, this, [this](const QString& reason) {
        emit failed(unwritten(QFile(m_file.file()).fileName(), reason));
    });
}

KeptResults::Found KeptResults::read(const std::filesystem::path& file)
{
    Found found;
    std::error_code ignored;
    if (std::filesystem::symlink_status(file, ignored).type() == std::filesystem::file_type::not_found)
        return found;
    Report report(display(file));
    if (const auto tree = read_yaml_file(file, report); tree && report.clean())
        found.results = readResults(*tree, report);
    report.hand_over(found.faults);
    return found;
}

void KeptResults::take(const Found& found)
{
    if (m_isOwn)
        return;
    m_faults = found.faults;
    m_isRead = m_faults.empty();
    m_results = m_isRead ? found.results : PuzzleResults();
}

QString KeptResults::fault() const
{
    if (!m_faults.empty())
        return tr("Your results cannot be read, so no new ones are kept. Repair or remove the file, or start "
                  "anew.") +
               QLatin1Char('\n') + diagnosticsText(m_faults);
    if (m_results.isFull())
        return tr("The file of your results is full, and no more are kept until you start anew.");
    return {};
}

bool KeptResults::note(Answer answer, const std::string& puzzle)
{
    if (!m_isRead)
        return false;
    if (!m_results.hasRoomFor(puzzle)) {
        emit failed(fault());
        return false;
    }
    if (!(m_results.*answer)(puzzle, QDate::currentDate()))
        return false;
    write();
    return true;
}

void KeptResults::clear()
{
    m_results = {};
    m_faults.clear();
    m_isRead = true;
    write();
}

void KeptResults::write()
{
    m_isOwn = true;
    m_file.set(printResults(m_results));
}

} // namespace capitol::app
