// A number, a choice, yes and no, or one of several files.
#pragma once

#include "editor/value_editor.h"

class QComboBox;
class QSpinBox;

namespace capitol::app {

class SingleEditor : public ValueEditor
{
    Q_OBJECT

public:
    SingleEditor(const KnobForm& knob, const EditedGame& game, QWidget* parent);
    void display(const SeenVariant& seen) override;
    void commit() override;

private:
    const KnobForm& m_knob;
    QSpinBox* m_number = nullptr;
    QComboBox* m_choice = nullptr;
};

} // namespace capitol::app
