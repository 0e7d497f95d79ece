// Collects the problems of one file.
#pragma once

#include "base/diagnostic.h"
#include "base/visible_text.h"

#include <string>
#include <string_view>

namespace capitol {

struct Place
{
    int line = 0; // from 1, 0 if unknown
    int column = 0;
};

class Report
{
public:
    explicit Report(std::string file) : m_file(std::move(file)) {}

    void add(Diagnostic::Id id, Place place, std::string key, std::string found, std::string allowed,
             std::string suggestion = {});
    void warn(Diagnostic::Id id, Place place, std::string key, std::string found, std::string better);
    // No errors; there may be warnings.
    bool clean() const { return !has_errors(m_diagnostics); }
    const std::string& file() const { return m_file; }
    const Diagnostics& diagnostics() const { return m_diagnostics; }
    // Moves them to the end of `all`.
    void hand_over(Diagnostics& all);

private:
    std::string m_file;
    Diagnostics m_diagnostics;
};

// In quotes, cut if long, on one line.
std::string in_quotes(std::string_view text);
// `deck` and `roof` make `deck.roof`; an empty parent makes `roof`. A long key is cut.
std::string join(const std::string& parent, std::string_view key);

} // namespace capitol
