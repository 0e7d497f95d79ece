#include "compare/comparison.h"

#include "capitol/readings/alike.h"
#include "capitol/readings/own_words.h"
#include "capitol/readings/readings_library.h"
#include "common/diagnostics_text.h"
#include "common/outside_text.h"
#include "compare/comparison_file.h"
#include "compare/line_rows.h"

#include <algorithm>

namespace capitol::app {

namespace {

std::shared_ptr<const Variant> played(Loaded<Variant> loaded)
{
    return loaded ? std::make_shared<const Variant>(*std::move(loaded.value)) : nullptr;
}

// How many points of that kind a column has, against the first.
struct Tally
{
    int play = 0;
    int words = 0;
};
std::vector<Tally> tally(const Readings& readings, const std::vector<Column>& columns,
                         const std::vector<Row>& rows)
{
    std::vector<Tally> tallies(columns.size());
    for (const Row& row : rows) {
        const auto found = contrasts(readings, columns, row);
        for (std::size_t i = 0; i < found.size(); ++i) {
            tallies[i].play += found[i] == Contrast::play;
            tallies[i].words += found[i] == Contrast::words;
        }
    }
    return tallies;
}

} // namespace

Comparison::Comparison(const Library& library, std::vector<std::filesystem::path> passages, QObject* parent)
    : QObject(parent), m_library(library), m_passages(std::move(passages))
{
}

Comparison::~Comparison()
{
    if (m_writer)
        m_writer->wait();
}

std::shared_ptr<const Comparison::Source> Comparison::read(const Library& library,
                                                           const std::optional<Variant>& onTable)
{
    auto source = std::make_shared<Source>();
    source->readings = load_readings(library.folders());
    if (!source->readings)
        return source;
    const Readings& readings = *source->readings.value;
    for (std::size_t sheet = 0; sheet < readings.sheets.size(); ++sheet)
        source->choices.push_back(
            {sheet_column(readings, sheet), played(library.load_id(readings.sheets[sheet].variant))});
    if (onTable)
        source->choices.push_back({variant_column(*onTable), std::make_shared<Variant>(*onTable), true});
    for (const VariantEntry& entry : library.entries())
        if (const auto variant = played(library.load_id(entry.id)))
            source->choices.push_back({variant_column(*variant), variant});
    return source;
}

void Comparison::open(std::optional<Variant> onTable)
{
    if (m_reading)
        return;
    m_reading = true;
    emit changed();
    m_reader.start([library = m_library,
                    onTable = std::move(onTable)](const std::stop_token&) { return read(library, onTable); },
                   [this](const std::shared_ptr<const Source>& source) { take(source); });
}

void Comparison::take(const std::shared_ptr<const Source>& source)
{
    m_reading = false;
    m_problem = diagnosticsText(source->readings.diagnostics);
    if (source->readings) {
        m_columns = columnsAnew(*source);
        m_rows.clear();
        m_source = source;
        m_ownWords.assign(source->choices.size(), {});
        emit choicesChanged();
    }
    show();
}

namespace {

template <typename Choice>
bool isSame(const Choice& a, const Choice& b)
{
    if (a.onTable || b.onTable)
        return a.onTable == b.onTable;
    return a.column.id == b.column.id && a.column.sheet.has_value() == b.column.sheet.has_value();
}

} // namespace

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
        if (next.choices[i].column.sheet)
            columns.push_back(i);
    return columns;
}

// The game on the table is named as such.
Column Comparison::shownColumn(const Choice& choice) const
{
    Column column = choice.column;
    if (choice.onTable) {
        const QString name = QString::fromStdString(in_language(column.name, m_selection.language));
        column.name = {{m_selection.language, tr("On the table: %1").arg(name).toStdString()}};
    }
    return column;
}

std::vector<Column> Comparison::shownColumns() const
{
    std::vector<Column> columns;
    for (const std::size_t column : m_columns) {
        columns.push_back(shownColumn(m_source->choices[column]));
        columns.back().own_words = m_ownWords[column].value_or(OwnWords());
    }
    return columns;
}

