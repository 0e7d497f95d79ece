#include "compare/comparison.h"

#include "compare/comparison_file.h"
#include "compare/line_rows.h"
#include "program/diagnostics_text.h"
#include "program/outside_text.h"
#include "readings/alike.h"
#include "readings/readings_library.h"

#include <algorithm>

namespace capitol::app {

namespace {

void addVariants(const Library& library, std::vector<Column>& columns)
{
    for (const VariantEntry& entry : library.entries())
        if (const auto loaded = library.load_id(entry.id))
            columns.push_back(variant_column(*loaded.value));
}

bool isSame(const Column& a, const Column& b)
{
    return a.id == b.id && a.sheet.has_value() == b.sheet.has_value();
}

} // namespace

Comparison::Comparison(const Library& library, QObject* parent) : QObject(parent), m_library(library) {}

Comparison::~Comparison()
{
    if (m_writer)
        m_writer->wait();
}

std::shared_ptr<const Comparison::Source> Comparison::read(const Library& library)
{
    auto source = std::make_shared<Source>();
    source->readings = load_readings(library.folders());
    if (!source->readings)
        return source;
    for (std::size_t sheet = 0; sheet < source->readings.value->sheets.size(); ++sheet)
        source->choices.push_back(sheet_column(*source->readings.value, sheet));
    addVariants(library, source->choices);
    return source;
}

void Comparison::open()
{
    if (m_reading)
        return;
    m_reading = true;
    emit changed();
    m_reader = std::jthread([this, library = m_library] {
        const auto source = read(library);
        QMetaObject::invokeMethod(
            this, [this, source] { take(source); }, Qt::QueuedConnection);
    });
}

void Comparison::take(const std::shared_ptr<const Source>& source)
{
    m_reading = false;
    m_problem = diagnosticsText(source->readings.diagnostics);
    if (source->readings) {
        m_columns = columnsAnew(*source);
        m_rows.clear();
        m_source = source;
        emit choicesChanged();
    }
    show();
}

// The columns shown last, if they still exist; otherwise all rule texts.
std::vector<std::size_t> Comparison::columnsAnew(const Source& next) const
{
    std::vector<std::size_t> columns;
    for (const std::size_t column : m_columns)
        for (std::size_t i = 0; i < next.choices.size(); ++i)
            if (isSame(m_source->choices[column], next.choices[i]))
                columns.push_back(i);
    if (columns.size() >= fewest)
        return columns;
    columns.clear();
    for (std::size_t i = 0; i < next.choices.size() && columns.size() < most; ++i)
        if (next.choices[i].sheet)
            columns.push_back(i);
    return columns;
}

std::vector<Column> Comparison::shownColumns() const
{
    std::vector<Column> columns;
    for (const std::size_t column : m_columns)
        columns.push_back(m_source->choices[column]);
    return columns;
}

WordedTable Comparison::worded() const
{
    return word_table(*m_source->readings.value, shownColumns(), m_rows, m_selection.language);
}

void Comparison::show()
{
    if (m_source) {
        const Readings& readings = *m_source->readings.value;
        const auto columns = shownColumns();
        m_rows = select(readings, columns, compare(readings, columns), m_selection);
        m_columnModel.show(columnRows());
        m_lineModel.show(lineRows(worded()));
    }
    emit changed();
}

QList<ColumnRow> Comparison::columnRows() const
{
    const auto columns = shownColumns();
    const auto rows = compare(*m_source->readings.value, columns);
    QList<ColumnRow> shown;
    for (std::size_t i = 0; i < columns.size(); ++i)
        shown.append({.name = fromOutside(in_language(columns[i].name, m_selection.language)),
                      .choice = int(m_columns[i]),
                      .likeness = likeness(rows, columns, i)});
    return shown;
}

QString Comparison::likeness(const std::vector<Row>& rows, const std::vector<Column>& columns,
                             std::size_t column) const
{
    if (column == 0)
        return tr("the other columns are compared with this one");
    const Distance apart = distance(rows, columns, 0, column);
    return tr("differs in %n point(s)", nullptr, apart.different);
}

QStringList Comparison::choices() const
{
    QStringList names;
    if (m_source)
        for (const Column& column : m_source->choices)
            names.append(fromOutside(in_language(column.name, m_selection.language)));
    return names;
}

QStringList Comparison::filterNames() const
{
    return {tr("All topics"),         tr("Differences"),   tr("Different rules"),
            tr("Translation errors"), tr("Not mentioned"), tr("Open questions")};
}

QString Comparison::summary() const
{
    return m_source ? tr("%n topic(s). Select one for details.", nullptr, int(m_rows.size())) : QString();
}

void Comparison::setFilter(int filter)
{
    m_selection.filter = Filter(std::clamp(filter, 0, int(filter_words.size()) - 1));
    show();
}

void Comparison::setSearch(const QString& text)
{
    m_selection.search = text.toStdString();
    show();
}

void Comparison::setLanguage(const QString& code)
{
    m_selection.language = code.toStdString();
    emit choicesChanged();
    show();
}

void Comparison::setColumn(int column, int choice)
{
    if (!m_source || column < 0 || column >= int(m_columns.size()) || choice < 0 ||
        choice >= int(m_source->choices.size()))
        return;
    m_columns[std::size_t(column)] = std::size_t(choice);
    show();
}

// The first that is not shown yet.
void Comparison::addColumn()
{
    if (!canAdd())
        return;
    std::size_t choice = 0;
    while (choice + 1 < m_source->choices.size() && std::ranges::count(m_columns, choice) > 0)
        ++choice;
    m_columns.push_back(choice);
    show();
}

void Comparison::removeColumn(int column)
{
    if (!canRemove() || column < 0 || column >= int(m_columns.size()))
        return;
    m_columns.erase(m_columns.begin() + column);
    show();
}

void Comparison::orderByLikeness()
{
    if (!m_source)
        return;
    std::vector<std::size_t> ordered;
    for (const std::size_t place : order_by_likeness(*m_source->readings.value, shownColumns()))
        ordered.push_back(m_columns[place]);
    m_columns = ordered;
    show();
}

// The one that plays as that column says; "" if there is no such column.
QString Comparison::variantOf(int column) const
{
    if (column < 0 || column >= int(m_columns.size()))
        return {};
    return QString::fromStdString(m_source->choices[m_columns[std::size_t(column)]].variant);
}

void Comparison::play(int column)
{
    if (const QString variant = variantOf(column); !variant.isEmpty())
        emit playWanted(variant);
}

void Comparison::edit(int column)
{
    if (const QString variant = variantOf(column); !variant.isEmpty())
        emit editWanted(variant);
}

void Comparison::exportTo(const QUrl& file)
{
    if (m_exporting || !m_source)
        return;
    m_exporting = true;
    emit changed();
    m_writer.reset(QThread::create([this, path = file.toLocalFile(), table = worded()] {
        const QString trouble = writeComparison(table, path);
        QMetaObject::invokeMethod(
            this, [this, trouble] { finishExport(trouble); }, Qt::QueuedConnection);
    }));
    m_writer->start();
}

void Comparison::finishExport(const QString& trouble)
{
    m_writer->wait();
    m_exporting = false;
    emit changed();
    if (!trouble.isEmpty())
        emit failed(trouble);
}

const Picture* Comparison::pictureAt(int line) const
{
    if (line < 0 || line >= int(m_rows.size()))
        return nullptr;
    const auto& picture = m_rows[std::size_t(line)].picture();
    return picture ? &*picture : nullptr;
}

} // namespace capitol::app
