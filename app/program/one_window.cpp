#include "program/one_window.h"

#include "program/peer.h"
#include "program/private_folder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QLockFile>
#include <QStandardPaths>

namespace capitol::app {

namespace {

constexpr qint64 longest = 64 * 1024;
const QByteArray thanks("ok");

// A path in the person's own run-time folder, or the name of a Windows pipe. Empty where there is no such
// folder: in one that others can write to, anybody could listen and be told what is played.
QString nameFor(const std::filesystem::path& folder)
{
    const QByteArray path = QFile(folder).fileName().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(16);
    const QString name = QStringLiteral("capitol-") + QString::fromLatin1(hash);
#ifdef Q_OS_WIN
    return name;
#else
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QString own = runtime.isEmpty() ? QString() : privateFolder(runtime + QStringLiteral("/capitol"));
    return own.isEmpty() ? QString() : QDir(own).filePath(name);
#endif
}

bool waitForBytes(QLocalSocket& socket, qint64 count, int patience)
{
    while (socket.bytesAvailable() < count)
        if (!socket.waitForReadyRead(patience))
            return false;
    return true;
}

// Sent with its length in front; the answer says that it was understood.
bool deliver(QLocalSocket& socket, const Request& request, int patience)
{
    const QByteArray bytes = toBytes(request);
    socket.write(QByteArray::number(bytes.size()) + '\n' + bytes);
    return socket.waitForBytesWritten(patience) && waitForBytes(socket, thanks.size(), patience) &&
           socket.readAll() == thanks;
}

// The bytes of one message once all have come.
std::optional<QByteArray> wholeMessage(QLocalSocket& socket)
{
    const QByteArray seen = socket.peek(longest);
    const qsizetype end = seen.indexOf('\n');
    const qsizetype size = end < 0 ? 0 : seen.left(end).toInt();
    if (size <= 0 || seen.size() < end + 1 + size)
        return std::nullopt;
    return seen.mid(end + 1, size);
}

} // namespace

OneWindow::OneWindow(const std::filesystem::path& folder, int patience)
    : m_name(nameFor(folder)), m_patience(patience)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &OneWindow::hear);
}

// Under a lock, so that two starts at once do not both find nobody. A socket that nobody listens to was left
// behind by a program that was killed; one that somebody else listens to is not believed.
OneWindow::Outcome OneWindow::claim(const Request& request)
{
    if (m_name.isEmpty())
        return Outcome::Alone;
#ifndef Q_OS_WIN
    QLockFile lock(m_name + QStringLiteral(".lock"));
    lock.tryLock(m_patience);
#endif
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (socket.waitForConnected(m_patience))
        return isOurUser(socket.socketDescriptor()) && deliver(socket, request, m_patience)
                   ? Outcome::HandedOver
                   : Outcome::Alone;
    return listen() ? Outcome::Ours : Outcome::Alone;
}

bool OneWindow::listen()
{
    QLocalServer::removeServer(m_name);
    return m_server.listen(m_name);
}

void OneWindow::hear()
{
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isOurUser(socket->socketDescriptor())) {
            socket->disconnectFromServer();
            continue;
        }
        socket->setReadBufferSize(longest);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            const auto message = wholeMessage(*socket);
            if (!message)
                return;
            socket->readAll();
            if (const auto request = requestFrom(*message)) {
                socket->write(thanks);
                emit asked(*request);
            }
            socket->disconnectFromServer();
        });
    }
}

} // namespace capitol::app
