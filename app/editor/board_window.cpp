#include "editor/board_window.h"

#include "base/yaml_fields.h"
#include "capitol/variant/variant_edit.h"
#include "common/language_switch.h"
#include "common/plain_text.h"
#include "editor/board_canvas.h"
#include "editor/board_panel.h"
#include "editor/find_bar.h"
#include "editor/notice_bar.h"
#include "editor/problem_list.h"
#include "editor/variant_names.h"
#include "editor/yaml_highlighter.h"
#include "editor/yaml_view.h"
#include "variants/variant_files.h"

#include <QAction>
#include <QCloseEvent>
#include <QFile>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

namespace capitol::app {

namespace fs = std::filesystem;

namespace {
constexpr int largestBeside = 22; // pixels: larger text leaves fields no room beside their labels
constexpr int mostNamed = 4;      // of what lies outside the board

fs::path draftFolder(const Library& library)
{
    return library.own_folder() / "drafts" / "boards";
}

} // namespace

BoardWindow::BoardWindow(const Library& library, const WidgetTheme& look, QWidget* parent)
    : QMainWindow(parent), m_library(library), m_look(look), m_drafts(m_document, draftFolder(library))
{
    setObjectName(QStringLiteral("boardWindow"));
    setAttribute(Qt::WA_WindowPropagation);
    setMinimumSize(800, 500);
    resize(QSize(1200, 760).boundedTo(screen()->availableSize()));
    build();
    buildActions();
    listen();
    retranslate();
    restyle();
}

BoardWindow::~BoardWindow()
{
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this);
    delete takeCentralWidget(); // what shows the document goes before it
}

void BoardWindow::build()
{
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(6, 6, 6, 6);
    m_notice = new NoticeBar(m_look, centre);
    m_keeper = std::make_unique<DocumentKeeper>(
        m_document, m_drafts, *m_notice,
        DocumentKeeper::Hooks{
            .title = [] { return tr("Board editor"); },
            .name = [this] { return shownName(); },
            .commit = [this] { m_panel->commit(); },
            .save = [this] { return save(); },
            .sayUnsaved = [this](const std::filesystem::path& target,
                                 const QString& error) { sayUnsaved(target, error); },
            .reloaded = [] {},
        });
    column->addWidget(m_notice);
    column->addWidget(buildSides(), 1);
    setCentralWidget(centre);
}

QWidget* BoardWindow::buildSides()
{
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    m_panel = new BoardPanel(m_document, split);
    m_panelArea = new QScrollArea(split);
    m_panelArea->setWidgetResizable(true);
    m_panelArea->setFrameShape(QFrame::NoFrame);
    m_panelArea->setFocusPolicy(Qt::NoFocus);
    m_panelArea->setWidget(m_panel);
    m_canvas = new BoardCanvas(m_look, split);
    split->addWidget(m_panelArea);
    split->addWidget(m_canvas);
    split->addWidget(buildText());
    split->setStretchFactor(1, 1);
    split->setSizes({250, 580, 370});
    return split;
}

QWidget* BoardWindow::buildText()
{
    auto* split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    auto* side = new QWidget(split);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    m_yaml = new YamlView(m_look, side);
    m_findBar = new FindBar(*m_yaml, side);
    column->addWidget(m_findBar);
    column->addWidget(m_yaml, 1);
    m_yaml->setHelp(m_help);
    m_yaml->setDocument(&m_document.text());
    m_yaml->mayChange = [this] { return m_document.mayChange(); };
    m_document.unlock = [this] { copyShipped(); };
    m_highlighter = new YamlHighlighter(m_look, m_document.text());
    m_problemList = new ProblemList(m_problems, m_document, *m_yaml, split);
    m_problemList->setColumnHidden(ProblemsModel::Key, true);
    split->setSizes({480, 200});
    return split;
}

void BoardWindow::listen()
{
    connect(&m_document, &BoardDocument::inspected, this, &BoardWindow::showSeen);
    connect(&m_document, &BoardDocument::modifiedChanged, this, &BoardWindow::showState);
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &BoardWindow::showState);
    connect(m_yaml, &YamlView::undoWanted, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_yaml, &YamlView::redoWanted, &m_document.undoStack(), &QUndoStack::redo);
    connect(m_panel, &BoardPanel::chosen, this, &BoardWindow::choose);
    connect(m_panel, &BoardPanel::refused, this, &BoardWindow::sayRefused);
    connect(m_canvas, &BoardCanvas::chosenChanged, this, [this] { m_panel->display(m_canvas->chosen()); });
    connect(m_canvas, &BoardCanvas::removeWanted, m_panel, &BoardPanel::removeChosen);
    connect(m_canvas, &BoardCanvas::addWanted, m_panel, &BoardPanel::addCorner);
    connect(m_canvas, &BoardCanvas::moved, this, [this](const BoardPart& part, Point to) {
        if (!m_document.move(part, to))
            sayRefused();
        m_document.settle();
    });
    connect(m_canvas, &BoardCanvas::cornerWanted, this, [this](const BoardPart& part, Point at) {
        if (!m_document.addPoint(part, at))
            sayRefused();
        m_document.settle();
        choose(part);
    });
    connect(m_problemList, &ProblemList::refused, this, &BoardWindow::sayRefused);
    // What the problem is about is chosen in the picture, too.
    connect(m_problemList, &ProblemList::jumped, this, [this](const Diagnostic& problem) {
        if (const auto part = part_of(problem.key))
            choose(*part);
    });
    connect(m_findBar, &FindBar::rewritten, this,
            [this](const QString& text) { m_document.rewrite(text.toStdString(), tr("Replace all")); });
    connect(&m_drafts, &DraftKeeper::failed, this, &BoardWindow::sayUnkept);
    connect(&m_look, &WidgetTheme::changed, this, &BoardWindow::restyle);
}

