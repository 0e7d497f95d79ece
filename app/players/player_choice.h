// Who is chosen to play a seat: a kind of player, or in Capitol a computer player of some strength and style.
// What is said of it follows the language.
#pragma once

#include "players/player_kinds.h"

#include <QPointer>

namespace capitol::app {

class PlayerChoice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::PlayerKinds* kinds READ kinds WRITE setKinds NOTIFY changed)
    Q_PROPERTY(QString playerId READ playerId WRITE setPlayerId NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed) // short: "Computer: easy", "1400, miser"
    Q_PROPERTY(QString note READ note NOTIFY changed) // what it does or likes, a line
    Q_PROPERTY(int rating READ rating WRITE setRating NOTIFY changed) // that of medium where the id says none
    Q_PROPERTY(int style READ style WRITE setStyle NOTIFY changed)    // a row of `styles`; 0: none
    Q_PROPERTY(QStringList styles READ styles NOTIFY changed)         // in words
    Q_PROPERTY(QString levels READ levels NOTIFY changed)             // "easy: 1200 · medium: 1500 ..."
    Q_PROPERTY(QString variant MEMBER m_variant NOTIFY changed)       // the id of the rules to play by
    Q_PROPERTY(int players MEMBER m_players NOTIFY changed)           // how many play
    Q_PROPERTY(QString odds READ odds NOTIFY changed) // what the strength is worth there, a sentence
    Q_PROPERTY(int lowest READ lowest CONSTANT)       // rating
    Q_PROPERTY(int highest READ highest CONSTANT)     // rating
    Q_PROPERTY(int step READ step CONSTANT)           // between two ratings

public:
    using QObject::QObject;

    PlayerKinds* kinds() const { return m_kinds; }
    void setKinds(PlayerKinds* kinds);
    QString playerId() const { return m_id; }
    void setPlayerId(const QString& id);
    QString name() const;
    QString note() const { return PlayerKinds::noteOf(m_id); }
    int rating() const;
    void setRating(int rating); // the nearest there is
    int style() const;
    void setStyle(int style);
    static QStringList styles();
    static QString levels();
    QString odds() const;
    static int lowest();
    static int highest();
    static int step();

signals:
    void changed();

private:
    QPointer<PlayerKinds> m_kinds; // which tells of another language
    QString m_id;
    QString m_variant;
    int m_players = 0;
};

} // namespace capitol::app
