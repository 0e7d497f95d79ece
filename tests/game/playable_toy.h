// Toy in the window: what a game has to say of itself to be played there.
#pragma once

#include "game/search_player.h"
#include "match/playable_game.h"
#include "recorded_toy.h"

namespace toy {

// Has no choice to offer.
class FailingPlayer final : public game::Player<Toy>
{
public:
    game::Advice<Toy> advise(const Rules&, const View&, const game::SearchRequest<Toy>&) override
    {
        throw std::runtime_error("out of ideas");
    }
};

struct PlayableToy : RecordedToy
{
    using Recorded = RecordedToy;
    using Played = Toy;

    static std::unique_ptr<game::Player<Toy>> make_player(std::string_view name)
    {
        if (name == "failing")
            return std::make_unique<FailingPlayer>();
        return std::make_unique<game::SearchPlayer<Toy>>(50);
    }
    static int iterations_of(std::string_view) { return 50; }
    static std::unique_ptr<game::Player<Toy>> make_stand_in()
    {
        return std::make_unique<game::RandomPlayer<Toy>>();
    }

    static bool turn_goes_on(const Position&, Seat, const Choice&) { return false; }

    static bool is_told(const Event& event) { return std::holds_alternative<Revealed>(event); }
    static int round(const View& view) { return view.known.round; }
    static std::string notation_of(const Rules& rules, const View& before, const Event& event)
    {
        return print_event(rules, before, event);
    }
};
static_assert(match::PlayableGame<PlayableToy>);

} // namespace toy
