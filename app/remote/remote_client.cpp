#include "remote/remote_client.h"

#include "base/utf8.h"
#include "base/visible_text.h"
#include "remote/refused_words.h"

#include <utility>

namespace capitol::app {

RemoteClient::RemoteClient(const GameLibraries& libraries, const QString& game, const QString& name,
                           table::Ticket ticket)
    : m_libraries(libraries), m_self{name.toStdString(), "capitol " CAPITOL_VERSION},
      m_game(makeGameClient(libraries, game, m_self, ticket)), m_kept(std::move(ticket))
{
    m_clock.start();
    connect(&m_line, &Connection::opened, this, &RemoteClient::connected);
    connect(&m_line, &Connection::received, this, &RemoteClient::receive);
    connect(&m_line, &Connection::stateChanged, this, [this] {
        if (!isOpen())
            client().disconnected();
        emit lineChanged();
    });
    connect(&m_line, &Connection::failed, this, &RemoteClient::failed);
    connect(&m_second, &QTimer::timeout, this, &RemoteClient::tick);
}

void RemoteClient::open(const ServerAddress& server)
{
    m_refused.reset();
    m_line.nameTable(client().table());
    m_line.open(server);
    m_second.start(std::chrono::seconds(1));
}

void RemoteClient::retry()
{
    if (m_line.state() == Connection::State::Closed)
        open(ServerAddress(m_line.address()));
    else
        m_line.retry();
}

void RemoteClient::giveUp(const table::Refused& why)
{
    m_refused = why;
    m_line.close();
}

QString RemoteClient::lostWords() const
{
    if (m_line.state() != Connection::State::Closed)
        return {};
    return m_refused ? wordsOf(*m_refused) : m_line.words();
}

void RemoteClient::connected()
{
    client().connected(now());
    send();
}

void RemoteClient::close()
{
    m_second.stop();
    client().bye();
    passOn();
    m_line.close();
}

void RemoteClient::passOn()
{
    if (isOpen())
        for (const std::string& message : client().take_outgoing())
            m_line.send(QByteArray::fromStdString(message));
}

void RemoteClient::send()
{
    const table::Ticket ticket = client().ticket();
    const bool isNew = ticket.table != m_kept.table || ticket.token != m_kept.token;
    m_kept = ticket;
    m_line.nameTable(ticket.table);
    if (isNew) // what was asked for besides can be asked again by a person
        m_keeping = keepTicket() || m_keeping;
    if (!m_keeping)
        passOn();
}

void RemoteClient::ticketIsKept()
{
    if (std::exchange(m_keeping, false))
        send();
}

void RemoteClient::receive(const QByteArray& message)
{
    const std::string_view text(message.constData(), std::size_t(message.size()));
    if (!std::exchange(m_isSettled, true))
        if (const QString game = greetedGame(text); !game.isEmpty() && game != m_game->game())
            return changeGame(game);
    try {
        m_game->receive(text, now(), [this](const Heard& what) { heard(what); });
        send();
    } catch (const table::BadServer& bad) {
        qWarning("A server sent what makes no sense: %s (%s)", bad.message.c_str(), bad.at.c_str());
        m_line.giveUp(Connection::Failure::Senseless);
    }
}

// The greeting is for one game: it begins again over another line.
void RemoteClient::changeGame(const QString& game)
{
    m_game = makeGameClient(m_libraries, game, m_self, client().ticket());
    open(ServerAddress(m_line.address()));
}

void RemoteClient::tick()
{
    if (client().is_silent(now()))
        return m_line.giveUp(Connection::Failure::Silent);
    client().tick(now());
    send();
}

QString nameForTables(const QString& name, const QString& otherwise)
{
    std::string shown = name.simplified().toStdString();
    shown.resize(size_of_characters(shown, table::longest_name));
    return is_blank(shown) || visible(shown) != shown ? otherwise : QString::fromStdString(shown);
}

} // namespace capitol::app
