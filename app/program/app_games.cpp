// The part of the program that brings games to the tables from its other rooms, and keeps those of others.
#include "canal/table/table_canal.h"
#include "capitol/table/table_capitol.h"
#include "common/game_names.h"
#include "program/app.h"
#include "program/game_record.h"

namespace capitol::app {

void App::tryVariant(const SomeVariant& some)
{
    if (const Variant* variant = std::get_if<Variant>(&some))
        m_capitol.tryVariant(*variant);
    else
        m_canal.tryVariant(std::get<canal::Variant>(some));
    emit attentionWanted();
}

void App::findGames()
{
    m_savedGames.read(m_files.games(), {m_library, m_canalLibrary});
}

// Another game on the table leaves that of the others.
void App::joinTable()
{
    RemoteTable& table = *m_together.table();
    const auto join = [&](auto& games, auto match) {
        connect(match.get(), &QObject::destroyed, &m_together, &Together::leave);
        games.join(std::move(match), table.draftFile());
    };
    if (table.game() == canalGame)
        join(m_canal, table.makeMatch<canal::app::PlayableCanal, canal::TableCanal>());
    else
        join(m_capitol, table.makeMatch<PlayableCapitol, TableCapitol>());
    emit attentionWanted();
}

void App::posePuzzle()
{
    if (!m_files.mayPlay()) // results are kept, too
        return;
    auto match = m_puzzles.makeMatch(m_preferences.opponent(), m_preferences.playerName());
    if (match)
        m_capitol.pose(std::move(match));
}

// Nobody has acted since then.
void App::playOnFromPuzzle()
{
    if (!m_puzzles.posed()->on())
        return;
    Record record = session()->recordSoFar();
    agree(record, m_capitol.usualHelp());
    m_capitol.begin(std::move(record));
}

// What a server says of a game is counted only where it is proven.
void App::keepEnded(const EndedGame& game)
{
    const auto* capitol = std::get_if<Record>(&game.record);
    const GameKind kind = capitol ? GameKind::capitol : GameKind::canal;
    m_files.attemptLater(
        [this, kind, game] {
            m_files.games().add(
                kind, game.table.ticket.table,
                std::visit([](const auto& record) { return print_record(record); }, game.record));
        },
        [this, table = game.table] { m_together.onRecordKept(table); });
    if (!game.proven || game.seat == game::no_seat)
        return;
    if (capitol)
        m_capitol.count(*capitol, game.seat);
    else
        m_canal.count(std::get<canal::Record>(game.record), game.seat);
}

} // namespace capitol::app
