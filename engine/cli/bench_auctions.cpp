// What auctions are like among computer players: with how many cards the seats come to them, how often there
// is a contest.
#include "capitol/measure/auction_watch.h"
#include "capitol/measure/measured.h"
#include "cli/columns.h"
#include "cli/program.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace capitol {

namespace {

struct AuctionOptions
{
    std::string variant = usual_variant;
    Seating seating{.iterations = 0};
    int games = 100;
    std::uint64_t seed = 1;
};

FiguresByAuction play_auctions(const Rules& rules, const AuctionOptions& options)
{
    FiguresByAuction all;
    for (int game = 0; game < options.games; ++game) {
        const Luck luck = luck_of(options.seed, game);
        AuctionWatch watch(rules);
        measure::play_watched<MeasuredCapitol>(
            rules, start(rules, options.seating.players, luck.opening), options.seating, luck.thinking, {},
            [&](const Events& events, const Position& after) { watch.see(events, after); });
        for (const auto& [number, figures] : watch.figures())
            all[number].add(figures);
        show_progress(std::to_string(game + 1) + " of " + std::to_string(options.games) + " games",
                      game + 1 == options.games);
    }
    return all;
}

nlohmann::ordered_json json_of(AuctionNumber number, const AuctionFigures& figures)
{
    const auto part = [](std::int64_t some, std::int64_t all) {
        return all > 0 ? static_cast<double>(some) / static_cast<double>(all) : 0.0;
    };
    const std::int64_t sold = figures.auctions - figures.unsold;
    return {{"round", number.round},
            {"auction", number.number},
            {"auctions", figures.auctions},
            {"cards_a_seat", part(figures.cards, figures.seats)},
            {"value_a_seat", part(figures.values, figures.seats)},
            {"empty_hands", part(figures.empty, figures.seats)},
            {"bids_of_nothing", part(figures.nothing, figures.seats - figures.empty)},
            {"contested", part(figures.contested, figures.auctions)},
            {"unsold", part(figures.unsold, figures.auctions)},
            {"won_by_one_card", part(figures.one_card, figures.auctions)},
            {"paid", part(figures.paid, sold)}};
}

int run_auctions(Program& program, const AuctionOptions& given)
{
    AuctionOptions options = given;
    const Variant variant = load_variant(program.library, options.variant);
    check_players(variant, options.seating.players);
    check_player_names({options.seating.player}, capitol_name);
    if (options.seating.iterations == 0)
        options.seating.iterations = MeasuredCapitol::usual_iterations(options.seating.player);
    const FiguresByAuction all = play_auctions(variant.playable(), options);
    nlohmann::ordered_json json{{"variant", variant.id},
                                {"players", options.seating.players},
                                {"player", options.seating.player},
                                {"iterations", options.seating.iterations},
                                {"games", options.games},
                                {"seed", options.seed}};
    for (const auto& [number, figures] : all)
        json["by_auction"].push_back(json_of(number, figures));
    std::cout << json.dump() << '\n';
    return 0;
}

void add_auctions(CLI::App& command, AuctionOptions& options)
{
    command.add_option("--variant", options.variant, "An id or a file")->capture_default_str();
    command.add_option("--players", options.seating.players, "Number of players")
        ->check(CLI::Range(2, max_seats))
        ->capture_default_str();
    command.add_option("--player", options.seating.player, "The computer player at every seat")
        ->capture_default_str();
    command
        .add_option("--iterations", options.seating.iterations,
                    "Iterations per search; 0: the player's own number")
        ->check(CLI::Range(0, 100'000'000))
        ->capture_default_str();
    command.add_option("--games", options.games, "Number of games")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
}

} // namespace

void add_bench_auctions(Program& program, CLI::App& bench)
{
    program.add<AuctionOptions>(bench, "auctions",
                                "Play games and count the cards that come to each auction, and its bids",
                                add_auctions, run_auctions);
}

} // namespace capitol
