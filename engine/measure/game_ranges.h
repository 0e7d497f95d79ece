// The games of a run that a result includes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace measure {

// Games `first` up to, not including, `end`.
struct GameRange
{
    std::int64_t first = 0;
    std::int64_t end = 0;
    bool empty() const { return first >= end; }
    std::int64_t size() const { return empty() ? 0 : end - first; }
    bool operator==(const GameRange&) const = default;
};

// Shard `number` of `count` (from 1): runs of nearly the same length that together are all games.
GameRange shard_of(std::int64_t games, int number, int count);

// A set of games, kept as the fewest ranges in order.
class GameRanges
{
public:
    const std::vector<GameRange>& ranges() const { return m_ranges; }
    std::int64_t count() const;
    std::vector<std::int64_t> each() const;
    // The range must have no game in common with those that are in.
    void add(GameRange range);
    // Which games of a range are included, and which are not.
    GameRanges in(GameRange range) const;
    GameRanges missing_in(GameRange range) const;
    // `0..99, 150`; `none`.
    std::string text() const;
    bool operator==(const GameRanges&) const = default;

private:
    std::vector<GameRange> m_ranges;
};

} // namespace measure
