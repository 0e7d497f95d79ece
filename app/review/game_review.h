// The review of the finished game that is watched: worked out in the background, kept until another game is
// reviewed, and looked at moment by moment.
#pragma once

#include "review/review_job.h"
#include "review/review_moment_model.h"
#include "review/review_seat_model.h"
#include "review/reviewed_game.h"

#include <QtQml/qqmlregistration.h>

#include <memory>

namespace capitol::app {

class GameReview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.review is the one.")

    // Of the game that is watched. Where nothing else is said, properties signal `changed`.
    Q_PROPERTY(bool available READ available NOTIFY changed) // it is over and can be reviewed
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)            // there is something to look at
    Q_PROPERTY(QString fault READ fault NOTIFY changed)         // why it failed, or ""
    Q_PROPERTY(double progress READ progress NOTIFY progressed) // 0..1

    Q_PROPERTY(capitol::app::ReviewSeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(capitol::app::ReviewMomentModel* moments READ moments CONSTANT) // those that pass the filter
    Q_PROPERTY(int moves READ moves NOTIFY changed)
    Q_PROPERTY(QList<int> turningPoints READ turningPoints NOTIFY changed) // a move each

    // The filter: an index of each list.
    Q_PROPERTY(QStringList kindNames READ kindNames NOTIFY namesChanged)
    Q_PROPERTY(QStringList seatNames READ seatNames NOTIFY namesChanged)
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)

    // The moment that is looked at: so many moves have been made.
    Q_PROPERTY(int move READ move WRITE setMove NOTIFY moveChanged)
    Q_PROPERTY(int mover READ mover NOTIFY moveChanged)           // who chooses then, -1: nobody
    Q_PROPERTY(QString moveText READ moveText NOTIFY moveChanged) // what is to be said of that choice
    Q_PROPERTY(int previous READ previous NOTIFY moveChanged)     // moment of `moments`, a move; -1: none
    Q_PROPERTY(int next READ next NOTIFY moveChanged)

    // The moment whose shares are read: the one that is pointed at, or else looked at.
    Q_PROPERTY(int pointed READ pointed WRITE setPointed NOTIFY pointedChanged) // -1: none
    Q_PROPERTY(QString whereText READ whereText NOTIFY pointedChanged)          // "Round 2, move 34 of 216"
    Q_PROPERTY(QString sharesText READ sharesText NOTIFY pointedChanged)        // the same with all shares

public:
    explicit GameReview(QObject* parent = nullptr);

    bool available() const { return m_watched.has_value(); }
    bool running() const { return m_isBegun && m_job.running(); }
    bool ready() const { return m_isReviewed; }
    QString fault() const { return m_isBegun ? m_fault : QString(); }
    double progress() const { return running() ? m_job.progress() : 0; }

    ReviewSeatModel* seats() { return &m_seats; }
    ReviewMomentModel* moments() { return &m_moments; }
    int moves() const { return ready() ? m_game->moves() : 0; }
    QList<int> turningPoints() const;
    QStringList kindNames() const;
    QStringList seatNames() const;
    int kind() const { return m_kind; }
    void setKind(int kind);
    int seat() const { return m_seat; }
    void setSeat(int seat);

    int move() const { return m_move; }
    void setMove(int move); // passed over where the game has no such moment
    int mover() const;
    QString moveText() const;
    int previous() const;
    int next() const;
    int pointed() const { return m_pointed; }
    void setPointed(int move); // as setMove
    QString whereText() const;
    QString sharesText() const;

    // A saved game is watched now. What is known of another one stays for when it is watched again, and what
    // is being worked out goes on, unless it would take the place of this game's review.
    void watch(const Record& record, bool isOver);
    void setLanguage(const QString& code);
    // Of each choice, as a ReviewRequest has them; for tests.
    void setIterations(int iterations) { m_iterations = iterations; }

    // Unless it is ready or running. Another game's is stopped.
    Q_INVOKABLE void start();
    Q_INVOKABLE void stop();

signals:
    void changed();
    void namesChanged();
    void progressed();
    void moveChanged();
    void pointedChanged();

private:
    bool isWatched(const Record& record) const { return m_watched && isSameGame(*m_watched, record); }
    bool passes(const ReviewMoment& moment) const;
    void take(const Review& review);
    void fail(const QString& why);
    void reword();
    void show();
    void showShares();
    int readMove() const { return m_pointed >= 0 ? m_pointed : m_move; }
    bool isMoment(int move) const;

    std::optional<Record> m_watched;      // if it is over
    Record m_begun;                       // what the job was last about
    QString m_fault;                      // of that
    std::unique_ptr<ReviewedGame> m_game; // the last one whose review was finished
    bool m_isBegun = false;               // the one that is watched
    bool m_isReviewed = false;
    QList<ReviewMoment> m_all;
    QString m_language = QStringLiteral("en");
    int m_iterations = 0;
    int m_kind = 0;
    int m_seat = 0;
    int m_move = 0;
    int m_pointed = -1;
    ReviewSeatModel m_seats;
    ReviewMomentModel m_moments;
    ReviewJob m_job; // ends first
};

} // namespace capitol::app
