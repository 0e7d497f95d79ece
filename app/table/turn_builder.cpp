#include "table/turn_builder.h"

#include "capitol/floors.h"

#include <algorithm>
#include <memory>

namespace capitol::app {

namespace {

// Every finished building of a yard, each description once.
std::vector<Building> finishedIn(const Yard& yard)
{
    std::vector<Building> buildings;
    for (const Roof roof : both_roofs)
        for (const int height : yard.finished[index(roof) - 1])
            if (height > 0 &&
                std::find(buildings.begin(), buildings.end(), Building{height, roof}) == buildings.end())
                buildings.push_back({height, roof});
    return buildings;
}

} // namespace

TurnBuilder::TurnBuilder(const Rules& rules, const Position& known) : m_rules(rules), m_known(known)
{
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, known, *moves, Sites::all);
    for (int i = 0; i < moves->size(); ++i) {
        const Move move = (*moves)[i];
        m_canPass |= move.kind == MoveKind::pass;
        if (!move.for_nothing)
            m_legal.push_back(move);
    }
    if (known.phase == Phase::tile)
        m_places.emplace(m_legal, tileIsLarge());
}

bool TurnBuilder::tileIsLarge() const
{
    return m_known.phase == Phase::tile && m_rules.tile_of(m_known.round, m_known.auction) != Tile::fountain;
}

std::vector<Move> TurnBuilder::movesOf(Card card) const
{
    std::vector<Move> moves;
    for (const Move& move : m_legal)
        if (move.card == card && move.kind >= MoveKind::floor && move.kind <= MoveKind::permit)
            moves.push_back(move);
    return moves;
}

bool TurnBuilder::playable(Card card) const
{
    return m_known.phase == Phase::construction && !movesOf(card).empty();
}

bool TurnBuilder::choosable(Card card) const
{
    return m_known.phase == Phase::construction && !isBound() &&
           (m_rules.ruleset().construction.play_for_nothing || playable(card));
}

bool TurnBuilder::select(int row, Card card)
{
    if (!choosable(card))
        return false;
    m_passing = false;
    m_row = row;
    m_card = card;
    m_floors.reset();
    m_places.reset();
    if (m_rules.deck().pile(card) == Pile::floor)
        m_floors.emplace(movesOf(card), m_known.yards[m_known.to_move]);
    else
        m_places.emplace(movesOf(card), false);
    return true;
}

void TurnBuilder::deselect()
{
    m_card.reset();
    m_floors.reset();
    m_places.reset();
    m_row = -1;
}

void TurnBuilder::pass()
{
    deselect();
    m_passing = m_canPass;
}

void TurnBuilder::propose(const Move& move, int row)
{
    if (move.kind == MoveKind::pass)
        return pass();
    if (move.kind != MoveKind::tile && !select(row, move.card))
        return;
    if (move.for_nothing)
        return;
    for (int i = 0; m_floors && i < move.floors; ++i)
        m_floors->pick(move.targets[i]);
    if (!m_places)
        return;
    if (move.kind != MoveKind::tile)
        m_places->pick(Building{move.height, move.kind == MoveKind::roof ? Roof::none : move.roof});
    if (move.kind == MoveKind::roof)
        m_places->pick(move.roof);
    else
        m_places->pick(Place{move.area, tileIsLarge() ? -1 : move.site});
}

Picked TurnBuilder::picked() const
{
    Picked picked{.passes = m_passing, .card = m_card};
    if (m_places)
        picked.picks = m_places->picked();
    if (m_floors)
        for (const int height : m_floors->picked())
            picked.picks.push_back(Building{height});
    return picked;
}

void TurnBuilder::pickAgain(const Picked& picked, int row)
{
    if (picked.passes)
        return pass();
    if (picked.card && (row < 0 || !select(row, *picked.card)))
        return;
    if (m_floors)
        return pickFloorsAgain(picked.picks);
    for (const Pick& one : picked.picks)
        pick(one);
}

