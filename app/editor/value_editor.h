// Base of the editors below the tree: shows what a text means, and reports the value the user wants.
#pragma once

#include "common/widget_theme.h"
#include "editor/edited_game.h"

#include <QWidget>

namespace capitol::app {

class ValueEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void display(const SeenVariant& seen) = 0; // does not signal
    virtual void commit() {}                           // what is typed and not yet said

signals:
    void edited(const capitol::KnobForm& knob, const capitol::KnobValue& value);
    void boardWanted(const QString& id); // to be edited
};

ValueEditor* makeEditor(const KnobForm& knob, const EditedGame& game, const WidgetTheme& look,
                        QWidget* parent);

} // namespace capitol::app
