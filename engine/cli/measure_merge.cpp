#include "cli/measure_merge.h"

namespace capitol {

using measure::GameRange;
using measure::GameRanges;

namespace {

GameRanges common_games(const GameRanges& a, const GameRanges& b)
{
    GameRanges common;
    for (const GameRange& range : a.ranges()) {
        const GameRanges both = b.in(range);
        for (const GameRange& part : both.ranges())
            common.add(part);
    }
    return common;
}

} // namespace

void refuse_other_run(const std::string& file, const std::string& first, const std::string& difference)
{
    throw Failure(status_failed, file + " does not match " + first + ": " + difference +
                                     "; only shards of one run can be merged, made with the same program "
                                     "and the same options except --shard");
}

void check_apart(const std::vector<ShardFile>& parts)
{
    const ShardFile& last = parts.back();
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const GameRanges common = common_games(last.games, parts[i].games);
        if (common.count() > 0)
            throw Failure(status_failed, last.file + ": games " + common.text() + " are in " + parts[i].file +
                                             " too; give each shard once");
    }
}

void check_whole(const std::vector<ShardFile>& parts, const GameRanges& merged, std::int64_t games)
{
    if (merged.count() == games)
        return;
    const std::string missing = merged.missing_in({0, games}).text();
    const std::string files = parts.size() == 1 ? parts.front().file : "the files";
    throw Failure(status_failed, files + ": games " + missing + " of " + std::to_string(games) +
                                     " are missing; give the other shards too, continue an interrupted one "
                                     "(--resume), or use --partial");
}

} // namespace capitol
