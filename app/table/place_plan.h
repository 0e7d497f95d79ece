// A roof, a permit or a tile: building, roof and site, picked in any order. A part with only one possible
// choice counts as picked.
#pragma once

#include "capitol/move.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace capitol::app {

struct Building
{
    int floors = 0;
    Roof roof = Roof::none; // none for one that is to be roofed
    bool operator==(const Building&) const = default;
};

struct Place
{
    int area = 0;
    int site = 0; // -1: the large site
    bool operator==(const Place&) const = default;
};

using Pick = std::variant<Building, Roof, Place>;

class PlacePlan
{
public:
    // `legal`: what this card or tile can do that is not nothing. `onLargeSite`: an amphitheatre or a temple.
    PlacePlan(std::vector<Move> legal, bool onLargeSite) : m_legal(std::move(legal)), m_large(onLargeSite) {}

    // While a part is open, the parts picked limit it. Once all are, a building can be changed for any other.
    bool takes(const Pick& pick) const;
    bool pick(const Pick& pick);
    bool takeBack();
    bool empty() const { return m_picked.empty(); }
    const std::vector<Pick>& picked() const { return m_picked; }

    std::optional<Building> building() const;
    std::optional<Place> place() const;
    std::optional<Roof> roof() const;
    bool roofIsOpen() const; // the building is picked and either roof fits it
    std::optional<Move> move() const;

private:
    std::vector<Move> matching(const std::vector<Pick>& picks) const;
    std::vector<Pick> without(const Pick& kind) const;
    bool saysNothingNew(const Pick& pick) const;
    template <typename Part>
    std::optional<Part> common(const std::vector<Pick>& picks) const;

    std::vector<Move> m_legal;
    bool m_large;
    std::vector<Pick> m_picked; // at most one of a kind, in the order picked
};

} // namespace capitol::app
