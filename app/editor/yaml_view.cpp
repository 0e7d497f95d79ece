#include "editor/yaml_view.h"

#include "common/plain_text.h"
#include "common/problem_words.h"
#include "editor/text_completer.h"
#include "editor/yaml_text.h"
#include "editor/yaml_typing.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace capitol::app {

namespace {

class Margin : public QWidget
{
public:
    explicit Margin(YamlView& view) : QWidget(&view), m_view(view) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_view.paintMargin(painter, rect());
    }
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip)
            return QWidget::event(event);
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), plainTip(m_view.problemAt(help->pos().y())), this);
        return true;
    }

private:
    YamlView& m_view;
};

bool changesText(const QKeyEvent& event)
{
    static constexpr QKeySequence::StandardKey keys[]{
        QKeySequence::Paste,
        QKeySequence::Cut,
        QKeySequence::Delete,
        QKeySequence::Backspace,
        QKeySequence::DeleteStartOfWord,
        QKeySequence::DeleteEndOfWord,
        QKeySequence::DeleteEndOfLine,
        QKeySequence::InsertParagraphSeparator,
        QKeySequence::InsertLineSeparator,
    };
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::ShiftModifier;
    const bool commands = held == Qt::ControlModifier || held == Qt::MetaModifier; // AltGr is Control and Alt
    const bool types =
        !event.text().isEmpty() && !commands && (event.text()[0].isPrint() || event.text()[0].isSpace());
    const bool deletes = event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete;
    return types || deletes || std::ranges::any_of(keys, [&](auto key) { return event.matches(key); });
}

// Column and line, from 0.
QPoint placeOf(const QTextDocument& text, int position)
{
    const QTextBlock block = text.findBlock(position);
    return {position - block.position(), block.blockNumber()};
}

int positionOf(const QTextDocument& text, QPoint place)
{
    const QTextBlock block = text.findBlockByNumber(std::min(place.y(), text.blockCount() - 1));
    return block.position() + std::min(place.x(), block.length() - 1);
}

} // namespace

YamlView::YamlView(const WidgetTheme& look, QWidget* parent)
    : QPlainTextEdit(parent), m_look(look), m_margin(new Margin(*this)),
      m_completer(new TextCompleter(*this, look))
{
    setObjectName(QStringLiteral("yaml"));
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true); // YAML has no tabs
    connect(this, &QPlainTextEdit::blockCountChanged, this, &YamlView::layMargin);
    connect(this, &QPlainTextEdit::updateRequest, this, [this] { m_margin->update(); });
}

void YamlView::restyle()
{
    QFont fixed(QStringLiteral("DejaVu Sans Mono"));
    fixed.setStyleHint(QFont::Monospace);
    fixed.setPixelSize(m_look.textSize - 1);
    setFont(fixed);
    layMargin();
    showProblems();
}

void YamlView::setProblems(const Diagnostics& diagnostics)
{
    m_diagnostics = diagnostics;
    m_problems.clear();
    m_marks.clear();
    for (const Diagnostic& diagnostic : diagnostics) {
        if (diagnostic.line <= 0)
            continue;
        m_problems[diagnostic.line - 1].append(ProblemWords::ranked(diagnostic));
        ProblemMark& mark = m_marks[diagnostic.line - 1];
        mark = std::max(mark, diagnostic.is_warning() ? ProblemMark::warning : ProblemMark::error);
    }
    showProblems();
}

// What is wrong gets a wavy line and a ground of its own, its line a triangle in the
// margin; a warning only the line, and a disc.
void YamlView::showProblems()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (const Diagnostic& diagnostic : m_diagnostics) {
        const QTextBlock block = document()->findBlockByNumber(diagnostic.line - 1);
        if (diagnostic.line <= 0 || !block.isValid())
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = wordAt(block, diagnostic.column);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(diagnostic.is_warning() ? m_look.bronze : m_look.warningInk);
        if (!diagnostic.is_warning())
            selection.format.setBackground(m_look.warning);
        selections.append(selection);
    }
    setExtraSelections(selections);
    m_margin->update();
}

// Without a column the whole line; behind a line's end its last character.
QTextCursor YamlView::wordAt(const QTextBlock& block, int column)
{
    const QString line = block.text();
    qsizetype start = column > 0 ? offsetOf(line, column) : indentOf(line);
    qsizetype end = column > 0 ? endOfWord(line, start) : line.size();
    if (start == end && start > 0)
        --start;
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + int(start));
    cursor.setPosition(block.position() + int(end), QTextCursor::KeepAnchor);
    return cursor;
}

void YamlView::jumpTo(int line, int column)
{
    const QTextBlock block = document()->findBlockByNumber(std::max(0, line - 1));
    if (!block.isValid())
        return;
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + int(offsetOf(block.text(), column)));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

int YamlView::marginWidth() const
{
    const int digits = int(QString::number(std::max(99, blockCount())).size());
    return fontMetrics().horizontalAdvance(u'9') * (digits + 2) + 6;
}

void YamlView::layMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect area = contentsRect();
    m_margin->setGeometry(area.left(), area.top(), marginWidth(), area.height());
}

// A caret that was seen is still seen where a panel takes room from the text.
void YamlView::resizeEvent(QResizeEvent* event)
{
    const QRect before(QPoint(), event->oldSize());
    const bool wasSeen = before.intersects(cursorRect());
    QPlainTextEdit::resizeEvent(event);
    layMargin();
    if (wasSeen)
        ensureCursorVisible();
}

