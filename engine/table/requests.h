// What a client has asked and not been answered yet, and what waits to be sent.
#pragma once

#include "table/message.h"

#include <string>
#include <utility>
#include <vector>

namespace table {

inline constexpr std::size_t most_unanswered = 16; // servers keep twice as many answers

struct Unanswered
{
    std::string id;
    std::string kind; // its `type`, or what `seat` is to do
    std::string text; // the whole message, as it was sent
    bool operator==(const Unanswered&) const = default;
};

// Of a request.
std::string kind_of(const nlohmann::json& message);

class Requests
{
public:
    // The prefix of ids is another one for each run of the program.
    Requests(std::string prefix, std::vector<Unanswered> unanswered)
        : m_prefix(std::move(prefix)), m_unanswered(std::move(unanswered))
    {
    }

    // Kept until it is answered, and sent: now, or with `send_kept`. Its id; empty where too much is
    // unanswered, or the message is longer than servers take.
    std::string ask(Json message, bool now);
    // Sent once, with an id and not kept: whoever asks knows what to do without an answer.
    std::string ask_once(Json message);
    void send(const Json& message);
    void send_kept();

    const std::vector<Unanswered>& kept() const { return m_unanswered; }
    // Null for none.
    const Unanswered* find(const std::string& id) const;
    const Unanswered* find_kind(std::string_view kind) const;
    void settle(const std::string& id);
    void settle_all() { m_unanswered.clear(); }

    // What waits is for another line.
    void forget_outgoing() { m_outgoing.clear(); }
    std::vector<std::string> take_outgoing() { return std::exchange(m_outgoing, {}); }

private:
    std::string new_id() { return m_prefix + std::to_string(++m_ids); }

    std::string m_prefix;
    std::vector<Unanswered> m_unanswered; // in their order
    std::vector<std::string> m_outgoing;
    int m_ids = 0;
};

} // namespace table
