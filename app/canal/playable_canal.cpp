#include "canal/playable_canal.h"

#include "canal/players/greedy.h"

namespace canal::app {

namespace {

// The move that an event tells of, if it is one.
struct MoveOf
{
    std::optional<Move> operator()(const RowDiscarded&) const { return Move{.kind = MoveKind::renew}; }
    std::optional<Move> operator()(const CardTaken& e) const
    {
        return Move{.kind = MoveKind::take, .card = e.card};
    }
    std::optional<Move> operator()(const CardDrawn&) const { return Move{.kind = MoveKind::draw}; }
    std::optional<Move> operator()(const Declared&) const { return Move{.kind = MoveKind::declare}; }
    std::optional<Move> operator()(const Swapped& e) const
    {
        return Move{.kind = MoveKind::swap, .engineer = e.engineer};
    }
    std::optional<Move> operator()(const ContractTaken& e) const
    {
        return Move{.kind = MoveKind::contract, .contract = e.contract};
    }
    std::optional<Move> operator()(const JunctionTaken& e) const
    {
        return Move{.kind = MoveKind::junction, .place = e.from, .to = e.to};
    }
    std::optional<Move> operator()(const BargePlaced& e) const
    {
        return Move{.kind = MoveKind::barge, .place = e.place};
    }
    std::optional<Move> operator()(const ColourChosen& e) const
    {
        return Move{.kind = MoveKind::colour, .colour = e.colour};
    }
    std::optional<Move> operator()(const TileLaid& e) const
    {
        return Move{
            .kind = MoveKind::lay, .contract = e.contract, .tile = e.tile, .pay = e.pay, .extra = e.extra};
    }
    std::optional<Move> operator()(const TilesTakenBack& e) const
    {
        return Move{.kind = MoveKind::take_back, .contract = e.contract, .count = e.count};
    }
    std::optional<Move> operator()(const Shipped& e) const
    {
        return Move{.kind = MoveKind::ship, .place = e.place, .route = e.route};
    }
    std::optional<Move> operator()(const Discarded& e) const
    {
        return Move{.kind = MoveKind::discard, .card = e.card};
    }
    std::optional<Move> operator()(const Passed&) const { return Move{.kind = MoveKind::pass}; }
    // Cubes come and go as a seat chooses, or where there is but one place for them.
    template <typename Other>
    std::optional<Move> operator()(const Other&) const
    {
        return std::nullopt;
    }
};

} // namespace

int PlayableCanal::iterations_of(std::string_view name)
{
    const auto measure = measure_of(name);
    return measure ? measure->iterations : 0;
}

std::unique_ptr<Player> PlayableCanal::make_stand_in()
{
    return std::make_unique<GreedyPlayer>();
}

// In the final delivery every cube is a turn of its own.
bool PlayableCanal::turn_goes_on(const Position& position, Seat seat, const Choice&)
{
    const Turn& turn = position.turn;
    return turn.seat == seat && turn.step != Step::delivery && turn.step != Step::over;
}

bool PlayableCanal::is_told(const Event& event)
{
    return !isOneOf<EngineersDealt, CardDealt, CardRevealed, Kept, PaymentDiscarded, Asked>(event);
}

std::string PlayableCanal::notation_of(const Rules& rules, const View&, const Event& event)
{
    const std::optional<Move> move = std::visit(MoveOf{}, event);
    return move ? print_move(rules, *move) : std::string();
}

} // namespace canal::app
