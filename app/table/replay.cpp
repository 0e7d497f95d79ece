#include "table/replay.h"

#include <algorithm>
#include <array>

namespace capitol::app {

namespace {

constexpr std::array speeds{1, 2, 4, 8};
constexpr int slowest = 2000; // milliseconds of a move
constexpr int moreForReading = 3;

} // namespace

Replay::Replay(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Replay::goOn);
}

void Replay::setSpeed(int speed)
{
    if (speed == m_speed || std::find(speeds.begin(), speeds.end(), speed) == speeds.end())
        return;
    m_speed = speed;
    if (m_playing)
        m_timer.start(pauseHere());
    emit changed();
}

void Replay::watch(GameHistory course)
{
    m_course = std::move(course);
    m_watching = true;
    show(0, -1);
}

void Replay::lookBack(GameHistory course, int row)
{
    m_course = std::move(course);
    goToRow(row);
}

void Replay::lookOtherwise(GameHistory course)
{
    m_course = std::move(course);
    emit changed();
}

void Replay::stop()
{
    m_timer.stop();
    m_playing = false;
    m_course.reset();
    m_watching = false;
    m_move = 0;
    m_row = -1;
    emit changed();
}

ShownPosition Replay::stage() const
{
    ShownPosition stage;
    stage.reset(m_course->views[std::max(0, m_move - 1)]);
    if (m_move == 0)
        return stage;
    int row = m_course->lastEntry(m_move - 1);
    for (const Step& step : stepsOf(m_course->events[m_move - 1], m_course->entriesOf(m_move), false)) {
        if (step.entry && row == m_row)
            break;
        stage.show(*m_course->rules, step);
        row += step.entry && step.last;
    }
    return stage;
}

void Replay::goTo(int move)
{
    if (!on())
        return;
    const int wanted = std::clamp(move, 0, moves());
    show(wanted, m_course->lastEntry(wanted));
}

void Replay::goToRow(int row)
{
    if (on() && row >= 0 && row < m_course->entries.size())
        show(m_course->entries[row].move, row);
}

void Replay::show(int move, int row)
{
    m_move = move;
    m_row = row;
    m_playing = m_playing && m_move < moves();
    emit changed();
}

void Replay::toggle()
{
    if (m_playing)
        pause();
    else
        play();
}

void Replay::play()
{
    if (!on() || m_playing)
        return;
    if (m_move == moves())
        goTo(0);
    m_playing = m_move < moves();
    m_timer.start(pauseHere());
    emit changed();
}

void Replay::pause()
{
    m_timer.stop();
    m_playing = false;
    emit changed();
}

void Replay::goOn()
{
    step(1);
    if (m_playing)
        m_timer.start(pauseHere());
}

// Bids that are turned and a round's scores are to be read.
int Replay::pauseHere() const
{
    const int pause = slowest / m_speed;
    return stage().stage() == ShownPosition::Stage::board ? pause : pause * moreForReading;
}

} // namespace capitol::app
