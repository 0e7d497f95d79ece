// The floors of one card, placed on buildings one after another.
#pragma once

#include "capitol/move.h"

#include <optional>
#include <vector>

namespace capitol::app {

class FloorPlan
{
public:
    // `legal`: this card's moves, except playing it without effect.
    FloorPlan(std::vector<Move> legal, const Yard& yard) : m_legal(std::move(legal)), m_yard(yard) {}

    // The heights built on, in order: those picked, then those that nothing else is left for.
    std::vector<int> heights() const;
    // Heights that the next pick may take; 0 starts a building. A full plan lets its last floor be moved.
    bool takes(int height) const { return with(height).has_value(); }
    bool pick(int height);
    bool takeBack();
    // All of them in place of what is picked, as `picked` gave them.
    bool pickAgain(const std::vector<int>& heights);
    // Keeps the floors picked: from now on floors can only be added.
    void keep() { m_kept = true; }
    bool isKept() const { return m_kept; }
    bool empty() const { return m_picked.empty(); }
    const std::vector<int>& picked() const { return m_picked; }
    // The whole move, if the floors picked make one.
    std::optional<Move> move() const;
    // The yard with the floors placed.
    Yard yard() const;
    // The move if `height` came next and the rest went on top of it, as far as a card of `count` floors goes.
    Move tried(int height, int count) const;

private:
    std::optional<std::vector<int>> with(int height) const;
    bool extends(const std::vector<int>& heights) const;

    std::vector<Move> m_legal;
    Yard m_yard;
    std::vector<int> m_picked;
    bool m_kept = false;
};

} // namespace capitol::app
