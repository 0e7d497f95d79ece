// How a canal might go on: the way that takes the fewest cards, on the terrain alone or on a board.
#pragma once

#include "canal/position.h"
#include "canal/rules.h"

#include <unordered_map>

namespace canal {

struct Plan
{
    bool leads = false; // it can be completed within its value
    std::uint8_t normal = 0;
    std::uint8_t difficult = 0;
    std::uint8_t extra = 0;    // cards for building over canals
    std::uint8_t sections = 0; // the one that is being built is one of them
    int tiles() const { return normal + difficult; }
    int cards() const { return normal + difficult * 2 + extra; }
};

// Remembers what it has found, which depends on the rules alone: what others have built is not seen. With a
// board it is good for that board and that seat only, which is slower, but what it finds can be built.
class Plans
{
public:
    explicit Plans(const Rules& rules) : m_rules(rules) {}
    // The board lives longer.
    Plans(const Rules& rules, const Position& board, Seat builder)
        : m_rules(rules), m_board(&board), m_builder(builder)
    {
    }

    // Of a canal whose barge is placed, by the number of what its contract says. Complete ones need nothing.
    Plan of(int terms, const Canal& canal);
    // Of one that is still to be begun.
    Plan from_start(int terms);
    // Of that contract, begun or not.
    Plan of_contract(const Position& position, int contract);

private:
    struct Search
    {
        int terms;
        int target;
        bool via_passed;
    };
    // Of a search that has come to that side of the hex, or (side_count) to the place there.
    std::uint32_t name_of(const Search& search, int hex, int in, int left) const;
    template <typename Find>
    Plan remembered(std::uint32_t name, Find find);
    Plan from_place(const Search& search, int place, int left);
    Plan from_hex(const Search& search, int hex, int in, int left);
    Plan find_from_hex(const Search& search, int hex, int in, int left);
    Plan beyond(const Search& search, int hex, int out, int left);

    const Rules& m_rules;
    const Position* const m_board = nullptr;
    const Seat m_builder = 0;
    std::unordered_map<std::uint32_t, Plan> m_known;
};

} // namespace canal
