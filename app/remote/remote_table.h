// The table elsewhere at which the window plays or looks on, beside its game: who is there, how long each may
// still think, what is proposed to all, what is talked.
#pragma once

#include "common/late_file.h"
#include "remote/chat_model.h"
#include "remote/presence_model.h"
#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "remote/game_client.h"
#endif

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <functional>
#include <memory>

namespace capitol::app {

class RemoteTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.remoteTable is the one.")

    Q_PROPERTY(bool asked READ asked NOTIFY askedChanged) // this person is to choose
    // The line to the server; what the person does meanwhile waits.
    Q_PROPERTY(bool cut READ cut NOTIFY cutChanged)
    Q_PROPERTY(QString cutText READ cutText NOTIFY cutTextChanged)           // that it is, and why, else ""
    Q_PROPERTY(int seat READ seat NOTIFY seatChanged)                        // the own one, -1: looking on
    Q_PROPERTY(capitol::app::PresenceModel* presence READ presence CONSTANT) // a row each seat
    Q_PROPERTY(capitol::app::ChatModel* chat READ chat CONSTANT)

    // What is asked of everybody, "" for nothing.
    Q_PROPERTY(QString proposalText READ proposalText NOTIFY proposalTextChanged)
    Q_PROPERTY(QString votesText READ votesText NOTIFY votesTextChanged) // who has agreed so far
    Q_PROPERTY(bool mayVote READ mayVote NOTIFY mayVoteChanged)
    // What this person can propose now.
    Q_PROPERTY(bool mayPropose READ mayPropose NOTIFY mayProposeChanged) // anything at all
    Q_PROPERTY(bool mayAskUndo READ mayAskUndo NOTIFY mayAskUndoChanged)
    Q_PROPERTY(bool paused READ paused NOTIFY pausedChanged)
    Q_PROPERTY(bool timed READ timed CONSTANT) // there are clocks
    // The seat of somebody who is away for so long, or so late, that the others may decide; -1.
    Q_PROPERTY(int missingSeat READ missingSeat NOTIFY missingSeatChanged)
    Q_PROPERTY(QString missingText READ missingText NOTIFY missingTextChanged)
    Q_PROPERTY(bool stoodInFor READ stoodInFor NOTIFY stoodInForChanged) // a computer player chooses here
    // Once the game is over: how it ended, and whether the deal was what it had to be.
    Q_PROPERTY(bool ended READ ended NOTIFY endedChanged)
    Q_PROPERTY(QString endText READ endText NOTIFY endTextChanged) // "" where it was played to its end
    Q_PROPERTY(QString proofText READ proofText NOTIFY proofTextChanged)
    Q_PROPERTY(bool proven READ proven NOTIFY provenChanged)

public:
    struct Line
    {
        std::function<void()> send;       // carries what the client has to say to the server
        std::function<table::Time()> now; // of the clock that the client is told of
        std::function<QString()> lost;    // why it is not tried again, "" while it is there or tried
        std::function<bool()> restarting; // the server is, and has said so
    };

    // The client has arrived at a table, and lives longer. `folder`: for what is being typed and composed;
    // it is made.
    RemoteTable(GameClient& game, Line line, const QString& folder);

    QString game() const { return m_game.game(); } // as Preferences has it
    // The game, once it has begun; of that very game. It must go before the client does.
    template <match::PlayableGame P, table::ClientGame T>
    std::unique_ptr<match::Match<P>> makeMatch()
    {
        auto match = static_cast<ClientOf<P, T>&>(m_game).makeMatch(
            m_line.send, [lost = m_line.lost] { return !lost().isEmpty(); });
        recall();
        return match;
    }
    // Where what is composed is kept, for GameSession::join.
    std::filesystem::path draftFile() const { return pathOf(QStringLiteral("draft")); }
    // To be called for all that the client hears.
    void hear(const Heard& heard);
    // To be called when the client was connected or disconnected.
    void noticeLine();
    // The language of the interface has changed.
    void reword();
    void setBlocked(const QStringList& names);

