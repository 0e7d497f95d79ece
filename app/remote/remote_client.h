// A client of a server of tables with its line: what is asked goes out, what is heard comes in, and the line
// is there again after a cut.
#pragma once

#include "connection/connection.h"
#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "capitol/table/table_capitol.h"
#endif

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace capitol::app {

class RemoteClient : public QObject
{
    Q_OBJECT

public:
    using Client = table::Client<TableCapitol>;
    using Happening = table::Happening<TableCapitol>;

    // The library lives longer. `name` is the person's, as `nameForTables` gives it. With a ticket it goes
    // back to a table.
    RemoteClient(const Library& library, const QString& name, table::Ticket ticket = {});

    void open(const ServerAddress& server);
    // The next attempt at once, also where the line is lost.
    void retry();
    // Says goodbye; a seat keeps its owner.
    void close();
    Client& client() { return m_client; }
    Connection& line() { return m_line; }
    bool isOpen() const { return m_line.state() == Connection::State::Open; }
    // Why the line does not come back, "" while it is there or tried.
    QString lostWords() const
    {
        return m_line.state() == Connection::State::Closed ? m_line.words() : QString();
    }
    // The server has said that it stops and is back soon.
    bool isRestarting() const { return m_line.failure() == Connection::Failure::Restarting; }
    // Of the clock that the client is told of, in milliseconds.
    table::Time now() const { return m_clock.elapsed(); }
    // What the client has to say goes to the server; to be called whenever something was asked.
    void send();

    // Called before what depends on a changed ticket is sent, so that it can be kept. True where that takes a
    // while: nothing is sent before `ticketIsKept`.
    std::function<bool()> keepTicket = [] { return false; };
    void ticketIsKept();
    // Called with all that the client hears, one after another.
    std::function<void(const Happening&)> heard = [](const Happening&) {};

signals:
    void lineChanged(); // there, or cut
    void failed();      // the line is closed for good: its `words`

private:
    void connected();
    void receive(const QByteArray& message);
    void tick();

    Client m_client;
    Connection m_line;
    QElapsedTimer m_clock;
    QTimer m_second;
    table::Ticket m_kept;
    bool m_keeping = false; // that one
};

// A name that servers take: 1 to 24 characters to be seen. `otherwise` where nothing of it can be.
QString nameForTables(const QString& name, const QString& otherwise);

} // namespace capitol::app