// Not one after another: those that nothing else is left for would count twice.
void TurnBuilder::pickFloorsAgain(const std::vector<Pick>& picks)
{
    std::vector<int> heights;
    for (const Pick& one : picks)
        if (const auto* building = std::get_if<Building>(&one))
            heights.push_back(building->floors);
    if (m_floors->pickAgain(heights))
        keepFloorsIfFinal();
}

bool TurnBuilder::canPlayForNothing() const
{
    return m_card && !isBound() && !check(m_rules, m_known, forNothing());
}

bool TurnBuilder::canDraw(Pile pile) const
{
    return m_known.phase == Phase::draw &&
           !check(m_rules, m_known, Move{.kind = MoveKind::draw, .pile = pile});
}

bool TurnBuilder::canDone() const
{
    return m_known.phase == Phase::draw && !check(m_rules, m_known, Move{.kind = MoveKind::done});
}

bool TurnBuilder::takes(const Pick& pick) const
{
    const auto* building = std::get_if<Building>(&pick);
    if (m_floors)
        return building && building->roof == Roof::none && m_floors->takes(building->floors);
    return m_places && m_places->takes(pick);
}

bool TurnBuilder::takesNewBuilding() const
{
    return m_floors && m_floors->takes(0);
}

Refusal TurnBuilder::pick(const Pick& pick)
{
    if (!takes(pick))
        return whyNot(pick);
    if (m_floors)
        pickFloor(std::get<Building>(pick).floors);
    else
        m_places->pick(pick);
    return {};
}

Refusal TurnBuilder::pickNewBuilding()
{
    if (!m_floors)
        return {};
    return pickFloor(0) ? Refusal{} : whyNotFloor(0);
}

bool TurnBuilder::pickFloor(int height)
{
    if (!m_floors->pick(height))
        return false;
    keepFloorsIfFinal();
    return true;
}

void TurnBuilder::keepFloorsIfFinal()
{
    if (m_rules.ruleset().construction.placement_final == PlacementFinal::at_once)
        m_floors->keep();
}

bool TurnBuilder::isBound() const
{
    return m_floors && m_floors->isKept();
}

bool TurnBuilder::canTakeBack() const
{
    return !isBound() && (m_card || m_passing || (m_places && !m_places->empty()));
}

bool TurnBuilder::takeBack()
{
    if (isBound())
        return false;
    if (m_passing) {
        m_passing = false;
        return true;
    }
    if ((m_floors && m_floors->takeBack()) || (m_places && m_places->takeBack()))
        return true;
    if (!m_card)
        return false;
    deselect();
    return true;
}

std::optional<Move> TurnBuilder::move() const
{
    if (m_passing)
        return Move{};
    return m_floors ? m_floors->move() : m_places ? m_places->move() : std::nullopt;
}

std::optional<Move> TurnBuilder::moveWith(const Pick& pick) const
{
    if (!m_places || !takes(pick))
        return {};
    PlacePlan places = *m_places;
    places.pick(pick);
    return places.move();
}

bool TurnBuilder::isWhole() const
{
    return move() && (m_passing || !m_floors ||
                      int(m_floors->heights().size()) == floor_allowance(m_rules, m_known).most);
}

Move TurnBuilder::forNothing() const
{
    constexpr std::array kinds{MoveKind::roof, MoveKind::floor, MoveKind::permit}; // by pile
    return {.kind = kinds[index(m_rules.deck().pile(*m_card))], .card = *m_card, .for_nothing = true};
}

Yard TurnBuilder::yard() const
{
    if (m_floors)
        return m_floors->yard();
    Yard yard = m_known.yards[m_known.to_move];
    const auto whole = move();
    if (!whole || !m_card)
        return yard;
    if (whole->kind == MoveKind::roof) {
        yard.remove_unroofed(whole->height);
        yard.add_finished(whole->roof, whole->height);
        --yard.roofs[index(whole->roof) - 1];
    } else {
        yard.remove_finished(whole->roof, whole->height);
    }
    return yard;
}

