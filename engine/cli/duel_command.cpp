// One computer player against another in teams, at tables of several sizes, under several variants, thinking
// for several times: what a change of a player is measured with.
#include "arena/time_odds.h"
#include "base/statistics.h"
#include "canal/matches/match.h"
#include "capitol/matches/match.h"
#include "capitol/players/styles.h"
#include "cli/canal_commands.h"
#include "cli/matches.h"
#include "cli/output.h"

#include <filesystem>
#include <iostream>

namespace capitol {

using arena::GameResult;
using arena::PlayerSummary;

namespace {

struct DuelOptions
{
    std::string game = capitol_name;
    std::vector<std::string> players;
    std::vector<std::string> variants; // empty: the game's usual one
    std::vector<int> seats{4};
    std::vector<double> scales{1};
    double odds = 1;
    double floor = 0.48;
    MatchOptions match; // its games are those of each match
    std::string journals;
};

// One match of the table.
struct Cell
{
    std::string variant; // its id
    int seats = 0;
    MatchOptions match;
    std::vector<GameResult> results{};
    double luck = 1; // how likely it is that the first player is only by luck as far below the floor as it is

    int seatings() const { return static_cast<int>(arena::team_seatings(seats).size()); }
    PlayerSummary first(const std::vector<std::string>& players) const
    {
        return summarise(players, seatings(), results).front();
    }
    bool is_below_floor() const { return luck < 0.05; }
};

// Whole deals; what is not limited is scaled by what the players take for themselves.
Cell cell_of(const DuelOptions& options, const std::string& variant, int seats, double scale)
{
    Cell cell{variant, seats, options.match};
    cell.match.iterations = arena::times(options.match.iterations, scale);
    cell.match.milliseconds = arena::times(options.match.milliseconds, scale);
    cell.match.patience *= scale;
    const int deals = (options.match.games + cell.seatings() - 1) / cell.seatings();
    cell.match.games = deals * cell.seatings();
    return cell;
}

// So that it is told from any other.
std::string exactly(double number)
{
    return nlohmann::json(number).dump();
}

std::string thinking_of(const MatchOptions& match)
{
    std::string text = match.iterations > 0 ? std::to_string(match.iterations) + " iterations" : "";
    if (match.milliseconds > 0)
        text += (text.empty() ? "" : ", ") + std::to_string(match.milliseconds) + " ms";
    return text.empty() ? "x" + exactly(match.patience) : text;
}

std::string title_of(const Cell& cell)
{
    return cell.variant + ", " + std::to_string(cell.seats) + " players, " + thinking_of(cell.match);
}

std::string first_player(const DuelOptions& options)
{
    return options.players.front() + (options.odds != 1 ? " x" + exactly(options.odds) : "");
}

// A file for each match, which says in its name what it is; empty without a folder.
std::string journal_of(const DuelOptions& options, const Cell& cell)
{
    if (options.journals.empty())
        return {};
    return with_journal([&] {
        std::filesystem::create_directories(options.journals);
        std::string name = first_player(options) + "-" + options.players.back() + "-" + cell.variant + "-" +
                           std::to_string(cell.seats) + "-" + thinking_of(cell.match) + "-" +
                           std::to_string(cell.match.seed);
        std::ranges::replace_if(
            name, [](char c) { return c == ' ' || c == style_mark; }, '-');
        return (std::filesystem::path(options.journals) / (name + ".jsonl")).string();
    });
}

// Of the first player's name in the head, and a space at least.
std::size_t name_width(const DuelOptions& options)
{
    return std::max(std::size_t{18}, options.players.front().size() + 1);
}

void print_head(const DuelOptions& options)
{
    if (!options.match.json)
        std::cout << "variant         players  thinking              games    share of "
                  << left_aligned(options.players.front(), name_width(options)) << "Elo\n";
}

void print_row(const DuelOptions& options, const Cell& cell)
{
    if (options.match.json)
        return;
    const PlayerSummary first = cell.first(options.players);
    std::cout << left_aligned(cell.variant, 16) << right_aligned(std::to_string(cell.seats), 7) << "  "
              << left_aligned(thinking_of(cell.match), 20)
              << right_aligned(std::to_string(cell.results.size()), 7)
              << right_aligned(share_text(first.win), 19)
              << right_aligned(elo_text(first), name_width(options) + 2);
    if (options.match.tested())
        std::cout << "  "
                  << sentence_of(
                         test_claims(*options.match.tested(), cell.seatings(), cell.results).decision());
    std::cout << std::endl; // at once: the next row may take hours
}

void print_verdict(const DuelOptions& options, const std::vector<Cell>& cells)
{
    for (const Cell& cell : cells)
        if (!options.match.json && cell.is_below_floor())
            std::cout << title_of(cell) << ": surely below " << rounded(100 * options.floor, 1) << " %\n";
}

nlohmann::ordered_json json_of(const DuelOptions& options, const Cell& cell)
{
    const PlayerSummary first = cell.first(options.players);
    nlohmann::ordered_json json{{"variant", cell.variant},
                                {"seats", cell.seats},
                                {"iterations", cell.match.iterations},
                                {"milliseconds", cell.match.milliseconds},
                                {"patience", cell.match.patience},
                                {"games", cell.results.size()},
                                {"win_share", first.win.mean},
                                {"win_share_error", first.win.error}};
    if (first.elo) {
        json["elo"] = first.elo->mean;
        json["elo_error"] = first.elo->error;
    }
    if (const auto claims = options.match.tested())
        json["sprt"] = json_of(*claims, test_claims(*claims, cell.seatings(), cell.results));
    json["luck"] = cell.luck;
    json["below_floor"] = cell.is_below_floor();
    return json;
}

void print_json(const DuelOptions& options, const std::vector<Cell>& cells)
{
    nlohmann::ordered_json json{{"game", options.game},   {"players", options.players},
                                {"odds", options.odds},   {"seed", options.match.seed},
                                {"floor", options.floor}, {"matches", nlohmann::ordered_json::array()}};
    for (const Cell& cell : cells)
        json["matches"].push_back(json_of(options, cell));
    exact_output() << json.dump() << '\n';
}

// All cells are tested at once: that any is found below the floor wrongly has a chance of one in twenty.
void test_floor(const DuelOptions& options, std::vector<Cell>& cells)
{
    std::vector<double> chances;
    for (const Cell& cell : cells)
        chances.push_back(chance_of_less(options.floor, cell.seatings(), cell.results));
    chances = holm(chances);
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i].luck = chances[i];
}

template <game::Game G>
using Maker = std::function<std::unique_ptr<game::Player<G>>(int player)>;

// Only the first player thinks longer, or shorter, than the match says.
template <game::Game G>
Maker<G> with_odds(Maker<G> make, double odds)
{
    return [make = std::move(make), odds](int player) -> std::unique_ptr<game::Player<G>> {
        if (player != 0)
            return make(player);
        return std::make_unique<arena::TimeOdds<G>>(make(player), odds);
    };
}

template <game::Game G, typename Variant>
void play(const DuelOptions& options, const Variant& variant, const Maker<G>& make, Cell& cell)
{
    auto plan = plan_of<G>(cell.match);
    plan.players = {first_player(options), options.players.back()};
    plan.make = with_odds<G>(make, options.odds);
    plan.seatings = arena::team_seatings(cell.seats);
    cell.results = play_kept(std::move(plan), variant, journal_of(options, cell), title_of(cell) + ": ");
}

template <game::Game G, typename Variant>
int run_matches(const DuelOptions& options, const std::vector<Variant>& variants, const Maker<G>& make)
{
    for (const Variant& variant : variants)
        for (const int seats : options.seats)
            check_players(variant, seats);
    print_head(options);
    bool well = true;
    std::vector<Cell> cells;
    for (const Variant& variant : variants)
        for (const int seats : options.seats)
            for (const double scale : options.scales) {
                Cell cell = cell_of(options, variant.id, seats, scale);
                play<G>(options, variant, make, cell);
                const std::size_t faults = tell_faults(cell.results);
                well = well && faults == 0;
                if (faults == cell.results.size())
                    continue; // there is nothing to tell of it; the other matches go on
                print_row(options, cell);
                cells.push_back(std::move(cell));
            }
    test_floor(options, cells);
    print_verdict(options, cells);
    if (options.match.json)
        print_json(options, cells);
    return well && std::ranges::none_of(cells, &Cell::is_below_floor) ? 0 : status_failed;
}

template <typename Load>
auto load_all(const std::vector<std::string>& names, Load load)
{
    std::vector<decltype(load(names.front()))> variants;
    for (const std::string& name : names)
        variants.push_back(load(name));
    return variants;
}

int run_duel(Program& program, const DuelOptions& given)
{
    DuelOptions options = given;
    check_claims(options.match);
    const bool is_canal = options.game == canal_name;
    if (options.variants.empty())
        options.variants = {is_canal ? canal::usual_variant : capitol::usual_variant};
    check_player_names(options.players, options.game);
    if (is_canal)
        return run_matches<canal::CanalMania>(
            options,
            load_all(options.variants, [&](auto& name) { return load_canal_variant(program, name); }),
            canal::makers_of(options.players));
    return run_matches<Capitol>(
        options, load_all(options.variants, [&](auto& name) { return load_variant(program.library, name); }),
        makers_of(options.players));
}

void add_tables(CLI::App& command, DuelOptions& options)
{
    command.add_option("--variants", options.variants, "Ids or files; the usual one by default")
        ->delimiter(',');
    command.add_option("--seats", options.seats, "Sizes of tables, such as 2,3,4")
        ->delimiter(',')
        ->check(CLI::Range(2, std::max(max_seats, canal::max_seats)))
        ->capture_default_str();
    command
        .add_option(
            "--scales", options.scales,
            "Factors by which both think longer than told, a match for each: 1,4,16 gives a scaling curve")
        ->delimiter(',')
        ->check(number_between(0.001, 1000.0))
        ->capture_default_str();
    command.add_option("--games", options.match.games, "Games of each match, rounded up to whole deals")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
}

void add_duel_options(CLI::App& command, DuelOptions& options)
{
    add_game_option(command, options.game);
    command.add_option("--players", options.players, "The two, such as master,master-1")
        ->required()
        ->delimiter(',')
        ->expected(2);
    add_tables(command, options);
    add_match_options(command, options.match);
    command
        .add_option("--odds", options.odds, "How many times as long the first player thinks as the second")
        ->check(number_between(0.001, 1000.0))
        ->capture_default_str();
    command.add_option("--floor", options.floor, "The exit status is 1 if a share is surely below this")
        ->check(number_between(0.0, 1.0))
        ->capture_default_str();
    command.add_option("--journals", options.journals,
                       "A folder with a file for each match, to which every game is added as it ends; with "
                       "the same folder, interrupted matches continue");
    command.add_flag("--json", options.match.json, "One JSON object with every match");
    command.footer(
        "Each deal is played once for every way of giving each player half of the seats (of three, one "
        "or two of them). A share is followed by its standard error over the deals, since the games of "
        "one deal are not independent. See docs/players.md.");
}

} // namespace

void add_duel(Program& program)
{
    program.add<DuelOptions>(
        program.app, "duel",
        "Compare two computer players in teams, over several tables, variants and times to think",
        add_duel_options, run_duel);
}

} // namespace capitol
