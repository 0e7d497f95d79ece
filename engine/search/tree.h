// The search's memory: nodes in lists, taken from a pool of limited size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace search {

using Index = std::uint32_t;
inline constexpr Index nowhere = 0;

// An action and its results, or (among `arms`) one seat's part of a sealed choice.
struct Node
{
    std::uint64_t key = 0;
    double sum = 0;           // of the results of the seat that chose it
    double squares = 0;       // of the same
    Index next = nowhere;     // in its list
    Index children = nowhere; // first of its list
    Index arms = nowhere;     // first of its list
    std::uint32_t visits = 0;
    std::uint32_t offered = 0; // how often it could have been chosen
    float prior = 0;
};

class Tree
{
public:
    // At least room for the root.
    explicit Tree(std::size_t bytes) : m_most(static_cast<Index>(bytes / sizeof(Node))) { take(0); }

    static constexpr Index root = 1;

    Node& operator[](Index index) { return m_chunks[index / chunk_size][index % chunk_size]; }
    const Node& operator[](Index index) const { return m_chunks[index / chunk_size][index % chunk_size]; }

    // A new first node of the list; `nowhere` once the memory is full.
    Index add(Index& list, std::uint64_t key)
    {
        if (is_full())
            return nowhere;
        const Index added = take(key);
        (*this)[added].next = list;
        return list = added;
    }
    Index find(Index list, std::uint64_t key) const
    {
        while (list != nowhere && (*this)[list].key != key)
            list = (*this)[list].next;
        return list;
    }
    bool is_full() const { return m_next >= m_most; }
    std::size_t bytes() const { return m_chunks.size() * chunk_size * sizeof(Node); }

private:
    static constexpr Index chunk_size = 1 << 14;

    // Chunks never move, so growing takes no time to speak of and references to nodes last.
    Index take(std::uint64_t key)
    {
        if (m_next / chunk_size >= m_chunks.size())
            m_chunks.push_back(std::make_unique<Node[]>(chunk_size));
        (*this)[m_next].key = key;
        return m_next++;
    }

    std::vector<std::unique_ptr<Node[]>> m_chunks;
    Index m_next = root;
    Index m_most;
};

} // namespace search
