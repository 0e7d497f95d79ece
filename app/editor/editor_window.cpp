#include "editor/editor_window.h"

#include "editor/knob_delegate.h"
#include "editor/knob_panel.h"
#include "editor/knob_words.h"
#include "editor/notice_bar.h"
#include "editor/passages_view.h"
#include "editor/yaml_highlighter.h"
#include "editor/yaml_view.h"
#include "measure/measure_panel.h"
#include "program/variants_model.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QShortcut>
#include <QSplitter>
#include <QStatusBar>
#include <QTableView>
#include <QToolBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace capitol::app {

namespace {
constexpr int draftPause = 1000; // milliseconds
constexpr int lookPause = 100;
} // namespace

EditorWindow::EditorWindow(const Library& library, VariantsModel& variants, const WidgetLook& look)
    : m_files(library), m_variants(variants), m_look(look), m_document(library), m_knobs(m_document, look)
{
    setObjectName(QStringLiteral("editorWindow"));
    setAcceptDrops(true);
    setMinimumSize(800, 500);
    resize(1200, 760);
    m_filter.setSourceModel(&m_knobs);
    build();
    connect(&m_document, &VariantDocument::inspected, this, &EditorWindow::showSeen);
    connect(&m_document, &VariantDocument::modifiedChanged, this, &EditorWindow::showState);
    connect(&m_knobs, &KnobModel::refused, this, &EditorWindow::sayRefused);
    connect(&m_variants, &VariantsModel::countChanged, this, &EditorWindow::showState);
    m_lookPause.setSingleShot(true);
    m_lookPause.setInterval(lookPause);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_lookPause, qOverload<>(&QTimer::start));
    connect(&m_lookPause, &QTimer::timeout, this, &EditorWindow::lookAtFile);
    connect(&m_look, &WidgetLook::changed, this, &EditorWindow::restyle);
    m_draftPause.setSingleShot(true);
    m_draftPause.setInterval(draftPause);
    connect(&m_draftPause, &QTimer::timeout, this, &EditorWindow::keepDraft);
    connect(&m_document.text(), &QTextDocument::contentsChanged, this, [this] { m_draftPause.start(); });
    retranslate();
    restyle();
    load(m_variants.idAt(std::max(0, m_variants.find(QStringLiteral("schmidt")))));
    if (const QStringList drafts = m_files.drafts(); !drafts.isEmpty())
        offerDraft(drafts.first());
}

EditorWindow::~EditorWindow()
{
    m_document.disconnect(this);
    m_document.text().disconnect(this);
    m_document.undoStack().disconnect(this);
    delete takeCentralWidget(); // what shows the document goes before it
}

void EditorWindow::build()
{
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(6, 6, 6, 0);
    m_notice = new NoticeBar(m_look, centre);
    column->addWidget(m_notice);
    auto* split = new QSplitter(Qt::Horizontal, centre);
    split->setChildrenCollapsible(false);
    split->addWidget(buildLeft());
    split->addWidget(buildRight());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({700, 460});
    column->addWidget(split, 1);
    setCentralWidget(centre);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("state"));
    statusBar()->addWidget(m_state, 1);
    statusBar()->setSizeGripEnabled(false);
    buildActions();
    buildMenus();
    buildToolBar();
}

