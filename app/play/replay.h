// Looking at what was: a game move by move, or at a line of its log. Either a saved game is watched, or the
// game that is on is looked back at; nothing is changed by it.
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace capitol::app {

// Where a game can be looked at.
struct Course
{
    std::vector<int> lastRows; // of the log, before the first move and after each: -1 for none
    QList<int> rounds;         // a move each: 0, then the last of the round before
};

class Replay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

    // All properties signal `changed`.
    Q_PROPERTY(bool on READ on NOTIFY changed)             // the table shows what was
    Q_PROPERTY(bool watching READ watching NOTIFY changed) // a saved game; no game is on
    Q_PROPERTY(int move READ move NOTIFY changed)          // how many moves had been made: 0..moves
    Q_PROPERTY(int moves READ moves NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed) // the last line of the log by then, -1
    Q_PROPERTY(
        QList<int> rounds READ rounds NOTIFY changed)    // a move each: 0, then the last of the round before
    Q_PROPERTY(bool playing READ playing NOTIFY changed) // by itself, move after move
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY changed) // moves in two seconds: 1, 2, 4 or 8

public:
    explicit Replay(QObject* parent = nullptr);

    bool on() const { return m_course.has_value(); }
    bool watching() const { return m_watching; }
    int move() const { return m_move; }
    int moves() const { return on() ? int(m_course->lastRows.size()) - 1 : 0; }
    int row() const { return m_row; }
    QList<int> rounds() const { return on() ? m_course->rounds : QList<int>(); }
    bool playing() const { return m_playing; }
    int speed() const { return m_speed; }
    void setSpeed(int speed); // other numbers are passed over

    // A saved game from its start.
    void watch(Course course);
    // The game that is on, at a line of its log.
    void lookBack(Course course, int row);
    // The same game after moves were made or taken back: at its end, if what was looked at is gone.
    void renew(Course course);
    void stop();
    // What is shown now is to be read, so it stands longer.
    void setToRead(bool toRead) { m_toRead = toRead; }

    Q_INVOKABLE void goTo(int move);
    void goToRow(int row); // of the log
    Q_INVOKABLE void step(int by) { goTo(m_move + by); }
    Q_INVOKABLE void toggle(); // plays or pauses
    void play();               // from the start again, if it is at its end
    void pause();

signals:
    void changed();

private:
    void show(int move, int row);
    void goOn();
    int pauseHere() const;

    std::optional<Course> m_course;
    bool m_watching = false;
    bool m_toRead = false;
    QTimer m_timer;
    int m_move = 0;
    int m_row = -1;
    int m_speed = 2;
    bool m_playing = false;
};

} // namespace capitol::app
