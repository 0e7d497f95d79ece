// Places of a test's own for all that the program keeps; the program is told of them by its environment.
#pragma once

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace capitol::test {

class Sandbox
{
public:
    Sandbox()
    {
        qputenv("CAPITOL_SILENT", "1");
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // nobody is notified of anything
        tell("CAPITOL_SETTINGS", "settings.ini");
        tell("CAPITOL_DATA", "data");
        tell("CAPITOL_STATE", "state");
        tell("CAPITOL_VARIANTS", "variants");
        QDir().mkpath(path("data/games"));
        QDir().mkpath(path("variants"));
    }

    QString path(const QString& name = {}) const { return m_folder.filePath(name); }

    static void write(const QString& file, const QByteArray& text)
    {
        QFile out(file);
        QVERIFY2(out.open(QIODevice::WriteOnly), qPrintable(file));
        QCOMPARE(out.write(text), text.size());
    }
    // Empty if it cannot be read.
    static QByteArray read(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private:
    void tell(const char* variable, const QString& name) const
    {
        qputenv(variable, QFile::encodeName(path(name)));
    }

    QTemporaryDir m_folder;
};

} // namespace capitol::test
