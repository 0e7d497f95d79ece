// The line protocol of any game: new games, moves, undo, records, and the advice of its players. What
// positions and events look like is the game's own, and so are further commands.
#pragma once

#include "base/suggestion.h"
#include "game/player.h"
#include "protocol/line_protocol.h"
#include "protocol/table.h"
#include "record/reader.h"

#include <memory>
#include <optional>
#include <random>

namespace protocol {

// Whether a request may name files by their paths.
enum class Files { refused, allowed };

inline constexpr int version = 1;

// All of a report, in one line.
std::string all_texts(const capitol::Diagnostics& diagnostics);
// What may be said of a file that a request names by its path: where and what is allowed there. What a file
// that is no variant has in it is nobody's business.
capitol::Diagnostics without_content(capitol::Diagnostics diagnostics);
std::optional<game::Seat> seat_in(const capitol::Field& request, const char* key, int players);
// The one that is given, or any.
std::uint64_t seed_in(const capitol::Field& request);
// How long to think: `seed`, `iterations`, `milliseconds`.
template <game::Game G>
game::SearchRequest<G> thinking_in(const capitol::Field& request)
{
    constexpr std::int64_t longest_thought = 3'600'000; // milliseconds
    constexpr std::int64_t most_iterations = 1'000'000'000;
    const auto number = [&](const char* key, std::int64_t most) {
        const auto field = request.find(key);
        return field ? static_cast<int>(field->whole(0, most)) : 0;
    };
    game::SearchRequest<G> thinking;
    thinking.seed = seed_in(request);
    thinking.iterations = number("iterations", most_iterations);
    thinking.milliseconds = number("milliseconds", longest_thought);
    return thinking;
}

// `Played` is the game as its players know it.
template <record::RecordedGame G, game::Game Played = G>
class GameProtocol : public LineProtocol
{
protected:
    using Field = capitol::Field;
    using Record = record::Record<G>;
    using Events = std::vector<typename G::Event>;

    // The sources live longer.
    GameProtocol(const typename G::Sources& sources, Files files) : m_sources(sources), m_files(files)
    {
        add_command("hello", &GameProtocol::hello);
        add_command("new", &GameProtocol::new_game);
        add_command("state", &GameProtocol::state);
        add_command("play", &GameProtocol::play);
        add_command("undo", &GameProtocol::undo);
        add_command("suggest", &GameProtocol::suggest);
        add_command("record", &GameProtocol::print_game);
        add_command("load", &GameProtocol::load);
    }
    virtual ~GameProtocol() = default;

    // A game as `new` asks for it, without moves.
    virtual Record new_record(const Field& request) const = 0;
    // Of the table: all of its position, or what a view of it tells.
    virtual Json print_state() const = 0;
    virtual Json print_view(const typename G::View& view) const = 0;
    // What `play` tells of its events, and of whose turn it is then.
    virtual Json print_events(const typename G::Position& before, const Events& events) const = 0;
    virtual Json print_turn() const = 0;
    // Whether it is the seat that makes the choice illegal.
    virtual bool is_about_seat(const typename G::Refusal& refusal) const = 0;
    // The names of computer players, and the one asked where none is named. Null for an unknown name.
    virtual std::vector<std::string> player_names() const = 0;
    virtual std::string usual_player() const = 0;
    virtual std::unique_ptr<game::Player<Played>> make_player(const std::string& name) const = 0;

    const typename G::Sources& sources() const { return m_sources; }
    bool has_table() const { return m_table.has_value(); }
    const Table<G>& table() const
    {
        if (!m_table)
            throw Refused{"bad_request", "there is no game: start one with `new`, `position` or `load`",
                          "cmd"};
        return *m_table;
    }
    void begin(Table<G> table) { m_table.emplace(std::move(table)); }
    void check_path(const Field& field) const
    {
        if (m_files == Files::refused)
            throw Refused{"bad_request",
                          "a path, which is not allowed; give an id or the contents of the file, or start "
                          "`capitol-cli protocol --allow-files`",
                          field.path()};
    }
    Json to_move() const
    {
        const auto& position = table().position();
        return G::is_over(position) ? Json() : Json(G::to_move(position) + 1);
    }

private:
    void add_command(const char* name, Json (GameProtocol::*command)(const Field&))
    {
        add(name, [this, command](const Field& request) { return (this->*command)(request); });
    }

