// A temporary folder whose files are looked at and made without the room that is tested.
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <system_error>

class Scratch
{
public:
    QString name(const QString& file) const { return m_folder.filePath(file); }
    std::filesystem::path path(const QString& file) const { return name(file).toStdString(); }
    QByteArray read(const QString& file) const
    {
        QFile in(name(file));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("(cannot be read)");
    }
    void write(const QString& file, const QByteArray& bytes) const
    {
        QFile out(name(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(bytes), bytes.size());
    }
    QStringList files() const
    {
        return QDir(m_folder.path())
            .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private:
    QTemporaryDir m_folder;
};

// The reason why `work` could not be done, or nothing.
template <typename Work>
std::error_code fault_of(Work work)
{
    try {
        work();
    } catch (const std::system_error& error) {
        return error.code();
    }
    return {};
}
