// The table elsewhere at which the window plays or looks on, beside its game: who is there, how long each may
// still think, what is proposed to all, what is talked.
#pragma once

#include "match/remote_match.h"
#include "remote/chat_model.h"
#include "remote/presence_model.h"
#include "table/capitol_match.h"

#include "capitol/table/table_game.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

namespace capitol::app {

class RemoteTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.remoteTable is the one.")

    // The line to the server; what the person does meanwhile waits.
    Q_PROPERTY(bool cut READ cut NOTIFY cutChanged)
    Q_PROPERTY(int seat READ seat NOTIFY seatChanged)                        // the own one, -1: looking on
    Q_PROPERTY(capitol::app::PresenceModel* presence READ presence CONSTANT) // a row each seat
    Q_PROPERTY(capitol::app::ChatModel* chat READ chat CONSTANT)

    // What is asked of everybody, "" for nothing.
    Q_PROPERTY(QString proposalText READ proposalText NOTIFY proposalChanged)
    Q_PROPERTY(QString votesText READ votesText NOTIFY proposalChanged) // who has agreed so far
    Q_PROPERTY(bool mayVote READ mayVote NOTIFY proposalChanged)
    // What this person can propose now.
    Q_PROPERTY(bool mayPropose READ mayPropose NOTIFY proposalChanged) // anything at all
    Q_PROPERTY(bool mayAskUndo READ mayAskUndo NOTIFY proposalChanged)
    Q_PROPERTY(bool paused READ paused NOTIFY pausedChanged)
    Q_PROPERTY(bool timed READ timed CONSTANT) // there are clocks
    // The seat of somebody who is away for so long, or so late, that the others may decide; -1.
    Q_PROPERTY(int missingSeat READ missingSeat NOTIFY missingChanged)
    Q_PROPERTY(QString missingText READ missingText NOTIFY missingChanged)
    Q_PROPERTY(bool stoodInFor READ stoodInFor NOTIFY missingChanged) // a computer player chooses here
    // Once the game is over: how it ended, and whether the deal was what it had to be.
    Q_PROPERTY(bool ended READ ended NOTIFY endedChanged)
    Q_PROPERTY(QString endText READ endText NOTIFY endedChanged) // "" where it was played to its end
    Q_PROPERTY(QString proofText READ proofText NOTIFY endedChanged)
    Q_PROPERTY(bool proven READ proven NOTIFY endedChanged)

public:
    using Client = table::Client<TableCapitol>;
    using Happening = table::Happening<TableCapitol>;

    // The client has arrived at a table. `send` carries what it has to say to the server. Both live longer.
    RemoteTable(Client& client, std::function<void()> send);
    ~RemoteTable() override;

    // The game, for GameSession::join, once `client.has_begun()`. It must go before the table does.
    std::unique_ptr<Match> makeMatch();
    // To be called for all that the client hears, from `makeMatch` on.
    void hear(const Happening& happening);
    // To be called when the client was connected or disconnected.
    void noticeLine();
    // The language of the interface has changed.
    void reword();

    bool cut() const;
    int seat() const;
    PresenceModel* presence() { return &m_presence; }
    ChatModel* chat() { return &m_chat; }
    QString proposalText() const;
    QString votesText() const;
    bool mayVote() const;
    bool mayPropose() const;
    bool mayAskUndo() const;
    bool paused() const;
    bool timed() const;
    int missingSeat() const;
    QString missingText() const;
    bool stoodInFor() const;
    bool ended() const;
    QString endText() const;
    QString proofText() const;
    bool proven() const;

    Q_INVOKABLE void askUndo();
    Q_INVOKABLE void askPause(); // or to go on
    Q_INVOKABLE void askExtend(int seat);
    Q_INVOKABLE void askEnd();
    // For the missing seat: "once", "until_return" or "wait".
    Q_INVOKABLE void askStandIn(const QString& how);
    Q_INVOKABLE void vote(bool yes);
    Q_INVOKABLE void takeOver(); // from the computer player that stands in for this person
    Q_INVOKABLE void say(const QString& text);
    Q_INVOKABLE void mute(int seat, bool on);

signals:
    void turnCame();                    // this person is asked; the window may not be in sight
    void declined(const QString& text); // the server refused what was asked, and why

    void cutChanged();
    void seatChanged();
    void proposalChanged();
    void pausedChanged();
    void missingChanged();
    void endedChanged();
};

} // namespace capitol::app
