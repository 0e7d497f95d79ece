#include "editor/editor_window.h"

#include "common/language_switch.h"
#include "editor/knob_panel.h"
#include "editor/notice_bar.h"
#include "editor/passages_view.h"
#include "editor/problem_list.h"
#include "editor/yaml_view.h"
#include "variants/variants_model.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QTreeView>

namespace capitol::app {

EditorWindow::EditorWindow(const EditedGames& games, const WidgetTheme& look)
    : m_games(games), m_grouped(games), m_files(games.front()->folders()), m_look(look),
      m_document(games.front()), m_drafts(m_document, m_document.game().draftFolder()),
      m_knobs(m_document, look)
{
    setObjectName(QStringLiteral("editorWindow"));
    setAcceptDrops(true);
    setMinimumSize(800, 500);
    resize(QSize(1200, 760).boundedTo(screen()->availableSize()));
    m_filter.setSourceModel(&m_knobs);
    build();
    listen();
    retranslate();
    restyle();
    load(variants().idAt(std::max(0, variants().find(m_document.game().usualId()))));
    offerDrafts();
}

void EditorWindow::listen()
{
    connect(&m_document, &VariantDocument::inspected, this, &EditorWindow::showSeen);
    connect(&m_document, &VariantDocument::modifiedChanged, this, &EditorWindow::showState);
    connect(&m_knobs, &KnobModel::refused, this, &EditorWindow::sayRefused);
    for (const auto& game : m_games)
        connect(&game->variants(), &VariantsModel::countChanged, this, &EditorWindow::showState);
    connect(&m_look, &WidgetTheme::changed, this, &EditorWindow::restyle);
    connect(&m_drafts, &DraftKeeper::failed, this, &EditorWindow::sayUnkept);
}

EditorWindow::~EditorWindow()
{
    m_document.disconnect(this);
    m_document.text().disconnect(this);
    m_document.undoStack().disconnect(this);
    delete takeCentralWidget(); // what shows the document goes before it
}

bool EditorWindow::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize && object == m_tree->viewport())
        fitTree();
    return QMainWindow::eventFilter(object, event);
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
    const SeenVariant& seen = m_document.seen();
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
        m_passages->tell(m_document.sharedGame(), seen);
    else
        m_passages->refuse(m_problems.sentences());
    if (m_measure)
        feedMeasure();
    showState();
}

QString EditorWindow::shownName() const
{
    return spokenName(m_document.seen().name, VariantFiles::nameOf(m_document.file()).toStdString());
}

void EditorWindow::showState()
{
    setWindowTitle(tr("%1[*] – Variant editor").arg(shownName()));
    setWindowModified(m_document.isModified());
    const QSignalBlocker quiet(m_chooser);
    m_chooser->setPlaceholderText(shownName());
    m_chooser->setCurrentIndex(m_grouped.find(m_document.game(), VariantFiles::nameOf(m_document.file())));
    m_state->setText(stateText());
    enableDeeds();
}

void EditorWindow::enableDeeds()
{
    const QUndoStack& undo = m_document.undoStack();
    m_actions.enableSteps(undo.canUndo(), undo.canRedo(), m_document.isModified());
    m_actions["rename"]->setEnabled(!m_document.isShipped());
    m_actions["delete"]->setEnabled(!m_document.isShipped());
    m_actions.enableMending(m_problems.rowCount() > 0);
}

QString EditorWindow::stateText() const
{
    const int problems = m_problems.errorCount();
    const int warnings = m_problems.rowCount() - problems;
    QStringList parts{tr("%n rule(s) changed", nullptr, m_document.changedCount()),
                      problems > 0 ? tr("%n problem(s)", nullptr, problems) : tr("ready to play")};
    if (warnings > 0)
        parts.append(tr("%n warning(s)", nullptr, warnings));
    if (m_document.isShipped())
        parts.append(tr("included with the program; your first change makes a copy"));
    else if (m_document.isModified())
        parts.append(tr("unsaved"));
    return parts.join(QStringLiteral(" · "));
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

// To the line of what is chosen, if the text has it.
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

void EditorWindow::resetAll()
{
    if (!m_document.resetAll())
        sayRefused();
}

void EditorWindow::sayRefused()
{
    m_notice->say(m_document.seen().readable
                      ? tr("This is written in a way that can only be changed in the text itself (an alias, "
                           "a merge or a duplicate key).")
                      : tr("Until the text is valid YAML, rules can only be changed in the text."),
                  {}, true);
}

} // namespace capitol::app
