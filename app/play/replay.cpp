#include "play/replay.h"

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

void Replay::watch(Course course)
{
    m_course = std::move(course);
    m_watching = true;
    show(0, -1);
}

void Replay::lookBack(Course course, int row)
{
    m_course = std::move(course);
    goToRow(row);
}

void Replay::renew(Course course)
{
    m_course = std::move(course);
    if (m_row <= m_course->lastRows.back())
        show(std::min(m_move, moves()), m_row);
    else
        goTo(moves());
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

void Replay::goTo(int move)
{
    if (!on())
        return;
    const int wanted = std::clamp(move, 0, moves());
    show(wanted, m_course->lastRows[std::size_t(wanted)]);
}

void Replay::goToRow(int row)
{
    if (!on() || row < 0 || row > m_course->lastRows.back())
        return;
    const auto after = std::lower_bound(m_course->lastRows.begin(), m_course->lastRows.end(), row);
    show(int(after - m_course->lastRows.begin()), row);
}

void Replay::show(int move, int row)
{
    m_move = move;
    m_row = row;
    m_playing = m_playing && m_move < moves();
    if (!m_playing)
        m_timer.stop();
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
    return m_toRead ? pause * moreForReading : pause;
}

} // namespace capitol::app
