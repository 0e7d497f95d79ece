#include "canal/canal_session.h"

#include "canal/canal_log_words.h"
#include "canal/canal_words.h"
#include "canal/contracts.h"
#include "canal/goods.h"
#include "common/outside_text.h"
#include "common/tell_changes.h"

#include <algorithm>

namespace canal::app {

namespace {

// How long it stands before the next, in step times.
double usualBeats(const Event& event)
{
    if (isOneOf<CanalCompleted>(event))
        return 1.6;
    if (isOneOf<TileLaid, CardTaken, CubePlaced, Scored, ContractTaken, JunctionTaken>(event))
        return 0.8;
    return isOneOf<EndBegan>(event) ? 2 : 0.5;
}

// How long a cube goes along it, in step times.
double beatsAlong(const GoodsWay& way)
{
    return std::clamp(0.3 * double(way.hexes.size() - 1), 1.5, 5.0);
}

std::optional<LaidTile> laidBy(const std::vector<Event>& events)
{
    for (const Event& event : events)
        if (const auto* laid = std::get_if<TileLaid>(&event))
            return laid->tile;
    return std::nullopt;
}

// After the first `move` moves, of the last of them only what is told up to entry `row`.
View viewAt(const GameHistory& course, int move, int row)
{
    if (move == 0 || course.isLeap(move) || row == course.lastEntry(move))
        return course.views[std::size_t(move)];
    View view = course.views[std::size_t(move - 1)];
    int shown = course.lastEntry(move - 1);
    for (const Event& event : course.events[std::size_t(move - 1)]) {
        const bool told = PlayableCanal::is_told(event);
        if (told && shown == row)
            break;
        see(*course.rules, view, event);
        shown += told;
    }
    return view;
}

} // namespace

Session::Session(QObject* parent) : TableSession(parent), MatchTable(this)
{
    connect(&m_show, &capitol::app::Pacer::finished, this, &Session::goOn);
    connect(&m_composer, &Composer::edited, this, &Session::showComposed);
    connect(&m_composer, &Composer::edited, this, &Session::keepDraft);
    connect(&m_composer, &Composer::completed, this, [this](const Move& move) { settle(move); });
    connect(&m_composer, &Composer::chosen, this, &Session::play);
    connect(&m_composer, &Composer::whyNotChanged, this, [this] {
        if (!m_composer.whyNot().isEmpty())
            guide().refused();
    });
    connect(&m_replay, &capitol::app::Replay::changed, this, &Session::showThen);
    connect(&guide(), &capitol::app::Guide::wentOn, this, &Session::followLesson);
}

Session::~Session() = default;

// With several people a move would lie there for the next one to see.
void Session::keepDraft()
{
    if (m_match && m_composer.isBegun() && peopleHere() == 1)
        m_draft.keep(m_match->rules(), m_match->view(), m_composer.picked());
}

void Session::sitDown(std::unique_ptr<Match> match)
{
    follow(std::move(match));
    m_help.begin(m_match.get());
    m_terrain = terrainOf(m_match->rules());
    m_seats = capitol::app::seatsOf(m_match->head(), 0);
    for (int seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat].isHere = m_match->isHere(Seat(seat));
    colour(m_seats, m_match->view().known.first);
    m_show.setHolds(peopleHere() > 0);
    m_match->setAudience(firstViewer());
    m_stage = m_match->view();
    m_entries = m_match->history().entries;
    m_covered = peopleHere() != 1;
    reword();
}

void Session::leave()
{
    clear();
    tell();
}

void Session::clear()
{
    m_draft = {};
    m_show.clear();
    m_composer.stop();
    m_help.begin(nullptr);
    guide().stop();
    m_replay.stop();
    m_course.reset();
    m_then.reset();
    forgetLast();
    m_match.reset();
    m_terrain.clear();
    m_entries.clear();
    m_log.show({});
}

bool Session::over() const
{
    return m_match && m_match->isOver() && !m_replay.on() && !m_show.busy();
}

QString Session::viewName() const
{
    return m_match ? m_seats.value(viewSeat()).name : QString();
}

bool Session::canUncoverHand() const
{
    return m_match && m_covered && m_seats.value(viewSeat()).isHere;
}

bool Session::canRedo() const
{
    return m_match && !m_replay.on() && !m_show.busy() && !thinking() && m_match->redo();
}

QString Session::prompt() const
{
    return m_match ? promptOf(scene()) : QString();
}

QString Session::thenText() const
{
    if (!m_then)
        return {};
    return m_replay.row() < 0 ? tr("The game begins.") : m_log.rows().value(m_replay.row()).text;
}

int Session::junctions() const
{
    return m_match && viewSeat() >= 0 ? junctions_left(m_match->rules(), shown().known, Seat(viewSeat())) : 0;
}

int Session::basin() const
{
    return m_match ? cubes_in_basin(m_match->rules(), shown().known) : 0;
}

void Session::setLanguage(const QString& code)
{
    m_language = code.toStdString();
    guide().setLanguage(code);
    if (m_match)
        reword();
}

void Session::reword()
{
    QList<CanalLogRow> rows;
    for (const LogEntry& entry : std::as_const(m_entries))
        rows.append(logRow(entry));
    m_log.show(rows);
    m_composer.reword();
    m_fairPlay.reword();
    refresh();
}

CanalLogRow Session::logRow(const LogEntry& entry) const
{
    CanalLogRow row;
    row.text = LogWords(m_match->rules(), m_stage.known, m_seats)(entry.event);
    row.notation = entry.notation;
    const Seat actor = LogWords::actorOf(entry.event);
    row.seat = actor == no_seat ? -1 : actor;
    row.hue = actor == no_seat ? -1 : m_seats[actor].hue;
    row.round = entry.round;
    return row;
}

// As the log tells it, and what it passes over: a card kept, an action ended.
QString Session::sentenceFor(const Rules& rules, const Position& position, Seat seat, const Move& move) const
{
    Position after = position;
    std::vector<Event> events;
    PlayableCanal::apply(rules, after, seat, move, &events);
    const LogWords words(rules, after, m_seats);
    for (const Event& event : events)
        if (const QString text = words(event); LogWords::actorOf(event) == seat && !text.isEmpty())
            return text;
    const QString silent =
        move.kind == MoveKind::keep ? tr("%1 keeps the card secret.") : tr("%1 does nothing more.");
    return silent.arg(m_seats[seat].name);
}

// What the last move did is no longer new.
void Session::forgetLast()
{
    m_fresh.reset();
    m_cubeAt = no_place;
    m_shipped = {};
    m_shipping = 0;
}

// The next event comes once the goods have arrived, and been seen there.
double Session::beatsOf(const Event& event, const Position& before) const
{
    const auto* ship = std::get_if<Shipped>(&event);
    if (!ship)
        return usualBeats(event);
    return beatsAlong(wayOf(m_match->rules(), before, m_seats, ship->place, ship->route)) + 0.3;
}

// What a person does who is asked again at once need not be shown at length, except for cubes on their way.
void Session::takeIn(const Happening& happening)
{
    m_composer.stop();
    m_draft.drop();
    forgetLast();
    m_fresh = laidBy(happening.events);
    const bool goesOn =
        m_match->isHere(happening.mover) && happening.after.known.turn.seat == happening.mover;
    m_covered = m_covered || (peopleHere() > 1 && !goesOn);
    const QList<LogEntry> told =
        match::logOf<PlayableCanal>(m_match->rules(), happening.before, happening.events, happening.move);
    QList<capitol::app::Step> steps;
    auto entry = told.begin();
    for (const Event& event : happening.events) {
        const bool isTold = PlayableCanal::is_told(event);
        const auto line = isTold ? std::optional(*entry++) : std::nullopt;
        const bool isSlow = isTold && (!goesOn || isOneOf<Shipped, CubePlaced>(event));
        steps.append({[this, event, line] { show(event, line); },
                      isSlow ? beatsOf(event, happening.before.known) : 0});
    }
    m_show.play(steps);
}

void Session::show(const Event& event, const std::optional<LogEntry>& entry)
{
    see(m_match->rules(), m_stage, event);
    m_shipping = 0;
    if (const auto* ship = std::get_if<Shipped>(&event)) {
        m_shipped = wayOf(m_match->rules(), m_stage.known, m_seats, ship->place, ship->route);
        m_shipping = m_show.timeOf(beatsAlong(m_shipped));
    } else if (const auto* placed = std::get_if<CubePlaced>(&event)) {
        m_cubeAt = placed->place;
    }
    if (!entry)
        return;
    m_entries.append(*entry);
    QList<CanalLogRow> rows = m_log.rows();
    rows.append(logRow(*entry));
    m_log.show(rows);
    refresh();
    emit narrated(last());
}

// All has been shown: the next one's turn.
void Session::goOn()
{
    turnView();
    m_shipping = 0;
    m_stage = m_match->view();
    guide().reach(std::size_t(m_match->moves()));
    if (!m_match->isOver())
        return proceed();
    refresh();
    emit narrated(winnerOf(m_stage.known, m_seats)); // no line of the log says it
    emit finished();
}

// What the teacher says is read first.
void Session::proceed()
{
    if (!guide().holds())
        m_match->proceed();
    if (!m_composer.isBegun())
        refresh();
}

void Session::followLesson()
{
    if (m_show.busy() || m_match->isOver() || m_composer.isBegun())
        refresh();
    else
        proceed();
}

void Session::complainOf(const Refusal& refusal)
{
    emit failed(Words::refusal(refusal));
}

void Session::showAgain()
{
    m_show.clear();
    m_composer.stop();
    forgetLast();
    m_stage = m_match->view();
    m_entries = m_match->history().entries;
    reword();
    shortenCourse();
    goOn();
}

// What is being composed stays as it is.
void Session::goOnComposing()
{
    if (m_composer.isBegun())
        refresh();
    else
        compose();
}

// What was picked before a break is read first: the beginning has nothing picked, and that is kept, too.
void Session::compose()
{
    m_show.slow();
    if (m_covered) {
        m_composer.stop();
    } else {
        const Picked kept = m_draft.read(m_match->rules(), m_match->view());
        m_composer.begin(m_match->rules(), m_match->view(), m_seats, guide().taught());
        if (!kept.isNothing())
            m_composer.pickAgain(kept);
    }
    refresh();
}

void Session::play(const Move& move)
{
    if (!m_match || !isLive())
        return;
    if (const Move* taught = guide().taught(); taught && *taught != move) {
        guide().answerKindly(m_composer.textOf(*taught));
        return m_composer.takeBack();
    }
    m_match->submit(move);
}

void Session::undo()
{
    if (canUndo())
        m_match->undo();
}

void Session::redo()
{
    if (canRedo())
        play(*m_match->redo());
}

void Session::restartTurn()
{
    if (canRestartTurn())
        m_match->undoTurn();
}

void Session::hurry()
{
    if (!m_match || m_replay.on() || humanToMove())
        return;
    if (m_show.busy() || thinking())
        m_show.hurry();
    else if (!m_match->isOver() && !m_match->isHere(m_match->toMove()))
        proceed();
}

void Session::showEnd()
{
    if (m_replay.watching() && m_match->isOver())
        m_replay.stop();
}

// The replay has moved, begun or ended.
void Session::showThen()
{
    m_then.reset();
    if (m_replay.on())
        m_then = viewAt(*m_course, m_replay.move(), m_replay.row());
    else
        m_course.reset();
    if (m_match)
        refresh();
}

match::Standing Session::standing() const
{
    return m_match && !m_then ? m_match->standing() : match::Standing::inPlay;
}

GoodsWay Session::way() const
{
    if (!m_match || m_replay.on())
        return {};
    if (!m_composer.canTakeBack())
        return m_shipped;
    const auto& proposal = m_composer.proposal();
    const bool ships = proposal && proposal->kind == MoveKind::ship;
    return ships ? wayOf(m_match->rules(), m_stage.known, m_seats, proposal->place, proposal->route)
                 : GoodsWay();
}

Scene Session::scene() const
{
    return {m_match->rules(),
            shown(),
            m_seats,
            m_composer,
            m_covered,
            isLive(),
            m_then ? std::nullopt : m_fresh,
            m_then ? int(no_place) : m_cubeAt,
            standing()};
}

void Session::refresh()
{
    if (!m_match)
        return;
    m_composer.setSuspended(!isLive());
    const Scene now = scene();
    m_barges.show(bargesOf(now),
                  [](const BargeRow& a, const BargeRow& b) { return a.contract == b.contract; });
    m_open.show(openContractsOf(now),
                [](const ContractRow& a, const ContractRow& b) { return a.contract == b.contract; });
    m_seatRows.show(seatRowsOf(now));
    m_phases.show(phasesOf(now));
    m_ranks.show(m_match->isOver() ? ranksOf(now, m_entries) : QList<RankRow>());
    showComposed();
}

// Only what is composed has changed.
void Session::showComposed()
{
    if (!m_match)
        return;
    const Scene now = scene();
    m_places.show(placesOf(now));
    m_tiles.show(tilesOf(now));
    m_targets.show(now.live ? m_composer.targets() : QList<TargetRow>(),
                   [](const TargetRow& a, const TargetRow& b) { return a.hex == b.hex; });
    m_options.show(now.live ? m_composer.options() : QList<OptionRow>(),
                   [](const OptionRow& a, const OptionRow& b) { return a.name == b.name; });
    m_parliament.show(parliamentOf(now),
                      [](const ContractRow& a, const ContractRow& b) { return a.contract == b.contract; });
    m_row.show(rowOf(now));
    m_hand.show(handOf(now), [](const CardRow& a, const CardRow& b) { return a.code == b.code; });
    m_engineers.show(engineersOf(now));
    tell();
}

Session::Told Session::now() const
{
    return {.active = active(),
            .terrain = terrain(),
            .over = over(),
            .humanToMove = humanToMove(),
            .busy = busy(),
            .thinking = thinking(),
            .recorded = recorded(),
            .viewSeat = viewSeat(),
            .viewName = viewName(),
            .handCovered = handCovered(),
            .canUncoverHand = canUncoverHand(),
            .canUndo = canUndo(),
            .canRedo = canRedo(),
            .canRestartTurn = canRestartTurn(),
            .prompt = prompt(),
            .thenText = thenText(),
            .round = round(),
            .roundsLeft = roundsLeft(),
            .deck = deck(),
            .basin = basin(),
            .route = route(),
            .routeHues = routeHues(),
            .shipping = shipping(),
            .contractsLeft = contractsLeft(),
            .junctions = junctions()};
}

void Session::tell()
{
    static constexpr std::tuple changes{std::pair{&Told::active, &Session::activeChanged},
                                        std::pair{&Told::terrain, &Session::terrainChanged},
                                        std::pair{&Told::over, &Session::overChanged},
                                        std::pair{&Told::humanToMove, &Session::humanToMoveChanged},
                                        std::pair{&Told::busy, &Session::busyChanged},
                                        std::pair{&Told::thinking, &Session::thinkingChanged},
                                        std::pair{&Told::recorded, &Session::recordedChanged},
                                        std::pair{&Told::viewSeat, &Session::viewSeatChanged},
                                        std::pair{&Told::viewName, &Session::viewNameChanged},
                                        std::pair{&Told::handCovered, &Session::handCoveredChanged},
                                        std::pair{&Told::canUncoverHand, &Session::canUncoverHandChanged},
                                        std::pair{&Told::canUndo, &Session::canUndoChanged},
                                        std::pair{&Told::canRedo, &Session::canRedoChanged},
                                        std::pair{&Told::canRestartTurn, &Session::canRestartTurnChanged},
                                        std::pair{&Told::prompt, &Session::promptChanged},
                                        std::pair{&Told::thenText, &Session::thenTextChanged},
                                        std::pair{&Told::round, &Session::roundChanged},
                                        std::pair{&Told::roundsLeft, &Session::roundsLeftChanged},
                                        std::pair{&Told::deck, &Session::deckChanged},
                                        std::pair{&Told::basin, &Session::basinChanged},
                                        std::pair{&Told::route, &Session::routeChanged},
                                        std::pair{&Told::routeHues, &Session::routeHuesChanged},
                                        std::pair{&Told::shipping, &Session::shippingChanged},
                                        std::pair{&Told::contractsLeft, &Session::contractsLeftChanged},
                                        std::pair{&Told::junctions, &Session::junctionsChanged}};
    capitol::app::tellChanges(*this, m_told, now(), changes);
    emit changed();
}

} // namespace canal::app
