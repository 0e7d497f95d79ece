// The files of the user's own variants: writing them, names that are taken, deleted files.
#pragma once

#include "variant/entries.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <functional>

namespace capitol::app {

class VariantFiles
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::VariantFiles)

public:
    explicit VariantFiles(Folders folders) : m_folders(std::move(folders)) {}

    std::filesystem::path folder() const { return own_folder(m_folders); }
    std::filesystem::path fileOf(const QString& id) const;
    static QString nameOf(const std::filesystem::path& file); // its id
    // Whether a variant with that id exists, included or the user's own.
    bool isTaken(const QString& id) const { return find(id).has_value(); }
    // That id, or the first of `id-2`, `id-3`... that is not taken.
    QString freeId(const QString& id) const;
    // Text being typed, as an id: "La mia " becomes "la-mia-". Empty if no letter can be kept.
    static QString asId(const QString& text);
    // A whole name as an id: "La mia Roma" becomes "la-mia-roma". Never empty.
    static QString idFor(const QString& name);
    // The file that is read for that id, and whether it came with the program.
    std::optional<VariantEntry> find(const QString& id) const;

    // The user's variants that are based on that one.
    std::vector<VariantEntry> children(const QString& id) const;
    // Changes their texts one by one, stopping at the first failure; returns its reason, or nothing.
    using Rewriting =
        std::function<std::optional<std::string>(const std::string&, const std::filesystem::path&)>;
    static QString rewrite(const std::vector<VariantEntry>& entries, const Rewriting& change);

    // Nothing if there is no such file or it cannot be read, with the reason in `error`.
    static std::optional<QByteArray> read(const std::filesystem::path& file, QString* error = nullptr);
    // There is no such file; false where that cannot be known.
    static bool isMissing(const std::filesystem::path& file);
    // Each returns the reason for a failure, or nothing. A file is written whole or not at all.
    static QString write(const std::filesystem::path& file, const QByteArray& bytes);
    QString remove(const std::filesystem::path& file) const;  // into the folder `deleted`
    QString restore(const std::filesystem::path& file) const; // from there

private:
    static QString parentOf(const std::filesystem::path& file); // as it says; "" if it says none
    std::filesystem::path deletedFile(const std::filesystem::path& file) const;

    Folders m_folders;
};

} // namespace capitol::app
