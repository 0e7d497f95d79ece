#include "capitol/players/measure.h"

#include "capitol/players/weights.h"

#include <algorithm>

namespace capitol {

namespace {

double weight_of(Phase phase)
{
    return phase == Phase::draw ? rough::draw_effort : phase == Phase::tile ? rough::tile_effort : 1.0;
}

bool others_have_cards(const Position& position)
{
    for (Seat seat = 0; seat < position.players; ++seat)
        if (seat != position.to_move && position.hand_size(seat) > 0)
            return true;
    return false;
}

int part_of(int whole, double share)
{
    return whole == 0 ? 0 : std::max(1, static_cast<int>(whole * share));
}

} // namespace

search::Limits limits_of(const Position& position, const SearchRequest& thinking, int own_milliseconds,
                         int own_iterations)
{
    search::Limits limits;
    limits.stop = thinking.stop;
    if (thinking.iterations > 0 || thinking.milliseconds > 0) {
        limits.iterations = static_cast<std::uint64_t>(thinking.iterations);
        limits.time = std::chrono::milliseconds(thinking.milliseconds);
        return limits;
    }
    const double share = weight_of(position.phase) * thinking.patience;
    limits.iterations = static_cast<std::uint64_t>(part_of(own_iterations, share));
    if (own_iterations > 0 && !others_have_cards(position))
        limits.iterations = std::max(limits.iterations, rough::iterations_alone);
    limits.time = std::chrono::milliseconds(part_of(own_milliseconds, share));
    return limits;
}

} // namespace capitol
