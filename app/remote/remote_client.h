// A client of a server of tables with its line: what is asked goes out, what is heard comes in, and the line
// is there again after a cut.
#pragma once

#include "connection/connection.h"
#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "remote/game_client.h"
#endif

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace capitol::app {

class RemoteClient : public QObject
{
    Q_OBJECT

public:
    // The libraries live longer. `game` is what the server is expected to have; one of the other game is
    // asked again in its way. `name` is the person's. With a ticket it goes back to a table.
    RemoteClient(const GameLibraries& libraries, const QString& game, const QString& name,
                 table::Ticket ticket = {});

    void open(const ServerAddress& server);
    // The next attempt at once, also where the line is lost.
    void retry();
    // Says goodbye; a seat keeps its owner.
    void close();
    QString name() const { return QString::fromStdString(m_self.name); } // of the person, as servers know it
    GameClient& game() { return *m_game; }
    table::AnyClient& client() { return m_game->client(); }
    Connection& line() { return m_line; }
    bool isOpen() const { return m_line.state() == Connection::State::Open; }
    // The server does not lead back to the table: the line is closed until `retry`, and that is why.
    void giveUp(const table::Refused& why);
    // Why the line does not come back, "" while it is there or tried.
    QString lostWords() const;
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
    std::function<void(const Heard&)> heard = [](const Heard&) {};

signals:
    void lineChanged(); // there, or cut
    void failed();      // the line is closed for good: its `words`

private:
    void connected();
    void passOn();
    void receive(const QByteArray& message);
    void changeGame(const QString& game);
    void tick();

    const GameLibraries m_libraries;
    const table::Self m_self;
    std::unique_ptr<GameClient> m_game;
    bool m_isSettled = false; // which game that is
    Connection m_line;
    QElapsedTimer m_clock;
    QTimer m_second;
    std::optional<table::Refused> m_refused; // the way back
    table::Ticket m_kept;
    bool m_keeping = false; // that one
};

// A name that servers take: 1 to 24 characters to be seen. `otherwise` where nothing of it can be.
QString nameForTables(const QString& name, const QString& otherwise);

} // namespace capitol::app
