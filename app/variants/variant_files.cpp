#include "variants/variant_files.h"

#include "base/yaml_file.h"
#include "common/failure_words.h"
#include "common/whole_file.h"
#include "variant/source.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

namespace capitol::app {

namespace {

namespace fs = std::filesystem;

QString move(const fs::path& from, const fs::path& to)
{
    std::error_code error;
    fs::create_directories(to.parent_path(), error);
    if (!error)
        fs::rename(from, to, error);
    return error ? reasonOf(error) : QString();
}

QString text(const fs::path& path)
{
    return QFile(path).fileName();
}

} // namespace

fs::path VariantFiles::fileOf(const QString& id) const
{
    return folder() / QFile(id + QStringLiteral(".yaml")).filesystemFileName();
}

QString VariantFiles::nameOf(const fs::path& file)
{
    return QFile(file.stem()).fileName();
}

QString VariantFiles::freeId(const QString& id) const
{
    return QString::fromStdString(free_id(m_folders, id.toStdString()));
}

QString VariantFiles::asId(const QString& text)
{
    static const QRegularExpression others(QStringLiteral("[^a-z0-9_-]+"));
    static const QRegularExpression front(QStringLiteral("^[^a-z]+"));
    static const QHash<QChar, QString> joined{
        {u'æ', "ae"}, {u'œ', "oe"}, {u'ß', "ss"}, {u'ø', "o"}, {u'ł', "l"}};
    constexpr int longest = 64;
    QString plain;
    for (const QChar letter : text.toLower().normalized(QString::NormalizationForm_D))
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += joined.value(letter, letter);
    return plain.replace(others, QStringLiteral("-")).remove(front).left(longest);
}

QString VariantFiles::idFor(const QString& name)
{
    static const QRegularExpression dashes(QStringLiteral("-{2,}"));
    static const QRegularExpression end(QStringLiteral("-+$"));
    constexpr int longest = 60; // a number may follow
    const QString id = asId(name).left(longest).replace(dashes, QStringLiteral("-")).remove(end);
    return id.isEmpty() ? QStringLiteral("variant") : id;
}

QString VariantFiles::parentOf(const fs::path& file)
{
    const auto bytes = read(file);
    Report ignored(display(file));
    const auto tree = bytes ? parse_yaml_text(bytes->toStdString(), ignored) : std::nullopt;
    return tree ? QString::fromStdString(parent_of(*tree)) : QString();
}

std::vector<VariantEntry> VariantFiles::children(const QString& id) const
{
    std::vector<VariantEntry> found;
    for (VariantEntry& entry : entries_in(m_folders)) {
        const QString parent = entry.shipped ? QString() : parentOf(entry.file);
        if (parent == id || parent == id + ".yaml")
            found.push_back(std::move(entry));
    }
    return found;
}

QString VariantFiles::rewrite(const std::vector<VariantEntry>& entries, const Rewriting& change)
{
    for (const VariantEntry& entry : entries) {
        QString error;
        const auto bytes = read(entry.file, &error);
        const auto text = bytes ? change(bytes->toStdString(), entry.file) : std::nullopt;
        if (bytes && !text)
            error = tr("this can only be changed in the text itself");
        if (text)
            error = write(entry.file, QByteArray::fromStdString(*text));
        if (!error.isEmpty())
            return unwritten(nameOf(entry.file), error);
    }
    return {};
}

std::optional<VariantEntry> VariantFiles::find(const QString& id) const
{
    return find_entry(m_folders, id.toStdString());
}

std::optional<QByteArray> VariantFiles::read(const fs::path& file, QString* error)
{
    try {
        return QByteArray::fromStdString(read_file(file));
    } catch (const std::system_error& failure) {
        if (error)
            *error = reasonOf(failure.code());
        return std::nullopt;
    }
}

bool VariantFiles::isMissing(const fs::path& file)
{
    std::error_code error;
    return fs::status(file, error).type() == fs::file_type::not_found;
}

QString VariantFiles::write(const fs::path& file, const QByteArray& bytes)
{
    if (file.has_parent_path())
        QDir().mkpath(text(file.parent_path()));
    return writeWhole(text(file), bytes);
}

fs::path VariantFiles::deletedFile(const fs::path& file) const
{
    return folder() / "deleted" / file.filename();
}

QString VariantFiles::remove(const fs::path& file) const
{
    return move(file, deletedFile(file));
}

QString VariantFiles::restore(const fs::path& file) const
{
    std::error_code error;
    return fs::exists(file, error) ? tr("the name is taken") : move(deletedFile(file), file);
}

} // namespace capitol::app
