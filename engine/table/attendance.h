// Who is at a table now, with a seat or looking on.
#pragma once

#include "table/seating.h"

#include <algorithm>

namespace table {

inline constexpr std::size_t most_watchers = 64;

class Attendance
{
public:
    // The seating knows who of its owners is here.
    Attendance(const Seating& seating, Time now) : m_seating(seating), m_deserted_since(now) {}

    bool is_full() const { return m_watchers.size() >= most_watchers; }
    void add_watcher(Connection connection) { m_watchers.push_back(connection); }
    void remove_watcher(Connection connection) { std::erase(m_watchers, connection); }

    // Somebody went; perhaps nobody is left.
    void note_leaving(Time now) { m_deserted_since = now; }
    bool is_deserted_for(Time time, Time now) const
    {
        return m_seating.persons_here() == 0 && m_watchers.empty() && now - m_deserted_since >= time;
    }

    // `function(Connection, Seat)`, which is no_seat for who looks on.
    template <typename Function>
    void for_all(Function function) const
    {
        for (game::Seat seat = 0; seat < m_seating.size(); ++seat)
            if (m_seating[seat].connection)
                function(*m_seating[seat].connection, seat);
        for (const Connection watcher : m_watchers)
            function(watcher, game::no_seat);
    }
    template <typename Out>
    void send(const Json& json, Out& out) const
    {
        const std::string text = print(json);
        for_all([&](Connection to, game::Seat) { out.messages.push_back({to, text}); });
    }

private:
    const Seating& m_seating;
    std::vector<Connection> m_watchers;
    Time m_deserted_since;
};

} // namespace table
