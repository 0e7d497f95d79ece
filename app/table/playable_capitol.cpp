#include "table/playable_capitol.h"

#include "capitol/players/greedy.h"
#include "capitol/players/levels.h"

namespace capitol::app {

namespace {

// The move that an event tells of, if it is one.
struct MoveOf
{
    const Deck& deck;

    std::optional<Move> operator()(const Played& e) const { return e.move; }
    std::optional<Move> operator()(const Passed& e) const
    {
        return e.forced ? std::nullopt : std::optional(Move{.kind = MoveKind::pass});
    }
    std::optional<Move> operator()(const TilePlaced& e) const
    {
        return Move{.kind = MoveKind::tile, .area = e.area, .site = e.site};
    }
    std::optional<Move> operator()(const Drew& e) const
    {
        return Move{.kind = MoveKind::draw, .pile = deck.pile(e.card)};
    }
    std::optional<Move> operator()(const StoppedDrawing&) const { return Move{.kind = MoveKind::done}; }
    template <typename Other>
    std::optional<Move> operator()(const Other&) const
    {
        return std::nullopt;
    }
};

} // namespace

int PlayableCapitol::iterations_of(std::string_view name)
{
    const auto level = level_of(name);
    return level ? level->iterations : 0;
}

std::unique_ptr<Player> PlayableCapitol::make_stand_in()
{
    return std::make_unique<GreedyPlayer>();
}

bool PlayableCapitol::turn_goes_on(const Position& position, Seat seat, const Choice& last)
{
    const auto* move = std::get_if<Move>(&last);
    return position.phase == Phase::draw && seat == position.to_move && move && move->kind == MoveKind::draw;
}

std::string PlayableCapitol::notation_of(const Rules& rules, const View& before, const Event& event)
{
    if (const auto* revealed = std::get_if<BidRevealed>(&event)) {
        Bid bid;
        for (const Card card : revealed->bid)
            bid.add(card);
        return print_bid(rules.deck(), bid);
    }
    const std::optional<Move> move = std::visit(MoveOf{rules.deck()}, event);
    return move ? print_move(rules, before.known, *move) : std::string();
}

} // namespace capitol::app
