#include "base/report.h"

#include "base/utf8.h"

#include <algorithm>
#include <iterator>

namespace capitol {
namespace {

// Cut if long.
std::string on_one_line(std::string_view text)
{
    constexpr std::size_t longest = 60;
    const std::string line = visible(clipped_utf8(text, longest));
    return text.size() > longest ? line + "…" : line;
}

} // namespace

void Report::add(Diagnostic::Id id, Place place, std::string key, std::string found, std::string allowed,
                 std::string suggestion)
{
    m_diagnostics.push_back({id, m_file, place.line, place.column, std::move(key), std::move(found),
                             std::move(allowed), std::move(suggestion)});
}

void Report::warn(Diagnostic::Id id, Place place, std::string key, std::string found, std::string better)
{
    add(id, place, std::move(key), std::move(found), std::move(better));
    m_diagnostics.back().severity = Diagnostic::Severity::warning;
}

void Report::hand_over(Diagnostics& all)
{
    std::move(m_diagnostics.begin(), m_diagnostics.end(), std::back_inserter(all));
    m_diagnostics.clear();
}

std::string in_quotes(std::string_view text)
{
    return "\"" + on_one_line(text) + "\"";
}

std::string join(const std::string& parent, std::string_view key)
{
    return parent.empty() ? on_one_line(key) : parent + "." + on_one_line(key);
}

} // namespace capitol
