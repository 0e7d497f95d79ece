#include "puzzles/posed_puzzle.h"

#include "puzzles/puzzle_words.h"

namespace capitol::app {

PosedPuzzle::PosedPuzzle(QObject* parent) : QObject(parent) {}

std::unique_ptr<PosedPuzzle::Match> PosedPuzzle::pose(std::unique_ptr<PosedMoment> moment)
{
    m_moment = std::move(moment);
    auto match = std::make_unique<Match>(m_moment->record, [this](const Choice& choice) { judge(choice); });
    m_match = match.get();
    connect(m_match, &QObject::destroyed, this, &PosedPuzzle::changed);
    m_answer.reset();
    become(Asked);
    return match;
}

void PosedPuzzle::judge(const Choice& choice)
{
    m_answer = choice;
    const bool isRight = judge_answer(m_moment->rules, m_moment->puzzle(), choice).is_right;
    become(isRight ? Solved : Missed);
    if (isRight)
        emit solved();
    else
        emit missed();
}

void PosedPuzzle::tryAgain()
{
    if (!on())
        return;
    m_answer.reset();
    become(Asked);
    m_match->askAgain();
}

void PosedPuzzle::showAnswer()
{
    if (!on())
        return;
    m_answer.reset();
    become(Shown);
    emit shown();
    emit proposed(m_moment->puzzle().answers.front().choice);
}

void PosedPuzzle::become(State state)
{
    m_state = state;
    word();
}

void PosedPuzzle::setLanguage(const QString& code)
{
    m_language = code.toStdString();
    if (m_moment)
        word();
}

void PosedPuzzle::word()
{
    m_moment->table.language = m_language;
    const PuzzleWords words(*m_moment);
    m_title = words.title();
    m_question = words.question();
    m_verdict = m_state == Shown ? words.answer() : m_answer ? words.verdict(*m_answer) : QString();
    m_about = m_state == Solved || m_state == Shown ? words.about() : QString();
    emit changed();
}

} // namespace capitol::app
