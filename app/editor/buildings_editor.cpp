#include "editor/buildings_editor.h"

#include "common/plain_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace capitol::app {

namespace {
constexpr int linesInColumn = 5;
}

BuildingsEditor::BuildingsEditor(const KnobForm& knob, QWidget* parent) : ValueEditor(parent), m_knob(knob)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    for (int at = 0; at < knob.longest; ++at) {
        const Line line = makeLine(at);
        const int column = at / linesInColumn * 4;
        grid->addWidget(line.floors, at % linesInColumn, column);
        grid->addWidget(line.roof, at % linesInColumn, column + 1);
        grid->addWidget(line.remove, at % linesInColumn, column + 2);
        m_lines.append(line);
    }
    m_add = new QPushButton(tr("Add a building"), this);
    m_add->setObjectName(QStringLiteral("addBuilding"));
    grid->addWidget(m_add, linesInColumn, 0, 1, 2);
    grid->setColumnStretch(knob.longest / linesInColumn * 4, 1);
    grid->setRowStretch(linesInColumn + 1, 1);
    connect(m_add, &QPushButton::clicked, this, &BuildingsEditor::add);
    setFocusProxy(m_lines.first().floors);
}

BuildingsEditor::Line BuildingsEditor::makeLine(int at)
{
    const Line line{new QSpinBox(this), new QComboBox(this), new QToolButton(this)};
    line.floors->setObjectName(QStringLiteral("floors%1").arg(at));
    line.floors->setRange(m_knob.min, m_knob.max);
    line.floors->setKeyboardTracking(false);
    line.floors->setAccessibleName(tr("Floors of building %1").arg(at + 1));
    line.roof->setObjectName(QStringLiteral("roof%1").arg(at));
    line.roof->addItems({tr("no roof"), tr("round roof"), tr("triangular roof")});
    line.roof->setAccessibleName(tr("Roof of building %1").arg(at + 1));
    line.remove->setObjectName(QStringLiteral("remove%1").arg(at));
    line.remove->setText(QStringLiteral("×"));
    line.remove->setToolTip(plainTip(tr("Remove this building")));
    line.remove->setAccessibleName(tr("Remove building %1").arg(at + 1));
    connect(line.floors, &QSpinBox::valueChanged, this, [this, at] { change(at); });
    connect(line.roof, &QComboBox::currentIndexChanged, this, [this, at] { change(at); });
    connect(line.remove, &QToolButton::clicked, this, [this, at] { remove(at); });
    return line;
}

void BuildingsEditor::display(const SeenVariant& seen)
{
    m_buildings = std::get<Buildings>(seen.value(m_knob));
    for (int at = 0; at < m_lines.size(); ++at) {
        const bool there = at < int(m_buildings.size());
        const auto& [floors, roof, remove] = m_lines[at];
        const QSignalBlocker quietFloors(floors);
        const QSignalBlocker quietRoof(roof);
        floors->setValue(there ? m_buildings[at].floors : 1);
        roof->setCurrentIndex(there ? int(m_buildings[at].roof) : 0);
        floors->setVisible(there);
        roof->setVisible(there);
        remove->setVisible(there);
    }
    m_add->setEnabled(int(m_buildings.size()) < m_knob.longest);
}

void BuildingsEditor::change(int at)
{
    m_buildings[at] = {m_lines[at].floors->value(), static_cast<Roof>(m_lines[at].roof->currentIndex())};
    emit edited(m_knob, m_buildings);
}

void BuildingsEditor::add()
{
    m_buildings.push_back({1, Roof::none});
    emit edited(m_knob, m_buildings);
}

void BuildingsEditor::remove(int at)
{
    m_buildings.erase(m_buildings.begin() + at);
    emit edited(m_knob, m_buildings);
}

} // namespace capitol::app
