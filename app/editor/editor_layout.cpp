// What stands in the window and how it is dressed.
#include "editor/editor_window.h"

#include "common/plain_text.h"
#include "editor/find_bar.h"
#include "editor/knob_delegate.h"
#include "editor/knob_panel.h"
#include "editor/notice_bar.h"
#include "editor/passages_view.h"
#include "editor/problem_list.h"
#include "editor/yaml_highlighter.h"
#include "editor/yaml_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QStatusBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace capitol::app {

namespace {

constexpr int valueLetters = 26;  // the width of the column of values
constexpr int parentLetters = 10; // that column is at least this wide, or hidden
constexpr int chooserRoom =
    390; // pixels for the variant's name, so that what follows in the tool bar has room
constexpr int leastLetter = 15;  // pixels: smaller text makes the chooser hold no more letters
constexpr int largestKeyed = 22; // pixels: in larger text a problem's sentence needs the room of its key

QSplitter* upright(QWidget* parent)
{
    auto* split = new QSplitter(Qt::Vertical, parent);
    split->setChildrenCollapsible(false);
    return split;
}

QShortcut* keyOf(QWidget* widget, Qt::Key key)
{
    return new QShortcut(key, widget, nullptr, nullptr, Qt::WidgetShortcut);
}

} // namespace

void EditorWindow::build()
{
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(6, 6, 6, 0);
    m_notice = new NoticeBar(m_look, centre);
    m_keeper = std::make_unique<DocumentKeeper>(
        m_document, m_drafts, *m_notice,
        DocumentKeeper::Hooks{
            .title = [] { return tr("Variant editor"); },
            .name = [this] { return shownName(); },
            .commit = [this] { m_panel->commit(); },
            .save = [this] { return save(); },
            .sayUnsaved = [this](const std::filesystem::path& target,
                                 const QString& error) { sayUnsaved(target, error); },
            .reloaded = [this] { emit filesChanged(); },
        });
    column->addWidget(m_notice);
    column->addWidget(buildSides(centre), 1);
    setCentralWidget(centre);
    buildStatus();
    buildActions();
    buildMenus();
    buildToolBar();
}

QWidget* EditorWindow::buildSides(QWidget* centre)
{
    auto* split = new QSplitter(Qt::Horizontal, centre);
    split->setChildrenCollapsible(false);
    split->addWidget(buildLeft());
    split->addWidget(buildRight());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({700, 460});
    return split;
}

void EditorWindow::buildStatus()
{
    m_state = new ElidedLabel(this);
    m_state->setObjectName(QStringLiteral("state"));
    statusBar()->addWidget(m_state, 1);
    statusBar()->setSizeGripEnabled(false);
}

QWidget* EditorWindow::buildLeft()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->addLayout(buildSearch(side));
    buildTree(side);
    m_panel = new KnobPanel(m_document, m_look, side);
    auto* split = upright(side);
    split->addWidget(m_tree);
    split->addWidget(m_panel);
    split->setSizes({340, 260});
    column->addWidget(split, 1);
    connectLeft();
    return side;
}

QLayout* EditorWindow::buildSearch(QWidget* side)
{
    auto* row = new QHBoxLayout;
    m_search = new QLineEdit(side);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_changedOnly = new QCheckBox(side);
    m_changedOnly->setObjectName(QStringLiteral("changedOnly"));
    row->addWidget(m_search, 1);
    row->addWidget(m_changedOnly);
    return row;
}

void EditorWindow::buildTree(QWidget* side)
{
    m_tree = new QTreeView(side);
    m_tree->setObjectName(QStringLiteral("knobs"));
    m_tree->setModel(&m_filter);
    m_tree->setItemDelegate(new KnobDelegate(m_document, this));
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::SelectedClicked);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setTabKeyNavigation(false);
    m_tree->header()->setTextElideMode(Qt::ElideRight);
    m_tree->header()->setStretchLastSection(true);
    m_tree->viewport()->installEventFilter(this);
}

