#include "server/games_command.h"

#include "base/report.h"
#include "base/visible_text.h"
#include "canal/record/record.h"
#include "capitol/record/record.h"
#include "server/game_index.h"
#include "server/sources.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>

namespace capitol {

namespace {

namespace fs = std::filesystem;
using app::PlayedGame;

std::string check_day(const std::string& text)
{
    return QDate::fromString(QString::fromStdString(text), Qt::ISODate).isValid()
               ? std::string()
               : in_quotes(text) + ": a day such as 2026-01-31 is needed";
}

template <typename Loaded, typename VariantOf>
std::optional<PlayedGame> played_in(const Loaded& loaded, QDate day, VariantOf variant_of)
{
    if (!loaded.record)
        throw Unreadable(loaded.diagnostics.front().text());
    return app::playedGame(*loaded.record, variant_of(*loaded.record), day);
}

GameIndex::Read reader(const Library& library, const canal::Library& canal_library)
{
    return [&](const fs::path& file, QDate day) {
        if (file.extension() == RecordedCapitol::format().suffix)
            return played_in(load_record(file, library), day,
                             [](const Record& record) { return record.variant.id; });
        return played_in(record::load_record<canal::RecordedCanal>(file, canal_library), day,
                         [](const canal::Record& record) { return record.variant; });
    };
}

std::string line_of(const IndexedGame& game)
{
    std::string line = game.played.date.toString(Qt::ISODate).toStdString() + "  " + visible(game.file) +
                       "  " + visible(game.played.variant) + " ";
    const char* before = " ";
    for (const app::PlayedSeat& seat : game.played.seats) {
        line += before + visible(seat.name) + " " + std::to_string(seat.score) + (seat.won ? " (won)" : "");
        before = ", ";
    }
    return line;
}

nlohmann::ordered_json json_of(const IndexedGame& game)
{
    nlohmann::ordered_json seats = nlohmann::ordered_json::array();
    for (const app::PlayedSeat& seat : game.played.seats)
        seats.push_back(
            {{"name", seat.name}, {"player", seat.player}, {"score", seat.score}, {"won", seat.won}});
    return {{"file", game.file},
            {"day", game.played.date.toString(Qt::ISODate).toStdString()},
            {"variant", game.played.variant},
            {"seats", seats}};
}

} // namespace

GamesCommand::GamesCommand(CLI::App& app)
    : m_command(app.add_subcommand(
          "games", "List the finished games of people in a server's folder, the newest first"))
{
    m_command->add_option("folder", m_folder, "The folder that --data names to the server")
        ->required()
        ->check(CLI::ExistingDirectory);
    m_command->add_option("--player", m_player, "Only those of a person or computer player of that name");
    m_command->add_option("--variant", m_variant, "Only those by the variant of that id");
    m_command
        ->add_option("--variants", m_variants, "The folder of variants that --variants names to the server")
        ->check(CLI::ExistingDirectory);
    m_command->add_option("--since", m_since, "Only those that ended that day or later: YYYY-MM-DD")
        ->check(CLI::Validator(check_day, "DAY"));
    m_command->add_flag("--json", m_json, "Print a line of JSON for each");
}

bool GamesCommand::is_given() const
{
    return m_command->parsed();
}

void GamesCommand::run(const char* called) const
{
    const auto library = sources_of<Library>(m_variants, called);
    const auto canal_library = sources_of<canal::Library>(m_variants, called);
    GameIndex index{fs::path(m_folder)};
    const std::vector<std::string> suffixes{RecordedCapitol::format().suffix,
                                            canal::RecordedCanal::format().suffix};
    for (const std::string& problem : index.update(suffixes, reader(library, canal_library)))
        std::cerr << "capitol-server: " << visible(problem) << '\n';
    const GameQuery query{QString::fromStdString(m_player), QString::fromStdString(m_variant),
                          QDate::fromString(QString::fromStdString(m_since), Qt::ISODate)};
    for (const IndexedGame& game : index.find(query))
        std::cout << (m_json ? json_of(game).dump() : line_of(game)) << '\n';
}

} // namespace capitol
