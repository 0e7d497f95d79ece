// What somebody made of the puzzles: one result each, which only the first answers decide; and their file.
#pragma once

#include "base/report.h"
#include "base/yaml_tree.h"

#include <QDate>

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace capitol::app {

enum class PuzzleResult {
    firstTry,
    later,
    shown,
    missed
}; // solved at once, after a miss; the answer was looked at; open

class PuzzleResults
{
public:
    struct Kept
    {
        std::string puzzle; // as `id_of` has it
        PuzzleResult result = PuzzleResult::missed;
        QDate date; // when it came to that
        bool operator==(const Kept&) const = default;
    };

    // So many are kept; the limits of YAML files would not let more be read again.
    static constexpr std::size_t most = 2500;
    bool isFull() const { return m_all.size() >= most; }
    bool hasRoomFor(const std::string& puzzle) const { return !isFull() || m_places.contains(puzzle); }

    // There is room for the puzzle. Each is true if that has changed anything: what is solved or was shown
    // stays so.
    bool solve(const std::string& puzzle, QDate date);
    bool miss(const std::string& puzzle, QDate date);
    bool show(const std::string& puzzle, QDate date);
    // As it was read; there is room for it. False if it is there already.
    bool keep(const Kept& one);

    std::optional<PuzzleResult> of(const std::string& puzzle) const;
    // It is still to be solved.
    bool isOpen(const std::string& puzzle) const;
    // In the order in which they were first answered.
    const std::vector<Kept>& all() const { return m_all; }
    // So many in a row were solved at the first try: last, and at most.
    int streak() const;
    int longestStreak() const;
    bool operator==(const PuzzleResults& other) const { return m_all == other.m_all; }

private:
    bool settle(const std::string& puzzle, PuzzleResult fresh, PuzzleResult afterMiss, QDate date);

    std::vector<Kept> m_all;
    std::unordered_map<std::string, std::size_t> m_places;
};

std::string printResults(const PuzzleResults& results);
// What is wrong is reported; then nothing of it is of use.
PuzzleResults readResults(const YamlNode& file, Report& report);

} // namespace capitol::app