    Json hello(const Field&)
    {
        return {{"engine", G::format().key}, {"version", CAPITOL_VERSION}, {"protocol", version}};
    }

    Json new_game(const Field& request)
    {
        Record record = new_record(request);
        const std::uint64_t seed = record.seed;
        m_table.emplace(std::move(record));
        return {{"seed", seed}, {"state", print_state()}};
    }

    Json state(const Field& request)
    {
        const auto& position = table().position();
        const auto seat = seat_in(request, "seat", G::seats(position));
        return {{"state", seat ? print_view(G::observe(m_table->rules(), position, *seat)) : print_state()}};
    }

    typename G::Choice read_choice(const Field& field) const
    {
        const auto& position = table().position();
        const std::string text = field.text();
        if (G::is_over(position))
            throw Refused{"game_over", "the game is over", field.path()};
        const auto parsed = G::parse(m_table->rules(), position, text);
        if (!parsed.choice)
            throw Refused{"bad_move",
                          capitol::in_quotes(text) + ", character " + std::to_string(parsed.at + 1) + ": " +
                              parsed.error,
                          field.path()};
        return *parsed.choice;
    }

    Json play(const Field& request)
    {
        const auto before = table().position();
        const auto choice = read_choice(request.need("move"));
        const game::Seat seat = seat_in(request, "seat", G::seats(before)).value_or(G::to_move(before));
        if (const auto refusal = G::check(m_table->rules(), before, seat, choice))
            throw Refused{"illegal_move", G::describe(refusal), is_about_seat(refusal) ? "seat" : "move"};
        const Events events = m_table->play(seat, choice);
        Json answer{{"events", print_events(before, events)}};
        answer.update(print_turn());
        if (G::is_over(m_table->position()))
            answer["winners"] = game::seat_numbers(G::winners(m_table->rules(), m_table->position()));
        return answer;
    }

    Json undo(const Field&)
    {
        if (!m_table || !m_table->undo())
            throw Refused{"nothing_to_undo", "no move has been made", {}};
        return {{"state", print_state()}};
    }

    Json suggest(const Field& request)
    {
        const auto& position = table().position();
        const auto& rules = m_table->rules();
        if (G::is_over(position))
            throw Refused{"game_over", "the game is over", "cmd"};
        const auto level = request.find("level");
        const auto player = make_player(level ? level->text() : usual_player());
        if (!player)
            level->refuse(capitol::describe(level->json()), capitol::one_of(player_names()));
        const auto advice = player->advise(rules, G::observe(rules, position, G::to_move(position)),
                                           thinking_in<Played>(request));
        Json candidates = Json::array();
        for (const auto& candidate : advice.candidates)
            candidates.push_back({{"move", G::print(rules, position, candidate.choice)},
                                  {"visits", candidate.visits},
                                  {"value", candidate.value}});
        return {{"move", G::print(rules, position, advice.choice)}, {"candidates", std::move(candidates)}};
    }

    Json print_game(const Field&)
    {
        const Record* record = table().record();
        if (!record)
            throw Refused{"bad_request", "a game started with `position` has no record", "cmd"};
        return {{"record", record::print_record(*record)}};
    }

    record::LoadedRecord<G> read_record(const Field& request) const
    {
        const auto text = request.find("record");
        const auto file = request.find("file");
        if (text.has_value() == file.has_value())
            throw capitol::FieldFault{
                text ? "file" : "record", "give either `record` (its text) or `file`", {}};
        if (text)
            return record::parse_record<G>(text->text(), "", m_sources);
        check_path(*file);
        const std::string name = file->text();
        return record::load_record<G>(std::u8string(name.begin(), name.end()), m_sources);
    }

    Json load(const Field& request)
    {
        auto loaded = read_record(request);
        if (!loaded.record)
            throw Refused{"bad_request", all_texts(loaded.diagnostics),
                          request.find("file") ? "file" : "record"};
        m_table.emplace(*std::move(loaded.record));
        Json answer{{"state", print_state()}};
        if (!loaded.dropped.empty())
            answer["dropped"] = loaded.dropped;
        if (loaded.stopped)
            answer["stopped"] = loaded.stopped->text();
        return answer;
    }

    const typename G::Sources& m_sources;
    const Files m_files;
    std::optional<Table<G>> m_table;
};

} // namespace protocol
