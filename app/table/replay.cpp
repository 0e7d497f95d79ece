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

void Replay::watch(Record record)
{
    m_watched = std::move(record);
    m_rules.emplace(m_watched->variant.playable());
    m_course.emplace(*m_watched, *m_rules);
    show(0, -1);
}

void Replay::lookBack(GameHistory course, int row)
{
    m_course = std::move(course);
    goToRow(row);
}

void Replay::stop()
{
    m_timer.stop();
    m_playing = false;
    m_course.reset();
    m_rules.reset();
    m_watched.reset();
    m_move = 0;
    m_row = -1;
    emit changed();
}

ShownPosition Replay::stage() const
{
    ShownPosition stage;
    if (m_move == 0) {
        stage.reset(m_course->positions.front());
        return stage;
    }
    stage.begin(m_course->positions[m_move - 1], m_course->positions[m_move]);
    for (const Step& step : stepsOf(m_course->entriesOf(m_move, m_row), false))
        stage.show(step);
    if (m_row == m_course->lastEntry(m_move))
        stage.settle();
    return stage;
}

Record Replay::soFar() const
{
    Record record = *m_watched;
    record.moves.resize(std::size_t(m_move));
    return record;
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
    return stage().view() == ShownPosition::View::board ? pause : pause * moreForReading;
}

} // namespace capitol::app
