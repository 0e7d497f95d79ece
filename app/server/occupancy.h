// How many are somewhere: in all, and from each peer. Nobody takes all the room there is.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

namespace capitol {

class Occupancy
{
public:
    struct Limits
    {
        std::size_t most = 0;
        std::size_t most_from_one = 0;
    };

    explicit Occupancy(Limits limits) : m_limits(limits) {}

    bool has_room_for(const std::string& peer) const
    {
        const auto found = m_from.find(peer);
        return m_all < m_limits.most && (found == m_from.end() || found->second < m_limits.most_from_one);
    }
    void enter(const std::string& peer)
    {
        ++m_all;
        ++m_from[peer];
    }
    // Of one that has entered.
    void leave(const std::string& peer)
    {
        const auto found = m_from.find(peer);
        if (found == m_from.end())
            return;
        --m_all;
        if (--found->second == 0)
            m_from.erase(found);
    }

private:
    const Limits m_limits;
    std::size_t m_all = 0;
    std::unordered_map<std::string, std::size_t> m_from; // by peer; those that are there
};

} // namespace capitol