std::optional<Place> TurnBuilder::ghostPlace() const
{
    const auto whole = move();
    const bool placed = whole && (whole->kind == MoveKind::permit || whole->kind == MoveKind::tile);
    return placed ? m_places->place() : std::nullopt;
}

Refusal TurnBuilder::whyNot(const Pick& pick) const
{
    if (takes(pick))
        return {};
    if (const auto* place = std::get_if<Place>(&pick))
        return whyNotPlace(*place);
    if (const auto* building = std::get_if<Building>(&pick))
        return whyNotBuilding(*building);
    const auto roof = std::get<Roof>(pick);
    return m_places ? Refusal{RefusalKind::no_spare_roof, roof == Roof::triangular} : Refusal{};
}

bool TurnBuilder::fitsNowhere(const Building& building) const
{
    return m_card && m_rules.deck().pile(*m_card) == Pile::permit && building.roof != Roof::none &&
           !m_places->place() && !takes(building);
}

Refusal TurnBuilder::whyNotFloor(int height) const
{
    const FloorAllowance allowance = floor_allowance(m_rules, m_known);
    if (allowance.most == 0)
        return {RefusalKind::supply_short, m_known.supply};
    Move move = m_floors->tried(height, allowance.most);
    move.card = *m_card;
    return check(m_rules, m_known, move);
}

Refusal TurnBuilder::whyNotBuilding(const Building& building) const
{
    if (!m_card)
        return {};
    if (m_floors)
        return building.roof == Roof::none ? whyNotFloor(building.floors)
                                           : Refusal{RefusalKind::no_such_unroofed_building, building.floors};
    if (m_rules.deck().pile(*m_card) == Pile::permit) {
        const auto place = m_places->place();
        return place ? tryPermit(building, *place) : Refusal{RefusalKind::no_such_finished_building};
    }
    if (building.roof != Roof::none)
        return {RefusalKind::no_such_unroofed_building, building.floors};
    Move move{.kind = MoveKind::roof, .card = *m_card, .roof = Roof::round};
    move.height = static_cast<std::uint8_t>(building.floors);
    return check(m_rules, m_known, move);
}

// With several buildings to choose from, the reason of the one that comes nearest to being allowed.
Refusal TurnBuilder::whyNotPlace(const Place& place) const
{
    if (m_known.phase == Phase::tile) {
        if ((place.site < 0) != tileIsLarge())
            return {RefusalKind::no_such_site};
        return check(m_rules, m_known,
                     Move{.kind = MoveKind::tile,
                          .area = static_cast<std::uint8_t>(place.area),
                          .site = static_cast<std::uint8_t>(std::max(place.site, 0))});
    }
    if (!m_card || m_rules.deck().pile(*m_card) != Pile::permit)
        return {};
    std::vector<Building> buildings = finishedIn(m_known.yards[m_known.to_move]);
    if (const auto chosen = m_places->building())
        buildings = {*chosen};
    Refusal nearest{RefusalKind::no_such_finished_building};
    for (const Building& building : buildings)
        if (const Refusal refusal = tryPermit(building, place); refusal && refusal.kind >= nearest.kind)
            nearest = refusal;
    return nearest;
}

Refusal TurnBuilder::tryPermit(const Building& building, const Place& place) const
{
    if (place.site < 0)
        return {RefusalKind::no_such_site};
    return check(m_rules, m_known,
                 Move{.kind = MoveKind::permit,
                      .card = *m_card,
                      .roof = building.roof,
                      .height = static_cast<std::uint8_t>(building.floors),
                      .area = static_cast<std::uint8_t>(place.area),
                      .site = static_cast<std::uint8_t>(place.site)});
}

} // namespace capitol::app
