// The window for measuring: which variant, compared with which.
#pragma once

#include "common/widget_theme.h"
#include "variants/variants_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace capitol::app {

class MeasurePanel;

class MeasureWindow : public QWidget
{
    Q_OBJECT

public:
    // All three outlive the window.
    MeasureWindow(const Library& library, VariantsModel& variants, const WidgetTheme& look);

    // Selects that variant, compared with its parent until somebody selects something else there.
    void setVariant(const QString& id);
    MeasurePanel& panel() { return *m_panel; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void layOut();
    void retranslate();
    void choose();
    void chooseParent();
    void swap();
    QString idIn(const QComboBox& box) const;
    void select(QComboBox& box, const QString& id) const;

    const Library& m_library;
    VariantsModel& m_variants;
    QLabel* m_variantLabel;
    QComboBox* m_variant;
    QLabel* m_parentLabel;
    QComboBox* m_parent;
    QPushButton* m_swap;
    bool m_parentChosen = false; // by the person: it stays with whatever variant
    MeasurePanel* m_panel;
};

} // namespace capitol::app
