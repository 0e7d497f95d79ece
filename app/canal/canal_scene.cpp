#include "canal/canal_scene.h"

#include "canal/building.h"
#include "canal/canal_words.h"
#include "play/standing_words.h"

#include <algorithm>
#include <array>
#include <map>

namespace canal::app {

using capitol::app::StandingWords;

namespace {

struct SceneWords
{
    Q_DECLARE_TR_FUNCTIONS(canal::app::SceneWords)
};

template <typename Wanted>
bool isLegal(const Scene& scene, Wanted wanted)
{
    return scene.live && std::ranges::any_of(scene.composer.lit(), wanted);
}

bool isProposed(const Scene& scene, MoveKind kind)
{
    return scene.live && scene.composer.proposal() && scene.composer.proposal()->kind == kind;
}

QString aboutPlace(const Scene& scene, int place)
{
    const MapPlace& of = scene.rules.place(place);
    QStringList parts{of.city ? SceneWords::tr("%1, city, %2", "name, colour")
                                    .arg(Words::place(scene.rules, place), Words::colour(of.colour))
                              : SceneWords::tr("%1, town, %2", "name, colour")
                                    .arg(Words::place(scene.rules, place), Words::colour(of.colour))};
    if (scene.known().connected & bit(place))
        parts.append(SceneWords::tr("connected"));
    if (scene.known().cubes & bit(place))
        parts.append(SceneWords::tr("with a cube"));
    return parts.join(QStringLiteral(", "));
}

ContractRow contractRow(const Scene& scene, int contract)
{
    const int terms = terms_of(scene.rules, scene.known(), contract);
    const MapContract& of = scene.rules.terms(terms);
    ContractRow row;
    row.name = Words::contract(scene.rules, terms);
    row.ends = Words::ends(scene.rules, terms);
    row.contract = contract;
    row.from = of.from;
    row.to = of.to;
    row.via = of.via;
    row.value = of.value;
    row.fewest = scene.rules.is_junction(contract) ? of.value : scene.rules.fewest_tiles(contract);
    row.laid = scene.known().canals[std::size_t(contract)].tiles;
    row.legal = isLegal(scene, [contract](const Move& move) {
        return move.kind == MoveKind::contract && move.contract == contract;
    });
    row.picked = isProposed(scene, MoveKind::contract) && scene.composer.proposal()->contract == contract;
    return row;
}

bool isSwappable(const Scene& scene, Engineer engineer)
{
    return isLegal(scene, [engineer](const Move& move) {
        return move.kind == MoveKind::swap && move.engineer == engineer;
    });
}

// Where its barge lies.
std::uint16_t bargeHex(const Scene& scene, const Canal& canal)
{
    if (canal.tiles == 0)
        return scene.rules.hex_of(canal.stop[0]);
    const OpenEnd end = open_end(scene.rules, canal);
    return end.place == no_place ? canal.tile[std::size_t(canal.tiles - 1)].hex
                                 : scene.rules.hex_of(end.place);
}

TileRow tileRow(const Scene& scene, int contract, Seat owner, const LaidTile& tile)
{
    TileRow row;
    row.contract = contract;
    row.column = scene.rules.column_of(tile.hex);
    row.line = scene.rules.row_of(tile.hex);
    row.kind = int(tile.tile);
    row.from = tile.in;
    row.to = tile.out;
    row.hue = scene.hue(owner);
    const int terms = terms_of(scene.rules, scene.known(), contract);
    row.about =
        SceneWords::tr("%1: %2, %3", "kind of tile, canal, whose it is")
            .arg(Words::tile(tile.tile), Words::contract(scene.rules, terms), scene.seats[owner].name);
    row.fresh = scene.fresh == tile;
    return row;
}

} // namespace

QStringList terrainOf(const Rules& rules)
{
    QStringList rows;
    for (const std::string& row : rules.map().terrain)
        rows.append(QString::fromStdString(row));
    return rows;
}

QList<PlaceRow> placesOn(const Rules& rules)
{
    QList<PlaceRow> rows;
    for (int place = 0; place < rules.places(); ++place) {
        const MapPlace& of = rules.place(place);
        PlaceRow row;
        row.name = Words::place(rules, place);
        row.place = place;
        row.column = of.column;
        row.line = of.row;
        row.colour = int(of.colour);
        row.city = of.city;
        rows.append(row);
    }
    return rows;
}

QList<PlaceRow> placesOf(const Scene& scene)
{
    QList<PlaceRow> rows = placesOn(scene.rules);
    for (PlaceRow& row : rows) {
        row.cube = scene.known().cubes & bit(row.place);
        row.fresh = row.cube && scene.cubeAt == row.place;
        row.picked =
            scene.live && (scene.composer.cube() == row.place || scene.composer.named().contains(row.place));
        row.about = aboutPlace(scene, row.place);
    }
    return rows;
}

QList<BargeRow> bargesOf(const Scene& scene)
{
    QList<BargeRow> rows;
    std::map<int, int> lying;
    for (int contract = 0; contract < scene.rules.canals(); ++contract) {
        const Canal& canal = scene.known().canals[std::size_t(contract)];
        if (canal.standing != Standing::open || !canal.is_begun())
            continue;
        const int hex = bargeHex(scene, canal);
        BargeRow row;
        row.contract = contract;
        row.column = scene.rules.column_of(hex);
        row.line = scene.rules.row_of(hex);
        row.hue = scene.hue(canal.owner);
        row.beside = lying[hex]++;
        rows.append(row);
    }
    return rows;
}

QList<TileRow> tilesOf(const Scene& scene)
{
    QList<TileRow> rows;
    HexSet seen;
    const auto add = [&](TileRow row, int hex) {
        row.over = seen.has(hex);
        seen.add(hex);
        rows.append(row);
    };
    for (int contract = 0; contract < scene.rules.canals(); ++contract) {
        const Canal& canal = scene.known().canals[std::size_t(contract)];
        for (std::size_t i = 0; i < canal.tiles; ++i)
            add(tileRow(scene, contract, canal.owner, canal.tile[i]), canal.tile[i].hex);
    }
    if (isProposed(scene, MoveKind::lay)) {
        const Move& lay = *scene.composer.proposal();
        TileRow ghost = tileRow(scene, lay.contract, scene.view.seat, lay.tile);
        ghost.ghost = true;
        add(ghost, lay.tile.hex);
    }
    return rows;
}

QList<ContractRow> parliamentOf(const Scene& scene)
{
    QList<ContractRow> rows;
    for (int i = 0; i < scene.known().in_parliament; ++i)
        rows.append(contractRow(scene, scene.known().parliament[std::size_t(i)]));
    return rows;
}

QList<ContractRow> openContractsOf(const Scene& scene)
{
    QList<ContractRow> rows;
    for (int seat = 0; seat < scene.known().players; ++seat)
        for (const std::uint8_t contract : scene.known().open[std::size_t(seat)])
            if (contract != no_contract) {
                ContractRow row = contractRow(scene, contract);
                row.seat = seat;
                row.hue = scene.hue(seat);
                rows.append(row);
            }
    return rows;
}

QList<CardRow> rowOf(const Scene& scene)
{
    QList<CardRow> rows;
    for (int i = 0; i < scene.rules.ruleset().setup.face_up; ++i) {
        const Card card = scene.known().row[std::size_t(i)];
        CardRow row;
        if (!card.is_none()) {
            row.text = Words::card(card);
            row.code = card.code();
            row.kind = int(card.kind());
            row.symbol = int(card.symbol());
            row.legal = isLegal(scene, [card](const Move& move) {
                return (move.kind == MoveKind::take || move.kind == MoveKind::pick) && move.card == card;
            });
        }
        rows.append(row);
    }
    return rows;
}

QList<CardRow> handOf(const Scene& scene)
{
    QList<CardRow> rows;
    if (scene.covered || scene.view.seat >= scene.known().players)
        return rows;
    Cards paying;
    if (isProposed(scene, MoveKind::lay)) {
        for (const Card card : scene.composer.proposal()->pay)
            paying.add(card);
        for (const Card card : scene.composer.proposal()->extra)
            paying.add(card);
    }
    scene.known().hand[scene.view.seat].for_each([&](Card card, int count) {
        CardRow row;
        row.text = Words::card(card);
        row.code = card.code();
        row.kind = int(card.kind());
        row.symbol = int(card.symbol());
        row.count = count;
        row.paying = paying[card];
        row.legal = isLegal(
            scene, [card](const Move& move) { return move.kind == MoveKind::discard && move.card == card; });
        rows.append(row);
    });
    return rows;
}

QList<EngineerRow> engineersOf(const Scene& scene)
{
    QList<EngineerRow> rows;
    for (int i = 0; i < engineer_count; ++i) {
        const auto engineer = static_cast<Engineer>(i);
        EngineerRow row;
        row.name = Words::engineer(engineer);
        row.power = Words::power(scene.rules, engineer);
        row.number = i + 1;
        for (int seat = 0; seat < scene.known().players; ++seat)
            if (scene.known().engineer[std::size_t(seat)] == engineer) {
                row.owner = scene.seats[seat].name;
                row.hue = scene.hue(seat);
            }
        row.legal = isSwappable(scene, engineer);
        rows.append(row);
    }
    return rows;
}

QList<SeatRow> seatRowsOf(const Scene& scene)
{
    QList<SeatRow> rows;
    for (int seat = 0; seat < scene.known().players; ++seat) {
        const auto at = std::size_t(seat);
        SeatRow row;
        row.name = scene.seats[seat].name;
        row.engineer = Words::engineer(scene.known().engineer[at]);
        row.power = Words::power(scene.rules, scene.known().engineer[at]);
        row.number = int(scene.known().engineer[at]) + 1;
        row.swappable = isSwappable(scene, scene.known().engineer[at]);
        QStringList tiles;
        for (const Tile tile : all_tiles)
            tiles.append(SceneWords::tr("%1 %2", "kind of tile, how many are left")
                             .arg(Words::tile(tile), QString::number(scene.known().tiles[at][index(tile)])));
        row.tiles = tiles.join(QStringLiteral(", "));
        row.seat = seat;
        row.hue = scene.hue(seat);
        row.score = scene.known().score[at];
        row.hand = scene.known().hand_count[at];
        row.toMove = scene.known().turn.step != Step::over && scene.known().turn.seat == seat;
        rows.append(row);
    }
    return rows;
}

QList<PhaseRow> phasesOf(const Scene& scene)
{
    const Turn& turn = scene.known().turn;
    const QStringList names{SceneWords::tr("Contract or engineer"), SceneWords::tr("Cards or canals"),
                            SceneWords::tr("Goods")};
    const QStringList hints{
        SceneWords::tr("Take a contract, swap engineers, replace the face-up cards, or draw the top card."),
        SceneWords::tr("Take face-up cards, build canals, or draw the top card."),
        SceneWords::tr("Ship a cube, or draw the top card.")};
    QList<PhaseRow> rows;
    for (int phase = 1; phase <= 3; ++phase) {
        PhaseRow row;
        row.text = names[phase - 1];
        row.hint = hints[phase - 1];
        const bool late =
            turn.step == Step::discard || turn.step == Step::delivery || turn.step == Step::over;
        row.state = late || phase < turn.phase ? 2 : phase == turn.phase ? 1 : 0;
        rows.append(row);
    }
    return rows;
}

QString promptOf(const Scene& scene)
{
    const Turn& turn = scene.known().turn;
    if (turn.step == Step::over)
        return winnerOf(scene.known(), scene.seats);
    if (scene.standing == match::Standing::lost)
        return {}; // what is wrong with the line is told above the board
    if (const QString halted = StandingWords::haltedBy(scene.standing); !halted.isEmpty())
        return halted;
    if (scene.standing == match::Standing::cut && !scene.composer.asked())
        return StandingWords::waitingForLine();
    if (!scene.live || !scene.composer.asked())
        return SceneWords::tr("%1 is next.").arg(scene.seats[turn.seat].name);
    if (scene.composer.naming())
        return scene.composer.named().isEmpty()
                   ? SceneWords::tr("Choose the first of the two places to join.")
                   : SceneWords::tr("Choose the other place, at most %n tile(s) away.", nullptr,
                                    scene.rules.ruleset().contracts.junction_value);
    switch (turn.step) {
    case Step::contract:
        return scene.known().open_count(turn.seat) == 0 && scene.known().in_parliament > 0
                   ? scene.composer.canName()
                         ? SceneWords::tr("Take a contract from parliament, or a junction contract.")
                         : SceneWords::tr("Take a contract from parliament.")
                   : SceneWords::tr("Phase 1: take a contract, swap engineers, replace the face-up cards, or "
                                    "draw the top card.");
    case Step::cards:
        return SceneWords::tr(
            "Phase 2: take face-up cards, build on a highlighted hex, or draw the top card.");
    case Step::goods:
        return SceneWords::tr(
            "Phase 3: ship a cube along canals, ending on a section of yours, or draw the top card.");
    case Step::barge:
        return SceneWords::tr("Choose the terminus where your barge starts.");
    case Step::extra:
        return SceneWords::tr("You may take a second contract.");
    case Step::taking:
        return SceneWords::tr("Take the next face-up card.");
    case Step::declare:
        return SceneWords::tr("You drew: %1.").arg(Words::card(scene.known().drawn));
    case Step::colour:
        return SceneWords::tr("Choose a colour for the goods.");
    case Step::lift:
        return SceneWords::tr("Too few cubes are left: choose one to remove from the board.");
    case Step::cube:
        return SceneWords::tr("Choose where to place the next cube (%1).").arg(Words::colour(turn.colour));
    case Step::building:
        return SceneWords::tr("Build more, or choose Done.");
    case Step::discard:
        return SceneWords::tr("Discard down to %n card(s).", nullptr, scene.rules.ruleset().cards.hand);
    case Step::delivery:
        return SceneWords::tr("Final delivery: ship one cube.");
    case Step::over:
        break;
    }
    return {};
}

QString winnerOf(const Position& known, const QList<capitol::app::SeatInfo>& seats)
{
    const Seat winner = leader(known);
    return SceneWords::tr("%1 wins with %n point(s).", nullptr, known.score[winner]).arg(seats[winner].name);
}

QList<RankRow> ranksOf(const Scene& scene, const QList<LogEntry>& entries)
{
    QList<RankRow> rows;
    for (int seat = 0; seat < scene.known().players; ++seat) {
        RankRow row;
        row.name = scene.seats[seat].name;
        row.hue = scene.hue(seat);
        row.total = scene.known().score[std::size_t(seat)];
        row.completed = completed_contracts(scene.known(), Seat(seat));
        for (const LogEntry& entry : entries)
            if (const auto* scored = std::get_if<Scored>(&entry.event); scored && scored->seat == seat)
                (scored->why == Points::canal        ? row.canals
                 : scored->why == Points::goods      ? row.goods
                 : scored->why == Points::incomplete ? row.incomplete
                                                     : row.builder) += scored->points;
        for (int other = 0; other < scene.known().players; ++other) {
            const auto standing = [&](int who) {
                return std::pair(scene.known().score[std::size_t(who)],
                                 scene.known().engineer[std::size_t(who)]);
            };
            row.rank += standing(other) > standing(seat);
        }
        rows.append(row);
    }
    std::ranges::sort(rows, {}, &RankRow::rank);
    return rows;
}

void colour(QList<capitol::app::SeatInfo>& seats, Seat first)
{
    static constexpr std::array hues{3, 4, 5, 1, 2}; // of the theme: red, white, black, green, yellow
    for (int seat = 0; seat < seats.size(); ++seat)
        seats[seat].hue = hues[std::size_t((seat - first + seats.size()) % seats.size())];
}

} // namespace canal::app