void YamlView::paintMargin(QPainter& painter, const QRect& area)
{
    painter.fillRect(area, m_look.panelSoft);
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = fontMetrics().ascent() * 0.8;
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > area.bottom())
            return;
        const ProblemMark mark = m_marks.value(block.blockNumber(), ProblemMark::none);
        painter.setPen(colourOf(mark, m_look));
        painter.drawText(QRectF(0, place.top(), area.width() - 5, place.height()), Qt::AlignRight,
                         QString::number(block.blockNumber() + 1));
        paintProblemMark(painter, QRectF(3, place.center().y() - side / 2, side, side), mark, m_look);
    }
}

QString YamlView::problemAt(int y) const
{
    return m_problems.value(cursorForPosition({0, y}).blockNumber()).join(u'\n');
}

void YamlView::setHelp(const TextHelp& help)
{
    m_help = &help;
    m_completer->setHelp(&help);
}

void YamlView::complete()
{
    setFocus();
    if (isFree())
        m_completer->offer(true);
}

// What is wrong there, and what the word means.
QString YamlView::meaningAt(const QTextCursor& cursor) const
{
    const QString line = cursor.block().text();
    qsizetype end = cursor.positionInBlock();
    while (end < line.size() && (line[end].isLetterOrNumber() || line[end] == u'_'))
        ++end;
    QStringList parts = m_problems.value(cursor.blockNumber());
    if (const QString meaning = m_help ? m_help->meaning(contextAt(cursor.block(), end)) : QString();
        !meaning.isEmpty())
        parts.append(meaning);
    return parts.join(u'\n');
}

void YamlView::showHelp(QPoint place, QPoint global)
{
    const QTextCursor cursor = cursorForPosition(place);
    const bool behind = place.x() > cursorRect(cursor).right() + fontMetrics().averageCharWidth();
    const QString text = behind ? QString() : meaningAt(cursor);
    QToolTip::showText(global, plainTip(text), viewport());
}

void YamlView::explain()
{
    ensureCursorVisible();
    const QRect caret = cursorRect();
    showHelp(caret.center(), viewport()->mapToGlobal(caret.bottomLeft()));
}

void YamlView::toggleComment()
{
    if (isFree())
        capitol::app::toggleComment(textCursor());
}

bool YamlView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        showHelp(viewport()->mapFrom(this, help->pos()), help->globalPos());
        return true;
    }
    if (event->type() == QEvent::KeyPress && m_completer->wants(*static_cast<const QKeyEvent*>(event))) {
        event->ignore(); // Tab, too, is the list's
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) { // undo is the window's, over text and tree
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

bool YamlView::isFree()
{
    const QPoint anchor = placeOf(*document(), textCursor().anchor());
    const QPoint caret = placeOf(*document(), textCursor().position());
    const int scrolled = verticalScrollBar()->value();
    const int revision = document()->revision();
    if (!mayChange())
        return false;
    if (document()->revision() == revision)
        return true;
    QTextCursor cursor(document());
    cursor.setPosition(positionOf(*document(), anchor));
    cursor.setPosition(positionOf(*document(), caret), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    verticalScrollBar()->setValue(scrolled); // what is dropped falls where it was aimed
    return true;
}

void YamlView::keyPressEvent(QKeyEvent* event)
{
    if (m_completer->wants(*event))
        return event->ignore();
    if (changesText(*event) && !isFree())
        return event->accept();
    if (!typesSpecially(*event))
        QPlainTextEdit::keyPressEvent(event);
    const bool types = !event->text().isEmpty() && event->text()[0].isPrint();
    if (types && !(event->modifiers() & Qt::ControlModifier))
        m_completer->offer(false);
}

bool YamlView::typesSpecially(const QKeyEvent& event)
{
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && event.key() == Qt::Key_Backspace)
        return unindent(textCursor());
    if (!plain || (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter))
        return false;
    breakLine(textCursor());
    ensureCursorVisible();
    return true;
}

void YamlView::inputMethodEvent(QInputMethodEvent* event)
{
    const bool changes = !event->commitString().isEmpty() || event->replacementLength() > 0 ||
                         !event->preeditString().isEmpty(); // which takes the place of a selection
    if (!changes || isFree())
        QPlainTextEdit::inputMethodEvent(event);
}

// Text that is moved within the view is taken away before it is inserted.
void YamlView::dropEvent(QDropEvent* event)
{
    if (event->mimeData()->hasUrls() || isFree())
        QPlainTextEdit::dropEvent(event);
}

bool YamlView::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasUrls() || QPlainTextEdit::canInsertFromMimeData(source);
}

void YamlView::insertFromMimeData(const QMimeData* source)
{
    if (source->hasUrls())
        emit filesDropped(source->urls());
    else if (isFree())
        QPlainTextEdit::insertFromMimeData(source);
}

// Qt's own would offer an undo that is not there.
void YamlView::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAttribute(Qt::WA_WindowPropagation);
    extendMenu(*menu, cursorForPosition(viewport()->mapFrom(this, event->pos())).blockNumber() + 1);
    menu->addAction(tr("Undo"), this, &YamlView::undoWanted);
    menu->addAction(tr("Redo"), this, &YamlView::redoWanted);
    menu->addSeparator();
    const auto change = [this](void (QPlainTextEdit::*deed)()) {
        if (isFree())
            (this->*deed)();
    };
    menu->addAction(tr("Cut"), this, [change] { change(&QPlainTextEdit::cut); });
    menu->addAction(tr("Copy"), this, &QPlainTextEdit::copy);
    menu->addAction(tr("Paste"), this, [change] { change(&QPlainTextEdit::paste); });
    menu->addAction(tr("Select all"), this, &QPlainTextEdit::selectAll);
    menu->popup(event->globalPos());
}

} // namespace capitol::app
