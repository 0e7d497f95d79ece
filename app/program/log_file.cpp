#include "program/log_file.h"

#include "common/message_level.h"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

namespace capitol::app {

namespace {

constexpr int kept = 2; // older files

QString fileName(const QString& folder, int age)
{
    const QString name = age == 0 ? QStringLiteral("capitol.log") : QStringLiteral("capitol.%1.log").arg(age);
    return QDir(folder).filePath(name);
}

QtMessageHandler s_before = nullptr;

void keep(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    static LogFile log(stateFolder());
    log.write(type, message);
    if (type != QtInfoMsg) // no trouble
        s_before(type, context, message);
}

} // namespace

QString stateFolder()
{
    const QString chosen = qEnvironmentVariable("CAPITOL_STATE");
    if (!chosen.isEmpty())
        return chosen;
#if defined(Q_OS_MACOS)
    return QDir::home().filePath(QStringLiteral("Library/Logs/Capitol"));
#elif defined(Q_OS_WIN)
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/logs");
#else
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    const QDir base(QDir::isAbsolutePath(state) ? state
                                                : QDir::home().filePath(QStringLiteral(".local/state")));
    return base.filePath(QStringLiteral("capitol"));
#endif
}

LogFile::LogFile(const QString& folder, qint64 most) : m_folder(folder), m_most(most)
{
    open();
}

void LogFile::open()
{
    QDir().mkpath(m_folder);
    m_file.setFileName(fileName(m_folder, 0));
    static_cast<void>(m_file.open(QIODevice::WriteOnly | QIODevice::Append)); // else nothing is kept
}

// Each file becomes one older, the oldest goes.
void LogFile::turn()
{
    m_file.close();
    QFile::remove(fileName(m_folder, kept));
    for (int age = kept; age > 0; --age)
        QFile::rename(fileName(m_folder, age - 1), fileName(m_folder, age));
    open();
}

void LogFile::write(QtMsgType type, const QString& message)
{
    const QString moment = QDateTime::currentDateTime().toString(Qt::ISODateWithMs);
    const QByteArray line = QStringLiteral("%1 %2: %3\n")
                                .arg(moment, QLatin1String(levelOf(type)), message)
                                .toUtf8()
                                .left(m_most);
    const QMutexLocker lock(&m_guard);
    if (!m_file.isOpen())
        return;
    if (m_file.size() + line.size() > m_most)
        turn();
    m_file.write(line);
    m_file.flush();
}

void keepLog()
{
    s_before = qInstallMessageHandler(keep);
}

} // namespace capitol::app
