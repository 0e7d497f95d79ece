#include "editor/tie_break_editor.h"

#include "variants/knob_words.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>

namespace capitol::app {

namespace {

constexpr std::array allRules{TieBreak::highest_card, TieBreak::seat_order, TieBreak::lowest_score};

bool holds(const TieBreaks& rules, TieBreak rule)
{
    return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

} // namespace

TieBreakEditor::TieBreakEditor(const KnobForm& knob, QWidget* parent)
    : ValueEditor(parent), m_knob(knob), m_list(new QListWidget(this)), m_up(new QPushButton(tr("Up"), this)),
      m_down(new QPushButton(tr("Down"), this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_list, 1);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    buttons->addStretch();
    row->addLayout(buttons);
    m_list->setObjectName(QStringLiteral("tieBreaks"));
    m_list->setAccessibleName(KnobWords::name(knob));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_up->setObjectName(QStringLiteral("tieBreakUp"));
    m_down->setObjectName(QStringLiteral("tieBreakDown"));
    connect(m_list, &QListWidget::itemChanged, this, &TieBreakEditor::say);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &TieBreakEditor::say);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    setFocusProxy(m_list);
}

// The rules in force first, the others below.
void TieBreakEditor::display(const SeenVariant& seen)
{
    const auto rules = std::get<TieBreaks>(seen.value(m_knob));
    if (m_list->count() > 0 && rules == value())
        return;
    const QSignalBlocker quiet(m_list);
    const int current = std::max(0, m_list->currentRow());
    m_list->clear();
    TieBreaks order = rules;
    for (const TieBreak rule : allRules)
        if (!holds(rules, rule))
            order.push_back(rule);
    for (const TieBreak rule : order) {
        auto* item = new QListWidgetItem(KnobWords::tieBreak(rule), m_list);
        item->setData(Qt::UserRole, int(rule));
        item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
        item->setCheckState(holds(rules, rule) ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(current);
}

TieBreaks TieBreakEditor::value() const
{
    TieBreaks rules;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            rules.push_back(static_cast<TieBreak>(m_list->item(i)->data(Qt::UserRole).toInt()));
    return rules;
}

void TieBreakEditor::say()
{
    emit edited(m_knob, value());
}

void TieBreakEditor::move(int by)
{
    const int from = m_list->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_list->count())
        return;
    {
        const QSignalBlocker quiet(m_list);
        m_list->insertItem(to, m_list->takeItem(from));
        m_list->setCurrentRow(to);
    }
    say();
}

} // namespace capitol::app
