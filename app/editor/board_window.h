// The board editor: the board to scale, the fields of the selection, and the text next to them.
#pragma once

#include "capitol/variant/library.h"
#include "common/widget_theme.h"
#include "editor/board_help.h"
#include "editor/document_keeper.h"
#include "editor/draft_keeper.h"
#include "editor/problems_model.h"
#include "editor/window_actions.h"

#include <QMainWindow>

#include <functional>

class QMenu;
class QScrollArea;

namespace capitol::app {

class BoardCanvas;
class BoardPanel;
class FindBar;
class NoticeBar;
class ProblemList;
class YamlHighlighter;
class YamlView;

class BoardWindow : public QMainWindow
{
    Q_OBJECT

public:
    BoardWindow(const Library& library, const WidgetTheme& look, QWidget* parent);
    ~BoardWindow() override;
    // The id of a board whose changes were lost from sight when the program ended; empty if there is none.
    static QString leftOver(const Library& library);

    BoardDocument& document() { return m_document; }
    const DraftKeeper& drafts() const { return m_drafts; }
    NoticeBar& notice() { return *m_notice; }
    // Opens the board of that id, asking first if something would be lost; `then` is done once it is open.
    void openBoard(const QString& id, const std::function<void()>& then);
    bool save();

signals:
    void saved(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void build();
    QWidget* buildSides();
    QWidget* buildText();
    void buildActions();
    void buildMenus();
    void listen();
    void restyle();
    void retranslate();
    void showSeen();
    void showBoard(const QList<BoardPart>& wrong);
    void showState();
    void choose(const BoardPart& part);
    void sayOutside();
    void jumpToText();
    void sayRefused();
    void sayUnkept(const QString& reason);

    // False, and said why, if it cannot be read; what was open stays open then.
    bool load(const QString& id);
    void begin(const QString& id, const QByteArray& bytes);
    QString copy();
    void copyShipped();
    void offerDraft(const std::filesystem::path& file);
    void restoreDraft(const QString& id, const QByteArray& draft);
    QString freeId(const QString& id) const;
    bool isTaken(const QString& id) const;
    std::filesystem::path fileOf(const QString& id) const;
    bool isSafeToSave(const std::filesystem::path& target);
    void sayUnsaved(const std::filesystem::path& target, const QString& error);
    QString shownName() const;

    const Library m_library;
    const WidgetTheme& m_look;
    BoardDocument m_document;
    DraftKeeper m_drafts;
    BoardHelp m_help{m_document};
    ProblemsModel m_problems{m_look};
    BoardCanvas* m_canvas = nullptr;
    BoardPanel* m_panel = nullptr;
    QScrollArea* m_panelArea = nullptr;
    YamlView* m_yaml = nullptr;
    YamlHighlighter* m_highlighter = nullptr;
    FindBar* m_findBar = nullptr;
    ProblemList* m_problemList = nullptr;
    NoticeBar* m_notice = nullptr;
    std::unique_ptr<DocumentKeeper> m_keeper;
    QMenu* m_menu = nullptr;
    QMenu* m_editMenu = nullptr;
    Point m_shownSize;
    std::filesystem::path m_shownFile;
    bool m_toldOutside = false; // the notice says so
    WindowActions m_actions{*this};
};

} // namespace capitol::app
