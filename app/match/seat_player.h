// Whoever sits at a seat of a match: a person here, a computer player, the teacher of a lesson.
#pragma once

#include "capitol/view.h"

#include <QObject>

namespace capitol::app {

// What is asked: the view of a seat that is to choose, and how the match stands.
struct Question
{
    const Rules& rules; // live until the answer or `cancel`
    View view;
    std::size_t moves = 0;  // made before
    std::uint64_t seed = 0; // the same for the same match, so that it can be played again
};

class SeatPlayer : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Answered by `answered`, now or later.
    virtual void ask(const Question& question) = 0;
    virtual void cancel() {} // no answer will come
    virtual bool thinking() const { return false; }

signals:
    void answered(const capitol::Choice& choice);
};

} // namespace capitol::app
