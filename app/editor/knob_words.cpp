#include "editor/knob_words.h"

#include "capitol/notation.h"
#include "program/language_switch.h"
#include "table/words.h"

#include <algorithm>
#include <numeric>

namespace capitol::app {

struct KnobWords::KnobText
{
    const char* key;
    const char* name;
    const char* sentence;
};

// Member functions, so that the words are of this class for the translators.
std::span<const KnobWords::KnobText> KnobWords::knobTexts()
{
    static constexpr KnobText texts[]{
        {"players.min", QT_TR_NOOP("Fewest players"),
         QT_TR_NOOP("With fewer players the game is not played.")},
        {"players.max", QT_TR_NOOP("Most players"), QT_TR_NOOP("With more players the game is not played.")},
        {"rounds", QT_TR_NOOP("Rounds"),
         QT_TR_NOOP("How many rounds a game has; each has its own tiles to bid for.")},
        {"board", QT_TR_NOOP("Board"), QT_TR_NOOP("The areas, their sites and the fountains printed there.")},
        {"setup.hand.roof", QT_TR_NOOP("Roof cards dealt"),
         QT_TR_NOOP("Roof cards that each player starts with.")},
        {"setup.hand.floor", QT_TR_NOOP("Floor cards dealt"),
         QT_TR_NOOP("Floor cards that each player starts with.")},
        {"setup.hand.permit", QT_TR_NOOP("Permits dealt"),
         QT_TR_NOOP("Permit cards that each player starts with.")},
        {"setup.buildings", QT_TR_NOOP("Starting buildings"),
         QT_TR_NOOP("What each player has built before the game, out of the roofs and floors below.")},
        {"setup.roofs.round", QT_TR_NOOP("Round roofs"),
         QT_TR_NOOP("Round roofs of each player, those on the starting buildings included.")},
        {"setup.roofs.triangular", QT_TR_NOOP("Triangular roofs"),
         QT_TR_NOOP("Triangular roofs of each player, those on the starting buildings included.")},
        {"setup.first_player", QT_TR_NOOP("First consul"), QT_TR_NOOP("Who is consul in the first round.")},
        {"setup.printed_fountains", QT_TR_NOOP("Fountains from the start"),
         QT_TR_NOOP("Fountains that stand in each area before the first round.")},
        {"pieces.floors", QT_TR_NOOP("Floors in the game"),
         QT_TR_NOOP("Floors for all players together, those of the starting buildings included.")},
        {"deck.roof", QT_TR_NOOP("Roof cards"), QT_TR_NOOP("How many roof cards there are of each value.")},
        {"deck.floor", QT_TR_NOOP("Floor cards"),
         QT_TR_NOOP("How many floor cards there are of each value.")},
        {"deck.permit", QT_TR_NOOP("Permits"),
         QT_TR_NOOP("How many permits there are of each colour and value.")},
        {"deck.recycle", QT_TR_NOOP("An empty pile"),
         QT_TR_NOOP("What becomes of the discards when a pile runs out.")},
        {"construction.floors_per_card", QT_TR_NOOP("Floors for a card"),
         QT_TR_NOOP("Floors that a floor card gives.")},
        {"construction.floor_targets", QT_TR_NOOP("Where floors go"),
         QT_TR_NOOP("Which of your buildings without a roof a floor card may raise.")},
        {"construction.floor_mix", QT_TR_NOOP("Raise and begin at once"),
         QT_TR_NOOP("One floor card may both raise a building and begin another.")},
        {"construction.floor_use", QT_TR_NOOP("Using the floors"),
         QT_TR_NOOP("Whether all floors of a card must be used, if any is.")},
        {"construction.supply_short", QT_TR_NOOP("Too few floors left"),
         QT_TR_NOOP("What a floor card gives when fewer floors are left than it should give.")},
        {"construction.placement_final", QT_TR_NOOP("A placement is final"),
         QT_TR_NOOP("When a building that was put down can no longer be taken back.")},
        {"construction.play_for_nothing", QT_TR_NOOP("Cards for nothing"),
         QT_TR_NOOP("A card may be played without doing anything with it.")},
        {"placement.first_height", QT_TR_NOOP("An area's first building"),
         QT_TR_NOOP("How many floors the first building of an area has.")},
        {"placement.max_step", QT_TR_NOOP("Taller by at most"),
         QT_TR_NOOP("How many floors a building may stand above the tallest of its area.")},
        {"placement.below_tallest", QT_TR_NOOP("Lower buildings too"),
         QT_TR_NOOP("A building may be lower than the tallest of its area.")},
        {"placement.same_roof_in_area", QT_TR_NOOP("One roof for an area"),
         QT_TR_NOOP("All buildings of an area bear the same shape of roof.")},
        {"placement.mixed_roofs_in_colour", QT_TR_NOOP("Two roofs for a colour"),
         QT_TR_NOOP("The areas of one colour may not all bear the same shape of roof.")},
        {"auction.schedule", QT_TR_NOOP("Tiles of each round"),
         QT_TR_NOOP("The tiles put up for auction, round by round, in their order.")},
        {"auction.tie_break", QT_TR_NOOP("Equal bids"),
         QT_TR_NOOP("What settles a tie for the highest bid, one after the other; still equal, nobody gets "
                    "the tile.")},
        {"auction.zero_bid", QT_TR_NOOP("Nobody bids anything"),
         QT_TR_NOOP("Whether a bid of nothing can win a tile.")},
        {"scoring.first", QT_TR_NOOP("Most floors"), QT_TR_NOOP("Points for most floors in an area.")},
        {"scoring.second", QT_TR_NOOP("Second most floors"),
         QT_TR_NOOP("Points for second most floors in an area.")},
        {"scoring.fountain_first", QT_TR_NOOP("A fountain, for first"),
         QT_TR_NOOP("Points that each fountain of an area adds for most floors.")},
        {"scoring.fountain_second", QT_TR_NOOP("A fountain, for second"),
         QT_TR_NOOP("Points that each fountain of an area adds for second most floors.")},
        {"scoring.temple_factor", QT_TR_NOOP("A temple multiplies by"),
         QT_TR_NOOP("By how much a temple multiplies the points of its area.")},
        {"scoring.tallest_breaks_first", QT_TR_NOOP("The tallest decides"),
         QT_TR_NOOP("The tallest building settles a tie for most floors.")},
        {"scoring.beaten_tied", QT_TR_NOOP("Beaten by the tallest"),
         QT_TR_NOOP("The place of players tied for most floors whose tallest building is lower.")},
        {"scoring.shared_first_cancels_second", QT_TR_NOOP("Shared first, no second"),
         QT_TR_NOOP("There is no second place where the first is shared.")},
        {"scoring.partial_tie_rest", QT_TR_NOOP("Beaten by several"),
         QT_TR_NOOP("The place of the beaten when several of those tied have equally tall buildings.")},
        {"draw.count", QT_TR_NOOP("Cards drawn"),
         QT_TR_NOOP("Cards that each player draws at the end of a round.")},
        {"draw.rule", QT_TR_NOOP("How cards are drawn"),
         QT_TR_NOOP("Whether so many cards are drawn, or as many as are missing from so many.")},
        {"draw.amphitheatre_first", QT_TR_NOOP("Amphitheatre, for first"),
         QT_TR_NOOP("Extra cards for most floors in an area with an amphitheatre.")},
        {"draw.amphitheatre_second", QT_TR_NOOP("Amphitheatre, for second"),
         QT_TR_NOOP("Extra cards for second most floors in an area with an amphitheatre.")},
        {"draw.extra_optional", QT_TR_NOOP("Extra cards may be declined"),
         QT_TR_NOOP("A player may leave the extra cards of an amphitheatre.")},
        {"draw.after_last_round", QT_TR_NOOP("Draw after the last round"),
         QT_TR_NOOP("Cards are drawn even when the game is over.")},
        {"information.hand_count", QT_TR_NOOP("Number of cards in hand"),
         QT_TR_NOOP("Whether all may see how many cards a player holds.")},
        {"end.tie", QT_TR_NOOP("Equal scores"), QT_TR_NOOP("Who wins when several have most points.")},
    };
    return texts;
}

struct KnobWords::ChoiceText
{
    const char* word; // `knob=word`
    const char* text;
};

std::span<const KnobWords::ChoiceText> KnobWords::choiceTexts()
{
    static constexpr ChoiceText texts[]{
        {"setup.first_player=random", QT_TR_NOOP("by lot")},
        {"setup.first_player=oldest", QT_TR_NOOP("the oldest player")},
        {"setup.first_player=chosen", QT_TR_NOOP("whom the players choose")},
        {"deck.recycle=turn_over", QT_TR_NOOP("turned over, never shuffled")},
        {"deck.recycle=shuffle", QT_TR_NOOP("shuffled")},
        {"construction.floor_targets=any", QT_TR_NOOP("any building")},
        {"construction.floor_targets=tallest", QT_TR_NOOP("the tallest only")},
        {"construction.floor_use=all_or_none", QT_TR_NOOP("all or none")},
        {"construction.floor_use=up_to", QT_TR_NOOP("as many as wanted")},
        {"construction.supply_short=take_rest", QT_TR_NOOP("what is left")},
        {"construction.supply_short=none", QT_TR_NOOP("nothing")},
        {"construction.placement_final=on_confirm", QT_TR_NOOP("when confirmed")},
        {"construction.placement_final=at_once", QT_TR_NOOP("at once")},
        {"auction.zero_bid=unsold", QT_TR_NOOP("nobody gets the tile")},
        {"auction.zero_bid=may_win", QT_TR_NOOP("a bid of nothing may win")},
        {"scoring.beaten_tied=second", QT_TR_NOOP("second")},
        {"scoring.beaten_tied=none", QT_TR_NOOP("none")},
        {"scoring.partial_tie_rest=none", QT_TR_NOOP("none")},
        {"scoring.partial_tie_rest=second", QT_TR_NOOP("second")},
        {"draw.rule=add", QT_TR_NOOP("so many cards")},
        {"draw.rule=up_to", QT_TR_NOOP("up to so many in hand")},
        {"information.hand_count=public", QT_TR_NOOP("seen by all")},
        {"information.hand_count=hidden", QT_TR_NOOP("hidden")},
        {"end.tie=shared", QT_TR_NOOP("they share the victory")},
        {"end.tie=fewest_leftovers", QT_TR_NOOP("who has fewest pieces left over")},
    };
    return texts;
}

const KnobWords::KnobText& KnobWords::textOf(const Knob& knob)
{
    static constexpr KnobText none{"", "", ""};
    const auto texts = knobTexts();
    const auto found =
        std::ranges::find_if(texts, [&](const KnobText& text) { return knob.key == text.key; });
    return found == texts.end() ? none : *found;
}

namespace {

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
    for (const ChoiceText& text : choiceTexts())
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
        return QString::fromStdString(in_language(map.name, spokenLanguage()));
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
