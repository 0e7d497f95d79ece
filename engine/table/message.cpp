#include "table/message.h"

#include "base/report.h"
#include "base/sha256.h"
#include "base/strict_json.h"
#include "base/suggestion.h"
#include "base/utf8.h"
#include "base/visible_text.h"

#include <algorithm>
#include <map>
#include <vector>

namespace table {

using capitol::Field;

namespace {

// The keys of each type besides `type` and `id`.
const std::map<std::string, std::vector<std::string>>& known_keys()
{
    static const std::map<std::string, std::vector<std::string>> keys{
        {"hello", {"protocol", "features", "name", "client"}},
        {"list", {}},
        {"create", {"rules", "variant", "seats", "listed", "clock", "grace"}},
        {"join", {"table"}},
        {"resume", {"table", "token", "seen"}},
        {"seat", {"do", "seat", "on", "player", "token"}},
        {"start", {}},
        {"look", {}},
        {"past", {}},
        {"legal", {}},
        {"play", {"at", "move"}},
        {"propose", {"what", "seat", "how"}},
        {"vote", {"proposal", "yes"}},
        {"say", {"text"}},
        {"report", {"seat", "mute"}},
        {"ping", {}},
        {"bye", {}},
    };
    return keys;
}

const std::vector<std::string>& keys_of(const std::string& type)
{
    const auto found = known_keys().find(type);
    if (found != known_keys().end())
        return found->second;
    std::vector<std::string> names;
    for (const auto& [name, keys] : known_keys())
        names.push_back(name);
    throw Refused{"unknown_type",
                  "no message type " + capitol::in_quotes(type) + "; known: " + capitol::one_of(names),
                  "type"};
}

std::string read_id(const Field& field)
{
    const std::string id = field.text();
    if (id.empty() || id.size() > longest_id || capitol::visible(id) != id)
        field.refuse("an id of " + std::to_string(id.size()) + " bytes",
                     "1.." + std::to_string(longest_id) + " bytes of plain text");
    return id;
}

} // namespace

Request read_request(std::string_view bytes)
{
    if (bytes.size() > longest_message)
        throw Refused{"too_long", "a message of more than " + std::to_string(longest_message) + " bytes"};
    capitol::ParsedJson parsed = capitol::parse_json(bytes);
    if (!parsed.value)
        throw Refused{"bad_json", parsed.error};
    Request request;
    request.body = *std::move(parsed.value);
    const Field field = request.field();
    request.type = field.need("type").text();
    std::vector<std::string> keys = keys_of(request.type);
    keys.insert(keys.end(), {"type", "id"});
    field.expect_keys(keys);
    if (const auto id = field.find("id"))
        request.id = read_id(*id);
    request.digest = capitol::sha256(request.body.dump()).substr(0, 32);
    return request;
}

std::string id_in(std::string_view bytes)
{
    if (bytes.size() > longest_message)
        return {};
    const capitol::ParsedJson parsed = capitol::parse_json(bytes);
    try {
        return parsed.value ? read_id(Field(*parsed.value, "").need("id")) : std::string();
    } catch (const capitol::FieldFault&) {
        return {};
    }
}

std::string read_shown(const Field& field, std::size_t most)
{
    const std::string text = field.text();
    const std::size_t characters = capitol::count_characters(text);
    if (characters > most)
        field.refuse(std::to_string(characters) + " characters", "at most " + std::to_string(most));
    if (capitol::is_blank(text))
        field.refuse("nothing to be seen", "1.." + std::to_string(most) + " characters");
    if (capitol::visible(text) != text)
        field.refuse("control characters", "plain text on one line");
    return text;
}

Json answer_to(const std::string& id, const char* type)
{
    Json json{{"type", type}};
    if (!id.empty())
        json["id"] = id;
    return json;
}

Json print_refusal(const std::string& id, const Refused& refused)
{
    Json json = answer_to(id, "error");
    json["code"] = refused.code;
    json["message"] = refused.message;
    if (!refused.at.empty())
        json["at"] = refused.at;
    if (refused.retry > 0)
        json["retry"] = refused.retry;
    return json;
}

std::string print(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace table
