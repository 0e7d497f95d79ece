#include "editor/board_panel.h"

#include "capitol/notation.h"
#include "capitol/variant/board_reader.h"
#include "common/language_switch.h"
#include "common/outside_text.h"
#include "common/plain_text.h"
#include "table/words.h"
#include "variants/knob_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace capitol::app {

namespace {

using Kind = BoardPart::Kind;

constexpr int leastLetters =
    16; // that a name's field shows; where there is less room, it comes below its label

void name(QLabel& label, const QString& words)
{
    label.setText(words);
    label.buddy()->setAccessibleName(words);
}

Point beside(Point point)
{
    return {point.x + 2, point.y + 2};
}

} // namespace

BoardPanel::BoardPanel(BoardDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_form(new QFormLayout(this)), m_feature(new QComboBox(this)),
      m_part(new QComboBox(this)), m_colour(new QComboBox(this)), m_fountains(new QSpinBox(this)),
      m_largeSite(new QCheckBox(this)), m_x(addLength("x")), m_y(addLength("y"))
{
    m_feature->setObjectName(QStringLiteral("feature"));
    m_part->setObjectName(QStringLiteral("part"));
    for (QComboBox* box : {m_feature, m_part})
        box->setMinimumContentsLength(leastLetters);
    m_colour->setObjectName(QStringLiteral("colour"));
    m_fountains->setObjectName(QStringLiteral("fountains"));
    m_fountains->setRange(0, max_sites_per_area);
    m_fountains->setKeyboardTracking(false);
    m_largeSite->setObjectName(QStringLiteral("largeSite"));
    layOut();
    listen();
    stack(false);
    retranslate();
}

QDoubleSpinBox* BoardPanel::addLength(const char* name)
{
    auto* field = new QDoubleSpinBox(this);
    field->setObjectName(QString::fromLatin1(name));
    field->setRange(0, largest_board_size);
    field->setDecimals(1);
    field->setSingleStep(0.1);
    field->setKeyboardTracking(false);
    return field;
}

QLineEdit* BoardPanel::addWords(const QString& key)
{
    auto* line = new QLineEdit(this);
    line->setObjectName(key);
    line->setMaxLength(key == u"code" ? 3 : 100);
    connect(line, &QLineEdit::editingFinished, this, [this, key] { sayLine(key); });
    return m_lines[key] = line;
}

QPushButton* BoardPanel::addButton(const char* name, void (BoardPanel::*deed)())
{
    auto* button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(name));
    connect(button, &QPushButton::clicked, this, deed);
    return m_buttons[name] = button;
}

void BoardPanel::layOut()
{
    m_form->setContentsMargins(4, 4, 4, 4);
    const auto row = [this](QWidget* field) {
        const int at = m_form->rowCount();
        auto* label = new PlainLabel(this);
        label->setBuddy(field);
        m_labels.append(label);
        m_form->setWidget(at, QFormLayout::LabelRole, label);
        m_form->setWidget(at, QFormLayout::FieldRole, field);
    };
    const auto button = [this](const char* name, void (BoardPanel::*deed)()) {
        m_form->setWidget(m_form->rowCount(), QFormLayout::SpanningRole, addButton(name, deed));
    };
    row(m_feature);
    row(m_part);
    row(m_x);
    row(m_y);
    button("addSite", &BoardPanel::addSite);
    button("addCorner", &BoardPanel::addCorner);
    button("removeChosen", &BoardPanel::removeChosen);
    m_form->addRow(m_largeSite);
    row(m_fountains);
    row(m_colour);
    for (const char* key : {"code", "latin", "name.en", "name.it", "name.fr", "name.nl"})
        row(addWords(QString::fromLatin1(key)));
    button("removeFeature", &BoardPanel::removeFeature);
    button("addArea", &BoardPanel::addArea);
    button("addWater", &BoardPanel::addWater);
    button("addWall", &BoardPanel::addWall);
}

