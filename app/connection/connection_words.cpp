// What is said to people where a server cannot be reached.
#include "connection/connection.h"

namespace capitol::app {

QString Connection::words() const
{
    const QString where = m_address.text();
    switch (m_failure) {
    case Failure::None:
        return {};
    case Failure::NoSockets:
        return tr("This build of Capitol has no network support (Qt WebSockets).");
    case Failure::NoEncryption:
        return tr("This system has no encryption library (TLS), so no encrypted connection to %1 is "
                  "possible.")
            .arg(where);
    case Failure::NotFound:
        return tr("No computer called %1 was found. Check the address and your internet connection.")
            .arg(where);
    case Failure::Refused:
        return tr("No server is running at %1. Check the address and the port, or ask the host to start it.")
            .arg(where);
    case Failure::Unreachable:
        return tr("%1 cannot be reached over this network. Check your connection.").arg(where);
    case Failure::TimedOut:
        return tr("%1 does not answer. Check the address; a firewall may be in the way.").arg(where);
    case Failure::NotEncrypted:
        return tr("%1 does not offer an encrypted connection, so nothing was sent.").arg(where);
    case Failure::Untrusted:
        return tr("The certificate of %1 is not trusted, so nothing was sent: %2").arg(where, m_detail);
    case Failure::OtherCertificate:
        return tr("%1 is not the server from the invitation: its certificate is a different one. Nothing was "
                  "sent. Ask the host for a new invitation.")
            .arg(where);
    case Failure::NotAServer:
        return tr("%1 is not a Capitol server, or is just restarting.").arg(where);
    case Failure::TooMuch:
        return tr("%1 sent more than a Capitol server should, so the connection was closed.").arg(where);
    case Failure::Senseless:
        return tr("%1 sent something that makes no sense, so the connection was closed. It may be running a "
                  "different version of Capitol.")
            .arg(where);
    case Failure::Displaced:
        return tr("You are now playing at this table from another window or device.");
    case Failure::Silent:
        return tr("%1 has stopped responding.").arg(where);
    case Failure::Restarting:
        return tr("The server at %1 is restarting.").arg(where);
    case Failure::Ended:
        return tr("The connection to %1 was lost.").arg(where);
    }
    return {};
}

} // namespace capitol::app
