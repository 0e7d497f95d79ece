#include "canal/canal_composer.h"

#include "canal/building.h"
#include "canal/canal_words.h"
#include "canal/goods.h"
#include "common/tell_changes.h"

#include <algorithm>
#include <map>

namespace canal::app {

namespace {

bool sameSpot(const Move& a, const Move& b)
{
    return a.contract == b.contract && a.tile.hex == b.tile.hex && a.tile.in == b.tile.in;
}

bool sameBut(const Move& a, const Move& b) // for where it leads
{
    return sameSpot(a, b) && a.tile.tile == b.tile.tile && a.pay == b.pay && a.extra == b.extra;
}

int lastPlace(const Move& ship)
{
    return ship.route[std::size_t(ship.legs() - 1)].place;
}

// What the button for a move is called, empty for moves that are made elsewhere.
QString buttonOf(const Move& move, std::size_t before)
{
    switch (move.kind) {
    case MoveKind::draw:
        return QStringLiteral("drawTop");
    case MoveKind::renew:
        return QStringLiteral("renew");
    case MoveKind::pick:
        return QStringLiteral("pickCard%1").arg(before);
    case MoveKind::declare:
        return QStringLiteral("declare");
    case MoveKind::keep:
        return QStringLiteral("keep");
    case MoveKind::colour:
        return QStringLiteral("colour%1").arg(int(move.colour));
    case MoveKind::pass:
    case MoveKind::done:
        return QStringLiteral("pass");
    default:
        return {};
    }
}

} // namespace

QList<int> placesAlong(const Move& ship)
{
    QList<int> places{ship.place};
    for (int leg = 0; leg < ship.legs(); ++leg)
        places.append(ship.route[std::size_t(leg)].place);
    return places;
}

Composer::Composer(QObject* parent) : QObject(parent) {}

void Composer::begin(const Rules& rules, const View& view, const QList<capitol::app::SeatInfo>& seats,
                     const Move* taught)
{
    const int goOn = std::exchange(m_goOn, no_hex);
    m_rules = &rules;
    m_seats = &seats;
    m_view = view;
    drop();
    list_moves(rules, m_view.known, m_legal);
    m_taught.clear();
    if (taught)
        m_taught.push_back(*taught);
    if (goOn != no_hex && !lays(goOn).empty())
        pickHex(goOn);
    else
        tell();
}

void Composer::stop()
{
    m_rules = nullptr;
    m_legal.clear();
    m_taught.clear();
    drop();
    tell();
}

void Composer::setSuspended(bool suspended)
{
    if (suspended == m_suspended)
        return;
    m_suspended = suspended;
    m_whyNot.clear();
    tell();
}

// All that is picked.
void Composer::drop()
{
    m_proposal.reset();
    m_cube = no_place;
    m_takingBack = false;
    m_naming = false;
    m_from = no_place;
    m_whyNot.clear();
}

void Composer::reword()
{
    m_whyNot.clear();
    tell();
}

Composer::Told Composer::now() const
{
    if (!asked())
        return {};
    return {.asked = true,
            .canConfirm = m_proposal.has_value(),
            .canTakeBack = m_proposal || m_cube != no_place || m_takingBack || m_naming,
            .text = m_proposal ? textOf(*m_proposal) : QString(),
            .whyNot = m_whyNot,
            .canName = allows(MoveKind::junction),
            .naming = m_naming,
            .named = namedPlaces(),
            .canPass = allows(MoveKind::pass) || allows(MoveKind::done)};
}

void Composer::tell()
{
    static constexpr std::tuple changes{std::pair{&Told::asked, &Composer::askedChanged},
                                        std::pair{&Told::canConfirm, &Composer::canConfirmChanged},
                                        std::pair{&Told::canTakeBack, &Composer::canTakeBackChanged},
                                        std::pair{&Told::text, &Composer::textChanged},
                                        std::pair{&Told::whyNot, &Composer::whyNotChanged},
                                        std::pair{&Told::canName, &Composer::canNameChanged},
                                        std::pair{&Told::naming, &Composer::namingChanged},
                                        std::pair{&Told::named, &Composer::namedChanged},
                                        std::pair{&Told::canPass, &Composer::canPassChanged}};
    capitol::app::tellChanges(*this, m_told, now(), changes);
    emit edited();
}

bool Composer::allows(MoveKind kind) const
{
    return std::ranges::any_of(m_legal, [kind](const Move& move) { return move.kind == kind; });
}

template <typename Wanted>
std::vector<Move> Composer::those(Wanted wanted) const
{
    std::vector<Move> found;
    std::ranges::copy_if(m_legal, std::back_inserter(found), wanted);
    return found;
}

std::vector<Move> Composer::lays(int hex) const
{
    return those([hex](const Move& move) { return move.kind == MoveKind::lay && move.tile.hex == hex; });
}

std::vector<Move> Composer::routes(int from, int to) const
{
    return those([=](const Move& move) {
        return move.kind == MoveKind::ship && move.place == from && (to == no_place || lastPlace(move) == to);
    });
}

std::vector<Move> Composer::junctions(int place, int other) const
{
    return those([=](const Move& move) {
        const bool has = move.place == place || move.to == place;
        const int otherEnd = move.place == place ? move.to : move.place;
        return move.kind == MoveKind::junction && has && (other == no_place || otherEnd == other);
    });
}

// What the lesson asks for, if it is among them.
Move Composer::taughtOf(const std::vector<Move>& moves, const Move& otherwise) const
{
    const bool isAmong = !m_taught.empty() && std::ranges::find(moves, m_taught.front()) != moves.end();
    return isAmong ? m_taught.front() : otherwise;
}

// At once, unless it is to be confirmed.
void Composer::offer(const std::optional<Move>& move)
{
    if (!move)
        return refuse(Words::refusal({RefusalKind::not_in_this_step}));
    propose(move);
    emit completed(*move);
}

void Composer::propose(const std::optional<Move>& move)
{
    m_proposal = move;
    if (move) {
        m_naming = move->kind == MoveKind::junction;
        if (!m_naming)
            m_from = no_place;
        else if (m_from != move->to)
            m_from = move->place;
    }
    m_whyNot.clear();
    tell();
}

void Composer::pickAgain(const Picked& picked)
{
    const bool fits = !picked.move || std::ranges::find(m_legal, *picked.move) != m_legal.end();
    const bool leads = picked.cube == no_place || !routes(picked.cube).empty();
    const bool returns = !picked.takesBack || allows(MoveKind::take_back);
    const bool names = !picked.names || (allows(MoveKind::junction) &&
                                         (picked.from == no_place || !junctions(picked.from).empty()));
    if (!fits || !leads || !returns || !names)
        return;
    m_cube = picked.cube;
    m_takingBack = picked.takesBack;
    m_naming = picked.names;
    m_from = picked.from;
    propose(picked.move);
}

void Composer::refuse(const QString& why)
{
    m_whyNot = why;
    tell();
}

void Composer::pick(int hex)
{
    if (!asked() || hex < 0 || hex >= m_rules->hexes() || drawOn(hex))
        return;
    const int place = m_rules->place_at(hex);
    if (place == no_place)
        pickHex(hex);
    else
        pickPlace(place);
}

void Composer::drawTo(int hex)
{
    if (!asked() || hex < 0 || hex >= m_rules->hexes())
        return;
    const bool isLaid = m_proposal && m_proposal->kind == MoveKind::lay && m_proposal->tile.hex == hex;
    if (!isLaid && !drawOn(hex) && !m_proposal && !lays(hex).empty())
        pickHex(hex);
}

// The tile that is composed leads there: it is laid, and the next one is composed. Picked itself, it is laid.
bool Composer::drawOn(int hex)
{
    if (!m_proposal || m_proposal->kind != MoveKind::lay)
        return false;
    const Move laid = *m_proposal;
    if (laid.tile.hex == hex) {
        confirm();
        return true;
    }
    const auto on = those([&](const Move& move) {
        return move.kind == MoveKind::lay && sameBut(move, laid) &&
               m_rules->next(laid.tile.hex, move.tile.out) == hex;
    });
    if (on.empty())
        return false;
    m_goOn = m_rules->place_at(hex) == no_place ? hex : int(no_hex);
    propose(taughtOf(on, on.front()));
    confirm();
    return true;
}

void Composer::pickPlace(int place)
{
    switch (m_view.known.turn.step) {
    case Step::contract:
    case Step::extra:
        return m_naming ? pickEnd(place) : void();
    case Step::goods:
    case Step::delivery:
        return pickRoute(place);
    case Step::barge:
    case Step::lift:
    case Step::cube: {
        const auto found = those([place](const Move& move) { return move.place == place; });
        if (!found.empty())
            return m_proposal == found.front() ? confirm() : offer(found.front());
        const Move wanted{.kind = m_view.known.turn.step == Step::barge  ? MoveKind::barge
                                  : m_view.known.turn.step == Step::lift ? MoveKind::lift
                                                                         : MoveKind::cube,
                          .place = std::uint8_t(place)};
        return refuse(Words::refusal(check(*m_rules, m_view.known, m_view.seat, wanted)));
    }
    case Step::cards:
    case Step::building:
        return refuse(Words::refusal({RefusalKind::no_tile_in_place}));
    default:
        return;
    }
}

// First where the cube is, then where it goes: by the route that is worth most to oneself.
void Composer::pickRoute(int place)
{
    if (m_cube != no_place) {
        const auto found = routes(m_cube, place);
        const auto best =
            std::ranges::max_element(found, {}, [this](const Move& move) { return ownPoints(move); });
        if (best != found.end())
            return m_proposal == *best ? confirm() : propose(taughtOf(found, *best));
    }
    if (!routes(place).empty()) {
        m_cube = place;
        return propose({});
    }
    const bool hasCube = m_view.known.cubes & bit(place);
    refuse(hasCube ? tr("No route from here ends on one of your sections.")
                   : Words::refusal({RefusalKind::no_cube_there}));
}

// The one place, and then the other.
void Composer::pickEnd(int place)
{
    const auto found = m_from == no_place ? std::vector<Move>() : junctions(m_from, place);
    if (!found.empty())
        return m_proposal == found.front() ? confirm() : offer(found.front());
    if (junctions(place).empty())
        return refuse(Words::refusal(check(*m_rules, m_view.known, m_view.seat,
                                           {.kind = MoveKind::junction, .place = std::uint8_t(place)})));
    m_from = place;
    propose({});
}

void Composer::pickHex(int hex)
{
    const auto found = lays(hex);
    if (found.empty())
        return refuse(Words::refusal(refusalAt(hex)));
    const auto worse = [this](const Move& a, const Move& b) {
        const auto cost = [](const Move& move) { return move.pay.size() + move.extra.size(); };
        return std::pair(cost(a), tilesLeft(a)) < std::pair(cost(b), tilesLeft(b));
    };
    propose(taughtOf(found, *std::ranges::min_element(found, worse)));
}

// Of the tiles that could lie there, what keeps the one that comes furthest from it.
Refusal Composer::refusalAt(int hex) const
{
    const Position& known = m_view.known;
    if (known.turn.step != Step::cards && known.turn.step != Step::building)
        return {RefusalKind::not_in_this_step};
    Refusal found{RefusalKind::not_beside_barge};
    for (const std::uint8_t contract : known.open[m_view.seat]) {
        if (contract == no_contract)
            continue;
        for (LaidTile tile{.hex = std::uint16_t(hex)}; tile.in < side_count; ++tile.in)
            for (const Tile kind : all_tiles)
                for (tile.out = 0; tile.out < side_count; ++tile.out) {
                    tile.tile = kind;
                    const Refusal refusal = check_tile(*m_rules, known, contract, tile);
                    if (!refusal)
                        return {RefusalKind::too_few_cards};
                    if (refusal.kind > found.kind)
                        found = refusal;
                }
    }
    return found;
}

// The fewest tiles that the canal still needs after that one.
int Composer::tilesLeft(const Move& lay) const
{
    const Canal& canal = m_view.known.canals[lay.contract];
    const MapContract& contract = terms(lay.contract);
    const std::uint16_t next = m_rules->next(lay.tile.hex, lay.tile.out);
    const int reached = m_rules->place_at(next);
    const int otherEnd = canal.stop[0] == contract.from ? contract.to : contract.from;
    const bool viaIsNext =
        contract.via >= 0 && !(canal.stop_set() & bit(contract.via)) && reached != contract.via;
    const int goal = viaIsNext ? contract.via : otherEnd;
    const int after = viaIsNext ? m_rules->way_between(contract.via, otherEnd) : 0;
    if (reached == goal)
        return after;
    return after + (reached == no_place ? m_rules->way(goal, next, opposite(lay.tile.out))
                                        : m_rules->way_between(reached, goal));
}

int Composer::ownPoints(const Move& ship) const
{
    return route_points(ship.route)[m_view.seat];
}

void Composer::takeContract(int contract)
{
    if (!asked())
        return;
    const auto found = those([contract](const Move& move) {
        return move.kind == MoveKind::contract && move.contract == contract;
    });
    if (!found.empty())
        return offer(found.front());
    refuse(Words::refusal(check(*m_rules, m_view.known, m_view.seat,
                                {.kind = MoveKind::contract, .contract = std::uint8_t(contract)})));
}

void Composer::nameJunction()
{
    if (!asked())
        return;
    if (!canName())
        return refuse(
            Words::refusal(check(*m_rules, m_view.known, m_view.seat, {.kind = MoveKind::junction})));
    const bool begins = !m_naming;
    drop();
    m_naming = begins;
    tell();
}

void Composer::takeCard(int code)
{
    if (!asked())
        return;
    const auto found = those([code](const Move& move) {
        return (move.kind == MoveKind::take || move.kind == MoveKind::pick) && move.card.code() == code;
    });
    if (found.empty())
        return refuse(Words::refusal(check(*m_rules, m_view.known, m_view.seat,
                                           {.kind = MoveKind::take, .card = Card::from_code(code)})));
    // Rennie’s pick ends the phase: it is an option of its own where cards can be taken too.
    offer(found.back());
}

void Composer::discard(int code)
{
    if (!asked())
        return;
    const auto found = those(
        [code](const Move& move) { return move.kind == MoveKind::discard && move.card.code() == code; });
    if (!found.empty())
        offer(found.front());
}

void Composer::swap(int number)
{
    if (!asked())
        return;
    const auto engineer = static_cast<Engineer>(number - 1);
    const auto found = those(
        [engineer](const Move& move) { return move.kind == MoveKind::swap && move.engineer == engineer; });
    if (!found.empty())
        return offer(found.front());
    refuse(Words::refusal(
        check(*m_rules, m_view.known, m_view.seat, {.kind = MoveKind::swap, .engineer = engineer})));
}

void Composer::draw()
{
    if (asked() && allows(MoveKind::draw))
        offer(Move{.kind = MoveKind::draw});
}

void Composer::pass()
{
    if (canPass())
        offer(Move{.kind = allows(MoveKind::pass) ? MoveKind::pass : MoveKind::done});
}

void Composer::confirm()
{
    if (canConfirm())
        emit chosen(Move(*m_proposal));
}

void Composer::takeBack()
{
    if (!asked())
        return;
    const bool keepsCube = m_proposal && m_proposal->kind == MoveKind::ship;
    const bool keepsFirst = m_proposal && m_naming;
    m_takingBack = false;
    m_naming = m_naming && m_from != no_place;
    if (!keepsCube)
        m_cube = no_place;
    if (!keepsFirst)
        m_from = no_place;
    propose({});
}

void Composer::choose(int option)
{
    const auto options = allOptions();
    if (option < 0 || option >= int(options.size()))
        return;
    const Option& picked = options[std::size_t(option)];
    if (picked.name == QLatin1String("takeBackTiles")) {
        m_takingBack = true;
        return propose({});
    }
    if (picked.move.kind == MoveKind::lay || picked.move.kind == MoveKind::ship)
        return propose(picked.move);
    offer(picked.move);
}

std::vector<Composer::Option> Composer::allOptions() const
{
    if (!asked())
        return {};
    if (m_proposal && m_proposal->kind == MoveKind::lay)
        return layOptions();
    if (m_cube != no_place)
        return routeOptions();
    return m_takingBack ? takeBackOptions() : usualOptions();
}

// The other tiles and payments in that hex, each where the canal is led already or else the shortest way.
std::vector<Composer::Option> Composer::layOptions() const
{
    std::vector<Option> options;
    const auto lies =
        those([this](const Move& move) { return move.kind == MoveKind::lay && sameSpot(move, *m_proposal); });
    for (const Move& move : lies) {
        const auto known =
            std::ranges::find_if(options, [&](const Option& option) { return sameBut(option.move, move); });
        const bool leadsThere = move.tile.out == m_proposal->tile.out;
        if (known == options.end())
            options.push_back({move, {}, QStringLiteral("lay%1").arg(options.size())});
        else if (leadsThere ||
                 (known->move.tile.out != m_proposal->tile.out && tilesLeft(move) < tilesLeft(known->move)))
            known->move = move;
    }
    for (Option& option : options)
        option.text = tr("%1: %2", "a tile and the cards that pay for it")
                          .arg(Words::tile(option.move.tile.tile), payText(option.move));
    return options;
}

std::vector<Composer::Option> Composer::routeOptions() const
{
    auto found = routes(m_cube);
    std::ranges::stable_sort(found, std::ranges::greater(),
                             [this](const Move& move) { return ownPoints(move); });
    std::vector<Option> options;
    for (const Move& move : found)
        options.push_back({move, routeText(move), QStringLiteral("route%1").arg(options.size())});
    return options;
}

std::vector<Composer::Option> Composer::takeBackOptions() const
{
    std::vector<Option> options;
    for (const Move& move : m_legal)
        if (move.kind == MoveKind::take_back)
            options.push_back({move, textOf(move), QStringLiteral("takeBack%1").arg(options.size())});
    return options;
}

std::vector<Composer::Option> Composer::usualOptions() const
{
    std::vector<Option> options;
    for (const Move& move : lit()) {
        if (move.kind == MoveKind::pick && m_view.known.turn.step != Step::cards)
            continue; // picked from the row itself
        if (const QString name = buttonOf(move, options.size()); !name.isEmpty())
            options.push_back({move, textOf(move), name});
    }
    const auto back = std::ranges::find(lit(), MoveKind::take_back, &Move::kind);
    if (back != lit().end())
        options.push_back({*back, tr("Take back tiles…"), QStringLiteral("takeBackTiles")});
    const auto goesBefore = [](const Option& option) { return option.name != QLatin1String("pass"); };
    std::ranges::stable_partition(options, goesBefore); // to pass is always last
    return options;
}

QList<OptionRow> Composer::options() const
{
    QList<OptionRow> rows;
    for (const Option& option : allOptions()) {
        OptionRow row;
        row.text = option.text;
        row.name = option.name;
        row.chosen = m_proposal == option.move;
        rows.append(row);
    }
    return rows;
}

const MapContract& Composer::terms(int contract) const
{
    return contract_of(*m_rules, m_view.known, contract);
}

TargetRow Composer::target(int hex, const QString& text, const QString& mark) const
{
    TargetRow row;
    row.column = m_rules->column_of(hex);
    row.line = m_rules->row_of(hex);
    row.hex = hex;
    row.text = text;
    row.mark = mark;
    row.place = m_rules->place_at(hex) != no_place;
    return row;
}

TargetRow Composer::tileTarget(int hex, const std::set<Tile>& tiles) const
{
    QStringList names;
    QString mark;
    for (const Tile tile : tiles) {
        names.append(Words::tile(tile));
        mark += Words::tile(tile).at(0);
    }
    return target(hex, tr("Build: %1").arg(names.join(QStringLiteral(", "))), mark);
}

// Where the next tile can lie, and what the cards in hand can build there; where a tile is composed, it can
// be led on.
QList<TargetRow> Composer::layTargets() const
{
    std::map<int, std::set<Tile>> kinds;
    std::set<int> on;
    for (const Move& move : lit()) {
        if (move.kind != MoveKind::lay)
            continue;
        kinds[move.tile.hex].insert(move.tile.tile);
        if (m_proposal && m_proposal->kind == MoveKind::lay && sameBut(move, *m_proposal))
            on.insert(m_rules->next(move.tile.hex, move.tile.out));
    }
    QList<TargetRow> rows;
    for (const auto& [hex, tiles] : kinds)
        rows.append(tileTarget(hex, tiles));
    for (const int hex : on)
        if (!kinds.contains(hex))
            rows.append(target(hex, tr("Continue the canal to here")));
    return rows;
}

// The places that are named.
QList<int> Composer::namedPlaces() const
{
    if (!m_naming || m_from == no_place)
        return {};
    if (!m_proposal)
        return {m_from};
    return {m_from, m_proposal->place == m_from ? m_proposal->to : m_proposal->place};
}

// Of junction contracts, what can be named next.
std::set<int> Composer::endTargets() const
{
    std::set<int> places;
    for (const Move& move : lit()) {
        if (move.kind != MoveKind::junction)
            continue;
        if (move.to != m_from && (m_from == no_place || move.place == m_from))
            places.insert(move.to);
        if (move.place != m_from && (m_from == no_place || move.to == m_from))
            places.insert(move.place);
    }
    return places;
}

QList<TargetRow> Composer::targets() const
{
    if (!asked())
        return {};
    const Step step = m_view.known.turn.step;
    if (step == Step::cards || step == Step::building)
        return layTargets();
    QList<TargetRow> rows;
    for (const int place : m_naming ? endTargets() : placeTargets())
        rows.append(target(m_rules->hex_of(place), Words::place(*m_rules, place)));
    return rows;
}

std::set<int> Composer::placeTargets() const
{
    std::set<int> places;
    for (const Move& move : lit()) {
        const bool isPlace = move.kind == MoveKind::barge || move.kind == MoveKind::lift ||
                             move.kind == MoveKind::cube || move.kind == MoveKind::ship;
        if (isPlace)
            places.insert(move.place);
        if (move.kind == MoveKind::ship && move.place == m_cube)
            places.insert(lastPlace(move));
    }
    return places;
}

} // namespace canal::app
