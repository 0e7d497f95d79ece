// capitol-cli as another program meets it, with no variants but the shipped ones and those in a folder of its
// own.
#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace capitol::test {

struct Outcome
{
    int status = -1; // -1 if it did not end by itself
    QByteArray out;
    QByteArray err;
};

// It works in the folder, so that files there go by their names.
class Cli
{
public:
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const;
    void start(QProcess& process, const QStringList& arguments) const;
    // Another program, as it is started there.
    void start(QProcess& process, const QString& other, const QStringList& arguments) const;
    static QString program();

    QString path(const QString& name) const { return m_folder.filePath(name); }
    // Empty if it is not there.
    QByteArray read(const QString& name) const;
    void write(const QString& name, const QByteArray& text) const;

private:
    QTemporaryDir m_folder;
};

} // namespace capitol::test
