// The table: the course of a game.
#include "table/game_session.h"

#include "table/advice_words.h"
#include "table/why_not.h"

namespace capitol::app {

GameSession::GameSession(QObject* parent) : TableSession(parent), MatchTable(this)
{
    connect(&m_show, &Pacer::finished, this, &GameSession::goOn);
    connect(&m_composer, &Composer::edited, this, &GameSession::showComposed);
    connect(&m_composer, &Composer::edited, this, &GameSession::keepDraft);
    connect(&m_composer, &Composer::completed, this, [this](const Move& move) { settle(move); });
    connect(&m_composer, &Composer::chosen, this, &GameSession::play);
    connect(&m_composer, &Composer::refused, &guide(), &Guide::refused);
    connect(&guide(), &Guide::changed, this, &GameSession::tell);
    connect(&guide(), &Guide::wentOn, this, &GameSession::followLesson);
    connect(&m_help, &Help::proposed, this, &GameSession::propose);
    connect(&m_replay, &Replay::changed, this, &GameSession::showThen);
}

void GameSession::sitDown(std::unique_ptr<Match> match)
{
    follow(std::move(match));
    m_help.begin(m_match.get());
    m_table.playBy(m_match->setup().variant, m_match->rules());
    m_table.seats = seatsOf(m_match->head(), capitolHues);
    for (int seat = 0; seat < m_table.seats.size(); ++seat)
        m_table.seats[seat].isHere = m_match->isHere(Seat(seat));
    m_land.show(m_table.board);
    m_show.setHolds(m_table.peopleHere() > 0);
    lookFrom(firstViewer());
    m_stage.reset(m_match->view());
    m_log.reset(m_table, m_match->history().entries);
    m_covered = m_table.peopleHere() != 1;
}

void GameSession::leave()
{
    clear();
    m_state.clear();
    tell();
}

GameSession::~GameSession() = default;

// With several people a bid would lie there for the next one to see.
void GameSession::keepDraft()
{
    if (m_match && m_table.peopleHere() == 1)
        m_draft.keep(rules(), m_match->view(), m_composer.picked());
}

void GameSession::clear()
{
    m_draft = {};
    m_help.begin(nullptr);
    if (m_then) // it stays in sight until its page has gone
        m_stage = *m_then;
    m_replay.stop();
    if (guide().on())
        m_log.reset(m_table, {}); // before the lesson's end makes room for it
    guide().stop();
    m_show.clear();
    m_composer.stop();
    m_composer.setSuspended(false);
    m_harvestRound = 0;
    m_match.reset();
    m_table.seats.clear();
}

void GameSession::layOut(const Variant& variant, const Rules& rules)
{
    clear();
    m_table.playBy(variant, rules);
    m_stage.reset(observe(rules, start(rules, rules.ruleset().players.min, 0), Seat{0}));
    const TableSnapshot bare = scene();
    m_sites.show(bare);
    m_areas.show(bare);
    m_land.show(m_table.board);
    m_yard.clear();
    m_state.clear();
    tell();
}

void GameSession::play(const Choice& choice)
{
    if (guide().taught() && !isTaught(*guide().taught(), choice))
        return answerKindly();
    m_match->submit(guide().taught() ? *guide().taught() : choice);
}

void GameSession::takeIn(const Happening& happening)
{
    const Position& before = happening.before.known;
    const Position& after = happening.after.known;
    m_help.adviser()->forget();
    if (happening.mover == viewer() || !may_choose(after, viewer())) { // else somebody chose at the same time
        m_composer.stop();
        m_draft.drop();
    }
    m_covered = m_covered || !staysOpen(before, after);
    m_stage.begin();
    const bool goesOn = m_match->isHere(happening.mover) && after.to_move == happening.mover;
    const QList<LogEntry> told =
        match::logOf<PlayableCapitol>(m_match->rules(), happening.before, happening.events, happening.move);
    QList<Step> steps;
    for (const EventStep& step : stepsOf(happening.events, told, goesOn))
        steps.append({[this, step] { show(step); }, step.beats, step.hold});
    m_show.play(steps);
}

// A person composes what is allowed; a program may be wrong.
void GameSession::complainOf(const Refusal& refusal)
{
    const QString why = WhyNot::text(refusal);
    emit failed(m_composer.isBegun()
                    ? why
                    : tr("The computer player chose a move that the rules forbid: %1").arg(why));
}

// With several people, all look at what follows a move: its hand is covered, unless the same one is asked
// again before any other.
bool GameSession::staysOpen(const Position& before, const Position& after) const
{
    if (m_table.peopleHere() < 2)
        return true;
    if (after.phase != before.phase)
        return false;
    Seat next = after.to_move;
    const auto skipped = [&] { return !m_match->isHere(next) || after.passed[next]; };
    for (int i = 0; i < after.players && after.phase == capitol::Phase::construction && skipped(); ++i)
        next = after.next_seat(next);
    return next == viewer();
}

void GameSession::show(const EventStep& step)
{
    m_stage.show(rules(), step);
    if (!step.entry)
        return;
    if (step.last)
        m_log.add(m_table, *step.entry);
    if (step.hold)
        guide().reachInSight(std::size_t(m_match->moves()));
    refresh();
    emit happened(step.entry->event);
    if (step.last)
        emit narrated(m_log.last());
}

// All has been shown: the next one's turn.
void GameSession::goOn()
{
    turnView();
    m_stage.finish(m_match->view());
    guide().reach(std::size_t(m_match->moves()));
    if (m_match->isOver()) {
        sumUp();
        refresh();
        emit finished();
    } else if (guide().on()) {
        followLesson();
    } else {
        proceed();
    }
}

// Whoever is to move is asked: a person composes, a computer player thinks, somebody elsewhere does either.
void GameSession::proceed()
{
    m_match->proceed();
    if (!m_composer.isBegun())
        refresh();
}

// What is said is read first; then the learner moves, or the lesson does for the others.
void GameSession::followLesson()
{
    if (m_show.busy() || m_match->isOver() || guide().holds() || m_composer.asked())
        refresh();
    else
        proceed();
}

void GameSession::answerKindly()
{
    guide().answerKindly(AdviceWords(m_table, m_match->view()).move(*guide().taught()));
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

// What is being composed stays as it is.
void GameSession::goOnComposing()
{
    if (m_composer.isBegun())
        refresh();
    else
        compose();
}

void GameSession::compose()
{
    beginComposing();
    pickAgain();
}

// What was picked before a break. While one looks back, the hand in sight is not the one that it was picked
// from.
void GameSession::pickAgain()
{
    if (m_then || !m_composer.isBegun() || !m_composer.picked().isNothing())
        return;
    const Picked kept = m_draft.read(rules(), m_match->view());
    if (!kept.isNothing())
        m_composer.pickAgain(kept);
}

void GameSession::beginComposing()
{
    m_show.slow();
    if (m_covered)
        m_composer.stop();
    else
        m_composer.begin(m_match->rules(), m_match->view().known);
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
    if (guide().on())
        followLesson();
    else if (!m_match->isOver() && !m_match->isHere(m_match->toMove()))
        proceed();
}

void GameSession::next()
{
    if (!canNext())
        return;
    guide().goOn(); // what was said beside it has been read
    m_show.next();
}

void GameSession::showRecent()
{
    if (m_replay.on() || m_recent.count() == 0)
        return;
    const int first = m_recent.index(0).data(RecentModel::Line).toInt();
    m_replaysRecent = true;
    lookBack(std::max(0, first - 1));
    m_replay.play();
}

void GameSession::showEnd()
{
    if (!m_replay.watching() || !m_match->isOver())
        return;
    sumUp();
    m_replay.stop();
}

// The replay has moved, begun or ended.
void GameSession::showThen()
{
    m_then.reset();
    if (!m_replay.on())
        m_course.reset();
    else
        m_then = ShownPosition::of(*m_course, m_replay.move(), m_replay.row());
    m_replaysRecent = m_replaysRecent && m_replay.on();
    if (m_replaysRecent && m_replay.move() == m_replay.moves())
        return backToNow();
    m_replay.setToRead(m_then && m_then->stage() != ShownPosition::Stage::board);
    if (active() && !m_table.seats.isEmpty())
        refresh();
    pickAgain();
}

void GameSession::setShowPaused(bool paused)
{
    if (paused == m_show.paused())
        return;
    m_show.setPaused(paused);
    emit showPausedChanged();
}

void GameSession::setLanguage(const QString& code)
{
    m_table.language = code.toStdString();
    guide().setLanguage(code);
    if (!active())
        return;
    m_composer.dropRefusal();
    m_help.adviser()->forget();
    m_log.reword(m_table);
    m_fairPlay.reword();
    sumUp();
    refresh();
}

TableSnapshot GameSession::scene() const
{
    return {m_table,
            stageShown(),
            m_covered,
            thinking() && !m_then,
            m_match && !m_then ? m_match->standing() : match::Standing::inPlay,
            m_composer.turn(),
            m_composer.bid(),
            guide().taught(),
            toldSoFar()};
}

std::span<const LogEntry> GameSession::toldSoFar() const
{
    const std::span<const LogEntry> all(m_log.entries());
    if (!m_replay.on())
        return all;
    return all.first(
        std::min(all.size(), std::size_t(m_replay.row() + 1))); // some may not have been shown yet
}

void GameSession::refresh()
{
    m_composer.setSuspended(m_then || !mayCompose());
    const TableSnapshot now = scene();
    m_seats.show(now);
    m_help.show(now);
    m_auctions.show(now);
    m_recent.show(now);
    m_reveal.show(now);
    m_scores.show(now);
    showComposed();
}

// Only what is composed has changed.
void GameSession::showComposed()
{
    const TableSnapshot now = scene();
    m_sites.show(now);
    m_areas.show(now);
    m_yard.show(now);
    m_hand.show(now);
    m_piles.show(now);
    if (active())
        m_state.show(now, m_log.last());
    tell();
}

} // namespace capitol::app
