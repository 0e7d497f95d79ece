// A table before its game: who sits where, what was agreed, how others are invited, and what this person can
// do about it.
#pragma once

#include "remote/invitation.h"
#include "remote/known_rules.h"
#include "remote/remote_client.h"
#include "remote/waiting_seats.h"

#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class WaitingRoom : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.together has it.")
    Q_PROPERTY(capitol::app::WaitingSeats* seats READ seats CONSTANT)
    Q_PROPERTY(QString game READ game CONSTANT)                          // as Preferences has it
    Q_PROPERTY(QString rules READ rules NOTIFY reworded)                 // their name
    Q_PROPERTY(QStringList differences READ differences NOTIFY reworded) // from the usual rules, a line each
    Q_PROPERTY(bool ownRules READ ownRules NOTIFY reworded) // this person has a variant that plays alike
    Q_PROPERTY(QString clock READ clock NOTIFY reworded)    // how long a choice may take
    Q_PROPERTY(QString listed READ listed NOTIFY reworded)  // who finds the table
    Q_PROPERTY(QString link READ link CONSTANT)             // an invitation
    // The same to be typed, without the table; "" where no code can say it.
    Q_PROPERTY(QString code READ code CONSTANT)
    Q_PROPERTY(bool encrypted READ encrypted CONSTANT)
    Q_PROPERTY(QStringList players READ players NOTIFY changed) // computer players that can be seated, ids
    Q_PROPERTY(QStringList playerNames READ playerNames NOTIFY reworded) // the same in words
    Q_PROPERTY(int seat READ seat NOTIFY changed)                        // the own one, -1
    Q_PROPERTY(bool host READ host NOTIFY changed)                       // this person is
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(bool online READ online NOTIFY changed)
    // What keeps the host from beginning, or "" if nothing does.
    Q_PROPERTY(QString missing READ missing NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed) // what is waited for, for everybody

public:
    // A client that has arrived at a table; `invitation` leads others there. Both live longer.
    WaitingRoom(RemoteClient& client, KnownRules& known, const Invitation& invitation);

    // To be called for all that the client hears, and when its line is there or cut.
    void show();
    // The language of the interface has changed.
    void reword();
    void setBlocked(const QStringList& names);

    WaitingSeats* seats() { return &m_seats; }
    QString game() const { return m_client.game().game(); }
    QString rules() const;
    QStringList differences() const;
    bool ownRules() const;
    QString clock() const;
    QString listed() const;
    QString link() const { return linkOf(m_invitation); }
    QString code() const;
    bool encrypted() const { return m_invitation.server.encrypted; }
    QStringList players() const;
    QStringList playerNames() const;
    int seat() const;
    bool host() const;
    bool ready() const;
    bool online() const;
    QString missing() const;
    QString status() const;

    Q_INVOKABLE void keepRules(const QString& name); // as a variant of one's own, called that
    Q_INVOKABLE void take(int seat);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void setReady(bool on);
    Q_INVOKABLE void seatComputer(int seat, const QString& player);
    Q_INVOKABLE void free(int seat);
    Q_INVOKABLE void start();
    Q_INVOKABLE void copy(const QString& text) const; // to the clipboard

signals:
    void changed();
    void reworded();
    void failed(const QString& text); // what was asked

private:
    table::AnyClient& client() const { return m_client.client(); }
    bool isSeat(int seat) const;
    bool isListed() const;
    WaitingSeat rowOf(game::Seat seat) const;

    RemoteClient& m_client;
    KnownRules& m_known;
    const Invitation m_invitation;
    QStringList m_blocked;
    WaitingSeats m_seats;
};

} // namespace capitol::app