void BoardPanel::listen()
{
    connect(m_feature, &QComboBox::currentIndexChanged, this,
            [this](int at) { emit chosen(features_of(board())[std::size_t(at)]); });
    connect(m_part, &QComboBox::currentIndexChanged, this, [this](int at) {
        const std::string key = m_part->itemData(at).toString().toStdString();
        if (const auto part = part_of(key))
            emit chosen(*part);
    });
    connect(m_x, &QDoubleSpinBox::valueChanged, this, &BoardPanel::sayPoint);
    connect(m_y, &QDoubleSpinBox::valueChanged, this, &BoardPanel::sayPoint);
    connect(m_colour, &QComboBox::currentIndexChanged, this, [this](int colour) {
        check(
            m_document.setArea(m_chosen.area, QStringLiteral("colour"),
                               QString::fromStdString(std::string(print(all_colours[std::size_t(colour)])))));
    });
    connect(m_fountains, &QSpinBox::valueChanged, this, [this](int count) {
        check(m_document.setArea(m_chosen.area, QStringLiteral("fountains"),
                                 count > 0 ? QString::number(count) : QString()));
    });
    connect(m_largeSite, &QCheckBox::toggled, this, &BoardPanel::sayLargeSite);
}

void BoardPanel::retranslate()
{
    const QStringList names{tr("Part of the board"),
                            tr("Selection"),
                            {}, // nameLengths
                            {},
                            tr("Printed fountains"),
                            tr("Colour"),
                            tr("Code"),
                            tr("Latin name"),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("en"))),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("it"))),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("fr"))),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("nl")))};
    for (int i = 0; i < m_labels.size(); ++i)
        name(*m_labels[i], names.value(i));
    m_largeSite->setText(tr("Large site"));
    m_buttons["addSite"]->setText(tr("Add a small site"));
    m_buttons["addCorner"]->setText(tr("Add a corner"));
    m_buttons["removeChosen"]->setText(tr("Remove the selection"));
    m_buttons["addArea"]->setText(tr("Add an area"));
    m_buttons["addWater"]->setText(tr("Add water"));
    m_buttons["addWall"]->setText(tr("Add a wall"));
    const QSignalBlocker quiet(m_colour);
    m_colour->clear();
    for (const Colour colour : all_colours)
        m_colour->addItem(Words::district(colour));
    display(m_chosen);
}

void BoardPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        for (QLineEdit* line : std::as_const(m_lines))
            line->setMinimumWidth(fontMetrics().averageCharWidth() * leastLetters);
}

