// The line protocol (docs: notation): takes requests, returns answers, and keeps the game between them.
#pragma once

#include "base/field.h"
#include "protocol/table.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace capitol {

class Protocol
{
public:
    // Whether a request may name files by their paths.
    enum class Files { refused, allowed };
    explicit Protocol(const Library& library, Files files = Files::refused)
        : m_library(library), m_files(files)
    {
    }

    // The answer to one line; a refused request changes nothing.
    std::string answer(std::string_view line);
    // To a line that was not read.
    std::string answer_too_long() const;
    // After `quit`.
    bool done() const { return m_done; }

private:
    using Json = nlohmann::ordered_json;
    using Command = Json (Protocol::*)(const Field& request);
    static Command find_command(const std::string& name);

    Json obey(const Field& request);

    Json hello(const Field& request);
    Json variants(const Field& request);
    Json new_game(const Field& request);
    Json set_position(const Field& request);
    Json state(const Field& request);
    Json legal_moves(const Field& request);
    Json play(const Field& request);
    Json undo(const Field& request);
    Json score(const Field& request);
    Json draws(const Field& request);
    Json suggest(const Field& request);
    Json print_game(const Field& request);
    Json load(const Field& request);
    Json quit(const Field& request);

    Variant variant_in(const Field& field) const;
    Variant variant_of(const Field& position) const;
    const Table& table() const;
    Json whole_state() const;
    Json to_move() const;
    Choice read_move(const Field& field) const;
    LoadedRecord read_record(const Field& request) const;

    void check_path(const Field& field) const;

    const Library& m_library;
    const Files m_files;
    std::optional<Table> m_table;
    bool m_done = false;
};

} // namespace capitol
