// Games to learn from in a file, a block on each line, so that interrupted self-play can continue and the
// parts of several machines can be put together.
#pragma once

#include "base/line_journal.h"
#include "capitol/learning/self_play.h"
#include "capitol/variant/library.h"

#include <map>

namespace capitol {

// JSON Lines: first what was asked for, then the blocks in the order in which they came to their end.
class GamesFile
{
public:
    // Creates the file, or reads what an earlier run left; an incomplete last line is dropped. Throws
    // std::invalid_argument if the file belongs to another plan, another std::exception if it cannot be read
    // or written, or holds what no such run writes; both name the file.
    GamesFile(std::filesystem::path file, const LearnPlan& plan, const std::string& version);

    const std::map<int, LearnBlock>& blocks() const { return m_blocks; }
    // On the disk when it returns.
    void add(int block, const LearnBlock& games);

private:
    void read_block(std::string_view line, int number);

    const LearnPlan& m_plan;
    LineJournal m_journal;
    std::map<int, LearnBlock> m_blocks;
};

// The plan that the first line of such a file tells, with its variants as the library has them. Throws
// std::runtime_error with the file and why, also where a variant has changed since.
LearnPlan plan_of_games(const std::filesystem::path& file, const Library& library);

} // namespace capitol
