#include "editor/board_window.h"

#include "editor/board_canvas.h"
#include "editor/board_panel.h"
#include "editor/find_bar.h"
#include "editor/notice_bar.h"
#include "editor/problem_list.h"
#include "editor/variant_files.h"
#include "editor/variant_names.h"
#include "editor/yaml_highlighter.h"
#include "editor/yaml_view.h"
#include "program/language_switch.h"
#include "program/plain_text.h"
#include "variant/field_reader.h"
#include "variant/variant_edit.h"

#include <QAction>
#include <QCloseEvent>
#include <QFile>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
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
    resize(1200, 760);
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

void BoardWindow::buildActions()
{
    const auto add = [this](const char* name, const QKeySequence& keys, const std::function<void()>& deed) {
        auto* made = m_actions[name] = new QAction(this);
        made->setObjectName(QString::fromLatin1(name));
        made->setShortcut(keys);
        connect(made, &QAction::triggered, this, deed);
    };
    add("duplicate", {}, [this] { leaveThen([this] { copy(); }); });
    add("save", QKeySequence::Save, [this] { save(); });
    add("undo", QKeySequence::Undo, [this] {
        m_panel->commit();
        m_document.undoStack().undo();
    });
    add("redo", QKeySequence::Redo, [this] { m_document.undoStack().redo(); });
    add("find", QKeySequence::Find, [this] { m_findBar->begin(); });
    add("findNext", Qt::Key_F3, [this] { m_findBar->next(); });
    add("findPrevious", Qt::SHIFT | Qt::Key_F3, [this] { m_findBar->previous(); });
    add("toText", Qt::Key_F4, [this] { jumpToText(); });
    add("complete", Qt::CTRL | Qt::Key_Space, [this] { m_yaml->complete(); });
    add("explain", Qt::CTRL | Qt::Key_I, [this] { m_yaml->explain(); });
    add("comment", Qt::CTRL | Qt::Key_Slash, [this] { m_yaml->toggleComment(); });
    add("nextProblem", Qt::Key_F8, [this] { m_problemList->next(); });
    add("fix", Qt::CTRL | Qt::Key_Period, [this] { m_problemList->fix(); });
    add("close", Qt::CTRL | Qt::Key_W, [this] { close(); });
    buildMenus();
}

