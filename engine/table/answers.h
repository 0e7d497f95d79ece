// What was answered to the last requests, so that one that is repeated gets the same answer and does nothing.
#pragma once

#include "table/message.h"

#include <deque>

namespace table {

class Answers
{
public:
    // The answer if it is a repeat. Throws Refused if that id was used for something else.
    std::optional<std::string> find(const std::string& id, const std::string& digest) const
    {
        for (const Given& one : m_given)
            if (one.id == id && one.digest != digest)
                throw Refused{"id_used", "another request had that id", "id"};
            else if (one.id == id)
                return one.answer;
        return std::nullopt;
    }
    void keep(const std::string& id, const std::string& digest, std::string answer)
    {
        if (id.empty())
            return;
        m_given.push_back({id, digest, std::move(answer)});
        if (m_given.size() > most)
            m_given.pop_front();
    }

private:
    static constexpr std::size_t most = 32;
    struct Given
    {
        std::string id;
        std::string digest;
        std::string answer;
    };
    std::deque<Given> m_given; // the last one last
};

} // namespace table