QWidget* EditorWindow::buildLeft()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    auto* row = new QHBoxLayout;
    m_search = new QLineEdit(side);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_changedOnly = new QCheckBox(side);
    m_changedOnly->setObjectName(QStringLiteral("changedOnly"));
    row->addWidget(m_search, 1);
    row->addWidget(m_changedOnly);
    column->addLayout(row);
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
    m_tree->header()->setStretchLastSection(true);
    m_panel = new KnobPanel(m_document, m_look, side);
    m_leftSplit = new QSplitter(Qt::Vertical, side);
    m_leftSplit->setChildrenCollapsible(false);
    m_leftSplit->addWidget(m_tree);
    m_leftSplit->addWidget(m_panel);
    m_leftSplit->setSizes({340, 260});
    column->addWidget(m_leftSplit, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setWords(words);
        m_tree->expandAll();
    });
    connect(m_search, &QLineEdit::returnPressed, this, &EditorWindow::enterTree);
    connect(new QShortcut(Qt::Key_Down, m_search, nullptr, nullptr, Qt::WidgetShortcut),
            &QShortcut::activated, this, &EditorWindow::enterTree);
    connect(m_changedOnly, &QCheckBox::toggled, this, [this](bool on) {
        m_filter.setChangedOnly(on);
        m_tree->expandAll();
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &EditorWindow::showChosen);
    connect(m_tree, &QTreeView::activated, this, &EditorWindow::editChosen);
    connect(new QShortcut(Qt::Key_F2, m_tree, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated,
            this, &EditorWindow::editChosen);
    connect(m_panel, &KnobPanel::refused, this, &EditorWindow::sayRefused);
    return side;
}

QWidget* EditorWindow::buildRight()
{
    m_rightSplit = new QSplitter(Qt::Vertical, this);
    m_rightSplit->setChildrenCollapsible(false);
    m_yaml = new YamlView(m_look, m_rightSplit);
    m_yaml->setDocument(&m_document.text());
    m_yaml->mayChange = [this] { return m_document.mayChange(); };
    m_document.unlock = [this] { duplicateShipped(); };
    m_highlighter = new YamlHighlighter(m_look, m_document.text());
    m_problemList = new QTableView(m_rightSplit);
    m_problemList->setObjectName(QStringLiteral("problems"));
    m_problemList->setModel(&m_problems);
    m_problemList->setShowGrid(false);
    m_problemList->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_problemList->verticalHeader()->hide();
    m_problemList->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_problemList->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_problemList->horizontalHeader()->setSectionResizeMode(ProblemsModel::Problem, QHeaderView::Stretch);
    m_problemList->setTabKeyNavigation(false);
    m_rightSplit->addWidget(m_yaml);
    m_rightSplit->addWidget(m_problemList);
    m_passages = new PassagesView(m_rightSplit);
    m_rightSplit->addWidget(m_passages);
    m_rightSplit->setSizes({340, 150, 210});
    connect(m_problemList, &QTableView::activated, this,
            [this](const QModelIndex& index) { jumpToProblem(index.row()); });
    connect(m_problemList, &QTableView::clicked, this,
            [this](const QModelIndex& index) { jumpToProblem(index.row()); });
    connect(m_yaml, &YamlView::undoWanted, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_yaml, &YamlView::redoWanted, &m_document.undoStack(), &QUndoStack::redo);
    connect(m_yaml, &YamlView::filesDropped, this,
            [this](const QList<QUrl>& files) { importFile(files.value(0).toLocalFile()); });
    return m_rightSplit;
}

QAction* EditorWindow::action(const char* name, const QKeySequence& keys, void (EditorWindow::*deed)())
{
    auto* made = new QAction(this);
    made->setObjectName(QString::fromLatin1(name));
    made->setShortcut(keys);
    connect(made, &QAction::triggered, this, deed);
    m_actions[name] = made;
    return made;
}

void EditorWindow::buildActions()
{
    action("new", QKeySequence::New, &EditorWindow::create);
    action("duplicate", {}, &EditorWindow::duplicate);
    action("rename", {}, &EditorWindow::rename);
    action("import", QKeySequence::Open, &EditorWindow::askForImport);
    action("export", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &EditorWindow::askForExport);
    action("save", QKeySequence::Save, &EditorWindow::saveNow);
    action("delete", {}, &EditorWindow::deleteVariant);
    action("try", QKeySequence(Qt::Key_F5), &EditorWindow::tryIt);
    action("measure", QKeySequence(Qt::Key_F6), &EditorWindow::measureIt);
    action("toText", QKeySequence(Qt::Key_F4), &EditorWindow::jumpToText);
    action("nextProblem", QKeySequence(Qt::Key_F8), &EditorWindow::nextProblem);
    auto* close = m_actions["close"] = new QAction(this);
    close->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_W));
    connect(close, &QAction::triggered, this, &QWidget::close);
    auto* find = m_actions["find"] = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    connect(find, &QAction::triggered, this, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    auto* resetAll = m_actions["resetAll"] = new QAction(this);
    resetAll->setObjectName(QStringLiteral("resetAll"));
    connect(resetAll, &QAction::triggered, this, [this] {
        if (!m_document.resetAll())
            sayRefused();
    });
    const auto step = [this](const char* name, const QKeySequence& keys, void (QUndoStack::*deed)()) {
        auto* made = m_actions[name] = new QAction(this);
        made->setObjectName(QString::fromLatin1(name));
        made->setShortcut(keys);
        connect(made, &QAction::triggered, this, [this, deed] {
            m_panel->commit();
            (m_document.undoStack().*deed)();
        });
    };
    step("undo", QKeySequence::Undo, &QUndoStack::undo);
    step("redo", QKeySequence::Redo, &QUndoStack::redo);
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &EditorWindow::showState);
}