void BoardPanel::stack(bool on)
{
    m_form->setRowWrapPolicy(on ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
}

// A size is no distance from an edge.
void BoardPanel::nameLengths()
{
    const bool size = m_chosen.kind == Kind::size;
    const auto say = [this](QWidget* field, const QString& words) {
        name(*qobject_cast<QLabel*>(m_form->labelForField(field)), words);
    };
    say(m_x, size ? tr("Width (cm)") : tr("From the left (cm)"));
    say(m_y, size ? tr("Height (cm)") : tr("From the top (cm)"));
}

void BoardPanel::nameRemoval()
{
    m_buttons["removeFeature"]->setText(m_chosen.kind == Kind::water  ? tr("Remove this water")
                                        : m_chosen.kind == Kind::wall ? tr("Remove this wall")
                                                                      : tr("Remove this area"));
}

bool BoardPanel::isThere() const
{
    return is_there(board(), m_chosen);
}

bool BoardPanel::isOfArea() const
{
    return feature_of(m_chosen).kind == Kind::label;
}

const BoardMap& BoardPanel::board() const
{
    return m_document.seen().map;
}

const AreaMap& BoardPanel::map() const
{
    return m_document.seen().map.areas[std::size_t(m_chosen.area)];
}

QString BoardPanel::partName(const BoardPart& part) const
{
    switch (part.kind) {
    case Kind::small_site:
        return tr("Small site %1").arg(part.index + 1);
    case Kind::large_site:
        return tr("Large site");
    case Kind::outline:
    case Kind::water:
    case Kind::wall:
        return tr("Corner %1").arg(part.index + 1);
    case Kind::size:
        return tr("Size");
    case Kind::label:
        break;
    }
    return tr("Name label");
}

QString BoardPanel::featureName(const BoardPart& feature) const
{
    switch (feature.kind) {
    case Kind::water:
        return tr("Water %1").arg(feature.area + 1);
    case Kind::wall:
        return tr("Wall %1").arg(feature.area + 1);
    case Kind::size:
        return tr("The whole board");
    default:
        return KnobWords::areaName(board(), feature.area);
    }
}

void BoardPanel::listFeatures()
{
    const QSignalBlocker quiet(m_feature);
    const std::vector<BoardPart> all = features_of(board());
    m_feature->clear();
    for (const BoardPart& feature : all)
        m_feature->addItem(featureName(feature));
    m_feature->setCurrentIndex(int(std::ranges::find(all, feature_of(m_chosen)) - all.begin()));
}

void BoardPanel::listParts()
{
    const QSignalBlocker quiet(m_part);
    m_part->clear();
    for (const BoardPart& part : parts_beside(board(), m_chosen))
        m_part->addItem(partName(part), QString::fromStdString(key_of(part)));
    m_part->setCurrentIndex(m_part->findData(QString::fromStdString(key_of(m_chosen))));
}

void BoardPanel::display(const BoardPart& chosen)
{
    const bool other = feature_of(chosen) != feature_of(m_chosen);
    m_chosen = chosen;
    listFeatures();
    const QList<QWidget*> always{m_feature, m_buttons["addArea"], m_buttons["addWater"],
                                 m_buttons["addWall"]};
    for (QWidget* field : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        field->setEnabled(isThere() || always.contains(field));
    showKind();
    if (!isThere())
        return;
    listParts();
    if (isOfArea())
        showArea(other);
    showPoint();
}

// Only what the chosen thing has: water has no name, and the size no corners.
void BoardPanel::showKind()
{
    const bool size = m_chosen.kind == Kind::size;
    for (const char* key : {"addCorner", "removeChosen", "removeFeature"})
        m_form->setRowVisible(m_buttons[key], !size);
    m_form->setRowVisible(m_part, !size);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_buttons["addSite"], m_largeSite, m_fountains, m_colour})
        m_form->setRowVisible(field, isOfArea());
    for (QLineEdit* line : std::as_const(m_lines))
        m_form->setRowVisible(line, isOfArea());
    m_buttons["removeChosen"]->setEnabled(isThere() && m_chosen.kind != Kind::label);
    nameLengths();
    nameRemoval();
}

QString BoardPanel::lineText(const QString& key) const
{
    if (key == u"code")
        return QString::fromStdString(m_document.seen().map.board.areas[std::size_t(m_chosen.area)].code);
    if (key == u"latin")
        return QString::fromStdString(map().latin);
    const auto found = map().name.find(key.section(u'.', 1).toStdString());
    return found == map().name.end() ? QString() : QString::fromStdString(found->second);
}

bool BoardPanel::isBeingTyped(const QString& key) const
{
    return m_lines[key]->text() != m_shown[key];
}

// A line that says so already keeps its caret.
void BoardPanel::showLine(const QString& key)
{
    QLineEdit& line = *m_lines[key];
    if (const QString words = lineText(key); line.text().simplified() != words.simplified())
        line.setText(words);
    m_shown[key] = line.text();
}

// What is being typed of the same area stays.
void BoardPanel::showArea(bool other)
{
    const BoardArea& area = m_document.seen().map.board.areas[std::size_t(m_chosen.area)];
    const QSignalBlocker quietColour(m_colour);
    const QSignalBlocker quietFountains(m_fountains);
    const QSignalBlocker quietSite(m_largeSite);
    m_colour->setCurrentIndex(int(area.colour));
    m_fountains->setMaximum(std::min(max_sites_per_area, area.small_sites));
    m_fountains->setValue(area.printed_fountains);
    m_largeSite->setChecked(area.large_site);
    for (auto line = m_lines.begin(); line != m_lines.end(); ++line)
        if (other || !isBeingTyped(line.key()))
            showLine(line.key());
}

