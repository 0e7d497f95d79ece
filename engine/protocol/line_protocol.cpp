#include "protocol/line_protocol.h"

#include "base/read_line.h"
#include "base/report.h"
#include "base/strict_json.h"
#include "base/suggestion.h"

#include <algorithm>

namespace protocol {

using namespace capitol;

namespace {

std::string print_line(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json refusal(const Json& id, const Refused& refused)
{
    Json error{{"code", refused.code}, {"message", refused.message}};
    if (!refused.at.empty())
        error["at"] = refused.at;
    return {{"id", id}, {"ok", false}, {"error", std::move(error)}};
}

} // namespace

LineProtocol::LineProtocol()
{
    add("quit", [this](const Field&) {
        m_done = true;
        return Json::object();
    });
}

void LineProtocol::add(std::string name, Command command)
{
    m_commands.emplace_back(std::move(name), std::move(command));
}

const LineProtocol::Command& LineProtocol::find_command(const std::string& name) const
{
    std::vector<std::string> names;
    for (const auto& [known, command] : m_commands) {
        if (known == name)
            return command;
        names.push_back(known);
    }
    std::ranges::sort(names);
    const std::string similar = nearest(name, names);
    const std::string cure = similar.empty() ? "known: " + one_of(names) : "did you mean `" + similar + "`?";
    throw Refused{"unknown_command", "no command " + in_quotes(name) + "; " + cure, "cmd"};
}

std::string LineProtocol::answer(std::string_view line)
{
    const ParsedJson parsed = parse_json(line);
    if (!parsed.value)
        return print_line(refusal(nullptr, {"bad_json", parsed.error, {}}));
    const bool is_object = parsed.value->is_object();
    const Json id = is_object && parsed.value->contains("id") ? Json((*parsed.value)["id"]) : Json();
    try {
        const Field request(*parsed.value, "");
        Json answer{{"id", id}, {"ok", true}};
        answer.update(find_command(request.need("cmd").text())(request));
        return print_line(answer);
    } catch (const Refused& refused) {
        return print_line(refusal(id, refused));
    } catch (const FieldFault& fault) {
        return print_line(refusal(id, {"bad_request", fault.message(), fault.at}));
    } catch (const std::exception& error) {
        return print_line(refusal(id, {"bad_request", error.what(), {}}));
    }
}

std::string LineProtocol::answer_too_long() const
{
    const std::string message = "a line longer than " + std::to_string(longest_line) + " bytes";
    return print_line(refusal(nullptr, {"bad_json", message, {}}));
}

} // namespace protocol
