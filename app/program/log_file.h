// Keeps the messages of Qt, QML and the program in a file, so that problems can be reported later.
#pragma once

#include <QFile>
#include <QMutex>
#include <QString>

namespace capitol::app {

// The system's place for what a program notes of itself; CAPITOL_STATE if that is set. Not made here.
QString stateFolder();

// `capitol.log`, and before it `capitol.1.log` and `capitol.2.log`: never more than three of that size.
class LogFile
{
public:
    explicit LogFile(const QString& folder, qint64 most = 512 * 1024); // bytes
    // Writes a line, from any thread. A full or read-only disk does not stop the program.
    void write(QtMsgType type, const QString& message);

private:
    void open();
    void turn();

    QString m_folder;
    qint64 m_most;
    QFile m_file;
    QMutex m_guard;
};

// From now on all messages go to the log too, and those that tell of no trouble go nowhere else. For the life
// of the program.
void keepLog();

} // namespace capitol::app
