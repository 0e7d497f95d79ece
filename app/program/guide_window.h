// The guides in a window of their own: read, searched, and followed from one to another.
#pragma once

#include "common/widget_theme.h"

#include <QUrl>
#include <QWidget>

class QLineEdit;
class QPushButton;
class QToolButton;

namespace capitol::app {

class GuidePage;

class GuideWindow : public QWidget
{
    Q_OBJECT

public:
    // The look outlives the window.
    explicit GuideWindow(const WidgetTheme& look);

    void open(const QUrl& page);
    GuidePage& page() { return *m_page; }

signals:
    void outsideWanted(const QUrl& address);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void listen();
    void retranslate();
    void find(bool backward);
    void findTyped();

    GuidePage* m_page;
    QPushButton* m_back;
    QLineEdit* m_words;
    QToolButton* m_previous;
    QToolButton* m_next;
};

} // namespace capitol::app
