// The variant editor: the tree of knobs and the panel of the selected one, the text next to them, the
// problems below.
#pragma once

#include "editor/document_keeper.h"
#include "editor/draft_keeper.h"
#include "editor/grouped_variants.h"
#include "editor/knob_filter.h"
#include "editor/knob_model.h"
#include "editor/problems_model.h"
#include "editor/variant_document.h"
#include "editor/variant_help.h"
#include "editor/window_actions.h"
#include "variants/variant_files.h"

#include <QMainWindow>

class QCheckBox;
class QComboBox;
class QDockWidget;
class QLabel;
class QLineEdit;
class QMenu;
class QTreeView;

namespace capitol::app {

class BoardWindow;
class FindBar;
class KnobPanel;
class MeasurePanel;
class NoticeBar;
class PassagesView;
class ProblemList;
class YamlHighlighter;
class YamlView;

class EditorWindow : public QMainWindow
{
    Q_OBJECT

public:
    // The games whose variants can be edited, at least one. Their lists of variants are to be read again at
    // `filesChanged`.
    EditorWindow(const EditedGames& games, const WidgetTheme& look);
    ~EditorWindow() override;

    VariantDocument& document() { return m_document; }
    const VariantFiles& files() const { return m_files; }
    const DraftKeeper& drafts() const { return m_drafts; }
    NoticeBar& notice() { return *m_notice; }

    // Opens the variant of that id, asking first if something would be lost; of the game that is being
    // edited, or of the one of that key.
    void openVariant(const QString& id);
    void openVariant(const QString& game, const QString& id);
    // If that game is not the one being edited, opens its usual variant.
    void turnTo(const QString& game);
    void importFile(const QString& path);
    // With the user's own parents and board that it needs.
    bool exportTo(const QString& path);
    // Without parents: the file sets every rule that differs from its default.
    bool exportAloneTo(const QString& path);
    bool save();

signals:
    void tryWanted(const capitol::app::SomeVariant& variant);
    void filesChanged(); // a variant was written, renamed or deleted

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // Layout: editor_layout.cpp
    void build();
    QWidget* buildSides(QWidget* centre);
    void buildStatus();
    QWidget* buildLeft();
    QLayout* buildSearch(QWidget* side);
    void buildTree(QWidget* side);
    void connectLeft();
    void connectSearch();
    QWidget* buildRight();
    QWidget* buildText(QWidget* parent);
    void restyle();
    void fitColumns();
    void fitNames();
    void fitTree();

    // Menus, tools and names: editor_actions.cpp
    template <typename Deed>
    void addDeed(const char* name, const QKeySequence& keys, Deed deed);
    void addStep(const char* name, const QKeySequence& keys, void (QUndoStack::*step)());
    void buildActions();
    void addFileDeeds();
    void buildMenus();
    void buildToolBar();
    void buildChooser(QWidget* bar);
    void retranslate();
    void nameDeeds();
    void nameParts();

    // State and navigation: editor_window.cpp
    void listen();
    void enableDeeds();
    QString stateText() const;
    void enterTree();
    void editChosen();
    void showChosen();
    void showSeen();
    void showState();
    void jumpToText();
    void resetAll();
    void sayRefused();

    // Searching: editor_text.cpp
    void find();
    void rewriteText(const QString& text);

    // Boards: editor_boards.cpp
    const Library* boardLibrary() const; // null if no game has boards that can be drawn
    void editBoard(const QString& id);
    // As the board of the variant in that file; empty: nobody's.
    void showBoard(const QString& id, const std::filesystem::path& variant);
    void takeBoard(const QString& id);
    // For the one that was opened, if the variant is still on it.
    void exchangeBoard(const QString& id);
    // The variant that was in that file is in the document's now.
    void moveBoard(const std::filesystem::path& old);

    // Files: editor_files.cpp
    static void present(QDialog& dialog);
    void turnTo(const std::shared_ptr<const EditedGame>& game);
    // False, and said why, if it cannot be read; what was open stays open then.
    bool load(const QString& id);
    bool load(const std::shared_ptr<const EditedGame>& game, const QString& id);
    // A variant that has not been saved yet.
    void begin(const QString& id, const QByteArray& bytes);
    void duplicateShipped();
    QByteArray copyOf(const QString& id, const QString& name);
    void create();
    void duplicate();
    void rename();
    void askForImport();
    void askForExport(bool (EditorWindow::*write)(const QString& path));
    std::string withAllItNeeds(const std::string& text);
    static std::string withWhatLiesBeside(const EditedGame& game, const std::string& text,
                                          const std::filesystem::path& file);
    std::shared_ptr<const EditedGame> gameOf(const std::string& text) const;
    bool writeTo(const QString& path, const std::string& text);
    void saveNow() { save(); }
    void deleteVariant();
    std::filesystem::path whereToSave();
    void sayUnsaved(const std::filesystem::path& target, const QString& error);
    void sayNoVariant(const QString& path, const Diagnostic& first);
    void takeIn(std::string text, const SeenVariant& variant, const QString& stem);
    enum class Before { removed, kept }; // what becomes of the file that it was read from
    bool store(const std::filesystem::path& target, Before before);
    QString shownName() const;

    // Names that are taken, and variants based on what is renamed or deleted: editor_family.cpp
    bool mayBeCalled(const std::filesystem::path& target);
    bool asksForChildren(const std::filesystem::path& target);
    void storeWithChildren(const std::filesystem::path& target);
    bool refusesForChildren();
    void freeChildren();

    // Nothing is lost: editor_safety.cpp
    void sayUnkept(const QString& reason);
    void offerDrafts();
    void offerBoards();
    void offerDraft(const std::shared_ptr<const EditedGame>& game, const std::filesystem::path& file);
    void restoreDraft(const std::shared_ptr<const EditedGame>& game, const QString& id,
                      const QByteArray& draft);

    // Playing: editor_game.cpp
    void tryIt();
    void measureIt();
    void buildMeasure();
    void feedMeasure();

    VariantsModel& variants() const { return m_document.game().variants(); }

    const EditedGames m_games;
    GroupedVariants m_grouped;
    VariantFiles m_files; // of the game being edited
    const WidgetTheme& m_look;
    VariantDocument m_document;
    DraftKeeper m_drafts;
    VariantHelp m_help{m_document};
    KnobModel m_knobs;
    KnobFilter m_filter;
    ProblemsModel m_problems{m_look};
    QComboBox* m_chooser = nullptr;
    QLabel* m_chooserLabel = nullptr;
    QLineEdit* m_search = nullptr;
    QCheckBox* m_changedOnly = nullptr;
    QTreeView* m_tree = nullptr;
    int m_nameWidth = 0; // of the longest name, in pixels
    KnobPanel* m_panel = nullptr;
    YamlView* m_yaml = nullptr;
    FindBar* m_findBar = nullptr;
    YamlHighlighter* m_highlighter = nullptr;
    ProblemList* m_problemList = nullptr;
    PassagesView* m_passages = nullptr;
    QDockWidget* m_measureDock = nullptr; // once it was asked for
    MeasurePanel* m_measure = nullptr;
    BoardWindow* m_boards = nullptr; // once it was asked for
    QString m_board;                 // that was opened in there
    std::filesystem::path m_boardOf; // the variant that it was opened for
    NoticeBar* m_notice = nullptr;
    std::unique_ptr<DocumentKeeper> m_keeper;
    QLabel* m_state = nullptr;
    QMenu* m_fileMenu = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_gameMenu = nullptr;
    WindowActions m_actions{*this};
};

} // namespace capitol::app
