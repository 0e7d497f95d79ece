#include "variants/variants_model.h"

#include "common/diagnostics_text.h"
#include "common/outside_text.h"

#include <QFile>
#include <QFileInfo>

namespace capitol::app {

namespace {

VariantRow rowOf(const Library& library, const std::string& idOrPath, bool shipped,
                 const std::string& language)
{
    const QString id = QString::fromStdString(idOrPath);
    const Loaded<Variant> loaded = library.load(idOrPath);
    if (!loaded)
        return {.id = id,
                .name = fromOutside(id),
                .error = diagnosticsText(loaded.diagnostics),
                .shipped = shipped};
    return {.id = id,
            .name = fromOutside(in_language(loaded.value->name, language)),
            .summary = fromOutside(in_language(loaded.value->summary, language)),
            .shipped = shipped,
            .fewest = loaded.value->rules.players.min,
            .most = loaded.value->rules.players.max,
            .firstPlayer = loaded.value->rules.setup.first_player};
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
    case Shipped:
        return row.shipped;
    case Fewest:
        return row.fewest;
    case Most:
        return row.most;
    }
    return {};
}

void VariantsModel::read(const Library& library, const QString& language)
{
    QList<VariantRow> rows;
    for (const VariantEntry& entry : library.entries())
        rows.append(rowOf(library, entry.id, entry.shipped, language.toStdString()));
    for (const Diagnostic& hidden : library.passed_over()) {
        const QString file = QString::fromStdString(hidden.file);
        rows.append({.id = file,
                     .name = fromOutside(QFileInfo(file).fileName()),
                     .error = diagnosticsText({hidden})});
    }
    for (const QString& path : std::as_const(m_added))
        rows.append(rowOf(library, path.toStdString(), false, language.toStdString()));
    change(m_rows, rows, [](const VariantRow& a, const VariantRow& b) { return a.id == b.id; });
}

// A file of the library is known by its id.
QString VariantsModel::add(const Library& library, const std::filesystem::path& file, const QString& language)
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
    read(library, language);
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
