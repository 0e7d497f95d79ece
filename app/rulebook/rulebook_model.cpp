#include "rulebook/rulebook_model.h"

#include "common/diagnostics_text.h"
#include "common/outside_text.h"
#include "rulebook/rich_words.h"

namespace capitol::app {

namespace {

constexpr int textPart = 0;
constexpr int notePart = 1;
constexpr int firstCell = 2;

} // namespace

RulebookModel::RulebookModel(std::vector<std::filesystem::path> folders, QObject* parent)
    : RowModel(parent), m_folders(std::move(folders))
{
}

void RulebookModel::show(const BookSource& source)
{
    m_source = source;
    start();
}

void RulebookModel::refuse(const QString& game, const QString& variantId, const Diagnostics& problems)
{
    m_task.drop();
    m_source = {.game = game, .variantId = variantId};
    take({{}, problems});
}

void RulebookModel::setLanguage(const QString& code)
{
    m_language = code.toStdString();
    if (m_source.write)
        start();
    else
        emit changed(); // what is wrong, in other words
}

void RulebookModel::start()
{
    m_writing = true;
    emit changed();
    m_task.start(
        [write = m_source.write, language = m_language](const std::stop_token&) { return write(language); },
        [this](const Loaded<Rulebook>& written) { take(written); });
}

void RulebookModel::take(const Loaded<Rulebook>& written)
{
    m_book = written.value.value_or(Rulebook());
    m_problems = written ? Diagnostics() : written.diagnostics;
    m_writing = false;
    search();
    emit changed();
}

QString RulebookModel::error() const
{
    return diagnosticsText(m_problems);
}

QString RulebookModel::variantName() const
{
    return fromOutside(in_language(m_source.name, m_language, variantId().toStdString()));
}

QStringList RulebookModel::chapters() const
{
    QStringList chapters;
    for (const Block& block : m_book.blocks)
        if (block.kind == Block::Kind::chapter)
            chapters.append(fromOutside(plain(block.text)));
    return chapters;
}

int RulebookModel::rowOfChapter(int chapter) const
{
    for (std::size_t row = 0; row < m_book.blocks.size(); ++row)
        if (m_book.blocks[row].kind == Block::Kind::chapter && chapter-- == 0)
            return int(row);
    return -1;
}

int RulebookModel::rowOfChapterId(const QString& id) const
{
    const auto found = std::find_if(m_book.blocks.begin(), m_book.blocks.end(), [&](const Block& block) {
        return block.kind == Block::Kind::chapter && block.id == id.toStdString();
    });
    return found == m_book.blocks.end() ? -1 : int(found - m_book.blocks.begin());
}

int RulebookModel::chapterOfRow(int row) const
{
    int chapter = -1;
    for (int i = 0; i <= row && i < int(m_book.blocks.size()); ++i)
        chapter += m_book.blocks[std::size_t(i)].kind == Block::Kind::chapter;
    return chapter;
}

Drawing RulebookModel::drawing(int row) const
{
    return row >= 0 && row < int(m_book.blocks.size()) ? m_book.blocks[std::size_t(row)].drawing : Drawing();
}

int RulebookModel::partsOf(const Block& block)
{
    return firstCell + (block.rows.empty() ? 0 : int(block.rows.size() * block.rows.front().size()));
}

capitol::Text RulebookModel::partOf(const Block& block, int part) const
{
    if (part == textPart)
        return block.text;
    if (part == notePart)
        return block.note;
    const auto columns = block.rows.front().size();
    const auto cell = std::size_t(part - firstCell);
    return block.rows[cell / columns][cell % columns];
}

void RulebookModel::setQuery(const QString& query)
{
    if (query == m_query)
        return;
    m_query = query;
    search();
}

void RulebookModel::search()
{
    m_matches.clear();
    for (std::size_t row = 0; row < m_book.blocks.size(); ++row)
        for (int part = 0; part < partsOf(m_book.blocks[row]); ++part)
            for (const int at : placesOf(m_query, partOf(m_book.blocks[row], part)))
                m_matches.append({int(row), part, at});
    m_match = m_matches.isEmpty() ? -1 : 0;
    arrange();
}

void RulebookModel::step(int by)
{
    if (m_matches.isEmpty())
        return;
    m_match = int((m_match + by + m_matches.size()) % m_matches.size());
    arrange();
}

int RulebookModel::matchRow() const
{
    return m_match < 0 ? -1 : m_matches[m_match].row;
}

QString RulebookModel::rich(int row, int part) const
{
    QList<int> places;
    int now = -1;
    for (int i = 0; i < m_matches.size(); ++i) {
        if (m_matches[i].row != row || m_matches[i].part != part)
            continue;
        places.append(m_matches[i].at);
        now = i == m_match ? m_matches[i].at : now;
    }
    return richWords(partOf(m_book.blocks[std::size_t(row)], part), places, int(m_query.size()), now);
}

QString RulebookModel::tableOf(int row) const
{
    const Block& block = m_book.blocks[std::size_t(row)];
    const int columns = int(block.rows.front().size());
    QString html = QStringLiteral("<table width=\"100%\" cellpadding=\"3\">");
    for (int part = firstCell; part < partsOf(block); ++part) {
        const int cell = part - firstCell;
        const QString tag = cell < columns ? QStringLiteral("th") : QStringLiteral("td");
        html += cell % columns == 0 ? QStringLiteral("<tr>") : QString();
        html += QStringLiteral("<%1 align=\"left\">%2</%1>").arg(tag, rich(row, part));
        html += cell % columns == columns - 1 ? QStringLiteral("</tr>") : QString();
    }
    return html + QStringLiteral("</table>");
}

RuleRow RulebookModel::rowOf(int row) const
{
    const Block& block = m_book.blocks[std::size_t(row)];
    RuleRow made{.id = QString::fromStdString(block.id),
                 .kind = int(block.kind),
                 .text = block.kind == Block::Kind::table ? tableOf(row) : rich(row, textPart),
                 .differs = block.differs};
    if (block.kind == Block::Kind::example)
        made.text.prepend(
            QStringLiteral("<b>%1.</b> ").arg(QString::fromStdString(m_book.example).toHtmlEscaped()));
    if (block.differs)
        made.note = QStringLiteral("<i>%1</i> %2")
                        .arg(QString::fromStdString(m_book.note).toHtmlEscaped(), rich(row, notePart));
    return made;
}

void RulebookModel::arrange()
{
    QList<RuleRow> rows;
    for (int row = 0; row < int(m_book.blocks.size()); ++row)
        rows.append(rowOf(row));
    change(m_rows, rows, [](const RuleRow& a, const RuleRow& b) { return a.id == b.id && a.kind == b.kind; });
    emit searched();
}

QVariant RulebookModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RuleRow& row = m_rows[index.row()];
    switch (role) {
    case Id:
        return row.id;
    case Kind:
        return row.kind;
    case Text:
    case Qt::DisplayRole:
        return row.text;
    case Differs:
        return row.differs;
    case Note:
        return row.note;
    }
    return {};
}

} // namespace capitol::app
