// The board editor: the board to scale, the fields of the selection, and the text next to them.
#pragma once

#include "editor/board_document.h"
#include "editor/problems_model.h"
#include "program/widget_theme.h"
#include "variant/library.h"

#include <QMainWindow>

class QAction;
class QMenu;
class QScrollArea;
class QTableView;

namespace capitol::app {

class BoardCanvas;
class BoardPanel;
class NoticeBar;
class YamlHighlighter;
class YamlView;

class BoardWindow : public QMainWindow
{
    Q_OBJECT

public:
    BoardWindow(const Library& library, const WidgetTheme& look, QWidget* parent);
    ~BoardWindow() override;

    BoardDocument& document() { return m_document; }
    NoticeBar& notice() { return *m_notice; }
    // Opens the board of that id, asking first if something would be lost.
    void openBoard(const QString& id);
    bool save();

signals:
    void saved(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void build();
    QWidget* buildSides();
    QWidget* buildText();
    void buildActions();
    void listen();
    void restyle();
    void retranslate();
    void showSeen();
    void showState();
    void choose(const BoardPart& part);
    void jumpToProblem(int row);
    void jumpToText();
    void sayRefused();

    void load(const QString& id);
    void copyShipped();
    void leaveThen(const std::function<void()>& deed);
    QString freeId(const QString& id) const;
    bool isTaken(const QString& id) const;
    std::filesystem::path fileOf(const QString& id) const;
    bool isSafeToSave(const std::filesystem::path& target);
    QString shownName() const;

    const Library m_library;
    const WidgetTheme& m_look;
    BoardDocument m_document;
    ProblemsModel m_problems;
    BoardCanvas* m_canvas = nullptr;
    BoardPanel* m_panel = nullptr;
    QScrollArea* m_panelArea = nullptr;
    YamlView* m_yaml = nullptr;
    YamlHighlighter* m_highlighter = nullptr;
    QTableView* m_problemList = nullptr;
    NoticeBar* m_notice = nullptr;
    QMenu* m_menu = nullptr;
    QMap<QByteArray, QAction*> m_actions;
};

} // namespace capitol::app
