// A client with a line to a room that carries its messages when the test says so, and may be cut.
#pragma once

#include "base/random.h"
#include "room.h"
#include "table/client.h"

#include <deque>

namespace table::test {

template <typename G>
class Remote
{
public:
    Remote(Room<G>& room, const typename G::Sources& sources, const std::string& name, std::uint64_t seed,
           Ticket ticket = {})
        : m_room(room),
          m_bits([seed, drawn = std::uint64_t{0}]() mutable { return mix(seed * 977 + ++drawn); }),
          m_client(sources, m_bits, {name, "test"}, std::move(ticket))
    {
    }

    Client<G>& client() { return m_client; }
    const Client<G>& client() const { return m_client; }

    bool has_line() const { return m_has_line && !m_room.was_closed(m_connection); }
    void connect()
    {
        cut();
        m_connection = m_room.connect();
        m_has_line = true;
        m_client.connected(m_room.now());
    }
    void cut()
    {
        if (has_line())
            m_room.cut(m_connection);
        m_has_line = false;
        m_up.clear();
        m_down.clear();
        m_client.disconnected();
    }
    // Asked now: to be answered once, some day.
    void expect(const std::string& id)
    {
        if (!id.empty())
            m_asked[id];
    }

    // One message to the server; perhaps it arrives twice.
    bool carry_up(bool twice = false)
    {
        for (std::string& text : m_client.take_outgoing())
            m_up.push_back(std::move(text));
        if (!has_line() || m_up.empty())
            return false;
        m_room.send_bytes(m_connection, m_up.front());
        if (!twice)
            m_up.pop_front();
        return true;
    }
    // One message from it; perhaps it is told twice.
    bool carry_down(bool twice = false)
    {
        if (!m_has_line)
            return false;
        for (std::string& text : m_room.drain(m_connection))
            m_down.push_back(std::move(text));
        if (m_down.empty())
            return false;
        const std::string text = m_down.front();
        m_down.pop_front();
        hear(text);
        if (twice && json::parse(text)["type"] != "joined" && json::parse(text)["type"] != "welcome")
            hear(text);
        return true;
    }
    // All that is on the way.
    void settle()
    {
        while (carry_up() || carry_down())
            continue;
    }

    // Of each happening, in their order.
    std::vector<Happening<G>> take_happenings() { return std::exchange(m_happenings, {}); }
    // The first of that kind since they were taken last; null for none.
    template <typename Kind>
    const Kind* find() const
    {
        for (const auto& one : m_happenings)
            if (const Kind* kind = std::get_if<Kind>(&one))
                return kind;
        return nullptr;
    }
    std::size_t acknowledged(const std::string& kind) const
    {
        const auto found = m_acknowledged.find(kind);
        return found == m_acknowledged.end() ? 0 : found->second;
    }
    // What was expected and not answered, answered twice, or refused by the client.
    const std::string& problem() const { return m_problem; }
    std::string unanswered() const
    {
        for (const auto& [id, answers] : m_asked)
            if (answers != 1)
                return id;
        return {};
    }

private:
    void hear(const std::string& text)
    {
        try {
            for (auto& happening : m_client.receive(text, m_room.now())) {
                if (const auto* answered = std::get_if<Answered>(&happening)) {
                    note(answered->id);
                    ++m_acknowledged[answered->kind];
                }
                if (const auto* declined = std::get_if<Declined>(&happening))
                    note(declined->id);
                m_happenings.push_back(std::move(happening));
            }
        } catch (const BadServer& bad) {
            m_problem = "a bad server: " + bad.at + ": " + bad.message + ": " + text;
        }
    }
    void note(const std::string& id)
    {
        if (const auto found = m_asked.find(id); found != m_asked.end() && ++found->second > 1)
            m_problem = "answered twice: " + id;
    }

    Room<G>& m_room;
    const capitol::RandomBits m_bits;
    Client<G> m_client;
    Connection m_connection = 0;
    bool m_has_line = false;
    std::deque<std::string> m_up;
    std::deque<std::string> m_down;
    std::map<std::string, int> m_asked; // how often it was answered
    std::map<std::string, std::size_t> m_acknowledged;
    std::vector<Happening<G>> m_happenings;
    std::string m_problem;
};

} // namespace table::test
