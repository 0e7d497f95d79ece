// Merges the shards of one run.
#pragma once

#include "cli/program.h"
#include "measure/measurement.h"

#include <vector>

namespace capitol {

// Of one file, and its games.
struct ShardFile
{
    std::string file;
    measure::GameRanges games;
};
// These throw a Failure that names the file and the cure.
[[noreturn]] void refuse_other_run(const std::string& file, const std::string& first,
                                   const std::string& difference);
void check_apart(const std::vector<ShardFile>& parts); // the last from the others
void check_whole(const std::vector<ShardFile>& parts, const measure::GameRanges& merged, std::int64_t games);

// Throws a Failure that names the file and the cure if the files are of different runs, have games in common,
// or (unless `partial`) are not the whole run.
template <measure::Measured M>
measure::Measurement<M> merge_files(const std::vector<std::string>& files, bool partial)
{
    std::vector<ShardFile> parts;
    measure::Measurement<M> merged;
    for (const std::string& file : files) {
        const auto measurement = measure::read_measurement<M>(file);
        if (parts.empty())
            merged.run = measurement.run;
        if (const auto difference = measure::difference_of(measurement.run, merged.run); !difference.empty())
            refuse_other_run(file, parts.front().file, difference);
        parts.push_back({file, measurement.sums.games});
        check_apart(parts);
        merged.sums.add(measurement.sums);
    }
    if (!partial)
        check_whole(parts, merged.sums.games, merged.run.games);
    return merged;
}

} // namespace capitol
