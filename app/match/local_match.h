// A match played in this program. It is on disk: every move is in its file before anyone sees it.
#pragma once

#include "common/failure_words.h"
#include "match/computer_player.h"
#include "match/match.h"
#include "record/writer.h"

#include <filesystem>
#include <system_error>

namespace match {

template <PlayableGame G>
class LocalMatch final : public Match<G>
{
public:
    using Choice = typename G::Choice;
    using Position = typename G::Position;
    using Record = typename Match<G>::Record;
    using Move = record::RecordMove<Choice>;
    using Match<G>::audience;
    using Match<G>::isHuman;

    // Continues after the record's last move. Writes the whole record; throws std::system_error if that
    // cannot be done. `unsynced` is called in another thread when moves that were made did not reach the
    // disk. `lesson`: all its moves, if there is one; a teacher then plays for the computer players.
    LocalMatch(Record record, const std::filesystem::path& file, capitol::LateSync::Failed unsynced,
               const std::vector<Move>& lesson = {})
        : m_record(std::move(record)), m_rules(G::rules_of(m_record)),
          m_writer(file, m_record, std::move(unsynced)),
          m_position(m_record.position_after(m_rules, m_record.moves.size()))
    {
        for (const record::RecordSeat& who : m_record.seats)
            m_players.push_back(playerFor(who, lesson));
        weighLastMove();
    }

    const typename G::Setup& setup() const override { return m_record; }
    const record::Head& head() const override { return m_record; }
    const typename G::Rules& rules() const override { return m_rules; }
    const Record* record() const override { return &m_record; }
    int moves() const override { return int(m_record.moves.size()); }
    typename G::View view() const override { return G::observe(m_rules, m_position, audience()); }
    GameHistory<G> history() const override { return historyOf<G>(m_record, m_rules, audience()); }

    void proceed() override
    {
        if (G::is_over(m_position))
            return;
        const std::size_t moves = m_record.moves.size();
        mover().ask(
            {m_rules, G::observe(m_rules, m_position, seatToMove()), moves, seedAfter(m_record, moves)},
            [this](const Choice& choice) { make(choice); });
    }
    bool thinking() const override
    {
        return std::ranges::any_of(m_players, [](const auto& player) { return player->thinking(); });
    }
    void submit(const Choice& choice) override
    {
        if (!G::is_over(m_position) && isHuman(seatToMove()))
            make(choice);
    }

    bool canUndo() const override
    {
        return !G::is_over(m_position) && !m_record.moves.empty() && isHuman(m_record.moves.back().seat) &&
               !m_lastIsFinal && mayTakeBack(m_record.moves.back().seat, seatToMove());
    }
    void undo() override
    {
        if (!canUndo())
            return;
        mover().cancel();
        saved([this] { takeBack(); });
        emit this->rewound();
    }
    bool canUndoTurn() const override
    {
        return canUndo() &&
               G::turn_goes_on(m_position, m_record.moves.back().seat, m_record.moves.back().choice);
    }
    void undoTurn() override
    {
        if (!canUndoTurn())
            return;
        while (canUndoTurn() && saved([this] { takeBack(); })) {
        }
        emit this->rewound();
    }
    bool couldUndo(const Choice& choice) const override
    {
        if (G::check(m_rules, m_position, seatToMove(), choice))
            return false;
        const Made made(m_rules, m_position, {seatToMove(), choice});
        return !G::is_over(made.after) && isHuman(G::to_move(made.after)) &&
               mayTakeBack(seatToMove(), G::to_move(made.after)) && !made.isFinal;
    }
    std::optional<Choice> redo() const override
    {
        return m_undone.empty() ? std::nullopt : std::optional(m_undone.back().choice);
    }

    void finishSaving() override { m_writer.wait(); }

private:
    using Players = std::vector<std::unique_ptr<SeatPlayer<G>>>;

    // What a move leads to, and whether it is final then.
    struct Made
    {
        Position after;
        std::vector<typename G::Event> events{};
        bool isFinal = false;

        Made(const typename G::Rules& rules, const Position& before, const Move& move) : after(before)
        {
            G::apply(rules, after, move.seat, move.choice, &events);
            isFinal = G::is_final(rules, before, after, move.choice, events);
        }
    };

    typename Players::value_type playerFor(const record::RecordSeat& who, const std::vector<Move>& lesson)
    {
        if (who.kind() == record::SeatKind::person)
            return std::make_unique<PersonHere<G>>([this] { emit this->asked(); });
        if (lesson.empty())
            return std::make_unique<ComputerPlayer<G>>(G::make_player(who.player));
        return std::make_unique<Teacher<G>>(lesson);
    }

    game::Seat seatToMove() const { return G::to_move(m_position); }
    SeatPlayer<G>& mover() const { return *m_players[seatToMove()]; }

    void make(const Choice& choice)
    {
        const Move move{seatToMove(), choice};
        if (const auto refusal = G::check(m_rules, m_position, move.seat, choice)) {
            this->refuse(refusal);
            return;
        }
        const auto before = view();
        if (!append(move))
            return;
        Made made(m_rules, m_position, move);
        m_position = made.after;
        m_lastIsFinal = made.isFinal;
        this->tell({move.seat, before, view(), redacted<G>(std::move(made.events), audience()), moves()});
    }

    bool append(const Move& move)
    {
        if (!saved([&] { m_writer.append(m_record, m_rules, m_position, move); }))
            return false;
        m_record.moves.push_back(move);
        forget(move);
        return true;
    }

    // Does it, or says why that failed.
    template <typename Function>
    bool saved(Function save)
    {
        try {
            save();
            return true;
        } catch (const std::system_error& error) {
            emit this->failed(capitol::app::reasonOf(error));
            return false;
        }
    }

    // In the file first.
    void takeBack()
    {
        Record shorter = m_record;
        shorter.moves.pop_back();
        m_writer.take_back(shorter);
        m_undone.push_back(m_record.moves.back());
        m_record = std::move(shorter);
        m_position = m_record.position_after(m_rules, m_record.moves.size());
        weighLastMove();
    }

    // What was taken back can be made again until something else is done.
    void forget(const Move& made)
    {
        if (!m_undone.empty() && m_undone.back() == made)
            m_undone.pop_back();
        else
            m_undone.clear();
    }

    bool mayTakeBack(game::Seat mover, game::Seat next) const
    {
        return mover == next || m_record.undo_is_friendly();
    }

    void weighLastMove()
    {
        m_lastIsFinal = false;
        if (m_record.moves.empty())
            return;
        const Position before = m_record.position_after(m_rules, m_record.moves.size() - 1);
        m_lastIsFinal = Made(m_rules, before, m_record.moves.back()).isFinal;
    }

    Record m_record;
    const typename G::Rules m_rules;
    record::RecordWriter<typename G::Recorded> m_writer;
    Position m_position;
    Players m_players;
    std::vector<Move> m_undone; // the last one taken back last
    bool m_lastIsFinal = false;
};

} // namespace match
