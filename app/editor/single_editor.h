// A number, a choice, or yes and no.
#pragma once

#include "editor/value_editor.h"

class QComboBox;
class QSpinBox;

namespace capitol::app {

class SingleEditor : public ValueEditor
{
    Q_OBJECT

public:
    SingleEditor(const Knob& knob, QWidget* parent);
    void display(const Inspection& seen) override;
    void commit() override;

private:
    KnobValue value() const;

    const Knob& m_knob;
    QSpinBox* m_number = nullptr;
    QComboBox* m_choice = nullptr;
};

} // namespace capitol::app
