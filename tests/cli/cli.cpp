#include "cli.h"

#include <QFile>
#include <QTest>

namespace capitol::test {

QString Cli::program()
{
    return CAPITOL_CLI;
}

void Cli::start(QProcess& process, const QStringList& arguments) const
{
    start(process, program(), arguments);
}

void Cli::start(QProcess& process, const QString& other, const QStringList& arguments) const
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("CAPITOL_VARIANTS", m_folder.path());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(other, arguments);
}

Outcome Cli::run(const QStringList& arguments, const QByteArray& input) const
{
    QProcess process;
    start(process, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "did not end by itself"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray Cli::read(const QString& name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void Cli::write(const QString& name, const QByteArray& text) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace capitol::test
