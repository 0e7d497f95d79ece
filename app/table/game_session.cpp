// The table: the course of a game.
#include "table/game_session.h"

#include "common/outside_text.h"
#include "table/advice_words.h"
#include "table/why_not.h"

#include <system_error>

namespace capitol::app {

namespace {

// The same for the same record, so that a game can be played again.
std::uint64_t thinkingSeed(const Record& record)
{
    return record.seed * 1000003 + record.moves.size();
}

QString unkept(const std::system_error& error)
{
    return GameSession::tr("%1. The move was not made; nothing is lost. Free up disk space or make the file "
                           "writable, then continue. Press Space to let a computer player try again.")
        .arg(fromOutside(QString::fromLocal8Bit(error.what())));
}

QString unsynced(const std::system_error& error)
{
    return GameSession::tr("%1. The last moves may not be saved. Free up disk space or make the file "
                           "writable, then continue: the next move saves the whole game again.")
        .arg(fromOutside(QString::fromLocal8Bit(error.what())));
}

} // namespace

GameSession::GameSession(QObject* parent) : QObject(parent)
{
    connect(&m_show, &EventPacer::step, this, &GameSession::show);
    connect(&m_show, &EventPacer::finished, this, &GameSession::goOn);
    connect(&m_composer, &Composer::edited, this, &GameSession::refresh);
    connect(&m_composer, &Composer::completed, this, &GameSession::settle);
    connect(&m_composer, &Composer::chosen, this, &GameSession::play);
    connect(&m_composer, &Composer::refused, &m_guide, &Guide::refused);
    connect(&m_computer, &ComputerTurn::answered, this, &GameSession::answered);
    connect(&m_guide, &Guide::changed, this, &GameSession::tell);
    connect(&m_guide, &Guide::wentOn, this, &GameSession::followLesson);
    connect(&m_adviser, &Adviser::advised, this, &GameSession::propose);
    connect(&m_adviser, &Adviser::changed, this, &GameSession::tell);
    connect(&m_replay, &Replay::changed, this, &GameSession::showThen);
}

GameSession::~GameSession()
{
    m_adviser.disconnect(this);
    m_adviser.forget();
    m_computer.cancel();
}

void GameSession::begin(Record record, const std::filesystem::path& file, const QList<int>& hues)
{
    auto match = std::make_unique<Match>(std::move(record), file, lateFailure());
    clear();
    sitDown(std::move(match), hues);
    goOn();
}

void GameSession::teach(Lesson lesson, const std::filesystem::path& file)
{
    Record record = lesson.record;
    record.moves.clear();
    auto match = std::make_unique<Match>(std::move(record), file, lateFailure());
    clear();
    m_guide.begin(std::move(lesson));
    sitDown(std::move(match), {});
    goOn();
}

// It comes from the thread that waits for the disk.
LateSync::Failed GameSession::lateFailure()
{
    return [this](const std::system_error& error) {
        QMetaObject::invokeMethod(
            this, [this, text = unsynced(error)] { emit failed(text); }, Qt::QueuedConnection);
    };
}

void GameSession::finishSaving()
{
    if (m_match)
        m_match->finishSaving();
}

void GameSession::sitDown(std::unique_ptr<Match> match, const QList<int>& hues)
{
    m_match = std::move(match);
    sit(m_match->record(), m_match->rules(), hues);
    for (const SeatInfo& seat : m_table.seats)
        m_players.push_back(make_player(seat.player.toStdString()));
    m_show.setHolds(m_table.humans() > 0);
    m_stage.reset(m_match->position());
    m_log.reset(m_table, m_match->history());
    m_viewer = firstViewer();
    m_covered = m_table.humans() != 1;
}

void GameSession::watch(Record record, const QList<int>& hues)
{
    clear();
    m_replay.watch(std::move(record));
    sit(*m_replay.record(), m_replay.rules(), hues);
    m_log.reset(m_table, m_replay.course().entries);
    viewFrom(firstViewer());
}

void GameSession::sit(const Record& record, const Rules& rules, const QList<int>& hues)
{
    m_table.playBy(record.variant, rules);
    m_table.seats = seatsOf(record, hues);
    m_land.show(m_table.board);
}

void GameSession::leave()
{
    clear();
    m_state.clear();
    tell();
}

void GameSession::clear()
{
    m_adviser.forget();
    m_guide.stop();
    m_computer.cancel();
    m_then.reset();
    m_replay.stop();
    m_show.clear();
    m_composer.stop();
    m_composer.setSuspended(false);
    m_view.reset();
    m_harvestRound = 0;
    m_players.clear();
    m_match.reset();
    m_table.seats.clear();
}

void GameSession::layOut(const Variant& variant, const Rules& rules)
{
    clear();
    m_table.playBy(variant, rules);
    m_stage.reset(start(rules, rules.ruleset().players.min, 0));
    m_view = observe(rules, m_stage.position(), Seat{0});
    const TableSnapshot bare = scene();
    m_sites.show(bare);
    m_areas.show(bare);
    m_land.show(m_table.board);
    m_yard.clear();
    m_state.clear();
    tell();
}

int GameSession::firstViewer() const
{
    for (int seat = 0; seat < m_table.seats.size(); ++seat)
        if (m_table.seats[seat].isHuman())
            return seat;
    return 0;
}

void GameSession::play(const Choice& choice)
{
    if (m_guide.taught() && !isTaught(*m_guide.taught(), choice))
        return answerKindly();
    const Position before = m_match->position();
    QList<LogEntry> entries;
    try {
        entries = m_match->play(m_guide.taught() ? *m_guide.taught() : choice);
    } catch (const std::system_error& error) {
        emit failed(unkept(error));
        return;
    }
    m_adviser.forget();
    m_composer.stop();
    m_covered = m_covered || !staysOpen(before);
    m_stage.begin(before, m_match->position());
    refresh();
    const bool goesOn = m_match->isHuman(before.to_move) && m_match->position().to_move == before.to_move;
    m_show.play(stepsOf(entries, goesOn));
}

bool GameSession::takeMoveBack()
{
    try {
        m_match->undo();
    } catch (const std::system_error& error) {
        emit failed(unkept(error));
        return false;
    }
    return true;
}

// With several people, all look at what follows a move: its hand is covered, unless the same one is asked
// again before any other.
bool GameSession::staysOpen(const Position& before) const
{
    const Position& after = m_match->position();
    if (m_table.humans() < 2)
        return true;
    if (after.phase != before.phase)
        return false;
    Seat next = after.to_move;
    const auto skipped = [&] { return !m_match->isHuman(next) || after.passed[next]; };
    for (int i = 0; i < after.players && after.phase == capitol::Phase::construction && skipped(); ++i)
        next = after.next_seat(next);
    return next == m_viewer;
}

void GameSession::show(const Step& step)
{
    m_stage.show(step);
    if (step.last)
        m_log.add(m_table, step.entry);
    refresh();
    emit happened(step.entry.event);
}

// All has been shown: the next one's turn.
void GameSession::goOn()
{
    m_stage.finish();
    turnView();
    const Position& position = m_match->position();
    m_guide.reach(m_match->record().moves.size());
    if (m_match->isOver()) {
        sumUp();
        refresh();
        emit finished();
    } else if (m_guide.on()) {
        followLesson();
    } else if (m_match->isHuman(position.to_move)) {
        m_show.slow();
        compose();
    } else {
        askComputer();
    }
}

// What is said is read first; then the learner moves, or the lesson does for the others.
void GameSession::followLesson()
{
    if (m_show.busy() || m_match->isOver() || (m_guide.reading() && !m_guide.pointing()) ||
        m_composer.asked())
        return refresh();
    if (!m_guide.isLearners())
        return play(*m_guide.taught());
    m_show.slow();
    compose();
}

void GameSession::answerKindly()
{
    const View view = observe(m_match->rules(), m_match->position(), Seat(m_viewer));
    m_guide.answerWith(
        tr("Not now. In this lesson: %1").arg(AdviceWords(m_table, view).move(*m_guide.taught())));
    compose();
}

void GameSession::sumUp()
{
    m_chart.draw(m_table, m_log.entries());
    m_harvest.gather(m_table, m_log.entries(), m_harvestRound);
}

void GameSession::setHarvestRound(int round)
{
    if (!active() || round < 0 || round > rules().ruleset().rounds || round == m_harvestRound)
        return;
    m_harvestRound = round;
    sumUp();
    tell();
}

void GameSession::askComputer()
{
    const Seat seat = m_match->position().to_move;
    m_computer.ask(m_players[seat], m_match->rules(), observe(m_match->rules(), m_match->position(), seat),
                   thinkingSeed(m_match->record()));
    refresh();
}

void GameSession::answered(const Choice& choice)
{
    if (const Refusal refusal = check(m_match->rules(), m_match->position(), choice)) {
        emit failed(
            tr("The computer player chose a move that the rules forbid: %1").arg(WhyNot::text(refusal)));
        return;
    }
    play(choice);
}

// The view follows the person to move; with several, hands are covered until the next one is there.
void GameSession::turnView()
{
    const Seat seat = m_match->position().to_move;
    const int humans = m_table.humans();
    if (humans == 0) {
        m_viewer = seat;
        return;
    }
    if (!m_match->isHuman(seat) || m_viewer == seat || m_match->isOver())
        return;
    m_viewer = seat;
    m_covered = humans > 1;
}

void GameSession::compose()
{
    if (m_covered)
        m_composer.stop();
    else
        m_composer.begin(m_match->rules(),
                         observe(m_match->rules(), m_match->position(), Seat(m_viewer)).known);
    refresh();
}

void GameSession::hurry()
{
    if (!m_match || m_then || humanToMove() || m_show.waiting())
        return;
    if (m_show.busy() || thinking())
        m_show.hurry();
    else
        tryAgain();
}

// The move of a computer player, or of the lesson, could not be written.
void GameSession::tryAgain()
{
    if (m_guide.on())
        followLesson();
    else if (!m_match->isOver() && !m_match->isHuman(m_match->position().to_move))
        askComputer();
}

void GameSession::next()
{
    if (canNext())
        m_show.next();
}

void GameSession::lookBack(int row)
{
    if (m_replay.on())
        m_replay.goToRow(row);
    else if (m_match && row >= 0 && row < m_log.count())
        m_replay.lookBack(GameHistory(m_match->record(), m_match->rules()), row);
}

void GameSession::backToNow()
{
    if (m_match)
        m_replay.stop();
}

// The replay has moved, begun or ended.
void GameSession::showThen()
{
    m_then.reset();
    if (m_replay.on())
        m_then = m_replay.stage();
    m_composer.setSuspended(m_then.has_value());
    if (active() && !m_table.seats.isEmpty())
        refresh();
}

// An unfinished game is watched as it is played: each sees their own hand only.
bool GameSession::handIsOpen(int seat) const
{
    const bool over = m_replay.course().positions.back().phase == capitol::Phase::over;
    return over || (m_table.humans() == 1 && m_table.seats[seat].isHuman());
}

void GameSession::viewFrom(int seat)
{
    if (!m_replay.watching() || seat < 0 || seat >= m_table.seats.size())
        return;
    m_viewer = seat;
    m_covered = !handIsOpen(seat);
    refresh();
}

void GameSession::uncoverHand()
{
    if (!active() || !canUncoverHand())
        return;
    m_covered = false;
    if (m_match && !m_show.busy() && !m_match->isOver() && m_match->isHuman(m_match->position().to_move))
        compose();
    else
        refresh();
}

void GameSession::setStepTime(int milliseconds)
{
    m_show.setStepTime(milliseconds);
}

void GameSession::setLanguage(const QString& code)
{
    m_table.language = code.toStdString();
    m_guide.setLanguage(code);
    if (!active())
        return;
    m_composer.dropRefusal();
    m_adviser.forget();
    m_log.reword(m_table);
    sumUp();
    refresh();
}

TableSnapshot GameSession::scene() const
{
    return {m_table,           stageShown(),     *m_view,         m_covered, thinking() && !m_then,
            m_composer.turn(), m_composer.bid(), m_guide.taught()};
}

void GameSession::refresh()
{
    m_view = observe(rules(), shown(), Seat(m_viewer));
    const TableSnapshot now = scene();
    m_sites.show(now);
    m_areas.show(now);
    m_yard.show(now);
    m_seats.show(now);
    m_hand.show(now);
    m_piles.show(now);
    if (memoryAgreed())
        m_memory.show(now);
    else
        m_memory.clear();
    m_reveal.show(now);
    m_scores.show(now);
    if (active())
        m_state.show(now, m_log.last());
    tell();
}

} // namespace capitol::app
