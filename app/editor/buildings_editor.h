// The buildings that each player starts with: height and roof of each.
#pragma once

#include "editor/value_editor.h"

class QComboBox;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace capitol::app {

class BuildingsEditor : public ValueEditor
{
    Q_OBJECT

public:
    BuildingsEditor(const KnobForm& knob, QWidget* parent);
    void display(const SeenVariant& seen) override;

private:
    struct Line
    {
        QSpinBox* floors;
        QComboBox* roof;
        QToolButton* remove;
    };
    Line makeLine(int at);
    void change(int at);
    void add();
    void remove(int at);

    const KnobForm& m_knob;
    Buildings m_buildings;
    QList<Line> m_lines;
    QPushButton* m_add;
};

} // namespace capitol::app
