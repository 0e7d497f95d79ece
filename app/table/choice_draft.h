// What was put together but not yet done when its game was left, a bid or a move: kept in a file of its own,
// and proposed again when the game goes on.
#pragma once

#include "capitol/view.h"

#include <filesystem>
#include <optional>

namespace capitol::app {

class ChoiceDraft
{
public:
    ChoiceDraft() = default;
    explicit ChoiceDraft(std::filesystem::path file) : m_file(std::move(file)) {}

    // For what the seat of that view is asked. What cannot be written is lost: nothing else depends on it.
    void keep(const Rules& rules, const Position& known, const Choice& choice) const;
    // Nothing if there is none, or it answers another question or could not be done now; it is gone from the
    // disk in any case.
    std::optional<Choice> take(const Rules& rules, const View& view) const;
    void drop() const;

private:
    std::filesystem::path m_file;
};

} // namespace capitol::app
