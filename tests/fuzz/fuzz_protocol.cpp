// Lines to the protocol. Each gets one answer in JSON with the request's id; one that is refused changes
// nothing; what is thought takes as little time as can be asked for.
#include "base/strict_json.h"
#include "capitol/protocol/protocol.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

using nlohmann::json;

constexpr int most_lines = 40;

// A search may be told to take an hour.
std::string hurried(std::string_view line)
{
    const ParsedJson parsed = parse_json(line);
    if (!parsed.value || !parsed.value->is_object() || parsed.value->value("cmd", json()) != "suggest")
        return std::string(line);
    json request = *parsed.value;
    for (const auto& [key, most] : {std::pair{"iterations", 3}, {"milliseconds", 3}})
        if (!request.contains(key) || (request[key].is_number() && request[key] > most))
            request[key] = most;
    return request.dump(-1, ' ', false, json::error_handler_t::replace);
}

class Session
{
public:
    // Whether it was accepted.
    bool ask(std::string_view line)
    {
        const json answer = json::parse(m_protocol.answer(hurried(line)), nullptr, false);
        expect(answer.is_object() && answer.contains("id") && answer.contains("ok"), "no answer");
        const bool ok = answer["ok"].get<bool>();
        const std::string after = m_protocol.answer(R"({"cmd":"state"})");
        if (!ok) {
            expect(answer["error"]["code"].is_string() && answer["error"]["message"] != "",
                   "refused without a word");
            expect(after == m_before, "a refused request changed something");
        }
        m_before = after;
        return ok;
    }

private:
    Protocol m_protocol{shipped()};
    std::string m_before = m_protocol.answer(R"({"cmd":"state"})");
};

} // namespace

bool try_input(std::string_view input)
{
    Session session;
    bool accepted = false;
    for (int lines = 0; lines < most_lines && !input.empty(); ++lines) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        accepted |= session.ask(input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
    }
    return accepted;
}

} // namespace capitol::fuzz
