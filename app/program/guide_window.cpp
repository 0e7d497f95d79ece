#include "program/guide_window.h"

#include "program/guide_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QToolButton>

#include <functional>

namespace capitol::app {

GuideWindow::GuideWindow(const WidgetTheme& look)
    : m_page(new GuidePage(this)), m_back(new QPushButton(this)), m_words(new QLineEdit(this)),
      m_previous(new QToolButton(this)), m_next(new QToolButton(this))
{
    setAttribute(Qt::WA_QuitOnClose, false); // the program ends with its main window
    layOut();
    listen();
    retranslate();
    const auto wear = [this, &look] {
        look.applyTo(*this);
        m_page->renew();
    };
    wear();
    connect(&look, &WidgetTheme::changed, this, wear);
    resize(QSize(54 * look.textSize, 720).boundedTo(screen()->availableSize()));
}

void GuideWindow::layOut()
{
    m_back->setObjectName(QStringLiteral("guideBack"));
    m_back->setEnabled(false);
    m_words->setObjectName(QStringLiteral("guideWords"));
    m_words->setClearButtonEnabled(true);
    m_previous->setText(QStringLiteral("↑"));
    m_next->setText(QStringLiteral("↓"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_back);
    bar->addStretch(1);
    bar->addWidget(m_words, 1);
    bar->addWidget(m_previous);
    bar->addWidget(m_next);
    auto* column = new QVBoxLayout(this);
    column->addLayout(bar);
    column->addWidget(m_page, 1);
}

void GuideWindow::listen()
{
    connect(m_page, &GuidePage::outsideWanted, this, &GuideWindow::outsideWanted);
    connect(m_page, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_page, &QTextBrowser::sourceChanged, this, &GuideWindow::retranslate);
    connect(m_back, &QPushButton::clicked, m_page, &QTextBrowser::backward);
    connect(m_words, &QLineEdit::textChanged, this, &GuideWindow::findTyped);
    connect(m_words, &QLineEdit::returnPressed, this, [this] { find(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { find(false); });
    connect(m_previous, &QToolButton::clicked, this, [this] { find(true); });
    const auto on = [this](const QKeySequence& keys, const std::function<void()>& deed) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, deed);
    };
    on(QKeySequence::Find, [this] { m_words->setFocus(Qt::ShortcutFocusReason); });
    on(QKeySequence::FindNext, [this] { find(false); });
    on(QKeySequence::FindPrevious, [this] { find(true); });
    on(QKeySequence::Back, [this] { m_page->backward(); });
    on(QKeySequence::Close, [this] { close(); });
    on(Qt::Key_Escape, [this] { close(); });
}

void GuideWindow::retranslate()
{
    const QString title = m_page->documentTitle();
    setWindowTitle(title.isEmpty() ? tr("Guide") : title);
    m_page->setAccessibleName(windowTitle());
    m_back->setText(tr("Back"));
    m_words->setPlaceholderText(tr("Find in the guide"));
    m_words->setAccessibleName(tr("Find in the guide"));
    m_previous->setAccessibleName(tr("Previous"));
    m_next->setAccessibleName(tr("Next"));
}

void GuideWindow::open(const QUrl& page)
{
    m_page->open(page);
    m_page->setFocus();
}

// On from the last place, and round at the end.
void GuideWindow::find(bool backward)
{
    const QTextDocument::FindFlags way = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (m_words->text().isEmpty() || m_page->find(m_words->text(), way))
        return;
    const QTextCursor here = m_page->textCursor();
    m_page->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (!m_page->find(m_words->text(), way))
        m_page->setTextCursor(here);
}

// While someone types: from where the last found word began.
void GuideWindow::findTyped()
{
    const QTextCursor before = m_page->textCursor();
    QTextCursor from = before;
    from.setPosition(before.selectionStart());
    m_page->setTextCursor(from);
    find(false);
    if (!m_page->textCursor().hasSelection())
        m_page->setTextCursor(before);
}

void GuideWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace capitol::app
