#include "play/guide.h"

#include "common/outside_text.h"

#include <algorithm>

namespace capitol::app {

using record::LessonMessage;

void Guide::begin(record::LessonMessages messages, std::vector<bool> learners)
{
    m_messages = std::move(messages);
    m_learners = std::move(learners);
    m_answer.clear();
    m_made = m_message = 0;
    m_on = true;
    m_ended = false;
    emit changed();
}

void Guide::end()
{
    m_on = false;
    m_messages.clear();
    m_learners.clear();
    m_answer.clear();
}

void Guide::stop()
{
    if (!on() && !m_ended)
        return;
    end();
    m_ended = false;
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
    if (m_message >= m_messages.size() || m_messages[m_message].at != m_made)
        return nullptr;
    return &m_messages[m_message];
}

QString Guide::text() const
{
    return message() ? linesFromOutside(in_language(message()->say, m_language)) : QString();
}

bool Guide::isLastHere() const
{
    return m_message + 1 >= m_messages.size() || m_messages[m_message + 1].at != m_made;
}

void Guide::reach(std::size_t moves)
{
    if (!on() || moves == m_made)
        return;
    m_made = moves;
    m_answer.clear();
    while (m_message < m_messages.size() && m_messages[m_message].at < moves)
        ++m_message;
    emit changed();
}

void Guide::reachInSight(std::size_t moves)
{
    if (!on())
        return;
    const auto next = std::ranges::find(m_messages, moves, &LessonMessage::at);
    if (next != m_messages.end() && next->until_next)
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
        end();
    emit changed();
    if (on())
        emit wentOn();
}

void Guide::refused()
{
    if (pointing())
        goOn();
}

std::optional<std::size_t> Guide::nextMove() const
{
    return m_made < m_learners.size() ? std::optional(m_made) : std::nullopt;
}

bool Guide::isLearners() const
{
    return nextMove() && m_learners[m_made];
}

void Guide::answerKindly(const QString& taught)
{
    m_answer = tr("Not now. In this lesson: %1").arg(taught);
    emit changed();
}

} // namespace capitol::app
