// Tells a screen reader what has happened at the table, and whose turn it has become, without taking the
// focus. Silent where no screen reader listens. Its text is its accessible name too, which QML binds.
#pragma once

#include "play/table_session.h"

#include <QPointer>
#include <QQuickItem>
#include <QTimer>

namespace capitol::app {

class Announcer : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::TableSession* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(QString text READ text NOTIFY textChanged) // what was said last

public:
    explicit Announcer(QQuickItem* parent = nullptr);
    TableSession* session() const { return m_session; }
    void setSession(TableSession* session);
    QString text() const { return m_text; }

signals:
    void sessionChanged();
    void textChanged();

protected:
    virtual bool isHeard() const; // a screen reader listens
    virtual void tell(const QString& text);

private:
    void hear(const QString& line);
    void heedTurn();
    void say();

    QPointer<TableSession> m_session;
    QTimer m_breath; // what comes at once is said in one
    QStringList m_unsaid;
    QString m_text;
    bool m_asked = false; // a person is to move
};

} // namespace capitol::app