void BoardWindow::buildMenus()
{
    const auto addMenu = [this](std::initializer_list<const char*> names) {
        auto* menu = menuBar()->addMenu(QString());
        for (const char* name : names)
            if (*name)
                menu->addAction(m_actions[name]);
            else
                menu->addSeparator();
        return menu;
    };
    m_menu = addMenu({"duplicate", "save", "", "close"});
    m_editMenu = addMenu({"undo", "redo", "", "find", "findNext", "findPrevious", "", "toText", "complete",
                          "explain", "comment", "", "nextProblem", "fix"});
    auto* bar = addToolBar(QString());
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->toggleViewAction()->setVisible(false);
    for (const char* name : {"save", "undo", "redo", "toText"})
        bar->addAction(m_actions[name]);
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
    connect(m_findBar, &FindBar::rewritten, this, [this](const QString& text) {
        if (m_document.mayChange())
            m_document.rewrite(text.toStdString(), tr("Replace all"));
    });
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

void BoardWindow::retranslate()
{
    m_menu->setTitle(tr("&Board"));
    m_editMenu->setTitle(tr("&Edit"));
    m_actions["duplicate"]->setText(tr("&Duplicate"));
    m_actions["find"]->setText(tr("&Find"));
    m_actions["findNext"]->setText(tr("Find &next"));
    m_actions["findPrevious"]->setText(tr("Find pre&vious"));
    m_actions["complete"]->setText(tr("&Complete"));
    m_actions["explain"]->setText(tr("E&xplain"));
    m_actions["comment"]->setText(tr("Co&mment or uncomment"));
    m_actions["nextProblem"]->setText(tr("Next &problem"));
    m_actions["fix"]->setText(tr("Fix the pro&blem…"));
    m_actions["save"]->setText(tr("&Save"));
    m_actions["undo"]->setText(tr("&Undo"));
    m_actions["redo"]->setText(tr("&Redo"));
    m_actions["toText"]->setText(tr("Show in the &text"));
    m_actions["close"]->setText(tr("&Close"));
    m_canvas->setAccessibleName(tr("The board"));
    m_canvas->setAccessibleDescription(
        tr("Page Up and Page Down change the selection (with Ctrl, to another area, water or wall), the "
           "arrow keys move it (with Shift, by a centimetre), Insert adds a corner, and Delete removes the "
           "selection."));
    m_canvas->setToolTip(plainTip(m_canvas->accessibleDescription()));
    m_yaml->setAccessibleName(tr("The board’s text"));
    m_problemList->setAccessibleName(tr("Problems"));
    m_panel->retranslate();
    m_findBar->retranslate();
    m_notice->clear(); // said in another language
    showSeen();
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
    m_canvas->display(seen.map, wrong);
    m_panel->setEnabled(seen.readable);
    m_panel->display(m_canvas->chosen());
    showState();
    if (const Point size{seen.map.width, seen.map.height}; seen.readable && size != m_shownSize) {
        m_shownSize = size;
        sayOutside();
    }
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

void BoardWindow::sayUnkept(const QString& reason)
{
    if (!m_notice->isVisible())
        m_notice->say(tr("Cannot back up your changes: %1").arg(reason), {}, true);
}

QString BoardWindow::shownName() const
{
    return spokenName(m_document.seen().map.name, VariantFiles::nameOf(m_document.file()).toStdString());
}

void BoardWindow::showState()
{
    setWindowTitle(tr("%1[*] – Board editor").arg(shownName()));
    setWindowModified(m_document.isModified());
    m_actions["undo"]->setEnabled(m_document.undoStack().canUndo());
    m_actions["redo"]->setEnabled(m_document.undoStack().canRedo());
    m_actions["save"]->setEnabled(m_document.isModified());
    for (const char* name : {"nextProblem", "fix"})
        m_actions[name]->setEnabled(m_problems.rowCount() > 0);
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

void BoardWindow::openBoard(const QString& id)
{
    if (VariantFiles::nameOf(m_document.file()) != id)
        leaveThen([this, id] { load(id); });
}

void BoardWindow::load(const QString& id)
{
    const fs::path file = m_library.find("boards/" + id.toStdString());
    QString error;
    const auto bytes = VariantFiles::read(file, &error);
    if (!bytes)
        return m_notice->say(tr("Cannot read %1: %2").arg(id, error), {}, true);
    m_notice->clear();
    m_document.open(*bytes, file, file != fileOf(id));
    choose({0, BoardPart::Kind::label, 0});
    showState();
    if (m_drafts.isLeftOver(id))
        offerDraft(id);
}

// A board that is on no disk yet.
void BoardWindow::begin(const QString& id, const QByteArray& bytes)
{
    const BoardPart chosen = m_canvas->chosen();
    m_document.open(bytes, fileOf(id), false);
    m_document.setSavedBytes({});
    choose(chosen);
    showState();
}

fs::path BoardWindow::fileOf(const QString& id) const
{
    return m_library.own_folder() / "boards" / QFile(id + QStringLiteral(".yaml")).filesystemFileName();
}

bool BoardWindow::isTaken(const QString& id) const
{
    return m_library.holder("boards/" + id.toStdString()).has_value();
}

QString BoardWindow::freeId(const QString& id) const
{
    return QString::fromStdString(m_library.free_id("boards/" + id.toStdString())).section(u'/', 1);
}

// Text and comments of the board that is open under the next free id, and the same number behind its names.
QString BoardWindow::copy()
{
    m_notice->clear();
    const QString id = freeId(VariantFiles::nameOf(m_document.file()));
    std::string text = m_document.plainText().toStdString();
    text = set_header(text, "id", id.toStdString()).value_or(text);
    text = withNumber(text, m_document.settle().map.name, numberOf(id));
    begin(id, QByteArray::fromStdString(text));
    return id;
}

// A board that comes with the program stays as it is.
void BoardWindow::copyShipped()
{
    const QString original = shownName();
    copy();
    m_document.catchUp();
    m_notice->say(tr("%1 is included with the program and cannot be changed. You are editing a copy: %2.")
                      .arg(original, shownName()));
}

QString BoardWindow::leftOver(const Library& library)
{
    BoardDocument none;
    return DraftKeeper(none, draftFolder(library)).ids().value(0);
}

void BoardWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    const QStringList drafts = m_drafts.ids();
    if (!event->spontaneous() && !m_notice->isVisible() && !drafts.isEmpty() &&
        m_drafts.isLeftOver(drafts.first()))
        offerDraft(drafts.first());
}

void BoardWindow::offerDraft(const QString& id)
{
    m_notice->say(tr("The program closed before your changes to “%1” were saved.").arg(id),
                  {{tr("Restore"), [this, id] { restoreDraft(id); }},
                   {tr("Discard"), [this, id] { m_drafts.drop(id); }}});
}

// As a step that can be undone, over what the file says.
void BoardWindow::restoreDraft(const QString& id)
{
    const auto draft = m_drafts.draft(id);
    if (!draft)
        return;
    leaveThen([this, id, draft = *draft] {
        if (m_library.find("boards/" + id.toStdString()) == fileOf(id))
            load(id);
        else
            begin(id, draft);
        m_document.replaceAll(draft, tr("Restore"));
        m_notice->clear();
    });
}

// What another program wrote meanwhile, and other boards, are not written over.
bool BoardWindow::isSafeToSave(const fs::path& target)
{
    const QString id = VariantFiles::nameOf(target);
    if (target != m_document.file() && isTaken(id)) {
        m_notice->say(tr("The file name “%1” is taken. “%2” is free.").arg(id, freeId(id)), {}, true);
        return false;
    }
    const auto theirs = target == m_document.file() ? VariantFiles::read(target) : std::nullopt;
    if (!theirs || *theirs == m_document.savedBytes())
        return true;
    m_notice->say(tr("Another program has changed the file while you were editing it."),
                  {{tr("Keep mine"), [this, theirs = *theirs] { m_document.setSavedBytes(theirs); }},
                   {tr("Load theirs"),
                    [this, theirs = *theirs] {
                        m_document.setSavedBytes(theirs);
                        m_document.replaceAll(theirs, tr("Changed by another program"));
                    }}},
                  true);
    return false;
}

// Under the id that the text gives; what had another name before stays, for others may be played on it.
bool BoardWindow::save()
{
    m_panel->commit();
    if (m_document.isShipped())
        return true;
    const std::string& own = m_document.settle().map.board.id;
    const bool named = m_document.seen().readable && is_id(own);
    const fs::path target = named ? fileOf(QString::fromStdString(own)) : m_document.file();
    if (!isSafeToSave(target))
        return false;
    if (const QString error = VariantFiles::write(target, m_document.bytes()); !error.isEmpty()) {
        m_notice->say(tr("Cannot write %1: %2. Nothing is lost: fix the problem and try again.")
                          .arg(VariantFiles::nameOf(target), error),
                      {{tr("Try again"), [this] { save(); }}}, true);
        return false;
    }
    m_drafts.drop(VariantFiles::nameOf(m_document.file()));
    m_document.setSaved(target);
    m_notice->clear();
    emit saved(VariantFiles::nameOf(target));
    return true;
}

void BoardWindow::leaveThen(const std::function<void()>& deed)
{
    m_panel->commit();
    if (!m_document.isModified())
        return deed();
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Board editor"),
                        tr("“%1” has unsaved changes.").arg(shownName()), QMessageBox::NoButton, this);
    question->setObjectName(QStringLiteral("leaving"));
    question->setTextFormat(Qt::PlainText);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setAttribute(Qt::WA_WindowPropagation);
    QPushButton* keep = question->addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discard = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    keep->setObjectName(QStringLiteral("save"));
    discard->setObjectName(QStringLiteral("discard"));
    connect(question, &QMessageBox::buttonClicked, this, [=, this](QAbstractButton* button) {
        if (button == discard)
            m_drafts.drop(VariantFiles::nameOf(m_document.file()));
        if (button == discard || (button == keep && save()))
            deed();
    });
    question->open();
}

void BoardWindow::closeEvent(QCloseEvent* event)
{
    m_panel->commit();
    if (!m_document.isModified())
        return event->accept();
    event->ignore();
    leaveThen([this] {
        m_document.open({}, {}, false); // what is saved is read again when it is opened again
        close();
    });
}

} // namespace capitol::app
