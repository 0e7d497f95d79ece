#include "editor/knob_model.h"

#include "common/plain_text.h"
#include "editor/knob_fields.h"
#include "variants/knob_words.h"

#include <QFont>
#include <QPainter>

namespace capitol::app {

namespace {

constexpr quintptr sectionId = 0; // rows carry their section's number from 1

// A filled disc for what differs, a triangle for what is wrong, nothing else in the same room.
QIcon mark(const QColor& colour, bool wrong)
{
    QPixmap picture(24, 24);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (wrong)
        painter.drawPolygon(QPolygonF{{12, 2}, {22, 21}, {2, 21}});
    else
        painter.drawEllipse(5, 5, 14, 14);
    painter.end();
    return QIcon(picture);
}

// A board is chosen where there is room for its picture.
bool fitsCell(KnobKind kind)
{
    return kind == KnobKind::whole || kind == KnobKind::flag || kind == KnobKind::choice;
}

} // namespace

QString keyOf(const KnobModel::Row& row)
{
    if (row.knob)
        return QString::fromStdString(row.knob->key);
    return row.language.isEmpty() ? row.header : row.header + u'.' + row.language;
}

QList<KnobModel::Section> KnobModel::makeSections(const EditedGame& game)
{
    Section about{QStringLiteral("variant"), {{nullptr, "id", {}}, {nullptr, "extends", {}}}};
    for (const char* header : {"name", "summary"})
        for (const char* language : languages)
            about.rows.append({nullptr, header, language});
    QList<Section> sections{about};
    for (const QString& key : game.sections()) {
        Section section{key, {}};
        for (const KnobForm& knob : game.knobs())
            if (KnobWords::sectionOf(knob, game.sections()) == key)
                section.rows.append({&knob, {}, {}});
        sections.append(section);
    }
    return sections;
}

KnobModel::KnobModel(VariantDocument& document, const WidgetTheme& look, QObject* parent)
    : QAbstractItemModel(parent), m_document(document), m_look(look),
      m_sections(makeSections(document.game()))
{
    connect(&document, &VariantDocument::inspected, this, &KnobModel::refresh);
}

void KnobModel::turn()
{
    beginResetModel();
    m_sections = makeSections(m_document.game());
    endResetModel();
}

void KnobModel::refresh()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    for (int section = 0; section < rowCount(); ++section) {
        const QModelIndex above = index(section, 0);
        emit dataChanged(index(0, 0, above), index(rowCount(above) - 1, ColumnCount - 1, above));
    }
}

QModelIndex KnobModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row() + 1) : sectionId);
}

QModelIndex KnobModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == sectionId)
        return {};
    return createIndex(int(index.internalId()) - 1, 0, sectionId);
}

int KnobModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_sections.size());
    const bool isSection = parent.internalId() == sectionId && parent.column() == 0;
    return isSection ? int(m_sections[parent.row()].rows.size()) : 0;
}

int KnobModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

const KnobModel::Row* KnobModel::rowAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == sectionId)
        return nullptr;
    return &m_sections[int(index.internalId()) - 1].rows[index.row()];
}

QModelIndex KnobModel::find(const QString& key, Column column) const
{
    for (int section = 0; section < rowCount(); ++section)
        for (int row = 0; row < m_sections[section].rows.size(); ++row)
            if (keyOf(m_sections[section].rows[row]) == key)
                return index(row, column, index(section, 0));
    return {};
}

QVariant KnobModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isTip = role == Qt::ToolTipRole; // for what is too long for its column
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && !isTip))
        return {};
    const QString parent = m_document.parentName();
    const QStringList titles{tr("Rule"), tr("Value"),
                             parent.isEmpty() ? tr("Default value") : tr("In %1").arg(parent)};
    return isTip ? plainTip(titles.value(section)) : titles.value(section);
}

Qt::ItemFlags KnobModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    const Row* row = rowAt(index);
    if (!row || index.column() != Value || !m_document.seen().readable)
        return flags;
    return !row->knob || fitsCell(row->knob->kind) ? flags | Qt::ItemIsEditable : flags;
}

QVariant KnobModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row* row = rowAt(index);
    return row ? rowData(*row, index.column(), role) : sectionData(index.row(), index.column(), role);
}

QVariant KnobModel::sectionData(int section, int column, int role) const
{
    const QString key = m_sections[section].key;
    const int changed = changedIn(section);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (column == Name)
            return KnobWords::sectionName(key);
        return column == Value && changed > 0 ? tr("%n changed", nullptr, changed) : QString();
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return font;
    }
    case Changed:
        return changed > 0;
    case Key:
        return key;
    case Search:
        return KnobWords::sectionName(key);
    }
    return {};
}

