// A game in the terminal against computer players, in notation.
#include "capitol/notation.h"
#include "capitol/players/player.h"
#include "capitol/record/event_json.h"
#include "capitol/record/position_json.h"
#include "capitol/record/record.h"
#include "capitol/scoring.h"
#include "cli/program.h"
#include "protocol/table.h"

#include <iostream>
#include <random>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

struct PlayOptions
{
    std::string variant = usual_variant;
    int players = 3;
    int seat = 1;
    std::string level = "greedy";
    std::optional<std::uint64_t> seed;
};

constexpr const char* help_text =
    "Type moves as the program prints them: pass, F5:0,1, R3:2r, Pb4:2t@cap, bid:R7,F4,\n"
    "tile@cap.5, draw:roof. Also: ? lists the legal moves, state shows the table, undo takes\n"
    "your last move back, quit ends.\n";

Record new_record(const Variant& variant, const PlayOptions& options)
{
    Record record;
    record.variant = variant;
    for (int seat = 1; seat <= options.players; ++seat)
        record.seats.push_back({"Seat " + std::to_string(seat),
                                seat == options.seat ? std::string(record::person) : options.level});
    std::random_device device;
    record.seed = options.seed.value_or(device());
    record.opening = open_from_seed(variant.playable(), options.players, record.seed);
    return record;
}

std::string words(const Json& list)
{
    std::string text;
    for (const Json& item : list)
        text += " " + (item.is_null() ? "." : item.is_string() ? item.get<std::string>() : item.dump());
    return text;
}

class TerminalGame
{
public:
    TerminalGame(protocol::Table<RecordedCapitol> table, const PlayOptions& options)
        : m_table(std::move(table)), m_me(static_cast<Seat>(options.seat - 1)),
          m_computer(make_player(options.level)), m_random(m_table.record()->seed)
    {
    }

    void run()
    {
        std::cout << "Seed " << m_table.record()->seed << ". You are seat " << print_seat(m_me)
                  << "; type `help` to see the commands.\n";
        show();
        while (position().phase != Phase::over)
            if (position().to_move != m_me)
                let_computer_move();
            else if (!ask())
                return;
        show_end();
    }

private:
    const Position& position() const { return m_table.position(); }
    const Rules& rules() const { return m_table.rules(); }

    void let_computer_move()
    {
        const Seat seat = position().to_move;
        const Advice advice = m_computer->advise(rules(), observe(rules(), position(), seat),
                                                 {.seed = m_random.next(), .stop = {}});
        const bool sealed = std::holds_alternative<Bid>(advice.choice);
        std::cout << "seat " << print_seat(seat) << ": "
                  << (sealed ? "bids" : print_choice(rules(), position(), advice.choice)) << '\n';
        play(advice.choice);
    }

    // False once the player has had enough.
    bool ask()
    {
        std::cout << "seat " << print_seat(m_me) << "> " << std::flush;
        std::string text;
        if (!std::getline(std::cin, text) || text == "quit")
            return false;
        if (text == "?")
            list_moves();
        else if (text == "help")
            std::cout << help_text;
        else if (text == "state")
            show();
        else if (text == "undo")
            undo();
        else if (!text.empty())
            try_move(text);
        return true;
    }

    void try_move(const std::string& text)
    {
        const ParsedChoice parsed = parse_choice(rules(), position(), text);
        if (!parsed.choice) {
            std::cout << "not understood: " << parsed.error << '\n';
        } else if (const Refusal refusal = check(rules(), position(), *parsed.choice)) {
            std::cout << "not allowed: " << describe(refusal) << '\n';
        } else {
            play(*parsed.choice);
        }
    }

    void play(const Choice& choice)
    {
        const Position before = position();
        const Json events = print_told_events(rules(), before, m_table.play(before.to_move, choice));
        for (const Json& event : events)
            if (event["event"] != "played" && !(event["event"] == "passed" && !event["forced"]))
                tell(event);
        const bool mine = position().to_move == m_me && position().phase != Phase::over;
        if (mine && (before.to_move != m_me || before.phase != position().phase))
            show();
    }

