// Chooses the board, or how many fountains its areas have from the start; with a picture of it.
#pragma once

#include "editor/board_picture.h"
#include "editor/value_editor.h"

class QComboBox;
class QGridLayout;
class QSpinBox;

namespace capitol::app {

class BoardEditor : public ValueEditor
{
    Q_OBJECT

public:
    BoardEditor(const KnobForm& knob, const Library& library, const WidgetTheme& look, QWidget* parent);
    void display(const SeenVariant& seen) override;

private:
    void listBoards(const Library& library);
    void layAreas(const BoardMap& map);
    void sayCounts();

    const KnobForm& m_knob;
    BoardMap m_map;
    QGridLayout* m_grid;
    QComboBox* m_board = nullptr;
    QList<QSpinBox*> m_counts;
    BoardPicture* m_picture;
};

} // namespace capitol::app
