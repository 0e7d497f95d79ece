#include "editor/notice_bar.h"

#include "common/plain_text.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace capitol::app {

NoticeBar::NoticeBar(const WidgetTheme& look, QWidget* parent)
    : QFrame(parent), m_look(look), m_text(new PlainLabel(this)), m_row(new QHBoxLayout(this)),
      m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("notice"));
    setFrameShape(StyledPanel);
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_close->setText(QStringLiteral("×"));
    m_close->setAutoRaise(true);
    m_row->setContentsMargins(8, 4, 4, 4);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::clear);
    hide();
}

void NoticeBar::say(const QString& text, const QList<Offer>& offers, bool warning)
{
    clear();
    m_text->setText(text);
    m_warning = warning;
    m_close->setAccessibleName(tr("Close this message"));
    for (const Offer& offer : offers) {
        auto* button = new QPushButton(offer.text, this);
        button->setObjectName(QStringLiteral("offer%1").arg(m_buttons.size()));
        connect(button, &QPushButton::clicked, this, [this, deed = offer.deed] {
            clear();
            deed();
        });
        m_row->insertWidget(m_row->count() - 1, button);
        m_buttons.append(button);
    }
    restyle();
    setVisible(true);
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::clear()
{
    hide();
    for (const QPointer<QWidget>& button : m_buttons)
        if (button) {
            button->hide();
            button->deleteLater();
        }
    m_buttons.clear();
    m_text->clear();
}

void NoticeBar::restyle()
{
    QPalette palette = m_look.palette();
    palette.setColor(QPalette::Window, m_warning ? m_look.warning : m_look.panelSoft);
    palette.setColor(QPalette::WindowText, m_warning ? m_look.warningInk : m_look.ink);
    setPalette(palette);
}

QString NoticeBar::text() const
{
    return m_text->text();
}

} // namespace capitol::app
