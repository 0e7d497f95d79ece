// A line to a server of tables: messages of docs/network.md, each a text frame of a WebSocket. It is there
// again after a cut, and tells what is wrong where it cannot be. Whatever a server sends has limits.
#pragma once

#include "connection/backoff.h"
#include "connection/server_address.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <string_view>

class QSslError;
class QWebSocket;

namespace capitol::app {

inline constexpr qsizetype longestAnswer = qsizetype{1} << 20; // bytes of a message from the server

class Connection : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Closed,
        Connecting,
        Open,
        Waiting // for the next attempt
    };
    Q_ENUM(State)

    enum class Failure {
        None,
        NoSockets,        // this program was built without them
        NoEncryption,     // this system has none
        NotFound,         // no such computer
        Refused,          // nobody listens there
        Unreachable,      // the network does not lead there
        TimedOut,         // no answer
        NotEncrypted,     // who listens there does not encrypt
        Untrusted,        // a certificate that no known authority has signed, or another's
        OtherCertificate, // not the one of the invitation
        NotAServer,       // who listens there speaks something else
        TooMuch,          // more than a server of tables sends
        Senseless,        // something that none of them sends
        Displaced,        // the same seat has another line now
        Silent,           // nothing was heard for too long
        Restarting,       // the server has said so
        Ended             // from the other side
    };
    Q_ENUM(Failure)

    struct Patience
    {
        std::chrono::milliseconds opening{10'000};
        std::chrono::milliseconds firstWait{500};
        std::chrono::milliseconds longestWait{30'000};
    };

    explicit Connection(QObject* parent = nullptr);
    Connection(const Patience& patience, QObject* parent);
    ~Connection() override;

    // Whether this program can connect at all.
    static bool isPossible();

    // What does not succeed the first time ends with `failed`; after that a cut is followed by new attempts,
    // until `close`. A server that cannot be trusted, or sends what it should not, is not asked again.
    void open(const ServerAddress& address);
    // The table that is wanted there, empty for none: all attempts from now on have it in their address, so
    // that a proxy sends all who want it to the same of several servers.
    void nameTable(const std::string& table) { m_table = QString::fromStdString(table); }
    // Nothing is told of it.
    void close();
    // One message, where the line is open; else it is lost. What was not answered may not have come.
    void send(const QByteArray& message);
    // For whoever understands what is heard: the line is dead, or the server cannot be what it should be.
    void giveUp(Failure why);
    // The same where the server has said goodbye: why, in a word of docs/network.md, and after how long it is
    // there again; zero where it does not say that.
    void onDismissed(std::string_view why, std::chrono::milliseconds retry);
    // The next attempt at once, if one is waited for.
    void retry();

    State state() const { return m_state; }
    Failure failure() const { return m_failure; } // the last one; none since it is open
    const ServerAddress& address() const { return m_address; }
    // What went wrong and what to do about it, for people.
    QString words() const;

signals:
    void opened(); // each time: the greeting comes first
    void received(const QByteArray& message);
    void cut();    // it was open, and is not; there will be another attempt
    void failed(); // it is closed for good, see `failure`
    void stateChanged();

private:
    void attempt();
    void connectSocket();
    void judge(const QList<QSslError>& errors);
    void take(const QString& text);
    void onOpen();
    void drop();
    void wait(std::chrono::milliseconds time);
    void setState(State state);
    Failure cause() const;

    const Patience m_patience;
    ServerAddress m_address;
    QString m_table;
    State m_state = State::Closed;
    Failure m_failure = Failure::None;
    QString m_detail;       // of a certificate
    Failure m_verdict{};    // on the certificate, or none
    bool m_pinned = false;  // the certificate was the one expected
    bool m_wasOpen = false; // once, since `open`
    qint64 m_bytes = 0;     // heard since `m_counting` last ran out
    int m_messages = 0;     // the same
    QWebSocket* m_socket = nullptr;
    Backoff m_backoff;
    QTimer m_waiting;
    QTimer m_opening;
    QTimer m_counting;
};

} // namespace capitol::app
