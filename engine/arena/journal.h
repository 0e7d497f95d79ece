// The finished games of a match in a file, so that an interrupted match can continue.
#pragma once

#include "arena/match.h"
#include "base/line_journal.h"
#include "capitol/variant/variant.h"

#include <map>

namespace capitol {

// JSON Lines: first everything that determines the games (match_identity.h), then one game per line, in the
// order they ended.
class ArenaJournal
{
public:
    // Creates the file, or reads what an earlier run left; an incomplete last line is dropped. Throws
    // std::invalid_argument if the file belongs to another match, another std::exception if it cannot be read
    // or written; both name the file. Two matches cannot write one journal at the same time.
    ArenaJournal(std::filesystem::path file, const Variant& variant, const std::string& version,
                 const MatchPlan& plan);

    const std::map<int, GameResult>& games() const { return m_games; }
    // On the disk when it returns.
    void add(int game, const GameResult& result);

private:
    void read(const std::string& header, std::size_t seats);
    void read_game(std::string_view line, int number, std::size_t seats);

    LineJournal m_journal;
    std::map<int, GameResult> m_games;
};

} // namespace capitol
