// One window per data folder: a second start passes its request to the first
// over a local socket. This only avoids a second window; which program
// writes the games is settled by a lock (saved_games.h).
#pragma once

#include "program/request.h"

#include <QLocalServer>
#include <QObject>

#include <filesystem>

namespace capitol::app {

class OneWindow : public QObject
{
    Q_OBJECT

public:
    enum class Outcome {
        Ours,       // nobody had the window; from now on requests come here
        HandedOver, // a running program has taken the request: end
        Alone,      // a running program does not answer, or there is no place for a socket: go on without
    };

    // `folder` is the data folder; it exists. A program that does not answer for so many milliseconds hangs;
    // one that is just starting may take a while.
    explicit OneWindow(const std::filesystem::path& folder, int patience = 15000);
    Outcome claim(const Request& request);

signals:
    void asked(const capitol::app::Request& request);

private:
    bool listen();
    void hear();

    QString m_name;
    int m_patience;
    QLocalServer m_server;
};

} // namespace capitol::app
