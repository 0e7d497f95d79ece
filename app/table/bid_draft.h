// A bid that was put together but not sealed when its game was left: kept in a file beside the game's, and
// proposed again when the game goes on.
#pragma once

#include "capitol/game.h"

#include <filesystem>
#include <optional>

namespace capitol::app {

class BidDraft
{
public:
    BidDraft() = default;
    explicit BidDraft(const std::filesystem::path& game) : m_file(game) { m_file += ".bid"; }

    // For the choice after that many moves. What cannot be written is lost: nothing else depends on it.
    void keep(const Rules& rules, std::size_t moves, const Bid& bid) const;
    // Nothing if there is none, or it does not belong there; it is gone from the disk in any case.
    std::optional<Bid> take(const Rules& rules, const Position& known, std::size_t moves) const;

private:
    std::filesystem::path m_file;
};

} // namespace capitol::app