void Comparison::show()
{
    if (m_source) {
        const auto columns = shownColumns();
        const auto rows = compare(*m_source->readings.value, columns);
        m_rows = select(*m_source->readings.value, columns, rows, m_selection);
        const WordedTable table = word_table(*m_source->readings.value, columns, rows, m_rows, m_selection);
        m_summary = fromOutside(table.summary);
        m_marks = fromOutside(table.marks);
        m_columnModel.show(columnRows(columns, rows));
        m_lineModel.show(lineRows(table));
        tellOwnWords();
    }
    emit changed();
}

// For the first column that has none yet; when it has, for the next. It takes a moment.
void Comparison::tellOwnWords()
{
    const auto column = std::ranges::find_if(
        m_columns, [this](std::size_t choice) { return !m_ownWords[choice].has_value(); });
    if (m_telling || column == m_columns.end())
        return;
    m_telling = true;
    const auto find = [source = m_source, choice = *column, library = m_library, passages = m_passages,
                       language = m_selection.language](const std::stop_token&) {
        const Choice& wanted = source->choices[choice];
        const Readings& readings = *source->readings.value;
        const auto writer = load_rulebook_writer(passages, language);
        const auto reference = library.load_id(readings.reference);
        return writer && reference && wanted.played
                   ? find_own_words(readings, wanted.column, *wanted.played, *reference.value, *writer.value)
                   : OwnWords();
    };
    m_teller.start(find, [this, source = m_source, choice = *column,
                          language = m_selection.language](const OwnWords& words) {
        takeOwnWords(language == m_selection.language ? source : nullptr, choice, words);
    });
}

// Those of another language or of what was read before are of no use any more: `source` is not this one.
void Comparison::takeOwnWords(const std::shared_ptr<const Source>& source, std::size_t choice, OwnWords words)
{
    m_telling = false;
    if (source != m_source)
        return tellOwnWords();
    m_ownWords[choice] = std::move(words);
    show();
}

QList<ColumnRow> Comparison::columnRows(const std::vector<Column>& columns,
                                        const std::vector<Row>& rows) const
{
    const auto tallies = tally(*m_source->readings.value, columns, rows);
    QList<ColumnRow> shown;
    for (std::size_t i = 0; i < columns.size(); ++i)
        shown.append(
            {.name = fromOutside(in_language(columns[i].name, m_selection.language)),
             .choice = int(m_columns[i]),
             .likeness = i == 0
                             ? tr("the other columns are compared with this one")
                             : tr("≠ %1 in play, ≈ %2 in wording").arg(tallies[i].play).arg(tallies[i].words),
             .onTable = m_source->choices[m_columns[i]].onTable});
    return shown;
}

QStringList Comparison::choices() const
{
    QStringList names;
    if (m_source)
        for (const Choice& choice : m_source->choices)
            names.append(fromOutside(in_language(shownColumn(choice).name, m_selection.language)));
    return names;
}

QStringList Comparison::filterNames() const
{
    return {tr("All topics"),         tr("Differences"),   tr("Changes play"),  tr("Different rules"),
            tr("Translation errors"), tr("Not mentioned"), tr("Open questions")};
}

QString Comparison::extent() const
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
    m_ownWords.assign(m_ownWords.size(), {});
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

// Null if there is no such column.
const Comparison::Choice* Comparison::choiceOf(int column) const
{
    if (column < 0 || column >= int(m_columns.size()))
        return nullptr;
    return &m_source->choices[m_columns[std::size_t(column)]];
}

void Comparison::play(int column)
{
    const Choice* choice = choiceOf(column);
    if (choice && choice->onTable)
        emit backToGameWanted();
    else if (choice)
        emit playWanted(QString::fromStdString(choice->column.variant));
}

void Comparison::edit(int column)
{
    if (const Choice* choice = choiceOf(column); choice && !choice->onTable)
        emit editWanted(QString::fromStdString(choice->column.variant));
}

void Comparison::exportTo(const QUrl& file)
{
    if (m_exporting || !m_source)
        return;
    m_exporting = true;
    emit changed();
    const Readings& readings = *m_source->readings.value;
    const auto columns = shownColumns();
    const WordedTable table = word_table(readings, columns, compare(readings, columns), m_rows, m_selection);
    m_writer.reset(QThread::create([this, path = file.toLocalFile(), table] {
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