void EditorWindow::connectLeft()
{
    connectSearch();
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &EditorWindow::showChosen);
    connect(m_tree, &QTreeView::activated, this, &EditorWindow::editChosen);
    connect(keyOf(m_tree, Qt::Key_F2), &QShortcut::activated, this, &EditorWindow::editChosen);
    connect(m_panel, &KnobPanel::refused, this, &EditorWindow::sayRefused);
    connect(m_panel, &KnobPanel::boardWanted, this, &EditorWindow::editBoard);
}

void EditorWindow::connectSearch()
{
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setWords(words);
        m_tree->expandAll();
    });
    connect(m_search, &QLineEdit::returnPressed, this, &EditorWindow::enterTree);
    connect(keyOf(m_search, Qt::Key_Down), &QShortcut::activated, this, &EditorWindow::enterTree);
    connect(m_changedOnly, &QCheckBox::toggled, this, [this](bool on) {
        m_filter.setChangedOnly(on);
        m_tree->expandAll();
    });
}

QWidget* EditorWindow::buildRight()
{
    auto* split = upright(this);
    split->addWidget(buildText(split));
    m_problemList = new ProblemList(m_problems, m_document, *m_yaml, split);
    connect(m_problemList, &ProblemList::refused, this, &EditorWindow::sayRefused);
    m_passages = new PassagesView(split);
    split->addWidget(m_problemList);
    split->addWidget(m_passages);
    split->setSizes({340, 150, 210});
    return split;
}

QWidget* EditorWindow::buildText(QWidget* parent)
{
    auto* side = new QWidget(parent);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    m_yaml = new YamlView(m_look, side);
    m_findBar = new FindBar(*m_yaml, side);
    column->addWidget(m_findBar);
    column->addWidget(m_yaml, 1);
    m_yaml->setHelp(m_help);
    connect(m_findBar, &FindBar::rewritten, this, &EditorWindow::rewriteText);
    m_yaml->setDocument(&m_document.text());
    m_yaml->mayChange = [this] { return m_document.mayChange(); };
    m_document.unlock = [this] { duplicateShipped(); };
    m_highlighter = new YamlHighlighter(m_look, m_document.text());
    connect(m_yaml, &YamlView::undoWanted, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_yaml, &YamlView::redoWanted, &m_document.undoStack(), &QUndoStack::redo);
    connect(m_yaml, &YamlView::filesDropped, this,
            [this](const QList<QUrl>& files) { importFile(files.value(0).toLocalFile()); });
    return side;
}

void EditorWindow::restyle()
{
    m_look.applyTo(*this);
    m_notice->restyle();
    m_yaml->restyle();
    m_highlighter->rehighlight();
    m_knobs.refresh();
    m_panel->retranslate(); // pictures and sizes are of the old look
    fitColumns();
}

void EditorWindow::fitColumns()
{
    fitNames();
    m_problemList->setColumnHidden(ProblemsModel::Key, m_look.textSize > largestKeyed);
    m_chooser->setMinimumContentsLength(chooserRoom / std::max(leastLetter, m_look.textSize));
}

// Not while a search leaves few of them: the columns would jump with every letter.
void EditorWindow::fitNames()
{
    m_tree->resizeColumnToContents(KnobModel::Name);
    m_nameWidth = m_tree->columnWidth(KnobModel::Name);
    fitTree();
}

// Names leave room for the values, and what the parent has is shown only where there is room for it, too.
void EditorWindow::fitTree()
{
    const int room = m_tree->viewport()->width();
    const int letter = fontMetrics().averageCharWidth();
    const int name = std::min(m_nameWidth, room * 3 / 5);
    const bool cramped = room - name < letter * (valueLetters + parentLetters);
    m_tree->setColumnHidden(KnobModel::Parent, cramped);
    m_tree->setColumnWidth(KnobModel::Name, name);
    m_tree->setColumnWidth(KnobModel::Value, cramped ? room - name : letter * valueLetters);
}

} // namespace capitol::app
