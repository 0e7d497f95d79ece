// The window for measuring: which variant, compared with which.
#pragma once

#include "common/widget_theme.h"
#include "variants/some_variant.h"
#include "variants/variants_model.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace capitol::app {

class MeasurePanel;

// A game as the window knows it.
struct MeasuredGame
{
    QString key; // as Preferences has it
    QString name;
    QString usualId; // of the variant that is measured if another one is not there
    VariantsModel* variants;
    std::function<Loaded<SomeVariant>(const QString& id)> load;
};
MeasuredGame measuredGame(const Library& library, VariantsModel& variants);
MeasuredGame measuredGame(const canal::Library& library, VariantsModel& variants);

class MeasureWindow : public QWidget
{
    Q_OBJECT

public:
    // The games whose variants can be measured, at least one; with the look they outlive the window.
    MeasureWindow(std::vector<MeasuredGame> games, const WidgetTheme& look);

    // Selects that variant, compared with its parent until somebody selects something else there.
    void setVariant(const QString& game, const QString& id);
    const QString& gameKey() const { return game().key; }
    MeasurePanel& panel() { return *m_panel; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    void choose();
    void chooseParent();
    void swap();
    QString idIn(const QComboBox& box) const;
    void select(QComboBox& box, const QString& id) const;
    const MeasuredGame& game() const;
    void turn();

    const std::vector<MeasuredGame> m_games;
    QLabel* m_gameLabel;
    QComboBox* m_game;
    QLabel* m_variantLabel;
    QComboBox* m_variant;
    QLabel* m_parentLabel;
    QComboBox* m_parent;
    QPushButton* m_swap;
    bool m_parentChosen = false; // by the person: it stays with whatever variant
    MeasurePanel* m_panel;
};

} // namespace capitol::app
