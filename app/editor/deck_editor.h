// The whole deck at once: copies by kind, colour and value.
#pragma once

#include "editor/deck_model.h"
#include "editor/value_editor.h"

class QLabel;
class QSpinBox;
class QTableView;

namespace capitol::app {

class DeckEditor : public ValueEditor
{
    Q_OBJECT

public:
    explicit DeckEditor(QWidget* parent);
    void display(const SeenVariant& seen) override;

private:
    QLayout* layOutFoot();
    void dressTable();
    void addValue();

    DeckModel m_model;
    QTableView* m_table;
    QLabel* m_total;
    QSpinBox* m_value;
};

} // namespace capitol::app
