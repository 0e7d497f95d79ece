#include "table/requests.h"

#include <algorithm>

namespace table {

std::string kind_of(const nlohmann::json& message)
{
    const auto word = [&](const char* key) {
        const auto found = message.find(key);
        return found != message.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    return word("type") == "seat" ? word("do") : word("type");
}

std::string Requests::ask(Json message, bool now)
{
    if (m_unanswered.size() >= most_unanswered)
        return {};
    Unanswered asked{new_id(), kind_of(message), {}};
    message["id"] = asked.id;
    asked.text = print(message);
    if (asked.text.size() > longest_message)
        return {};
    if (now)
        m_outgoing.push_back(asked.text);
    m_unanswered.push_back(std::move(asked));
    return m_unanswered.back().id;
}

std::string Requests::ask_once(Json message)
{
    const std::string id = new_id();
    message["id"] = id;
    send(message);
    return id;
}

void Requests::send(const Json& message)
{
    m_outgoing.push_back(print(message));
}

void Requests::send_kept()
{
    for (const Unanswered& one : m_unanswered)
        m_outgoing.push_back(one.text);
}

const Unanswered* Requests::find(const std::string& id) const
{
    const auto found = std::ranges::find(m_unanswered, id, &Unanswered::id);
    return found == m_unanswered.end() ? nullptr : &*found;
}

const Unanswered* Requests::find_kind(std::string_view kind) const
{
    const auto found = std::ranges::find(m_unanswered, kind, &Unanswered::kind);
    return found == m_unanswered.end() ? nullptr : &*found;
}

void Requests::settle(const std::string& id)
{
    std::erase_if(m_unanswered, [&](const Unanswered& one) { return one.id == id; });
}

} // namespace table