    PresenceModel* presence() { return &m_presence; }
    ChatModel* chat() { return &m_chat; }
    bool asked() const { return m_told.asked; }
    bool cut() const { return m_told.cut; }
    QString cutText() const { return m_told.cutText; }
    int seat() const { return m_told.seat; }
    QString proposalText() const { return m_told.proposalText; }
    QString votesText() const { return m_told.votesText; }
    bool mayVote() const { return m_told.mayVote; }
    bool mayPropose() const { return m_told.mayPropose; }
    bool mayAskUndo() const { return m_told.mayAskUndo; }
    bool paused() const { return m_told.paused; }
    bool timed() const;
    int missingSeat() const { return m_told.missingSeat; }
    QString missingText() const { return m_told.missingText; }
    bool stoodInFor() const { return m_told.stoodInFor; }
    bool ended() const { return m_told.ended; }
    QString endText() const { return m_told.endText; }
    QString proofText() const { return m_told.proofText; }
    bool proven() const { return m_told.proven; }

    Q_INVOKABLE void askUndo();
    Q_INVOKABLE void askPause(); // or to go on
    Q_INVOKABLE void askExtend(int seat);
    Q_INVOKABLE void askEnd();
    // For the missing seat: "once", "until_return" or "wait".
    Q_INVOKABLE void askStandIn(const QString& how);
    Q_INVOKABLE void vote(bool yes);
    Q_INVOKABLE void takeOver();            // from the computer player that stands in for this person
    Q_INVOKABLE void say();                 // what is typed
    Q_INVOKABLE void sayPhrase(int phrase); // of ChatModel::phrases
    Q_INVOKABLE void mute(int seat, bool on);

signals:
    void failed(const QString& text); // the server refused what was asked, or what is typed cannot be kept

    void askedChanged();
    void cutChanged();
    void cutTextChanged();
    void seatChanged();
    void proposalTextChanged();
    void votesTextChanged();
    void mayVoteChanged();
    void mayProposeChanged();
    void mayAskUndoChanged();
    void pausedChanged();
    void missingSeatChanged();
    void missingTextChanged();
    void stoodInForChanged();
    void endedChanged();
    void endTextChanged();
    void proofTextChanged();
    void provenChanged();

private:
    struct Told // what the properties say
    {
        bool asked = false;
        bool cut = false;
        QString cutText;
        int seat = -1;
        QString proposalText;
        QString votesText;
        bool mayVote = false;
        bool mayPropose = false;
        bool mayAskUndo = false;
        bool paused = false;
        int missingSeat = -1;
        QString missingText;
        bool stoodInFor = false;
        bool ended = false;
        QString endText;
        QString proofText;
        bool proven = false;
    };

    Told now() const;
    QString wordsOfCut() const;
    void tellOfProposal(Told& now) const;
    void tellOfMissing(Told& now) const;
    void tellOfEnd(Told& now) const;
    void take(const table::Said& said);
    void take(const table::Declined& declined);
    void take(const Moved& move);
    void take(const table::Undone&);
    template <typename Other>
    void take(const Other&)
    {
    }
    void ask(table::Matter matter, int about = -1, table::StandIn how = table::StandIn::none);
    void send();
    void recall();
    void show();
    PresenceRow rowOf(game::Seat seat) const;
    QStringList names() const;
    static int seatOf(game::Seat seat);
    bool isMissing(game::Seat seat) const;
    int urgencyOf(game::Seat seat) const;
    std::filesystem::path pathOf(const QString& ending) const;
    void readTyped();

    GameClient& m_game;
    table::AnyClient& m_client;
    const Line m_line;
    const QString m_folder;
    LateFile m_typed; // into the chat
    PresenceModel m_presence;
    ChatModel m_chat;
    QTimer m_second;            // clocks go on
    bool m_isRecalling = false; // asked over this line, and not answered yet
    std::string m_saying;       // the id of what was said last, and that
    QString m_said;
    bool m_hasMoved = false; // this person, and it was not taken back
    Told m_told;
};

} // namespace capitol::app
