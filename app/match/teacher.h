// Plays the moves of a lesson for all seats that are not the learner's.
#pragma once

#include "capitol/record/record.h"
#include "match/seat_player.h"

namespace capitol::app {

class Teacher final : public SeatPlayer
{
    Q_OBJECT

public:
    // Of the whole lesson.
    explicit Teacher(std::vector<RecordMove> moves) : m_moves(std::move(moves)) {}

    void ask(const Question& question) override { emit answered(m_moves.at(question.moves).choice); }

private:
    std::vector<RecordMove> m_moves;
};

} // namespace capitol::app