QVariant KnobModel::rowData(const Row& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == Name ? nameOf(row) : column == Value ? valueOf(row) : parentsOf(row);
    case Qt::EditRole:
        return column == Value ? editOf(row) : QVariant();
    case Qt::ToolTipRole:
        return plainTip(row.knob ? KnobWords::sentence(*row.knob) : nameOf(row));
    case Qt::AccessibleTextRole:
        return column == Name ? spoken(row) : column == Value ? valueOf(row) : parentsOf(row);
    case Qt::DecorationRole:
        return column == Name ? markOf(row) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(isChanged(row) && column != Parent);
        return font;
    }
    case Qt::ForegroundRole:
        return column == Parent ? QVariant(m_look.inkSoft)
               : isWrong(row)   ? QVariant(m_look.warningInk)
                                : QVariant();
    case Changed:
        return isChanged(row);
    case Key:
        return keyOf(row);
    case Search:
        return QStringList{nameOf(row), keyOf(row), valueOf(row),
                           row.knob ? KnobWords::sentence(*row.knob) : QString()}
            .join(u'\n');
    }
    return {};
}

QString KnobModel::nameOf(const Row& row) const
{
    if (row.knob)
        return KnobWords::name(*row.knob);
    if (row.header == u"id")
        return tr("File name");
    if (row.header == u"extends")
        return tr("Based on");
    const QString language = KnobWords::language(row.language);
    return row.header == u"name" ? tr("Name, %1").arg(language) : tr("Summary, %1").arg(language);
}

QString KnobModel::valueOf(const Row& row) const
{
    const SeenVariant& seen = m_document.seen();
    if (!seen.readable)
        return {};
    if (row.knob)
        return m_document.game().valueText(*row.knob, seen.value(*row.knob), seen);
    if (row.header == u"extends")
        return seen.extends.empty() ? tr("nothing (stands alone)") : m_document.parentName();
    return editOf(row).toString();
}

// Only where it is another one.
QString KnobModel::parentsOf(const Row& row) const
{
    const SeenVariant& seen = m_document.seen();
    if (!row.knob || !isChanged(row))
        return {};
    return m_document.game().valueText(*row.knob, seen.inheritedValue(*row.knob), seen);
}

QVariant KnobModel::editOf(const Row& row) const
{
    const SeenVariant& seen = m_document.seen();
    if (row.header == u"extends")
        return QString::fromStdString(seen.extends);
    if (!row.knob)
        return textOf(seen, row);
    return seen.readable ? dataOf(seen.value(*row.knob)) : QVariant();
}

bool KnobModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const Row* row = rowAt(index);
    if (!row || role != Qt::EditRole || index.column() != Value)
        return false;
    bool done = false;
    if (row->knob)
        done = m_document.setKnob(*row->knob, valueIn(*row->knob, value));
    else if (row->language.isEmpty())
        done = m_document.setHeader(row->header, value.toString().trimmed());
    else
        done = m_document.setText(row->header, row->language, value.toString());
    if (!done)
        emit refused();
    return done;
}

QString KnobModel::spoken(const Row& row) const
{
    QString text = nameOf(row) + QLatin1String(": ") + valueOf(row);
    if (isChanged(row))
        text += QLatin1String(", ") + tr("changed, was %1").arg(parentsOf(row));
    if (isWrong(row))
        text += QLatin1String(", ") + tr("not valid");
    return text;
}

bool KnobModel::isWrong(const Row& row) const
{
    const std::string key = keyOf(row).toStdString();
    const auto concerns = [&](const Diagnostic& diagnostic) {
        return !diagnostic.is_warning() && (diagnostic.key == key || diagnostic.key.starts_with(key + ".") ||
                                            diagnostic.key.starts_with(key + "["));
    };
    const Diagnostics& all = m_document.seen().diagnostics;
    return std::any_of(all.begin(), all.end(), concerns);
}

bool KnobModel::isChanged(const Row& row) const
{
    return row.knob && m_document.isChanged(*row.knob);
}

int KnobModel::changedIn(int section) const
{
    const QList<Row>& rows = m_sections[section].rows;
    return int(std::count_if(rows.begin(), rows.end(), [&](const Row& row) { return isChanged(row); }));
}

QIcon KnobModel::markOf(const Row& row) const
{
    if (isWrong(row))
        return mark(m_look.warningInk, true);
    return mark(isChanged(row) ? m_look.accent : QColor(Qt::transparent), false);
}

QString textOf(const SeenVariant& seen, const KnobModel::Row& row)
{
    if (row.header == u"id")
        return QString::fromStdString(seen.id);
    const LocalText& texts = textOf(seen, row.header);
    const auto found = texts.find(row.language.toStdString());
    return found == texts.end() ? QString() : QString::fromStdString(found->second);
}

} // namespace capitol::app
