// The connection of a program that was built without Qt WebSockets.
#include "connection/connection.h"

namespace capitol::app {

Connection::Connection(QObject* parent) : Connection(Patience(), parent) {}

Connection::Connection(const Patience& patience, QObject* parent)
    : QObject(parent), m_patience(patience), m_backoff(patience.firstWait, patience.longestWait)
{
}

Connection::~Connection() = default;

bool Connection::isPossible()
{
    return false;
}

void Connection::open(const ServerAddress& address)
{
    m_address = address;
    m_failure = Failure::NoSockets;
    emit failed();
}

void Connection::close() {}
void Connection::send(const QByteArray&) {}
void Connection::giveUp(Failure) {}
void Connection::onDismissed(std::string_view, std::chrono::milliseconds) {}
void Connection::retry() {}

} // namespace capitol::app
