#include "editor/deck_editor.h"

#include "common/plain_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>

namespace capitol::app {

namespace {

class CopiesDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* field = new QSpinBox(parent);
        field->setRange(0, find_knob("deck.roof")->max);
        field->setFrame(false);
        return field;
    }
};

} // namespace

DeckEditor::DeckEditor(QWidget* parent)
    : ValueEditor(parent), m_table(new QTableView(this)), m_total(new PlainLabel(this)),
      m_value(new QSpinBox(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_table, 1);
    column->addLayout(layOutFoot());
    dressTable();
    setMinimumHeight(fontMetrics().height() * 9);
    setFocusProxy(m_table);
    connect(&m_model, &DeckModel::edited, this, &DeckEditor::edited);
}

// What the deck comes to, and a further value for it.
QLayout* DeckEditor::layOutFoot()
{
    auto* row = new QHBoxLayout;
    auto* add = new QPushButton(tr("Add a value"), this);
    add->setObjectName(QStringLiteral("addValue"));
    connect(add, &QPushButton::clicked, this, &DeckEditor::addValue);
    row->addWidget(m_total, 1);
    row->addWidget(m_value);
    row->addWidget(add);
    m_value->setObjectName(QStringLiteral("newValue"));
    m_value->setRange(min_card_value, max_card_value);
    m_value->setValue(9);
    m_value->setAccessibleName(tr("Value of a card"));
    return row;
}

void DeckEditor::dressTable()
{
    m_table->setObjectName(QStringLiteral("deckTable"));
    m_table->setAccessibleName(tr("Copies of each card, by kind and value"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new CopiesDelegate(this));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                             QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setMinimumSectionSize(
        fontMetrics().horizontalAdvance(QStringLiteral("000000")));
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void DeckEditor::display(const SeenVariant& seen)
{
    m_model.show(std::get<Inspection>(seen.whole).variant.rules);
    m_total->setText(tr("%n card(s) in all, at most %1", nullptr, m_model.total()).arg(max_cards));
}

void DeckEditor::addValue()
{
    m_model.addValue(m_value->value());
    m_table->setCurrentIndex(m_model.index(0, m_model.columnOf(m_value->value())));
    m_table->setFocus();
    m_value->setValue(m_value->value() + 1);
}

} // namespace capitol::app
