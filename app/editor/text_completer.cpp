#include "editor/text_completer.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr int mostRows = 10; // seen at once

// What begins with the word comes before what only has it in it.
QList<Completion> matching(const QList<Completion>& all, const QString& word)
{
    QList<Completion> found;
    for (const Completion& each : all)
        if (each.text.contains(word, Qt::CaseInsensitive))
            found.append(each);
    std::ranges::stable_partition(
        found, [&](const Completion& each) { return each.text.startsWith(word, Qt::CaseInsensitive); });
    return found;
}

bool isComplete(const QList<Completion>& found, const QString& word)
{
    return std::ranges::any_of(found, [&](const Completion& each) { return each.text.trimmed() == word; });
}

} // namespace

TextCompleter::TextCompleter(QPlainTextEdit& text, const WidgetTheme& look)
    : QObject(&text), m_text(text), m_look(look), m_popup(new QTreeView)
{
    m_completer.setModel(&m_model);
    m_completer.setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer.setPopup(m_popup);
    m_completer.setWidget(&text);
    m_completer.setMaxVisibleItems(mostRows);
    m_popup->setObjectName(QStringLiteral("completions"));
    m_popup->setRootIsDecorated(false);
    m_popup->setUniformRowHeights(true);
    m_popup->header()->hide();
    m_popup->header()->setStretchLastSection(false); // a short list after a long one is narrow again
    connect(&m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &TextCompleter::write);
}

void TextCompleter::offer(bool asked)
{
    const QTextCursor cursor = m_text.textCursor();
    const YamlContext context = contextAt(cursor.block(), cursor.positionInBlock());
    const QList<Completion> found =
        m_help ? matching(m_help->completions(context), context.word) : QList<Completion>();
    const bool isNumber = !context.word.isEmpty() && context.word[0].isDigit();
    const bool typed = !context.word.isEmpty() && !isNumber && !isComplete(found, context.word);
    if (found.isEmpty() || (!asked && !typed))
        return m_popup->hide();
    m_written = int(context.word.size());
    show(found);
}

void TextCompleter::show(const QList<Completion>& found)
{
    m_model.clear();
    for (const Completion& each : found) {
        auto* word = new QStandardItem(each.text.trimmed());
        word->setData(each.text);
        m_model.appendRow({word, new QStandardItem(each.meaning)});
    }
    m_look.applyTo(*m_popup);
    layPopup();
    QRect place = m_text.cursorRect();
    place.translate(m_text.viewport()->pos());
    place.setWidth(m_popup->columnWidth(0) + m_popup->columnWidth(1) +
                   m_popup->verticalScrollBar()->sizeHint().width() + 4);
    m_completer.complete(place);
    m_popup->setCurrentIndex(m_completer.completionModel()->index(0, 0));
}

void TextCompleter::layPopup()
{
    m_popup->setAccessibleName(tr("Completions"));
    for (const int column : {0, 1})
        m_popup->resizeColumnToContents(column);
}

bool TextCompleter::wants(const QKeyEvent& event) const
{
    if (!m_popup->isVisible())
        return false;
    const int key = event.key();
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape || key == Qt::Key_Tab ||
           key == Qt::Key_Backtab;
}

void TextCompleter::write(const QModelIndex& chosen)
{
    QString text = chosen.siblingAtColumn(0).data(Qt::UserRole + 1).toString();
    QTextCursor cursor = m_text.textCursor();
    const QString behind = cursor.block().text().mid(cursor.positionInBlock());
    if (text.endsWith(u' ') && behind.startsWith(u':'))
        text.chop(2); // the key's colon is there
    else if (text.endsWith(u' ') && behind.startsWith(u' '))
        text.chop(1);
    cursor.setPosition(cursor.position() - m_written, QTextCursor::KeepAnchor);
    cursor.insertText(text);
    m_text.setTextCursor(cursor);
}

} // namespace capitol::app
