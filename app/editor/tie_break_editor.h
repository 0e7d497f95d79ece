// The rules that settle tied bids, in order: ticked to use them, moved with buttons or by dragging.
#pragma once

#include "editor/value_editor.h"

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace capitol::app {

class TieBreakEditor : public ValueEditor
{
    Q_OBJECT

public:
    TieBreakEditor(const KnobForm& knob, QWidget* parent);
    void display(const SeenVariant& seen) override;

private:
    TieBreaks value() const;
    void say();
    void move(int by);

    const KnobForm& m_knob;
    QListWidget* m_list;
    QPushButton* m_up;
    QPushButton* m_down;
};

} // namespace capitol::app
