// The tiles of each round: one row per round, one box per tile, and one more box to add a tile.
#pragma once

#include "editor/value_editor.h"

#include <array>

class QComboBox;
class QLabel;
class QPushButton;

namespace capitol::app {

class ScheduleEditor : public ValueEditor
{
    Q_OBJECT

public:
    ScheduleEditor(const KnobForm& knob, QWidget* parent);
    void display(const SeenVariant& seen) override;

private:
    QComboBox* tileBox(int round, int place);
    void choose(int round, int place, Tile tile);
    void addRound();
    void removeRound();

    const KnobForm& m_knob;
    Schedule m_schedule;
    std::array<QLabel*, max_rounds> m_rounds{};
    std::array<std::array<QComboBox*, max_auctions>, max_rounds> m_boxes{};
    QPushButton* m_add;
    QPushButton* m_remove;
};

} // namespace capitol::app