void EditorWindow::buildMenus()
{
    const auto fill = [this](std::initializer_list<const char*> names) {
        auto* menu = menuBar()->addMenu(QString());
        for (const char* name : names)
            if (*name)
                menu->addAction(m_actions[name]);
            else
                menu->addSeparator();
        return menu;
    };
    m_fileMenu =
        fill({"new", "duplicate", "rename", "", "import", "export", "", "save", "delete", "", "close"});
    m_editMenu = fill({"undo", "redo", "", "resetAll", "", "find", "toText", "nextProblem"});
    m_gameMenu = fill({"try", "measure"});
}

void EditorWindow::buildToolBar()
{
    auto* bar = addToolBar(QString());
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->toggleViewAction()->setVisible(false);
    m_chooserLabel = new QLabel(bar);
    m_chooserLabel->setMargin(6);
    m_chooser = new QComboBox(bar);
    m_chooser->setObjectName(QStringLiteral("chooser"));
    m_chooser->setModel(&m_variants);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooserLabel->setBuddy(m_chooser);
    bar->addWidget(m_chooserLabel);
    bar->addWidget(m_chooser);
    bar->addSeparator(); // where there is no room for all, the last have to go
    for (const char* name : {"try", "measure", "save", "undo", "redo", "new"})
        bar->addAction(m_actions[name]);
    connect(m_chooser, &QComboBox::activated, this, [this](int row) { openVariant(m_variants.idAt(row)); });
}

void EditorWindow::retranslate()
{
    const QHash<QByteArray, QString> texts{{"new", tr("&New…")},
                                           {"duplicate", tr("&Duplicate…")},
                                           {"rename", tr("&Rename…")},
                                           {"import", tr("&Import…")},
                                           {"export", tr("&Export…")},
                                           {"save", tr("&Save")},
                                           {"delete", tr("De&lete")},
                                           {"close", tr("&Close")},
                                           {"undo", tr("&Undo")},
                                           {"redo", tr("&Redo")},
                                           {"resetAll", tr("Reset &all rules")},
                                           {"find", tr("&Find a rule")},
                                           {"toText", tr("Show in the &text")},
                                           {"nextProblem", tr("Next &problem")},
                                           {"try", tr("&Try it")},
                                           {"measure", tr("&Measure it")}};
    for (auto it = m_actions.cbegin(); it != m_actions.cend(); ++it)
        it.value()->setText(texts.value(it.key()));
    m_fileMenu->setTitle(tr("&File"));
    m_editMenu->setTitle(tr("&Edit"));
    m_gameMenu->setTitle(tr("&Game"));
    m_chooserLabel->setText(tr("Variant"));
    m_chooser->setAccessibleName(tr("Variant"));
    m_search->setPlaceholderText(tr("Find a rule"));
    m_search->setAccessibleName(tr("Find a rule"));
    m_changedOnly->setText(tr("Changed only"));
    m_tree->setAccessibleName(tr("Rules of the variant"));
    m_yaml->setAccessibleName(tr("The variant's text"));
    m_problemList->setAccessibleName(tr("Problems"));
    if (m_measureDock)
        m_measureDock->setWindowTitle(tr("Measure it"));
    m_panel->retranslate();
    m_knobs.refresh();
    m_tree->resizeColumnToContents(KnobModel::Name);
    m_notice->clear(); // said in another language
    showSeen();
}

void EditorWindow::restyle()
{
    m_look.dress(*this);
    m_changedOnly->setPalette(m_look.tickPalette());
    m_notice->restyle();
    m_yaml->restyle();
    m_highlighter->rehighlight();
    m_knobs.refresh();
    m_panel->retranslate(); // pictures and sizes are of the old look
    m_tree->resizeColumnToContents(KnobModel::Name);
    m_tree->setColumnWidth(KnobModel::Value, fontMetrics().averageCharWidth() * 26);
    m_problemList->setColumnHidden(ProblemsModel::Key,
                                   2 * m_look.textSize > 45);                 // the sentence needs the room
    m_chooser->setMinimumContentsLength(390 / std::max(15, m_look.textSize)); // so that what follows has room
}

void EditorWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_panel)
        retranslate();
}

void EditorWindow::showChosen()
{
    const QModelIndex index = m_filter.mapToSource(m_tree->currentIndex());
    m_panel->choose(m_knobs.rowAt(index));
}

