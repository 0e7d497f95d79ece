#include "base/strict_json.h"

#include "base/utf8.h"
#include "base/visible_text.h"

#include <set>
#include <vector>

namespace capitol {

namespace {

constexpr int deepest = 64;
constexpr std::size_t longest_message = 300; // bytes; the parser quotes a token whole

// Watches the parser at work.
class Guard
{
public:
    bool operator()(int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed)
    {
        if (depth > deepest)
            throw std::runtime_error("nested deeper than " + std::to_string(deepest) + " levels");
        if (event == nlohmann::json::parse_event_t::object_start)
            m_keys.emplace_back();
        else if (event == nlohmann::json::parse_event_t::object_end)
            m_keys.pop_back();
        else if (event == nlohmann::json::parse_event_t::key &&
                 !m_keys.back().insert(parsed.get<std::string>()).second)
            throw std::runtime_error("the key " + parsed.dump() + " is given twice in one object");
        return true;
    }

private:
    std::vector<std::set<std::string>> m_keys; // of the objects that are open
};

// `[json.exception.parse_error.101] parse error at line 1, column 8: syntax error ...` without its bracket,
// cut if long.
std::string in_short(const std::string& what)
{
    const std::size_t end = what.find("] ");
    const std::string said = what.starts_with('[') && end != std::string::npos ? what.substr(end + 2) : what;
    const std::string_view start = clipped_utf8(said, longest_message);
    return visible(start) + (start.size() < said.size() ? "…" : "");
}

} // namespace

ParsedJson parse_json(std::string_view text)
{
    if (text.find('\0') != std::string_view::npos)
        return {std::nullopt, "a NUL byte"}; // the parser would take it for the end
    Guard guard;
    const auto watch = [&](int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
        return guard(depth, event, parsed);
    };
    try {
        return {nlohmann::json::parse(text.begin(), text.end(), watch), {}};
    } catch (const std::exception& error) {
        return {std::nullopt, in_short(error.what())};
    }
}

} // namespace capitol
