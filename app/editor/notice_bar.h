// A line above the editor that says what happened and offers actions; it never blocks the work.
#pragma once

#include "common/widget_theme.h"

#include <QFrame>
#include <QPointer>

#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace capitol::app {

class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    struct Offer
    {
        QString text;
        std::function<void()> deed;
    };

    NoticeBar(const WidgetTheme& look, QWidget* parent);
    // Replaces the previous message.
    void say(const QString& text, const QList<Offer>& offers = {}, bool warning = false);
    void clear();
    void restyle();
    QString text() const;

private:
    const WidgetTheme& m_look;
    QLabel* m_text;
    QHBoxLayout* m_row;
    QList<QPointer<QWidget>> m_buttons;
    QToolButton* m_close;
    bool m_warning = false;
};

} // namespace capitol::app
