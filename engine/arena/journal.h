// The finished games of a match in a file, so that an interrupted match can continue.
#pragma once

#include "arena/results.h"
#include "base/line_journal.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>

namespace arena {

// JSON Lines: first everything that determines the games (match_identity.h), then one game per line, in the
// order they ended.
class Journal
{
public:
    // Creates the file, or reads what an earlier run left; an incomplete last line is dropped. Throws
    // std::invalid_argument if the file belongs to another match, another std::exception if it cannot be read
    // or written; both name the file. Two matches cannot write one journal at the same time.
    Journal(std::filesystem::path file, const nlohmann::ordered_json& identity, std::size_t players);

    const std::map<int, GameResult>& games() const { return m_games; }
    // On the disk when it returns.
    void add(int game, const GameResult& result);

private:
    void read(const std::string& header, std::size_t players);
    void read_game(std::string_view line, int number, std::size_t players);

    capitol::LineJournal m_journal;
    std::map<int, GameResult> m_games;
};

} // namespace arena
