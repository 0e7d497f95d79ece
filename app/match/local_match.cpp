#include "match/local_match.h"

#include "match/computer_player.h"
#include "match/person_here.h"
#include "match/teacher.h"

#include <algorithm>
#include <system_error>

namespace capitol::app {

namespace {

// A bid was turned over, or a pile shows a card that nobody knew.
bool showsHidden(const Position& before, const Position& after, const Events& events)
{
    const auto known = [&](Pile pile) { return after.unseen[index(pile)] >= before.unseen[index(pile)]; };
    return after.random != before.random || !std::all_of(all_piles.begin(), all_piles.end(), known) ||
           std::any_of(events.begin(), events.end(), isOneOf<BidRevealed>);
}

// construction.placement_final: floors that were put are neither moved nor taken off.
bool isFinalAtOnce(const Rules& rules, const Choice& choice)
{
    const auto* move = std::get_if<Move>(&choice);
    return rules.ruleset().construction.placement_final == PlacementFinal::at_once && move &&
           move->kind == MoveKind::floor && !move->for_nothing;
}

// What a choice leads to, and whether it is final then.
struct Made
{
    Position after;
    Events events{};
    bool isFinal = false;

    Made(const Rules& rules, const Position& before, Seat seat, const Choice& choice) : after(before)
    {
        apply(rules, after, seat, choice, &events);
        isFinal = showsHidden(before, after, events) || isFinalAtOnce(rules, choice);
    }
};

} // namespace

LocalMatch::LocalMatch(Record record, const std::filesystem::path& file, LateSync::Failed unsynced,
                       const std::vector<RecordMove>& lesson)
    : m_record(std::move(record)), m_rules(m_record.variant.playable()),
      m_writer(file, m_record, std::move(unsynced)),
      m_position(m_record.position_after(m_rules, m_record.moves.size()))
{
    for (const RecordSeat& who : m_record.seats)
        seat(who, lesson);
    weighLastMove();
}

LocalMatch::~LocalMatch() = default;

void LocalMatch::seat(const RecordSeat& who, const std::vector<RecordMove>& lesson)
{
    if (who.kind() == SeatKind::person) {
        auto person = std::make_unique<PersonHere>();
        connect(person.get(), &PersonHere::asked, this, &Match::asked);
        m_players.push_back(std::move(person));
    } else if (lesson.empty()) {
        m_players.push_back(std::make_unique<ComputerPlayer>(make_player(who.player)));
    } else {
        m_players.push_back(std::make_unique<Teacher>(lesson));
    }
    connect(m_players.back().get(), &SeatPlayer::answered, this, &LocalMatch::make);
}

void LocalMatch::proceed()
{
    if (m_position.phase == Phase::over)
        return;
    const std::size_t moves = m_record.moves.size();
    mover().ask(
        {m_rules, observe(m_rules, m_position, m_position.to_move), moves, m_record.seed * 1000003 + moves});
}

bool LocalMatch::thinking() const
{
    return std::any_of(m_players.begin(), m_players.end(),
                       [](const auto& player) { return player->thinking(); });
}

void LocalMatch::submit(const Choice& choice)
{
    if (isHuman(m_position.to_move))
        make(choice);
}

void LocalMatch::make(const Choice& choice)
{
    if (const Refusal refusal = check(m_rules, m_position, choice)) {
        emit refused(refusal);
        return;
    }
    const View before = view();
    const RecordMove move{m_position.to_move, choice};
    if (!append(move))
        return;
    Made made(m_rules, m_position, move.seat, choice);
    m_position = made.after;
    m_lastIsFinal = made.isFinal;
    emit happened({before, view(), redacted(std::move(made.events), audience()), int(m_record.moves.size())});
}

// Does it, or says why that failed.
template <typename Function>
bool LocalMatch::saved(Function save)
{
    try {
        save();
        return true;
    } catch (const std::system_error& error) {
        emit failed(QString::fromLocal8Bit(error.what()));
        return false;
    }
}

bool LocalMatch::append(const RecordMove& move)
{
    if (!saved([&] { m_writer.append(m_record, m_rules, m_position, move); }))
        return false;
    m_record.moves.push_back(move);
    forget(move);
    return true;
}

bool LocalMatch::canUndo() const
{
    return m_position.phase != Phase::over && !m_record.moves.empty() &&
           isHuman(m_record.moves.back().seat) && !m_lastIsFinal &&
           mayTakeBack(m_record.moves.back().seat, m_position.to_move);
}

bool LocalMatch::mayTakeBack(Seat mover, Seat next) const
{
    return mover == next || m_record.undo_is_friendly();
}

bool LocalMatch::couldUndo(const Choice& choice) const
{
    if (check(m_rules, m_position, choice))
        return false;
    const Made made(m_rules, m_position, m_position.to_move, choice);
    return made.after.phase != Phase::over && isHuman(made.after.to_move) &&
           mayTakeBack(m_position.to_move, made.after.to_move) && !made.isFinal;
}

void LocalMatch::undo()
{
    if (!canUndo())
        return;
    mover().cancel();
    saved([this] { takeBack(); });
    emit rewound();
}

bool LocalMatch::canUndoTurn() const
{
    if (!canUndo() || m_position.phase != Phase::draw)
        return false;
    const RecordMove& last = m_record.moves.back();
    const auto* move = std::get_if<Move>(&last.choice);
    return last.seat == m_position.to_move && move && move->kind == MoveKind::draw;
}

void LocalMatch::undoTurn()
{
    if (!canUndoTurn())
        return;
    while (canUndoTurn() && saved([this] { takeBack(); })) {
    }
    emit rewound();
}

// In the file first.
void LocalMatch::takeBack()
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
void LocalMatch::forget(const RecordMove& made)
{
    if (!m_undone.empty() && m_undone.back() == made)
        m_undone.pop_back();
    else
        m_undone.clear();
}

std::optional<Choice> LocalMatch::redo() const
{
    return m_undone.empty() ? std::nullopt : std::optional(m_undone.back().choice);
}

void LocalMatch::weighLastMove()
{
    m_lastIsFinal = false;
    if (m_record.moves.empty())
        return;
    const RecordMove& last = m_record.moves.back();
    const Position before = m_record.position_after(m_rules, m_record.moves.size() - 1);
    m_lastIsFinal = Made(m_rules, before, last.seat, last.choice).isFinal;
}

} // namespace capitol::app
