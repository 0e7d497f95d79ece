#include "editor/find_bar.h"

#include "common/plain_text.h"
#include "editor/yaml_view.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace capitol::app {

FindBar::FindBar(YamlView& text, QWidget* parent)
    : QFrame(parent), m_text(text), m_words(new QLineEdit(this)), m_with(new QLineEdit(this)),
      m_count(new PlainLabel(this)), m_previous(new QToolButton(this)), m_next(new QToolButton(this)),
      m_close(new QToolButton(this)), m_replace(new QPushButton(this)), m_replaceAll(new QPushButton(this))
{
    setObjectName(QStringLiteral("findBar"));
    setFrameShape(StyledPanel);
    m_words->setObjectName(QStringLiteral("findWords"));
    m_with->setObjectName(QStringLiteral("findWith"));
    m_count->setObjectName(QStringLiteral("findCount"));
    m_replace->setObjectName(QStringLiteral("replace"));
    m_replaceAll->setObjectName(QStringLiteral("replaceAll"));
    layOut();
    listen();
    hide();
}

void FindBar::layOut()
{
    m_previous->setText(QStringLiteral("↑"));
    m_next->setText(QStringLiteral("↓"));
    m_close->setText(QStringLiteral("×"));
    m_close->setAutoRaise(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(4, 4, 4, 4);
    grid->addWidget(m_words, 0, 0);
    grid->addWidget(m_count, 0, 1);
    grid->addWidget(m_previous, 0, 2);
    grid->addWidget(m_next, 0, 3);
    grid->addWidget(m_close, 0, 4);
    auto* below = new QHBoxLayout;
    below->addWidget(m_with, 1);
    below->addWidget(m_replace);
    below->addWidget(m_replaceAll);
    grid->addLayout(below, 1, 0, 1, 5);
    grid->setColumnStretch(0, 1);
}

void FindBar::listen()
{
    connect(m_words, &QLineEdit::textChanged, this, &FindBar::look);
    connect(m_words, &QLineEdit::returnPressed, this, &FindBar::next);
    connect(m_with, &QLineEdit::returnPressed, this, &FindBar::replace);
    connect(m_next, &QToolButton::clicked, this, &FindBar::next);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::previous);
    connect(m_replace, &QPushButton::clicked, this, &FindBar::replace);
    connect(m_replaceAll, &QPushButton::clicked, this, &FindBar::replaceAll);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
}

void FindBar::retranslate()
{
    m_words->setPlaceholderText(tr("Find in the text"));
    m_words->setAccessibleName(tr("Find in the text"));
    m_with->setPlaceholderText(tr("Replace with"));
    m_with->setAccessibleName(tr("Replace with"));
    m_previous->setAccessibleName(tr("Previous"));
    m_next->setAccessibleName(tr("Next"));
    m_close->setAccessibleName(tr("Close"));
    m_replace->setText(tr("Replace"));
    m_replaceAll->setText(tr("Replace all"));
    count();
}

void FindBar::begin()
{
    const QString selected = m_text.textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator))
        m_words->setText(selected);
    show();
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
    count();
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        return QFrame::keyPressEvent(event);
    hide();
    m_text.setFocus();
}

QString FindBar::words() const
{
    return m_words->text();
}

bool FindBar::isFound() const
{
    return !words().isEmpty() &&
           m_text.textCursor().selectedText().compare(words(), Qt::CaseInsensitive) == 0;
}

// On from the caret, and round at the end.
void FindBar::go(bool backward)
{
    if (words().isEmpty())
        return begin();
    const QTextDocument::FindFlags way = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    QTextCursor found = m_text.document()->find(words(), m_text.textCursor(), way);
    if (found.isNull()) {
        QTextCursor from(m_text.document());
        if (backward)
            from.movePosition(QTextCursor::End);
        found = m_text.document()->find(words(), from, way);
    }
    if (!found.isNull())
        m_text.setTextCursor(found);
    count();
}

// While someone types: from where the last found word began.
void FindBar::look()
{
    QTextCursor cursor = m_text.textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_text.setTextCursor(cursor);
    if (words().isEmpty())
        count();
    else
        go(false);
}

// A copy that takes the place of the text is called otherwise, so the words may be gone from there.
void FindBar::replace()
{
    if (isFound() && m_text.isFree() && isFound())
        m_text.insertPlainText(m_with->text());
    go(false);
}

void FindBar::replaceAll()
{
    if (matches() > 0 && m_text.isFree())
        emit rewritten(text().replace(words(), m_with->text(), Qt::CaseInsensitive));
    count();
}

QString FindBar::text() const
{
    return m_text.document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

int FindBar::matches() const
{
    return words().isEmpty() ? 0 : int(text().count(words(), Qt::CaseInsensitive));
}

void FindBar::count()
{
    const int found = matches();
    m_count->setText(words().isEmpty() ? QString() : tr("%n found", nullptr, found));
    m_replace->setEnabled(found > 0);
    m_replaceAll->setEnabled(found > 0);
}

} // namespace capitol::app