void BoardWindow::restyle()
{
    m_look.applyTo(*this);
    m_notice->restyle();
    m_yaml->restyle();
    m_highlighter->rehighlight();
    m_panel->stack(m_look.textSize > largestBeside);
    m_panelArea->setMinimumWidth(m_panel->minimumSizeHint().width() + 24); // room for a scroll bar
    m_canvas->update();
}

void BoardWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_panel)
        retranslate();
}

void BoardWindow::choose(const BoardPart& part)
{
    m_canvas->choose(part);
    m_panel->display(m_canvas->chosen());
}

void BoardWindow::showSeen()
{
    const BoardInspection& seen = m_document.seen();
    m_problems.show(seen.diagnostics, display(m_document.file()));
    QList<BoardPart> wrong;
    for (const Diagnostic& diagnostic : seen.diagnostics)
        if (const auto part = part_of(diagnostic.key))
            wrong.append(*part);
    m_yaml->setProblems(seen.diagnostics);
    m_problemList->setVisible(m_problems.rowCount() > 0);
    showBoard(wrong);
    showState();
    if (const Point size{seen.map.width, seen.map.height}; seen.readable && size != m_shownSize) {
        m_shownSize = size;
        sayOutside();
    }
}

// While its text cannot be read, the board stays as it was last, dimmed.
void BoardWindow::showBoard(const QList<BoardPart>& wrong)
{
    const BoardInspection& seen = m_document.seen();
    m_canvas->setEnabled(seen.readable);
    m_panel->setEnabled(seen.readable);
    if (!seen.readable && m_shownFile == m_document.file())
        return;
    m_shownFile = m_document.file();
    m_canvas->display(seen.map, wrong);
    m_panel->display(m_canvas->chosen());
}

// A board that has become smaller loses nothing of what was on it.
void BoardWindow::sayOutside()
{
    QStringList names;
    for (const BoardPart& part : parts_outside(m_document.seen().map))
        if (const QString name = m_panel->featureName(feature_of(part)); !names.contains(name))
            names.append(name);
    if (names.isEmpty()) {
        if (std::exchange(m_toldOutside, false))
            m_notice->clear();
        return;
    }
    const bool all = names.size() <= mostNamed;
    m_notice->say(tr("Now partly outside the board: %1. Nothing has been removed.")
                      .arg(names.mid(0, mostNamed).join(QStringLiteral(", ")) + (all ? "" : "…")),
                  {{tr("Move onto the board"),
                    [this] {
                        if (!m_document.pullIn())
                            sayRefused();
                    }},
                   {tr("Undo"), [this] { m_document.undoStack().undo(); }}},
                  true);
    m_toldOutside = true;
}

QString BoardWindow::shownName() const
{
    return spokenName(m_document.seen().map.name, VariantFiles::nameOf(m_document.file()).toStdString());
}

void BoardWindow::showState()
{
    setWindowTitle(tr("%1[*] – Board editor").arg(shownName()));
    setWindowModified(m_document.isModified());
    const QUndoStack& undo = m_document.undoStack();
    m_actions.enableSteps(undo.canUndo(), undo.canRedo(), m_document.isModified());
    m_actions.enableMending(m_problems.rowCount() > 0);
}

void BoardWindow::jumpToText()
{
    const auto& places = m_document.settle().places;
    const auto found = places.find(key_of(m_canvas->chosen()));
    if (found != places.end())
        m_yaml->jumpTo(found->second.line, found->second.column);
    else
        m_yaml->setFocus();
}

void BoardWindow::sayRefused()
{
    m_notice->say(m_document.seen().readable
                      ? tr("This can only be changed in the text itself.")
                      : tr("Until the text is valid YAML, the board can only be changed in the text."),
                  {}, true);
}

QString BoardWindow::leftOver(const Library& library)
{
    BoardDocument none;
    return DraftKeeper(none, draftFolder(library)).ids().value(0);
}

void BoardWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    const fs::path draft = m_drafts.leftOver();
    if (!event->spontaneous() && !m_notice->isVisible() && !draft.empty())
        offerDraft(draft);
}

void BoardWindow::closeEvent(QCloseEvent* event)
{
    m_panel->commit();
    if (!m_document.isModified())
        return event->accept();
    event->ignore();
    m_keeper->leaveThen([this] {
        m_document.open({}, {}, false); // what is saved is read again when it is opened again
        close();
    });
}

} // namespace capitol::app
