#include "editor/knob_words.h"

#include "capitol/notation.h"
#include "table/words.h"

#include <QLocale>

#include <numeric>

namespace capitol::app {

namespace {

struct KnobText
{
    const char* key;
    const char* name;
    const char* sentence;
};

#define WORDS(text) QT_TRANSLATE_NOOP("capitol::app::KnobWords", text)

constexpr KnobText knobTexts[]{
    {"players.min", WORDS("Fewest players"), WORDS("With fewer players the game is not played.")},
    {"players.max", WORDS("Most players"), WORDS("With more players the game is not played.")},
    {"rounds", WORDS("Rounds"), WORDS("How many rounds a game has; each has its own tiles to bid for.")},
    {"board", WORDS("Board"), WORDS("The areas, their sites and the fountains printed there.")},
    {"setup.hand.roof", WORDS("Roof cards dealt"), WORDS("Roof cards that each player starts with.")},
    {"setup.hand.floor", WORDS("Floor cards dealt"), WORDS("Floor cards that each player starts with.")},
    {"setup.hand.permit", WORDS("Permits dealt"), WORDS("Permit cards that each player starts with.")},
    {"setup.buildings", WORDS("Starting buildings"),
     WORDS("What each player has built before the game, out of the roofs and floors below.")},
    {"setup.roofs.round", WORDS("Round roofs"),
     WORDS("Round roofs of each player, those on the starting buildings included.")},
    {"setup.roofs.triangular", WORDS("Triangular roofs"),
     WORDS("Triangular roofs of each player, those on the starting buildings included.")},
    {"setup.first_player", WORDS("First consul"), WORDS("Who is consul in the first round.")},
    {"setup.printed_fountains", WORDS("Fountains from the start"),
     WORDS("Fountains that stand in each area before the first round.")},
    {"pieces.floors", WORDS("Floors in the game"),
     WORDS("Floors for all players together, those of the starting buildings included.")},
    {"deck.roof", WORDS("Roof cards"), WORDS("How many roof cards there are of each value.")},
    {"deck.floor", WORDS("Floor cards"), WORDS("How many floor cards there are of each value.")},
    {"deck.permit", WORDS("Permits"), WORDS("How many permits there are of each colour and value.")},
    {"deck.recycle", WORDS("An empty pile"), WORDS("What becomes of the discards when a pile runs out.")},
    {"construction.floors_per_card", WORDS("Floors for a card"), WORDS("Floors that a floor card gives.")},
    {"construction.floor_targets", WORDS("Where floors go"),
     WORDS("Which of your buildings without a roof a floor card may raise.")},
    {"construction.floor_mix", WORDS("Raise and begin at once"),
     WORDS("One floor card may both raise a building and begin another.")},
    {"construction.floor_use", WORDS("Using the floors"),
     WORDS("Whether all floors of a card must be used, if any is.")},
    {"construction.supply_short", WORDS("Too few floors left"),
     WORDS("What a floor card gives when fewer floors are left than it should give.")},
    {"construction.placement_final", WORDS("A placement is final"),
     WORDS("When a building that was put down can no longer be taken back.")},
    {"construction.play_for_nothing", WORDS("Cards for nothing"),
     WORDS("A card may be played without doing anything with it.")},
    {"placement.first_height", WORDS("An area's first building"),
     WORDS("How many floors the first building of an area has.")},
    {"placement.max_step", WORDS("Taller by at most"),
     WORDS("How many floors a building may stand above the tallest of its area.")},
    {"placement.below_tallest", WORDS("Lower buildings too"),
     WORDS("A building may be lower than the tallest of its area.")},
    {"placement.same_roof_in_area", WORDS("One roof for an area"),
     WORDS("All buildings of an area bear the same shape of roof.")},
    {"placement.mixed_roofs_in_colour", WORDS("Two roofs for a colour"),
     WORDS("The areas of one colour may not all bear the same shape of roof.")},
    {"auction.schedule", WORDS("Tiles of each round"),
     WORDS("The tiles put up for auction, round by round, in their order.")},
    {"auction.tie_break", WORDS("Equal bids"),
     WORDS(
         "What settles a tie for the highest bid, one after the other; still equal, nobody gets the tile.")},
    {"auction.zero_bid", WORDS("Nobody bids anything"), WORDS("Whether a bid of nothing can win a tile.")},
    {"scoring.first", WORDS("Most floors"), WORDS("Points for most floors in an area.")},
    {"scoring.second", WORDS("Second most floors"), WORDS("Points for second most floors in an area.")},
    {"scoring.fountain_first", WORDS("A fountain, for first"),
     WORDS("Points that each fountain of an area adds for most floors.")},
    {"scoring.fountain_second", WORDS("A fountain, for second"),
     WORDS("Points that each fountain of an area adds for second most floors.")},
    {"scoring.temple_factor", WORDS("A temple multiplies by"),
     WORDS("By how much a temple multiplies the points of its area.")},
    {"scoring.tallest_breaks_first", WORDS("The tallest decides"),
     WORDS("The tallest building settles a tie for most floors.")},
    {"scoring.beaten_tied", WORDS("Beaten by the tallest"),
     WORDS("The place of players tied for most floors whose tallest building is lower.")},
    {"scoring.shared_first_cancels_second", WORDS("Shared first, no second"),
     WORDS("There is no second place where the first is shared.")},
    {"scoring.partial_tie_rest", WORDS("Beaten by several"),
     WORDS("The place of the beaten when several of those tied have equally tall buildings.")},
    {"draw.count", WORDS("Cards drawn"), WORDS("Cards that each player draws at the end of a round.")},
    {"draw.rule", WORDS("How cards are drawn"),
     WORDS("Whether so many cards are drawn, or as many as are missing from so many.")},
    {"draw.amphitheatre_first", WORDS("Amphitheatre, for first"),
     WORDS("Extra cards for most floors in an area with an amphitheatre.")},
    {"draw.amphitheatre_second", WORDS("Amphitheatre, for second"),
     WORDS("Extra cards for second most floors in an area with an amphitheatre.")},
    {"draw.extra_optional", WORDS("Extra cards may be declined"),
     WORDS("A player may leave the extra cards of an amphitheatre.")},
    {"draw.after_last_round", WORDS("Draw after the last round"),
     WORDS("Cards are drawn even when the game is over.")},
    {"information.hand_count", WORDS("Number of cards in hand"),
     WORDS("Whether all may see how many cards a player holds.")},
    {"end.tie", WORDS("Equal scores"), WORDS("Who wins when several have most points.")},
};

struct ChoiceText
{
    const char* word; // `knob=word`
    const char* text;
};

constexpr ChoiceText choiceTexts[]{
    {"setup.first_player=random", WORDS("by lot")},
    {"setup.first_player=oldest", WORDS("the oldest player")},
    {"setup.first_player=chosen", WORDS("whom the players choose")},
    {"deck.recycle=turn_over", WORDS("turned over, never shuffled")},
    {"deck.recycle=shuffle", WORDS("shuffled")},
    {"construction.floor_targets=any", WORDS("any building")},
    {"construction.floor_targets=tallest", WORDS("the tallest only")},
    {"construction.floor_use=all_or_none", WORDS("all or none")},
    {"construction.floor_use=up_to", WORDS("as many as wanted")},
    {"construction.supply_short=take_rest", WORDS("what is left")},
    {"construction.supply_short=none", WORDS("nothing")},
    {"construction.placement_final=on_confirm", WORDS("when confirmed")},
    {"construction.placement_final=at_once", WORDS("at once")},
    {"auction.zero_bid=unsold", WORDS("nobody gets the tile")},
    {"auction.zero_bid=may_win", WORDS("a bid of nothing may win")},
    {"scoring.beaten_tied=second", WORDS("second")},
    {"scoring.beaten_tied=none", WORDS("none")},
    {"scoring.partial_tie_rest=none", WORDS("none")},
    {"scoring.partial_tie_rest=second", WORDS("second")},
    {"draw.rule=add", WORDS("so many cards")},
    {"draw.rule=up_to", WORDS("up to so many in hand")},
    {"information.hand_count=public", WORDS("seen by all")},
    {"information.hand_count=hidden", WORDS("hidden")},
    {"end.tie=shared", WORDS("they share the victory")},
    {"end.tie=fewest_leftovers", WORDS("who has fewest pieces left over")},
};

const KnobText& textOf(const Knob& knob)
{
    const auto* found = std::find_if(std::begin(knobTexts), std::end(knobTexts),
                                     [&](const KnobText& text) { return knob.key == text.key; });
    static const KnobText none{"", "", ""};
    return found == std::end(knobTexts) ? none : *found;
}

int sum(const Copies& copies)
{
    return std::accumulate(copies.begin(), copies.end(), 0,
                           [](int total, const auto& entry) { return total + entry.second; });
}

QString separated(const std::string& key)
{
    return QString::fromStdString(key).section(u'.', 0, 0);
}

} // namespace

const QStringList& KnobWords::sections()
{
    static const QStringList sections{"game",    "setup",   "deck", "construction", "placement",
                                      "auction", "scoring", "draw", "information",  "end"};
    return sections;
}

QString KnobWords::sectionOf(const Knob& knob)
{
    const QString part = separated(knob.key);
    if (part == u"pieces")
        return QStringLiteral("setup");
    return sections().contains(part) ? part : QStringLiteral("game");
}

QString KnobWords::sectionName(const QString& section)
{
    const QHash<QString, QString> names{{"variant", tr("This variant")},
                                        {"game", tr("The game")},
                                        {"setup", tr("Set-up")},
                                        {"deck", tr("Cards")},
                                        {"construction", tr("Construction")},
                                        {"placement", tr("Placing")},
                                        {"auction", tr("Auctions")},
                                        {"scoring", tr("Scoring")},
                                        {"draw", tr("Drawing")},
                                        {"information", tr("What is open")},
                                        {"end", tr("End of the game")}};
    return names.value(section, section);
}

QString KnobWords::name(const Knob& knob)
{
    return tr(textOf(knob).name);
}

QString KnobWords::sentence(const Knob& knob)
{
    return tr(textOf(knob).sentence);
}

QString KnobWords::word(const Knob& knob, int choice)
{
    const std::string wanted = knob.key + "=" + knob.words[static_cast<std::size_t>(choice)];
    for (const ChoiceText& text : choiceTexts)
        if (wanted == text.word)
            return tr(text.text);
    return QString::fromStdString(wanted);
}

QString KnobWords::tieBreak(TieBreak rule)
{
    switch (rule) {
    case TieBreak::highest_card:
        return tr("highest card");
    case TieBreak::lowest_score:
        return tr("lowest score");
    case TieBreak::seat_order:
        break;
    }
    return tr("nearest the consul");
}

namespace {

class ValueWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::KnobWords)

public:
    const Knob& knob;
    const BoardMap& map;

