// Games to learn from in a file, a block on each line, so that interrupted self-play can continue and the
// parts of several machines can be put together.
#pragma once

#include "base/line_journal.h"
#include "capitol/learning/self_play.h"
#include "capitol/variant/library.h"

#include <functional>
#include <set>

namespace capitol {

// A file is read whole: more might not fit in `most_data`.
inline constexpr int most_blocks_of_file = 4000;

// JSON Lines: first what was asked for, then the blocks in the order in which they came to their end.
class GamesFile
{
public:
    // Creates the file, or takes up what an earlier run left; an incomplete last line is dropped. Throws
    // std::invalid_argument if the file belongs to another plan, another std::exception if it cannot be read
    // or written, or holds what no such run writes; both name the file. The plan lives longer.
    GamesFile(std::filesystem::path file, const LearnPlan& plan, const std::string& version);

    bool has(int block) const { return m_blocks.contains(block); }
    // On the disk when it returns. Throws std::system_error, and the file is as it was.
    void add(int block, const LearnBlock& games);

private:
    const LearnPlan& m_plan;
    LineJournal m_journal;
    std::set<int> m_blocks;
};

using TakeBlock = std::function<void(int block, const LearnBlock& games)>;

// Gives the blocks of such a file, which need not be writable, in their order there. Throws as above, and
// what `take` throws.
void read_games(const std::filesystem::path& file, const LearnPlan& plan, const std::string& version,
                const TakeBlock& take);

// The plan that the first line of such a file tells, with its variants as the library has them. Throws
// std::runtime_error with the file and why, also where a variant has changed since.
LearnPlan plan_of_games(const std::filesystem::path& file, const Library& library);

} // namespace capitol
