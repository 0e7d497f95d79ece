// A person at this window, who answers by what the window composes.
#pragma once

#include "match/seat_player.h"

namespace capitol::app {

class PersonHere final : public SeatPlayer
{
    Q_OBJECT

public:
    using SeatPlayer::SeatPlayer;

    void ask(const Question&) override { emit asked(); }

signals:
    void asked();
};

} // namespace capitol::app
