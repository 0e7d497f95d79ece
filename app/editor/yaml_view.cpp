#include "editor/yaml_view.h"

#include "program/plain_text.h"
#include "program/problem_words.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

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
    const bool types = !event.text().isEmpty() && (event.text()[0].isPrint() || event.text()[0].isSpace()) &&
                       !(event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier));
    const bool deletes = event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete;
    return types || deletes || event.matches(QKeySequence::Paste) || event.matches(QKeySequence::Cut) ||
           event.matches(QKeySequence::DeleteStartOfWord) || event.matches(QKeySequence::DeleteEndOfWord) ||
           event.matches(QKeySequence::DeleteEndOfLine);
}

} // namespace

YamlView::YamlView(const WidgetTheme& look, QWidget* parent)
    : QPlainTextEdit(parent), m_look(look), m_margin(new Margin(*this))
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
    for (const Diagnostic& diagnostic : diagnostics)
        if (diagnostic.line > 0)
            m_problems[diagnostic.line - 1].append(ProblemWords::sentence(diagnostic));
    showProblems();
}

// The value in question gets a wavy line, the line a triangle in the margin.
void YamlView::showProblems()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (const Diagnostic& diagnostic : m_diagnostics) {
        const QTextBlock block = document()->findBlockByNumber(diagnostic.line - 1);
        if (diagnostic.line <= 0 || !block.isValid())
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(m_look.warningInk);
        selection.format.setBackground(m_look.warning);
        selections.append(selection);
    }
    setExtraSelections(selections);
    m_margin->update();
}

void YamlView::jumpTo(int line, int column)
{
    const QTextBlock block = document()->findBlockByNumber(std::max(0, line - 1));
    if (!block.isValid())
        return;
    const QString before = block.text();
    qsizetype at = 0; // the engine counts characters, Qt halves of the rare ones
    for (int i = 1; i < column && at < before.size(); ++i)
        at += before[at].isHighSurrogate() ? 2 : 1;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, int(at));
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

void YamlView::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    layMargin();
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
        const bool wrong = m_problems.contains(block.blockNumber());
        painter.setPen(wrong ? m_look.warningInk : m_look.inkSoft);
        painter.drawText(QRectF(0, place.top(), area.width() - 5, place.height()), Qt::AlignRight,
                         QString::number(block.blockNumber() + 1));
        if (!wrong)
            continue;
        const double middle = place.center().y();
        painter.setBrush(m_look.warningInk);
        painter.drawPolygon(QPolygonF{
            {3 + side / 2, middle - side / 2}, {3 + side, middle + side / 2}, {3, middle + side / 2}});
    }
}

QString YamlView::problemAt(int y) const
{
    return m_problems.value(cursorForPosition({0, y}).blockNumber()).join(u'\n');
}

bool YamlView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) { // undo is the window's, over text and tree
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

// A copy may take the place of the text: the cursor stays where it was.
bool YamlView::isFree()
{
    const QTextCursor before = textCursor();
    const int line = before.blockNumber();
    const int column = before.positionInBlock();
    const int revision = document()->revision();
    if (!mayChange())
        return false;
    if (document()->revision() == revision)
        return true;
    const QTextBlock block = document()->findBlockByNumber(std::min(line, blockCount() - 1));
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::min(column, block.length() - 1));
    setTextCursor(cursor);
    return true;
}

void YamlView::keyPressEvent(QKeyEvent* event)
{
    if (changesText(*event) && !isFree())
        return event->accept();
    QPlainTextEdit::keyPressEvent(event);
}

void YamlView::inputMethodEvent(QInputMethodEvent* event)
{
    if (event->commitString().isEmpty() || isFree())
        QPlainTextEdit::inputMethodEvent(event);
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
    QMenu menu(this);
    menu.setAttribute(Qt::WA_WindowPropagation);
    menu.addAction(tr("Undo"), this, &YamlView::undoWanted);
    menu.addAction(tr("Redo"), this, &YamlView::redoWanted);
    menu.addSeparator();
    const auto change = [this](void (QPlainTextEdit::*deed)()) {
        if (isFree())
            (this->*deed)();
    };
    menu.addAction(tr("Cut"), this, [change] { change(&QPlainTextEdit::cut); });
    menu.addAction(tr("Copy"), this, &QPlainTextEdit::copy);
    menu.addAction(tr("Paste"), this, [change] { change(&QPlainTextEdit::paste); });
    menu.addAction(tr("Select all"), this, &QPlainTextEdit::selectAll);
    menu.exec(event->globalPos());
}

} // namespace capitol::app