void EditorWindow::showSeen()
{
    const Inspection& seen = m_document.seen();
    m_problems.show(seen.diagnostics, display(m_document.file()));
    m_yaml->setProblems([&] {
        Diagnostics own;
        for (int row = 0; row < m_problems.rowCount(); ++row)
            if (const Diagnostic* diagnostic = m_problems.ownAt(row))
                own.push_back(*diagnostic);
        return own;
    }());
    m_problemList->setVisible(m_problems.rowCount() > 0);
    if (m_document.isPlayable())
        m_passages->tell(m_document.library(), seen.variant);
    if (m_measure)
        feedMeasure();
    showState();
}

QString EditorWindow::shownName() const
{
    return KnobWords::called(m_document.seen().variant.name,
                             VariantFiles::nameOf(m_document.file()).toStdString());
}

void EditorWindow::showState()
{
    setWindowTitle(tr("%1[*] – Variant editor").arg(shownName()));
    setWindowModified(m_document.isModified());
    const QSignalBlocker quiet(m_chooser);
    m_chooser->setPlaceholderText(shownName());
    m_chooser->setCurrentIndex(m_variants.find(VariantFiles::nameOf(m_document.file())));
    const QUndoStack& undo = m_document.undoStack();
    m_actions["undo"]->setEnabled(undo.canUndo());
    m_actions["redo"]->setEnabled(undo.canRedo());
    m_actions["save"]->setEnabled(m_document.isModified());
    m_actions["rename"]->setEnabled(!m_document.isShipped());
    m_actions["delete"]->setEnabled(!m_document.isShipped());
    m_actions["nextProblem"]->setEnabled(m_problems.rowCount() > 0);
    int changed = 0;
    for (const Knob& knob : schema())
        changed += m_document.isChanged(knob) ? 1 : 0;
    const int problems = m_problems.rowCount();
    QStringList parts{tr("%n rule(s) changed", nullptr, changed),
                      problems > 0 ? tr("%n problem(s)", nullptr, problems) : tr("can be played")};
    if (m_document.isShipped())
        parts.append(tr("comes with the program: your first change makes a copy"));
    else if (m_document.isModified())
        parts.append(tr("not saved"));
    m_state->setText(parts.join(QStringLiteral(" · ")));
}

// From what was looked for to the first that was found, or back to what was chosen.
void EditorWindow::enterTree()
{
    const QModelIndex section = m_filter.index(0, 0);
    const bool keeps = m_search->text().isEmpty() && m_tree->currentIndex().isValid();
    if (!keeps && section.isValid())
        m_tree->setCurrentIndex(m_filter.index(0, 0, section));
    m_tree->setFocus();
}

// In its cell, or where that is too small in the panel.
void EditorWindow::editChosen()
{
    const QModelIndex value = m_tree->currentIndex().siblingAtColumn(KnobModel::Value);
    if (!(value.flags() & Qt::ItemIsEditable))
        return m_panel->focusEditor();
    m_tree->setCurrentIndex(value);
    if (!m_tree->indexWidget(value)) // a double click has begun already
        m_tree->edit(value);
}

// To the line of the chosen knob, or to where it would inherit.
void EditorWindow::jumpToText()
{
    const auto& places = m_document.settle().places;
    const QString key = m_tree->currentIndex().siblingAtColumn(0).data(KnobModel::Key).toString();
    const auto found = places.find(key.toStdString());
    if (found != places.end())
        m_yaml->jumpTo(found->second.line, found->second.column);
    else
        m_yaml->setFocus();
}

void EditorWindow::jumpToProblem(int row)
{
    if (const Diagnostic* diagnostic = m_problems.ownAt(row))
        m_yaml->jumpTo(diagnostic->line, diagnostic->column);
}

void EditorWindow::nextProblem()
{
    m_document.settle();
    const int count = m_problems.rowCount();
    if (count == 0)
        return;
    const int row = (m_problemList->currentIndex().row() + 1) % count;
    m_problemList->setCurrentIndex(m_problems.index(row, 0));
    jumpToProblem(row);
}

void EditorWindow::sayRefused()
{
    m_notice->say(
        m_document.seen().readable
            ? tr("The text says this in a way that can only be changed in the text itself (an alias, "
                 "a merge, or a key given twice).")
            : tr("As long as the text is not understood as YAML, rules can only be changed in the text."),
        {}, true);
}

} // namespace capitol::app
