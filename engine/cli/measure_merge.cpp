#include "cli/measure_merge.h"

#include "cli/program.h"

namespace capitol {

namespace {

struct Part
{
    std::string file;
    Measurement measurement;
};

void check_same_run(const Part& part, const Part& first)
{
    const std::string difference = difference_of(part.measurement.run, first.measurement.run);
    if (!difference.empty())
        throw Failure(status_failed, part.file + " does not match " + first.file + ": " + difference +
                                         "; only shards of one run can be merged, made with the same program "
                                         "and the same options except --shard");
}

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

void check_apart(const Part& part, const std::vector<Part>& earlier)
{
    for (const Part& other : earlier) {
        const GameRanges common = common_games(part.measurement.sums.games, other.measurement.sums.games);
        if (common.count() > 0)
            throw Failure(status_failed, part.file + ": games " + common.text() + " are in " + other.file +
                                             " too; give each shard once");
    }
}

void check_whole(const Measurement& merged, const std::vector<Part>& parts)
{
    if (merged.whole())
        return;
    const std::string missing = merged.sums.games.missing_in({0, merged.run.games}).text();
    const std::string files = parts.size() == 1 ? parts.front().file : "the files";
    throw Failure(status_failed, files + ": games " + missing + " of " + std::to_string(merged.run.games) +
                                     " are missing; give the other shards too, continue an interrupted one "
                                     "(--resume), or use --partial");
}

} // namespace

Measurement merge_files(const std::vector<std::string>& files, bool partial)
{
    std::vector<Part> parts;
    for (const std::string& file : files) {
        Part part{file, read_measurement(file)};
        if (!parts.empty())
            check_same_run(part, parts.front());
        check_apart(part, parts);
        parts.push_back(std::move(part));
    }
    Measurement merged{parts.front().measurement.run, {}};
    for (const Part& part : parts)
        merged.sums.add(part.measurement.sums);
    if (!partial)
        check_whole(merged, parts);
    return merged;
}

} // namespace capitol
