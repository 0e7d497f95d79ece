#include "connection/connection.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QSslSocket>
#include <QWebSocket>

namespace capitol::app {

namespace {

constexpr std::chrono::seconds countingTime(10);
constexpr qint64 mostBytes = 8 * longestAnswer; // in that time
constexpr int mostMessages = 5000;
constexpr qint64 mostWaiting = longestAnswer; // bytes that the server does not read

// Security, or a server that does not keep to what it should send: it would be the same next time. Two lines
// to one seat would displace each other for ever.
bool isFinal(Connection::Failure failure)
{
    using Failure = Connection::Failure;
    return failure == Failure::NoEncryption || failure == Failure::NotEncrypted ||
           failure == Failure::Untrusted || failure == Failure::OtherCertificate ||
           failure == Failure::TooMuch || failure == Failure::Senseless || failure == Failure::Displaced;
}

// For a certificate that is known no authority counts: each is an error, and so comes to be compared.
QSslConfiguration securityFor(const ServerAddress& address)
{
    QSslConfiguration security = QSslConfiguration::defaultConfiguration();
    if (!address.fingerprint.isEmpty())
        security.setCaCertificates({});
    return security;
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
constexpr auto socketFailed = &QWebSocket::errorOccurred;
#else
constexpr auto socketFailed = QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error);
#endif

// Of a line that was open: frames that are too long or make no sense close it from here.
Connection::Failure causeOfEnd(QWebSocketProtocol::CloseCode code)
{
    return code == QWebSocketProtocol::CloseCodeTooMuchData ||
                   code == QWebSocketProtocol::CloseCodeProtocolError ||
                   code == QWebSocketProtocol::CloseCodeWrongDatatype
               ? Connection::Failure::TooMuch
               : Connection::Failure::Ended;
}

Connection::Failure causeOfRefusal(QAbstractSocket::SocketError error)
{
    using Error = QAbstractSocket::SocketError;
    using Failure = Connection::Failure;
    switch (error) {
    case Error::HostNotFoundError:
        return Failure::NotFound;
    case Error::ConnectionRefusedError:
        return Failure::Refused;
    case Error::SslHandshakeFailedError:
    case Error::SslInvalidUserDataError:
    case Error::SslInternalError:
        return Failure::NotEncrypted;
    case Error::NetworkError:
        return Failure::Unreachable;
    case Error::SocketTimeoutError:
        return Failure::TimedOut;
    default:
        return Failure::NotAServer;
    }
}

} // namespace

Connection::Connection(QObject* parent) : Connection(Patience(), parent) {}

Connection::Connection(const Patience& patience, QObject* parent)
    : QObject(parent), m_patience(patience), m_backoff(patience.firstWait, patience.longestWait)
{
    m_waiting.setSingleShot(true);
    m_opening.setSingleShot(true);
    m_counting.setInterval(countingTime);
    connect(&m_waiting, &QTimer::timeout, this, &Connection::attempt);
    connect(&m_opening, &QTimer::timeout, this, [this] { giveUp(Failure::TimedOut); });
    connect(&m_counting, &QTimer::timeout, this, [this] {
        m_bytes = m_messages = 0;
        m_backoff.reset(); // now that the line holds
    });
}

Connection::~Connection()
{
    drop();
}

bool Connection::isPossible()
{
    return true;
}

void Connection::open(const ServerAddress& address)
{
    close();
    m_address = address;
    m_wasOpen = false;
    m_backoff.reset();
    attempt();
}

void Connection::close()
{
    drop();
    m_waiting.stop();
    setState(State::Closed);
}

void Connection::retry()
{
    if (m_state == State::Waiting)
        attempt();
}

void Connection::attempt()
{
    m_waiting.stop();
    setState(State::Connecting);
    if (m_address.encrypted && !QSslSocket::supportsSsl())
        return giveUp(Failure::NoEncryption);
    m_verdict = Failure::None;
    m_pinned = false;
    m_opening.start(m_patience.opening);
    connectSocket();
    m_socket->open(m_address.url(m_table));
}

void Connection::connectSocket()
{
    m_socket = new QWebSocket(QString(), QWebSocketProtocol::VersionLatest, this);
    m_socket->setMaxAllowedIncomingFrameSize(quint64(longestAnswer));
    m_socket->setMaxAllowedIncomingMessageSize(quint64(longestAnswer));
    m_socket->setReadBufferSize(2 * longestAnswer);
    if (m_address.encrypted)
        m_socket->setSslConfiguration(securityFor(m_address));
    connect(m_socket, &QWebSocket::connected, this, &Connection::onOpen);
    connect(m_socket, &QWebSocket::sslErrors, this, &Connection::judge);
    connect(m_socket, &QWebSocket::textMessageReceived, this, &Connection::take);
    connect(m_socket, &QWebSocket::binaryMessageReceived, this, [this] { giveUp(Failure::TooMuch); });
    // Newer Qts read on, and close anew for each frame that they cannot read.
    const auto closeLine = [socket = m_socket] {
        if (auto* line = socket->findChild<QTcpSocket*>())
            line->close(); // which says so again
    };
    connect(m_socket, &QWebSocket::aboutToClose, m_socket, closeLine, Qt::SingleShotConnection);
    connect(m_socket, &QWebSocket::disconnected, this, [this] { giveUp(cause()); });
    connect(m_socket, socketFailed, this, [this] { giveUp(cause()); });
}

void Connection::judge(const QList<QSslError>& errors)
{
    const auto isExpected = [this](const QSslError& error) {
        return m_address.isFingerprintOf(error.certificate().digest(QCryptographicHash::Sha256));
    };
    m_pinned = !errors.isEmpty() && std::all_of(errors.begin(), errors.end(), isExpected);
    if (m_pinned) {
        // Of what a code has only the beginning.
        m_address.fingerprint = errors.first().certificate().digest(QCryptographicHash::Sha256);
        return m_socket->ignoreSslErrors();
    }
    m_verdict = m_address.fingerprint.isEmpty() ? Failure::Untrusted : Failure::OtherCertificate;
    m_detail = errors.isEmpty() ? QString() : errors.first().errorString();
}

void Connection::onOpen()
{
    if (m_address.encrypted && !m_address.fingerprint.isEmpty() && !m_pinned)
        return giveUp(Failure::OtherCertificate);
    m_opening.stop();
    m_failure = Failure::None;
    m_wasOpen = true;
    m_bytes = m_messages = 0;
    m_counting.start();
    setState(State::Open);
    emit opened();
}

void Connection::take(const QString& text)
{
    const QByteArray message = text.toUtf8();
    m_bytes += message.size();
    if (++m_messages > mostMessages || m_bytes > mostBytes)
        return giveUp(Failure::TooMuch);
    emit received(message);
}

void Connection::send(const QByteArray& message)
{
    if (m_state != State::Open)
        return;
    m_socket->sendTextMessage(QString::fromUtf8(message));
    if (m_socket->bytesToWrite() > mostWaiting)
        QMetaObject::invokeMethod(
            this, [this] { giveUp(Failure::Silent); }, Qt::QueuedConnection);
}

Connection::Failure Connection::cause() const
{
    if (m_verdict != Failure::None)
        return m_verdict;
    return m_state == State::Open ? causeOfEnd(m_socket->closeCode()) : causeOfRefusal(m_socket->error());
}

void Connection::giveUp(Failure failure)
{
    if (m_state == State::Closed || m_state == State::Waiting)
        return;
    const bool again = m_wasOpen && !isFinal(failure);
    if (!again || m_failure != Failure::Restarting) // else it is not there again yet
        m_failure = failure;
    if (again)
        return wait(m_backoff.next());
    drop();
    setState(State::Closed);
    emit failed();
}

void Connection::onDismissed(std::string_view why, std::chrono::milliseconds retry)
{
    if (m_state != State::Open)
        return;
    if (why == "displaced")
        return giveUp(Failure::Displaced);
    if (retry.count() == 0)
        return; // the server closes the line, and that is a cut
    m_failure = why == "server_stops" ? Failure::Restarting : Failure::Ended;
    wait(retry);
}

void Connection::wait(std::chrono::milliseconds time)
{
    const bool wasOpen = m_state == State::Open;
    drop();
    m_waiting.start(time);
    setState(State::Waiting);
    if (wasOpen)
        emit cut();
}

// The socket itself may have called this, in the middle of its own work.
void Connection::drop()
{
    m_opening.stop();
    m_counting.stop();
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    QMetaObject::invokeMethod(
        m_socket,
        [socket = m_socket] {
            if (socket->state() == QAbstractSocket::ConnectedState)
                socket->close();
            else
                socket->abort();
            socket->deleteLater();
        },
        Qt::QueuedConnection);
    m_socket = nullptr;
}

void Connection::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    emit stateChanged();
}

} // namespace capitol::app
