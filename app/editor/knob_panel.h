// The rule selected in the tree: its meaning, its editor, the
// parent's value, and a button to reset it.
#pragma once

#include "editor/knob_model.h"
#include "editor/value_editor.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace capitol::app {

class KnobPanel : public QWidget
{
    Q_OBJECT

public:
    KnobPanel(VariantDocument& document, const WidgetTheme& look, QWidget* parent);
    // Null for a section, which has nothing to edit.
    void choose(const KnobModel::Row* row);
    // What has been typed but not yet applied.
    void commit();
    void refresh();
    void retranslate();
    void focusEditor();

signals:
    void refused();
    void boardWanted(const QString& id); // to be edited

private:
    QWidget* makeField();
    QWidget* makeTextField();
    QWidget* makeParentField();
    QString titleOf() const;
    QString sentenceOf() const;
    void setKnob(const KnobForm& knob, const KnobValue& value);
    void sayText();
    QString typedText() const;
    bool isBeingTyped() const { return typedText() != m_shown; }
    void showParent(const SeenVariant& seen);
    void showText(const SeenVariant& seen);

    VariantDocument& m_document;
    const WidgetTheme& m_look;
    std::optional<KnobModel::Row> m_row;
    QLabel* m_title;
    QScrollArea* m_area;
    QPushButton* m_reset;
    QLabel* m_parent = nullptr; // what the parent has
    ValueEditor* m_editor = nullptr;
    QWidget* m_text = nullptr; // a line or several
    QString m_shown;           // in it, by the document or said to it
};

} // namespace capitol::app