void BoardPanel::showPoint()
{
    const QSignalBlocker quietX(m_x);
    const QSignalBlocker quietY(m_y);
    const bool size = m_chosen.kind == Kind::size;
    const Point point = point_of(board(), m_chosen);
    // What lies beside the board is shown as it is.
    m_x->setRange(size ? smallest_board_size : 0,
                  size ? largest_board_size : std::max(board().width, point.x));
    m_y->setRange(size ? smallest_board_size : 0,
                  size ? largest_board_size : std::max(board().height, point.y));
    m_x->setValue(point.x);
    m_y->setValue(point.y);
}

void BoardPanel::check(bool done)
{
    if (!done)
        emit refused();
    m_document.settle();
    display(m_chosen);
}

void BoardPanel::sayLine(const QString& key)
{
    if (!isBeingTyped(key))
        return;
    m_document.settle();
    m_shown[key] = m_lines[key]->text();
    const QString words = m_shown[key].simplified();
    if (isThere() && isOfArea() && words != lineText(key))
        check(m_document.setArea(m_chosen.area, key, words));
}

void BoardPanel::commit()
{
    m_x->interpretText();
    m_y->interpretText();
    for (auto line = m_lines.begin(); line != m_lines.end(); ++line)
        sayLine(line.key());
}

void BoardPanel::sayPoint()
{
    check(m_document.move(m_chosen, {m_x->value(), m_y->value()}));
}

void BoardPanel::sayLargeSite(bool on)
{
    const BoardPart site{m_chosen.area, Kind::large_site, 0};
    check(on ? m_document.move(site, beside(map().label)) : m_document.removePoint(site));
    emit chosen(on ? site : BoardPart{m_chosen.area, Kind::label, 0});
}

void BoardPanel::addSite()
{
    const BoardPart site{m_chosen.area, Kind::small_site, int(map().small_sites.size())};
    check(m_document.addPoint(site,
                              beside(map().small_sites.empty() ? map().label : map().small_sites.back())));
    emit chosen(site);
}

std::vector<BoardPart> BoardPanel::corners() const
{
    std::vector<BoardPart> all = parts_beside(board(), m_chosen);
    std::erase_if(all,
                  [](const BoardPart& part) { return part.kind != Kind::outline && !is_line(part.kind); });
    return all;
}

// Half way to the next corner, from the one that is chosen or from the last; a wall has no way back to its
// first.
void BoardPanel::addCorner()
{
    const std::vector<BoardPart> all = corners();
    if (all.size() < 2)
        return emit refused();
    const auto found = std::size_t(std::ranges::find(all, m_chosen) - all.begin());
    const std::size_t last = all.size() - (m_chosen.kind == Kind::wall ? 2 : 1);
    const std::size_t before = std::min(found, last);
    const Point a = point_of(board(), all[before]);
    const Point b = point_of(board(), all[(before + 1) % all.size()]);
    BoardPart corner = all[before];
    ++corner.index;
    check(m_document.addPoint(corner, {(a.x + b.x) / 2, (a.y + b.y) / 2}));
    emit chosen(corner);
}

void BoardPanel::removeChosen()
{
    if (!isThere() || m_chosen.kind == Kind::label || m_chosen.kind == Kind::size)
        return;
    const BoardPart feature = feature_of(m_chosen);
    check(m_document.removePoint(m_chosen));
    if (is_there(board(), feature))
        emit chosen(feature);
}

void BoardPanel::addArea()
{
    const int area = int(board().areas.size());
    check(m_document.addArea());
    emit chosen({area, Kind::label, 0});
}

void BoardPanel::addLine(Kind kind)
{
    const int count = int((kind == Kind::water ? board().water : board().walls).size());
    check(m_document.addLine(kind));
    emit chosen({count, kind, 0});
}

// What came before it is chosen then.
void BoardPanel::removeFeature()
{
    const BoardPart feature = feature_of(m_chosen);
    check(is_line(feature.kind) ? m_document.removeLine(feature) : m_document.removeArea(feature.area));
    const BoardPart before{std::max(0, feature.area - 1), feature.kind, 0};
    emit chosen(is_there(board(), before) ? before : BoardPart{0, Kind::label, 0});
}

} // namespace capitol::app