    QString operator()(int value) const
    {
        return knob.kind == KnobKind::choice ? KnobWords::word(knob, value) : QString::number(value);
    }
    QString operator()(bool value) const { return value ? tr("yes") : tr("no"); }
    QString operator()(const std::string& value) const { return QString::fromStdString(value); }
    QString operator()(const Buildings& value) const
    {
        QStringList words;
        for (const BuildingPlan& plan : value)
            words.append(buildingText(plan.floors, plan.roof));
        return words.isEmpty() ? tr("none") : words.join(QStringLiteral(", "));
    }
    QString operator()(const Schedule& value) const
    {
        QStringList rounds;
        for (const std::vector<Tile>& round : value) {
            QString tiles;
            for (const Tile tile : round)
                tiles += Words::tile(tile).left(1);
            rounds.append(tiles.isEmpty() ? QStringLiteral("–") : tiles);
        }
        return rounds.join(QStringLiteral(" · "));
    }
    QString operator()(const TieBreaks& value) const
    {
        QStringList words;
        for (const TieBreak rule : value)
            words.append(KnobWords::tieBreak(rule));
        return words.isEmpty() ? tr("nobody gets the tile") : words.join(QStringLiteral(" › "));
    }
    QString operator()(const Copies& value) const
    {
        if (value.empty())
            return tr("none");
        return tr("%n card(s), %1 to %2", nullptr, sum(value))
            .arg(value.begin()->first)
            .arg(value.rbegin()->first);
    }
    QString operator()(const Permits& value) const
    {
        QStringList sums;
        for (const Copies& copies : value)
            sums.append(QString::number(sum(copies)));
        return tr("%1 cards", "sums by colour").arg(sums.join(QStringLiteral(" + ")));
    }
    QString operator()(const AreaCounts& value) const
    {
        QStringList areas;
        for (std::size_t i = 0; i < map.areas.size(); ++i)
            if (const int count = KnobWords::fountains(value, map, int(i)); count > 0)
                areas.append(QStringLiteral("%1 %2").arg(KnobWords::areaName(map, int(i))).arg(count));
        return areas.isEmpty() ? tr("none") : areas.join(QStringLiteral(", "));
    }
};

} // namespace

QString KnobWords::value(const Knob& knob, const KnobValue& value, const BoardMap& map)
{
    if (knob.kind == KnobKind::board && map.board.id == std::get<std::string>(value))
        return QString::fromStdString(in_language(map.name, QLocale().name().left(2).toStdString()));
    return std::visit(ValueWords{knob, map}, value);
}

QString KnobWords::allowed(const Knob& knob)
{
    if (knob.kind == KnobKind::whole)
        return tr("From %1 to %2.").arg(knob.min).arg(knob.max);
    return {};
}

QString KnobWords::areaName(const BoardMap& map, int area)
{
    return QString::fromStdString(map.areas[static_cast<std::size_t>(area)].latin);
}

int KnobWords::fountains(const AreaCounts& counts, const BoardMap& map, int area)
{
    const BoardArea& place = map.board.areas[static_cast<std::size_t>(area)];
    const auto found = counts.find(place.code);
    return found == counts.end() ? place.printed_fountains : found->second;
}

QString KnobWords::language(const QString& code)
{
    const QHash<QString, QString> names{
        {"en", tr("English")}, {"it", tr("Italian")}, {"fr", tr("French")}, {"nl", tr("Dutch")}};
    return names.value(code, code);
}

} // namespace capitol::app
