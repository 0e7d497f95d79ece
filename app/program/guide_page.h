// A guide as it is read in the program: its page and pictures, in the colours of the program. Nothing but the
// guides can be reached, and what lies on the network is left to the system.
#pragma once

#include <QTextBrowser>
#include <QTimer>

namespace capitol::app {

class GuidePage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuidePage(QWidget* parent);

    void open(const QUrl& page);
    // In other colours, or with other pictures; the place is kept.
    void renew();
    QVariant loadResource(int type, const QUrl& name) override;

signals:
    void outsideWanted(const QUrl& address); // a link into the network was clicked

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QUrl& link);
    QVariant picture(const QUrl& file) const;
    QString styleSheet() const;

    QTimer m_renewing;
};

} // namespace capitol::app
