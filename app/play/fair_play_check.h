// A proof that a computer player plays fair: for the choice that it makes next in the finished game that is
// watched, it is asked again, by what its seat may see of that position and of others in which everything
// hidden from it has been dealt anew. All answers come from searches of the same length.
#pragma once

#include "common/latest_task.h"
#include "game/fair_play.h"
#include "match/match.h"
#include "match/seat_player.h"
#include "play/seat_info.h"

#include <QObject>
#include <QThread>
#include <QtQml/qqmlregistration.h>

#include <atomic>

namespace capitol::app {

class FairPlayCheck : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

    // Where nothing else is said, properties signal `changed`.
    Q_PROPERTY(QString player READ player NOTIFY changed) // who can be asked here; "": nobody
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed) // 0..1
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)     // "" until there is one
    Q_PROPERTY(QStringList answers READ answers NOTIFY changed) // a line each
    Q_PROPERTY(QString fault READ fault NOTIFY changed)         // why there is none, or ""

public:
    explicit FairPlayCheck(QObject* parent = nullptr) : QObject(parent) {}

    const QString& player() const { return m_player; }
    bool running() const { return m_running; }
    double progress() const { return m_progress; }
    QString verdict() const;
    QStringList answers() const;
    const QString& fault() const { return m_fault; }

    // Unless it is running or there is a verdict.
    Q_INVOKABLE void start();
    Q_INVOKABLE void stop();
    // The language has changed.
    void reword() { emit changed(); }

signals:
    void changed();
    void progressed();

protected:
    struct Answer
    {
        game::Redealt redealt; // against the first, the position as it was
        QString choice;        // in words
        bool isAsFirst = true;
    };
    struct Found
    {
        std::vector<Answer> answers;
        QString recorded; // what was chosen in the game, in words
        bool isAsRecorded = true;
    };
    using Progress = std::function<void(std::size_t done, std::size_t all)>;
    using Say = std::function<Found()>;
    // Runs in a thread of its own and may take long; what it returns is called in the window's thread
    // whenever words are needed. An empty one if it was stopped.
    using Work = std::function<Say(const std::stop_token& stop, const Progress& progress)>;

    virtual Work work() const = 0;      // there is somebody to ask
    void turnTo(const QString& player); // forgets what was found before

private:
    struct Outcome
    {
        Say say;
        QString fault{};
    };
    Outcome run(const Work& work, const std::stop_token& stop);
    void end(const Outcome& outcome);
    void cancel();
    QString comparison(const Found& found) const;
    static QString line(int deal, const Answer& answer);

    std::atomic<double> m_progress = 0;
    bool m_running = false;
    QString m_player;
    QString m_fault;
    Say m_found;
    LatestTask m_task; // the last member: it writes the progress
};

template <match::PlayableGame G>
class GameFairPlayCheck final : public FairPlayCheck
{
public:
    using Match = match::Match<G>;
    using Words = std::function<QString(const typename G::Rules&, const typename G::Position&, game::Seat,
                                        const typename G::Choice&)>;

    // What is chosen in a position, as a sentence.
    explicit GameFairPlayCheck(Words words) : m_words(std::move(words)) {}

    // After so many moves of a match that is over and has a record; null: of none.
    void lookAt(const Match* match, int move)
    {
        if (match == m_match && move == m_move)
            return;
        m_match = match;
        m_move = move;
        turnTo(match ? playerAt(*match, std::size_t(move)) : QString());
    }

private:
    static constexpr int mostIterations = 300; // a few seconds for all answers

    // Who is asked for what. Copies: the table may have gone on.
    struct Case
    {
        typename G::Rules rules;
        typename G::Position position;
        record::RecordMove<typename G::Choice> move;
        std::string player;
        std::uint64_t seed;
    };
    using Asked = game::FairPlay<G>;

    static QString playerAt(const Match& match, std::size_t move)
    {
        const auto& record = *match.record();
        if (move >= record.moves.size())
            return {};
        const game::Seat seat = record.moves[move].seat;
        const bool isKnown = !match.isHuman(seat) && G::make_player(record.seats[seat].player);
        return isKnown ? namesOf(record)[seat] : QString();
    }

    Work work() const override
    {
        const auto& record = *m_match->record();
        const auto moves = std::size_t(m_move);
        const auto asked = std::make_shared<const Case>(
            Case{m_match->rules(), record.position_after(m_match->rules(), moves), record.moves[moves],
                 record.seats[record.moves[moves].seat].player, match::seedAfter(record, moves)});
        return [asked, words = m_words](const std::stop_token& stop, const Progress& progress) -> Say {
            const auto found = ask(*asked, stop, progress);
            if (!found)
                return {};
            return [asked, words, found = *found] { return told(*asked, found, words); };
        };
    }

    static std::optional<Asked> ask(const Case& asked, const std::stop_token& stop, const Progress& progress)
    {
        const int own = G::iterations_of(asked.player);
        const auto make = [&asked] { return G::make_player(asked.player); };
        const auto chooser = game::chooser_of<typename G::Played>(
            make, asked.rules, asked.move.seat,
            {.seed = asked.seed,
             .iterations = own > 0 ? std::min(own, mostIterations) : mostIterations,
             .stop = stop});
        return game::check_fair_play<G>(asked.rules, asked.position, asked.move.seat, chooser,
                                        {.seed = asked.seed,
                                         .threads = std::max(1, QThread::idealThreadCount()),
                                         .stop = stop,
                                         .progress = progress});
    }

    static Found told(const Case& asked, const Asked& found, const Words& words)
    {
        const auto say = [&](const typename G::Choice& choice) {
            return words(asked.rules, asked.position, asked.move.seat, choice);
        };
        const auto& first = found.answers.front().choice;
        Found told{{}, say(asked.move.choice), first == asked.move.choice};
        for (const auto& one : found.answers)
            told.answers.push_back({one.redealt, say(*one.choice), one.choice == first});
        return told;
    }

    const Words m_words;
    const Match* m_match = nullptr;
    int m_move = 0;
};

} // namespace capitol::app
