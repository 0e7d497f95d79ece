#include "table/guide.h"

#include "common/outside_text.h"

#include <algorithm>

namespace capitol::app {

void Guide::begin(Lesson lesson)
{
    m_lesson = std::move(lesson);
    m_answer.clear();
    m_made = m_message = 0;
    m_ended = false;
    emit changed();
}

void Guide::stop()
{
    if (!on() && !m_ended)
        return;
    m_lesson.reset();
    m_ended = false;
    m_answer.clear();
    emit changed();
}

void Guide::setLanguage(const QString& code)
{
    m_language = code.toStdString();
    m_answer.clear();
    emit changed();
}

// The message for now, null while nothing is said.
const LessonMessage* Guide::message() const
{
    if (!on() || m_message >= m_lesson->messages.size() || m_lesson->messages[m_message].at != m_made)
        return nullptr;
    return &m_lesson->messages[m_message];
}

QString Guide::text() const
{
    return message() ? linesFromOutside(in_language(message()->say, m_language)) : QString();
}

bool Guide::isLastHere() const
{
    const auto& all = m_lesson->messages;
    return m_message + 1 >= all.size() || all[m_message + 1].at != m_made;
}

void Guide::reach(std::size_t moves)
{
    if (!on() || moves == m_made)
        return;
    m_made = moves;
    m_answer.clear();
    while (m_message < m_lesson->messages.size() && m_lesson->messages[m_message].at < moves)
        ++m_message;
    emit changed();
}

void Guide::reachInSight(std::size_t moves)
{
    if (!on())
        return;
    const auto& all = m_lesson->messages;
    const auto next = std::ranges::find(all, moves, &LessonMessage::at);
    if (next != all.end() && next->until_next)
        reach(moves);
}

// The last thing said before the learner's move is what they are to do.
bool Guide::reading() const
{
    return message() && !(isLearners() && isLastHere());
}

bool Guide::pointing() const
{
    return message() && message()->until_refused;
}

void Guide::goOn()
{
    if (!reading())
        return;
    m_ended = ending();
    ++m_message;
    m_answer.clear();
    if (m_ended)
        m_lesson.reset();
    emit changed();
    if (on())
        emit wentOn();
}

void Guide::refused()
{
    if (pointing())
        goOn();
}

const Choice* Guide::taught() const
{
    return on() && m_made < m_lesson->record.moves.size() ? &m_lesson->record.moves[m_made].choice : nullptr;
}

bool Guide::isLearners() const
{
    return taught() && m_lesson->record.moves[m_made].seat == m_lesson->learner();
}

void Guide::answerWith(const QString& text)
{
    m_answer = text;
    emit changed();
}

} // namespace capitol::app
