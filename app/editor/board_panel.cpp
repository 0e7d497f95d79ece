#include "editor/board_panel.h"

#include "capitol/notation.h"
#include "editor/knob_words.h"
#include "program/language_switch.h"
#include "program/plain_text.h"
#include "table/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

namespace capitol::app {

namespace {

using Kind = BoardPart::Kind;

QString shown(const BoardMap& map, int area)
{
    const std::string name = in_language(map.areas[std::size_t(area)].name, spokenLanguage());
    return name.empty() ? KnobWords::areaName(map, area) : QString::fromStdString(name);
}

Point beside(Point point)
{
    return {point.x + 2, point.y + 2};
}

} // namespace

BoardPanel::BoardPanel(BoardDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_form(new QFormLayout(this)), m_area(new QComboBox(this)),
      m_part(new QComboBox(this)), m_colour(new QComboBox(this)), m_fountains(new QSpinBox(this)),
      m_largeSite(new QCheckBox(this)), m_x(addLength("x")), m_y(addLength("y"))
{
    m_area->setObjectName(QStringLiteral("area"));
    m_part->setObjectName(QStringLiteral("part"));
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
    field->setRange(0, 200);
    field->setDecimals(1);
    field->setSingleStep(0.1);
    field->setKeyboardTracking(false);
    return field;
}

QLineEdit* BoardPanel::addLine(const QString& key)
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
    row(m_area);
    row(m_part);
    row(m_x);
    row(m_y);
    m_form->setWidget(m_form->rowCount(), QFormLayout::SpanningRole,
                      addButton("addSite", &BoardPanel::addSite));
    m_form->setWidget(m_form->rowCount(), QFormLayout::SpanningRole,
                      addButton("addCorner", &BoardPanel::addCorner));
    m_form->setWidget(m_form->rowCount(), QFormLayout::SpanningRole,
                      addButton("removeChosen", &BoardPanel::removeChosen));
    m_form->addRow(m_largeSite);
    row(m_fountains);
    row(m_colour);
    for (const char* key : {"code", "latin", "name.en", "name.it", "name.fr", "name.nl"})
        row(addLine(QString::fromLatin1(key)));
    m_form->setWidget(m_form->rowCount(), QFormLayout::SpanningRole,
                      addButton("addArea", &BoardPanel::addArea));
    m_form->setWidget(m_form->rowCount(), QFormLayout::SpanningRole,
                      addButton("removeArea", &BoardPanel::removeArea));
}

void BoardPanel::listen()
{
    connect(m_area, &QComboBox::currentIndexChanged, this, [this](int area) {
        emit chosen({area, Kind::label, 0});
    });
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
    const QStringList names{tr("Area"),
                            tr("Selection"),
                            tr("From the left (cm)"),
                            tr("From the top (cm)"),
                            tr("Printed fountains"),
                            tr("Colour"),
                            tr("Code"),
                            tr("Latin name"),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("en"))),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("it"))),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("fr"))),
                            tr("Name in %1").arg(KnobWords::language(QStringLiteral("nl")))};
    for (int i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(names.value(i));
        m_labels[i]->buddy()->setAccessibleName(names.value(i));
    }
    m_largeSite->setText(tr("Large site"));
    m_buttons["addSite"]->setText(tr("Add a small site"));
    m_buttons["addCorner"]->setText(tr("Add a corner"));
    m_buttons["removeChosen"]->setText(tr("Remove the selection"));
    m_buttons["addArea"]->setText(tr("Add an area"));
    m_buttons["removeArea"]->setText(tr("Remove this area"));
    const QSignalBlocker quiet(m_colour);
    m_colour->clear();
    for (const Colour colour : all_colours)
        m_colour->addItem(Words::district(colour));
    display(m_chosen);
}

void BoardPanel::stack(bool on)
{
    m_form->setRowWrapPolicy(on ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
}

bool BoardPanel::isThere() const
{
    return m_chosen.area < int(m_document.seen().map.areas.size());
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
        return tr("Corner %1").arg(part.index + 1);
    case Kind::label:
        break;
    }
    return tr("Name label");
}

void BoardPanel::listParts()
{
    const QSignalBlocker quiet(m_part);
    m_part->clear();
    const auto add = [this](const BoardPart& part) {
        m_part->addItem(partName(part), QString::fromStdString(key_of(part)));
    };
    add({m_chosen.area, Kind::label, 0});
    for (int i = 0; i < int(map().small_sites.size()); ++i)
        add({m_chosen.area, Kind::small_site, i});
    if (m_document.seen().map.board.areas[std::size_t(m_chosen.area)].large_site)
        add({m_chosen.area, Kind::large_site, 0});
    for (int i = 0; i < int(map().outline.size()); ++i)
        add({m_chosen.area, Kind::outline, i});
    m_part->setCurrentIndex(m_part->findData(QString::fromStdString(key_of(m_chosen))));
}

void BoardPanel::display(const BoardPart& chosen)
{
    m_chosen = chosen;
    const BoardMap& board = m_document.seen().map;
    const QSignalBlocker quiet(m_area);
    m_area->clear();
    for (int area = 0; area < int(board.areas.size()); ++area)
        m_area->addItem(shown(board, area));
    m_area->setCurrentIndex(m_chosen.area);
    for (QWidget* field : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        field->setEnabled(isThere() || field == m_buttons["addArea"]);
    if (!isThere())
        return;
    listParts();
    showArea();
    showPoint();
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

void BoardPanel::showArea()
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
        if (!(*line)->hasFocus())
            (*line)->setText(lineText(line.key()));
    m_buttons["removeChosen"]->setEnabled(m_chosen.kind != Kind::label);
}

void BoardPanel::showPoint()
{
    const QSignalBlocker quietX(m_x);
    const QSignalBlocker quietY(m_y);
    const auto at = std::size_t(m_chosen.index);
    const Point point = m_chosen.kind == Kind::outline && at < map().outline.size() ? map().outline[at]
                        : m_chosen.kind == Kind::small_site && at < map().small_sites.size()
                            ? map().small_sites[at]
                        : m_chosen.kind == Kind::large_site ? map().large_site
                                                            : map().label;
    m_x->setMaximum(m_document.seen().map.width);
    m_y->setMaximum(m_document.seen().map.height);
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
    const QString words = m_lines[key]->text().simplified();
    if (isThere() && words != lineText(key))
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

// Half way to the next corner, from the one that is chosen or from the last.
void BoardPanel::addCorner()
{
    const std::vector<Point>& outline = map().outline;
    if (outline.size() < 2)
        return emit refused();
    const auto before = m_chosen.kind == Kind::outline ? std::size_t(m_chosen.index) : outline.size() - 1;
    const Point a = outline[before];
    const Point b = outline[(before + 1) % outline.size()];
    const BoardPart corner{m_chosen.area, Kind::outline, int(before) + 1};
    check(m_document.addPoint(corner, {(a.x + b.x) / 2, (a.y + b.y) / 2}));
    emit chosen(corner);
}

void BoardPanel::removeChosen()
{
    if (!isThere() || m_chosen.kind == Kind::label)
        return;
    const int area = m_chosen.area;
    check(m_document.removePoint(m_chosen));
    emit chosen({area, Kind::label, 0});
}

void BoardPanel::addArea()
{
    const int area = int(m_document.seen().map.areas.size());
    check(m_document.addArea());
    emit chosen({area, Kind::label, 0});
}

void BoardPanel::removeArea()
{
    const int area = m_chosen.area;
    check(m_document.removeArea(area));
    emit chosen({std::max(0, area - 1), Kind::label, 0});
}

} // namespace capitol::app
