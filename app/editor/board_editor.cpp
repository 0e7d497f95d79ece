#include "editor/board_editor.h"

#include "common/plain_text.h"
#include "variants/knob_words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>

namespace capitol::app {

BoardEditor::BoardEditor(const KnobForm& knob, const Library& library, const WidgetTheme& look,
                         QWidget* parent)
    : ValueEditor(parent), m_knob(knob), m_grid(new QGridLayout), m_picture(new BoardPicture(look, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    auto* left = new QVBoxLayout;
    left->addLayout(m_grid);
    left->addStretch();
    row->addLayout(left);
    row->addWidget(m_picture, 1);
    if (knob.kind == KnobKind::board)
        listBoards(library);
}

void BoardEditor::listBoards(const Library& library)
{
    m_board = new QComboBox(this);
    m_board->setObjectName(QStringLiteral("field"));
    m_board->setAccessibleName(KnobWords::name(m_knob));
    for (const std::string& id : library.boards())
        m_board->addItem(QString::fromStdString(id));
    m_grid->addWidget(m_board, 0, 0);
    setFocusProxy(m_board);
    auto* edit = new QPushButton(tr("Edit this board…"), this);
    edit->setObjectName(QStringLiteral("editBoard"));
    m_grid->addWidget(edit, 1, 0);
    connect(edit, &QPushButton::clicked, this, [this] { emit boardWanted(m_board->currentText()); });
    connect(m_board, &QComboBox::currentTextChanged, this,
            [this](const QString& id) { emit edited(m_knob, id.toStdString()); });
}

void BoardEditor::display(const SeenVariant& seen)
{
    const Variant& variant = std::get<Inspection>(seen.whole).variant;
    if (!m_board && m_map.board != variant.map.board)
        layAreas(variant.map);
    m_map = variant.map;
    const AreaCounts& counts = variant.rules.setup.printed_fountains;
    m_picture->display(m_map, counts);
    if (m_board) {
        const QSignalBlocker quiet(m_board);
        if (const QString id = QString::fromStdString(variant.rules.board); m_board->findText(id) < 0)
            m_board->addItem(id); // made since, or not there
        m_board->setCurrentIndex(m_board->findText(QString::fromStdString(variant.rules.board)));
    }
    for (int area = 0; area < m_counts.size(); ++area) {
        const QSignalBlocker quiet(m_counts[area]);
        m_counts[area]->setValue(KnobWords::fountains(counts, m_map, area));
    }
}

void BoardEditor::layAreas(const BoardMap& map)
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_counts.clear();
    for (int area = 0; area < int(map.areas.size()); ++area) {
        auto* count = new QSpinBox(this);
        count->setObjectName(QStringLiteral("fountains.") +
                             QString::fromStdString(map.board.areas[area].code));
        count->setRange(m_knob.min, std::min(m_knob.max, map.board.areas[area].small_sites));
        count->setKeyboardTracking(false);
        count->setAccessibleName(KnobWords::areaName(map, area));
        connect(count, &QSpinBox::valueChanged, this, &BoardEditor::sayCounts);
        m_grid->addWidget(new PlainLabel(KnobWords::areaName(map, area), this), area, 0);
        m_grid->addWidget(count, area, 1);
        m_counts.append(count);
    }
    if (!m_counts.isEmpty())
        setFocusProxy(m_counts.first());
}

// What is as the board prints it needs no saying.
void BoardEditor::sayCounts()
{
    AreaCounts counts;
    for (int area = 0; area < m_counts.size(); ++area) {
        const BoardArea& place = m_map.board.areas[area];
        if (m_counts[area]->value() != place.printed_fountains)
            counts[place.code] = m_counts[area]->value();
    }
    emit edited(m_knob, counts);
}

} // namespace capitol::app
