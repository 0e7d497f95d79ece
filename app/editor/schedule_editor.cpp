#include "editor/schedule_editor.h"

#include "common/plain_text.h"
#include "table/words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>

namespace capitol::app {

ScheduleEditor::ScheduleEditor(const KnobForm& knob, QWidget* parent) : ValueEditor(parent), m_knob(knob)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    for (int round = 0; round < max_rounds; ++round) {
        m_rounds[round] = new PlainLabel(tr("Round %1").arg(round + 1), this);
        grid->addWidget(m_rounds[round], round, 0);
        for (int place = 0; place < max_auctions; ++place)
            grid->addWidget(m_boxes[round][place] = tileBox(round, place), round, place + 1);
    }
    m_add = new QPushButton(tr("Add a round"), this);
    m_add->setObjectName(QStringLiteral("addRound"));
    m_remove = new QPushButton(tr("Remove the last round"), this);
    m_remove->setObjectName(QStringLiteral("removeRound"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    grid->addLayout(buttons, max_rounds, 0, 1, max_auctions + 2);
    grid->setColumnStretch(max_auctions + 1, 1);
    grid->setRowStretch(max_rounds + 1, 1);
    connect(m_add, &QPushButton::clicked, this, &ScheduleEditor::addRound);
    connect(m_remove, &QPushButton::clicked, this, &ScheduleEditor::removeRound);
    setFocusProxy(m_boxes[0][0]);
}

QComboBox* ScheduleEditor::tileBox(int round, int place)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("tile%1.%2").arg(round).arg(place));
    box->setAccessibleName(tr("Round %1, tile %2").arg(round + 1).arg(place + 1));
    box->addItem(QStringLiteral("–"));
    for (const Tile tile : {Tile::fountain, Tile::amphitheatre, Tile::temple})
        box->addItem(Words::tile(tile));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, round, place](int index) { choose(round, place, static_cast<Tile>(index)); });
    return box;
}

void ScheduleEditor::display(const SeenVariant& seen)
{
    m_schedule = std::get<Schedule>(seen.value(m_knob));
    const int rounds = int(m_schedule.size());
    for (int round = 0; round < max_rounds; ++round) {
        const int tiles = round < rounds ? int(m_schedule[round].size()) : -1;
        m_rounds[round]->setVisible(round < rounds);
        for (int place = 0; place < max_auctions; ++place) {
            QComboBox* box = m_boxes[round][place];
            const QSignalBlocker quiet(box);
            box->setVisible(place <= tiles);
            box->setCurrentIndex(place < tiles ? int(m_schedule[round][place]) : 0);
        }
    }
    m_add->setEnabled(rounds < max_rounds);
    m_remove->setEnabled(rounds > 1);
}

// The empty tile takes one out.
void ScheduleEditor::choose(int round, int place, Tile tile)
{
    std::vector<Tile>& tiles = m_schedule[round];
    if (place == int(tiles.size()) && tile != Tile::none)
        tiles.push_back(tile);
    else if (tile == Tile::none && place < int(tiles.size()))
        tiles.erase(tiles.begin() + place);
    else if (place < int(tiles.size()))
        tiles[place] = tile;
    emit edited(m_knob, m_schedule);
}

// It has the tiles of the one before.
void ScheduleEditor::addRound()
{
    m_schedule.push_back(m_schedule.empty() ? std::vector<Tile>() : m_schedule.back());
    emit edited(m_knob, m_schedule);
}

void ScheduleEditor::removeRound()
{
    m_schedule.pop_back();
    emit edited(m_knob, m_schedule);
}

} // namespace capitol::app