    static void tell(const Json& event)
    {
        std::cout << "  " << event["event"].get<std::string>();
        for (const auto& [key, value] : event.items())
            if (key != "event")
                std::cout << " " << key << " "
                          << (value.is_string() ? value.get<std::string>() : value.dump());
        std::cout << '\n';
    }

    void undo()
    {
        bool any = m_table.undo();
        while (any && position().to_move != m_me && m_table.undo()) {
        }
        std::cout << (any ? "" : "no move has been made\n");
        show();
    }

    void list_moves()
    {
        if (position().phase == Phase::bidding) {
            std::cout << "bid: (nothing), or bid: and any cards from your hand, top of the stack first\n";
            return;
        }
        const auto moves = std::make_unique<LegalMoves>();
        legal(rules(), position(), *moves);
        for (int i = 0; i < moves->size(); ++i)
            std::cout << print_move(rules(), position(), (*moves)[i]) << '\n';
    }

    void show()
    {
        const Json view = print_view(rules(), m_table.setup().variant.id, observe(rules(), position(), m_me));
        std::cout << "-- round " << view["round"] << ", " << view["phase"].get<std::string>();
        if (view.contains("auction"))
            std::cout << " of a " << print(rules().tile_of(position().round, position().auction));
        std::cout << ", consul: seat " << view["first"] << ", floors left: " << view["supply"] << '\n';
        for (const auto& [code, area] : view["areas"].items())
            std::cout << code << ' ' << print(rules().area(rules().find_area(code)).colour) << ':'
                      << words(area["sites"])
                      << (area.value("large", Json()).is_null() ? ""
                                                                : " + " + area["large"].get<std::string>())
                      << '\n';
        for (const auto& [name, pile] : view["piles"].items())
            std::cout << name
                      << " pile: " << (pile["draw"].empty() ? "nothing" : pile["draw"][0].get<std::string>())
                      << " on top of " << pile["draw"].size() << '\n';
        int seat = 1;
        for (const Json& one : view["seats"])
            std::cout << "seat " << seat++ << ": score " << one["score"] << ", hand" << words(one["hand"])
                      << ", yard" << words(one["yard"]) << '\n';
    }

    void show_end() const
    {
        for (Seat seat = 0; seat < position().players; ++seat)
            std::cout << "seat " << print_seat(seat) << ": " << position().score[seat]
                      << ((winners(rules(), position()) >> seat & 1) ? ", wins" : "") << '\n';
    }

    protocol::Table<RecordedCapitol> m_table;
    const Seat m_me;
    const std::unique_ptr<Player> m_computer;
    Random m_random;
};

int run_play(Program& program, const PlayOptions& options)
{
    const Variant variant = load_variant(program.library, options.variant);
    check_players(variant, options.players);
    check_player_names({options.level}, capitol_name);
    if (options.seat > options.players)
        throw Failure(status_usage, "--seat: with " + std::to_string(options.players) +
                                        " players there is no seat " + std::to_string(options.seat));
    TerminalGame(protocol::Table<RecordedCapitol>(new_record(variant, options)), options).run();
    return 0;
}

void add_play_options(CLI::App& command, PlayOptions& options)
{
    command.add_option("--variant", options.variant, "An id or a file")->capture_default_str();
    command.add_option("--players", options.players, "Number of players")
        ->check(CLI::Range(2, max_seats))
        ->capture_default_str();
    command.add_option("--seat", options.seat, "Your seat")
        ->check(CLI::Range(1, max_seats))
        ->capture_default_str();
    command.add_option("--level", options.level, "Level of the computer players")->capture_default_str();
    command.add_option("--seed", options.seed, "The same seed deals the same cards; random by default")
        ->check(CLI::NonNegativeNumber);
}

} // namespace

void add_play(Program& program)
{
    program.add<PlayOptions>(program.app, "play",
                             "Play in the terminal against computer players, in notation", add_play_options,
                             run_play);
}

} // namespace capitol
