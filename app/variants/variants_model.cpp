#include "variants/variants_model.h"

#include "common/diagnostics_text.h"
#include "common/outside_text.h"

#include <QFile>
#include <QFileInfo>

namespace capitol::app {

namespace {

// What is the same for either game's.
template <typename Loaded>
VariantRow wordsOf(const Loaded& loaded, const std::string& idOrPath, const std::string& language)
{
    VariantRow row{.id = QString::fromStdString(idOrPath)};
    row.name =
        fromOutside(loaded ? QString::fromStdString(in_language(loaded.value->name, language)) : row.id);
    if (loaded)
        row.summary = fromOutside(in_language(loaded.value->summary, language));
    else
        row.error = diagnosticsText(loaded.diagnostics);
    return row;
}

VariantRow rowOf(const Library& library, const std::string& idOrPath, const std::string& language)
{
    const Loaded<Variant> loaded = library.load(idOrPath);
    VariantRow row = wordsOf(loaded, idOrPath, language);
    if (loaded) {
        row.fewest = loaded.value->rules.players.min;
        row.most = loaded.value->rules.players.max;
        row.firstPlayer = loaded.value->rules.setup.first_player;
    }
    return row;
}

VariantRow rowOf(const canal::Library& library, const std::string& idOrPath, const std::string& language)
{
    const canal::Loaded<canal::Variant> loaded = library.load(idOrPath);
    VariantRow row = wordsOf(loaded, idOrPath, language);
    if (loaded) {
        row.fewest = loaded.value->data.ruleset.players.min;
        row.most = loaded.value->data.ruleset.players.max;
    }
    return row;
}

// The user's files that an id of the program's keeps from being found.
void appendHidden(const Folders& folders, QList<VariantRow>& rows)
{
    for (const Diagnostic& hidden : passed_over(folders)) {
        const QString file = QString::fromStdString(hidden.file);
        rows.append({.id = file,
                     .name = fromOutside(QFileInfo(file).fileName()),
                     .error = diagnosticsText({hidden})});
    }
}

} // namespace

QVariant VariantsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const VariantRow& row = m_rows[index.row()];
    switch (role) {
    case Id:
        return row.id;
    case Name:
    case Qt::DisplayRole:
        return row.name;
    case Summary:
        return row.summary;
    case Error:
        return row.error;
    case Fewest:
        return row.fewest;
    case Most:
        return row.most;
    }
    return {};
}

void VariantsModel::read(const Library& library, const QString& language)
{
    readFrom(library, language);
}

void VariantsModel::read(const canal::Library& library, const QString& language)
{
    readFrom(library, language);
}

template <typename Library>
void VariantsModel::readFrom(const Library& library, const QString& language)
{
    QList<VariantRow> rows;
    for (const VariantEntry& entry : library.entries())
        rows.append(rowOf(library, entry.id, language.toStdString()));
    appendHidden(library.folders(), rows);
    for (const QString& path : std::as_const(m_added))
        rows.append(rowOf(library, path.toStdString(), language.toStdString()));
    change(m_rows, rows, [](const VariantRow& a, const VariantRow& b) { return a.id == b.id; });
    emit filesRead();
}

QString VariantsModel::add(const Library& library, const std::filesystem::path& file, const QString& language)
{
    return addFrom(library, file, language);
}

QString VariantsModel::add(const canal::Library& library, const std::filesystem::path& file,
                           const QString& language)
{
    return addFrom(library, file, language);
}

// A file of the library is known by its id.
template <typename Library>
QString VariantsModel::addFrom(const Library& library, const std::filesystem::path& file,
                               const QString& language)
{
    std::error_code ignored;
    for (const VariantEntry& entry : library.entries())
        if (std::filesystem::equivalent(entry.file, file, ignored))
            return library.load(entry.id) ? QString::fromStdString(entry.id) : QString();
    const QString path = QFile(file).fileName();
    if (!library.load(path.toStdString()))
        return {};
    if (!m_added.contains(path))
        m_added.append(path);
    readFrom(library, language);
    return path;
}

int VariantsModel::find(const QString& id) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const VariantRow& row) { return row.id == id; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

QString VariantsModel::idAt(int row) const
{
    return m_rows.value(row).id;
}

} // namespace capitol::app
