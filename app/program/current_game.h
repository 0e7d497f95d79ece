// Of either game the one that can be continued: begun at a table, gone on with, and put away among the saved
// games.
#pragma once

#include "match/playable_game.h"
#include "program/game_files.h"
#include "program/game_record.h"
#include "program/last_game.h"

#include <functional>
#include <utility>

namespace capitol::app {

// `Session` is the game's table: a MatchTable.
template <match::PlayableGame G, typename Session>
class CurrentGame
{
public:
    using Recorded = typename G::Recorded;
    using Record = record::Record<Recorded>;
    using Sources = typename Recorded::Sources;
    // Into the statistics.
    using Count = std::function<void(const Record& record)>;

    // All of it outlives this.
    CurrentGame(GameKind kind, GameFiles& files, const Sources& sources, Session& session, Count count)
        : m_kind(kind), m_files(files), m_sources(sources), m_session(session), m_count(std::move(count))
    {
    }

    bool exists() const { return m_files.games().hasCurrent(m_kind); }
    std::filesystem::path file() const { return m_files.games().current(m_kind); }

    // What is known of it for the start page, since `look` has read it, which takes a thread of its own.
    const LastGame& known() const { return m_known; }
    void look()
    {
        if (exists())
            m_known.read([file = file(), sources = m_sources] { return app::look(file, sources); });
        else
            m_known.forget();
    }

    // Whether games may be written here, and all its computer players are known; if not, that is said.
    bool mayBegin(const Record& record) { return canSeat(record) && m_files.mayPlay(); }
    // A game that may. The one that was on stays among the saved ones, and is saved by now. False if the
    // files cannot be written, which is said.
    bool begin(Record record)
    {
        return m_files.attempt([&] {
            moveAway();
            m_session.begin(std::move(record), file());
        });
    }
    // `beginWith` gets what can be read of a damaged one, if the person agrees: its file goes to the saved
    // games, as that of any game does that another takes the place of.
    template <typename BeginWith>
    void resume(const BeginWith& beginWith)
    {
        if (!m_files.mayPlay())
            return;
        const auto goOn = [this](Record record) {
            if (canSeat(record))
                m_files.attempt([&] { m_session.resume(std::move(record), file()); });
        };
        m_files.read<Recorded>(file(), m_sources, goOn, beginWith);
    }
    // To the saved games, and into the statistics as far as it was played. It may be over without having been
    // shown to its end.
    void putAway()
    {
        m_session.finishSaving();
        m_files.attempt([this] { moveAway(); });
    }
    // A game that was cut off between its last move and its putting away.
    void putAwayIfOver()
    {
        if (const auto last = read(); last && isOver<Recorded>(*last))
            m_files.attempt([this] { moveAway(); });
    }

private:
    // As far as it can be read.
    std::optional<Record> read() const
    {
        return exists() ? record::load_record<Recorded>(file(), m_sources).record : std::nullopt;
    }
    void moveAway()
    {
        if (const auto record = read())
            m_count(*record);
        m_files.games().putAway(m_kind);
    }
    bool canSeat(const Record& record)
    {
        for (const record::RecordSeat& seat : record.seats)
            if (seat.kind() != record::SeatKind::person && !G::make_player(seat.player)) {
                m_files.refusePlayer(seat.player);
                return false;
            }
        return true;
    }

    const GameKind m_kind;
    GameFiles& m_files;
    const Sources& m_sources;
    Session& m_session;
    const Count m_count;
    LastGame m_known;
};

} // namespace capitol::app
