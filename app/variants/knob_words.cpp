#include "variants/knob_words.h"

#include "canal/variant/schema.h"
#include "capitol/notation.h"
#include "common/language_switch.h"
#include "common/outside_text.h"
#include "table/words.h"

#include <algorithm>
#include <numeric>

namespace capitol::app {

// Member functions, so that the words are of this class for the translators.
std::span<const KnobWords::KnobText> KnobWords::knobTexts()
{
    static constexpr KnobText texts[]{
        {"players.min", QT_TR_NOOP("Minimum players"), QT_TR_NOOP("The smallest number of players allowed.")},
        {"players.max", QT_TR_NOOP("Maximum players"), QT_TR_NOOP("The largest number of players allowed.")},
        {"rounds", QT_TR_NOOP("Rounds"), QT_TR_NOOP("How many rounds a game has; each has its own tiles.")},
        {"board", QT_TR_NOOP("Board"), QT_TR_NOOP("The areas, their sites and the printed fountains.")},
        {"setup.hand.roof", QT_TR_NOOP("Roof cards dealt"),
         QT_TR_NOOP("Roof cards each player starts with.")},
        {"setup.hand.floor", QT_TR_NOOP("Floor cards dealt"),
         QT_TR_NOOP("Floor cards each player starts with.")},
        {"setup.hand.permit", QT_TR_NOOP("Permits dealt"), QT_TR_NOOP("Permits each player starts with.")},
        {"setup.buildings", QT_TR_NOOP("Starting buildings"),
         QT_TR_NOOP("What each player has already built at the start, using the roofs and floors below.")},
        {"setup.roofs.round", QT_TR_NOOP("Round roofs"),
         QT_TR_NOOP("Round roofs of each player, including those on the starting buildings.")},
        {"setup.roofs.triangular", QT_TR_NOOP("Triangular roofs"),
         QT_TR_NOOP("Triangular roofs of each player, including those on the starting buildings.")},
        {"setup.first_player", QT_TR_NOOP("First consul"), QT_TR_NOOP("Who is consul in the first round.")},
        {"setup.printed_fountains", QT_TR_NOOP("Fountains from the start"),
         QT_TR_NOOP("Fountains in each area before the first round.")},
        {"pieces.floors", QT_TR_NOOP("Floors in the game"),
         QT_TR_NOOP("Floors for all players together, including those in the starting buildings.")},
        {"deck.roof", QT_TR_NOOP("Roof cards"), QT_TR_NOOP("How many roof cards there are of each value.")},
        {"deck.floor", QT_TR_NOOP("Floor cards"),
         QT_TR_NOOP("How many floor cards there are of each value.")},
        {"deck.permit", QT_TR_NOOP("Permits"),
         QT_TR_NOOP("How many permits there are of each colour and value.")},
        {"deck.recycle", QT_TR_NOOP("An empty pile"),
         QT_TR_NOOP("What happens to the discards when a pile runs out.")},
        {"construction.floors_per_card", QT_TR_NOOP("Floors per card"),
         QT_TR_NOOP("How many floors a floor card gives.")},
        {"construction.floor_targets", QT_TR_NOOP("Where floors go"),
         QT_TR_NOOP("Which of your buildings without a roof a floor card may add to.")},
        {"construction.floor_mix", QT_TR_NOOP("Add to one and start another"),
         QT_TR_NOOP("One floor card may both add to a building and start another.")},
        {"construction.floor_use", QT_TR_NOOP("Using the floors"),
         QT_TR_NOOP("Whether you must use all of a card’s floors, or may use only some.")},
        {"construction.supply_short", QT_TR_NOOP("Too few floors left"),
         QT_TR_NOOP("What a floor card gives when there are not enough floors left.")},
        {"construction.placement_final", QT_TR_NOOP("Added floors are final"),
         QT_TR_NOOP("When floors added by a card can no longer be taken back.")},
        {"construction.play_for_nothing", QT_TR_NOOP("Cards without effect"),
         QT_TR_NOOP("A card may be played without carrying out its action.")},
        {"placement.first_height", QT_TR_NOOP("An area’s first building"),
         QT_TR_NOOP("How many floors the first building in an area has.")},
        {"placement.max_step", QT_TR_NOOP("Taller by at most"),
         QT_TR_NOOP("How many floors taller than the tallest in its area a building may be.")},
        {"placement.below_tallest", QT_TR_NOOP("Lower buildings too"),
         QT_TR_NOOP("A building may be lower than the tallest in its area.")},
        {"placement.same_roof_in_area", QT_TR_NOOP("One roof shape per area"),
         QT_TR_NOOP("All buildings in an area have the same roof shape.")},
        {"placement.mixed_roofs_in_colour", QT_TR_NOOP("Two roof shapes per colour"),
         QT_TR_NOOP("The areas of one colour may not all have the same roof shape.")},
        {"auction.schedule", QT_TR_NOOP("Tiles in each round"),
         QT_TR_NOOP("The tiles auctioned in each round, in order.")},
        {"auction.tie_break", QT_TR_NOOP("Equal bids"),
         QT_TR_NOOP(
             "How ties for the highest bid are broken, in order. If still tied, nobody gets the tile.")},
        {"auction.zero_bid", QT_TR_NOOP("Nobody bids anything"),
         QT_TR_NOOP("Whether a bid of zero can win a tile.")},
        {"scoring.first", QT_TR_NOOP("Most floors"), QT_TR_NOOP("Points for the most floors in an area.")},
        {"scoring.second", QT_TR_NOOP("Second most floors"),
         QT_TR_NOOP("Points for the second most floors in an area.")},
        {"scoring.fountain_first", QT_TR_NOOP("Fountain, first place"),
         QT_TR_NOOP("Points per fountain for the most floors in an area.")},
        {"scoring.fountain_second", QT_TR_NOOP("Fountain, second place"),
         QT_TR_NOOP("Points per fountain for the second most floors in an area.")},
        {"scoring.temple_factor", QT_TR_NOOP("Temple multiplies by"),
         QT_TR_NOOP("What a temple multiplies its area’s points by.")},
        {"scoring.tallest_breaks_first", QT_TR_NOOP("The tallest decides"),
         QT_TR_NOOP("The tallest building settles a tie for the most floors.")},
        {"scoring.beaten_tied", QT_TR_NOOP("Tied, but not as tall"),
         QT_TR_NOOP("What shorter tied players get.")},
        {"scoring.shared_first_cancels_second", QT_TR_NOOP("Shared first, no second"),
         QT_TR_NOOP("If first place is shared, there is no second place.")},
        {"scoring.partial_tie_rest", QT_TR_NOOP("Tied, below shared first"),
         QT_TR_NOOP("What shorter tied players get when several others are equally tall.")},
        {"draw.count", QT_TR_NOOP("Cards drawn"),
         QT_TR_NOOP("Cards each player draws at the end of a round.")},
        {"draw.rule", QT_TR_NOOP("How cards are drawn"),
         QT_TR_NOOP("Draw a fixed number, or until you hold that many.")},
        {"draw.amphitheatre_first", QT_TR_NOOP("Amphitheatre, first place"),
         QT_TR_NOOP("Extra cards for the most floors in an area with an amphitheatre.")},
        {"draw.amphitheatre_second", QT_TR_NOOP("Amphitheatre, second place"),
         QT_TR_NOOP("Extra cards for the second most floors in an area with an amphitheatre.")},
        {"draw.extra_optional", QT_TR_NOOP("Optional extra cards"),
         QT_TR_NOOP("A player may decline the extra cards for an amphitheatre.")},
        {"draw.after_last_round", QT_TR_NOOP("Draw after the last round"),
         QT_TR_NOOP("Cards are drawn even though the game is over.")},
        {"information.hand_count", QT_TR_NOOP("Number of cards in hand"),
         QT_TR_NOOP("Whether everyone can see how many cards a player has.")},
        {"end.tie", QT_TR_NOOP("Equal scores"),
         QT_TR_NOOP("Who wins when several players have the most points.")},
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
        {"setup.first_player=random", QT_TR_NOOP("at random")},
        {"setup.first_player=oldest", QT_TR_NOOP("the oldest player")},
        {"setup.first_player=chosen", QT_TR_NOOP("chosen by the players")},
        {"deck.recycle=turn_over", QT_TR_NOOP("turned over, never shuffled")},
        {"deck.recycle=shuffle", QT_TR_NOOP("shuffled")},
        {"construction.floor_targets=any", QT_TR_NOOP("any building")},
        {"construction.floor_targets=tallest", QT_TR_NOOP("only the tallest")},
        {"construction.floor_use=all_or_none", QT_TR_NOOP("all or none")},
        {"construction.floor_use=up_to", QT_TR_NOOP("any number")},
        {"construction.supply_short=take_rest", QT_TR_NOOP("what is left")},
        {"construction.supply_short=none", QT_TR_NOOP("nothing")},
        {"construction.placement_final=on_confirm", QT_TR_NOOP("when confirmed")},
        {"construction.placement_final=at_once", QT_TR_NOOP("at once")},
        {"auction.zero_bid=unsold", QT_TR_NOOP("nobody gets the tile")},
        {"auction.zero_bid=may_win", QT_TR_NOOP("a bid of zero may win")},
        {"scoring.beaten_tied=second", QT_TR_NOOP("second")},
        {"scoring.beaten_tied=none", QT_TR_NOOP("none")},
        {"scoring.beaten_tied=all_others", QT_TR_NOOP("second, like all others there")},
        {"scoring.partial_tie_rest=none", QT_TR_NOOP("none")},
        {"scoring.partial_tie_rest=second", QT_TR_NOOP("second")},
        {"draw.rule=add", QT_TR_NOOP("a fixed number")},
        {"draw.rule=up_to", QT_TR_NOOP("up to that many in hand")},
        {"information.hand_count=public", QT_TR_NOOP("visible to all")},
        {"information.hand_count=hidden", QT_TR_NOOP("hidden")},
        {"end.tie=shared", QT_TR_NOOP("shared victory")},
        {"end.tie=fewest_leftovers", QT_TR_NOOP("fewest pieces left over")},
    };
    return texts;
}

const KnobWords::KnobText& KnobWords::textOf(const std::string& key)
{
    static constexpr KnobText none{"", "", ""};
    const auto isOfKnob = [&](const KnobText& text) { return key == text.key; };
    for (const auto texts : {knobTexts(), canalTexts()})
        if (const auto found = std::ranges::find_if(texts, isOfKnob); found != texts.end())
            return *found;
    return none;
}

namespace {

int sum(const Copies& copies)
{
    return std::accumulate(copies.begin(), copies.end(), 0,
                           [](int total, const auto& entry) { return total + entry.second; });
}

QString firstPart(const std::string& key)
{
    return QString::fromStdString(key).section(u'.', 0, 0);
}

} // namespace

const QStringList& KnobWords::capitolSections()
{
    static const QStringList sections{"game",    "setup",   "deck", "construction", "placement",
                                      "auction", "scoring", "draw", "information",  "end"};
    return sections;
}

const QStringList& KnobWords::canalSections()
{
    static const QStringList sections{"game",     "setup",     "contracts", "cards",    "goods",
                                      "building", "engineers", "scoring",   "builders", "end"};
    return sections;
}

QString KnobWords::sectionOf(const KnobForm& knob, const QStringList& sections)
{
    const QString part = firstPart(knob.key);
    if (part == u"pieces" || part == u"tiles")
        return QStringLiteral("setup");
    return sections.contains(part) ? part : QStringLiteral("game");
}

QString KnobWords::sectionName(const QString& section)
{
    const QHash<QString, QString> names{{"variant", tr("This variant")},
                                        {"game", tr("The game")},
                                        {"setup", tr("Set-up")},
                                        {"deck", tr("Cards")},
                                        {"contracts", tr("Contracts")},
                                        {"cards", tr("Build cards")},
                                        {"goods", tr("Goods")},
                                        {"building", tr("Canals")},
                                        {"engineers", tr("Engineers")},
                                        {"builders", tr("Most contracts")},
                                        {"construction", tr("Construction")},
                                        {"placement", tr("Placing")},
                                        {"auction", tr("Auctions")},
                                        {"scoring", tr("Scoring")},
                                        {"draw", tr("Drawing")},
                                        {"information", tr("Open information")},
                                        {"end", tr("End of the game")}};
    return names.value(section, section);
}

QString KnobWords::name(const KnobForm& knob)
{
    return tr(textOf(knob.key).name);
}

QString KnobWords::name(const std::string& key)
{
    return tr(textOf(key).name);
}

QString KnobWords::sentence(const KnobForm& knob)
{
    return tr(textOf(knob.key).sentence);
}

QString KnobWords::word(const KnobForm& knob, int choice)
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
    const KnobForm& knob;
    const BoardMap& map;

    QString operator()(int value) const
    {
        return knob.kind == KnobKind::choice ? KnobWords::word(knob, value) : QString::number(value);
    }
    QString operator()(bool value) const { return value ? tr("yes") : tr("no"); }
    QString operator()(const std::string& value) const { return fromOutside(value); }
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
                areas.append(
                    QStringLiteral("%1 %2").arg(KnobWords::areaName(map, int(i)), QString::number(count)));
        return areas.isEmpty() ? tr("none") : areas.join(QStringLiteral(", "));
    }
};

} // namespace

QString KnobWords::value(const KnobForm& knob, const KnobValue& value, const BoardMap& map)
{
    if (knob.kind == KnobKind::board && map.board.id == std::get<std::string>(value))
        return spokenName(map.name, map.board.id);
    return std::visit(ValueWords{knob, map}, value);
}

QString KnobWords::valueIn(const SomeVariant& variant, const std::string& key)
{
    return std::visit([&](const auto& own) { return valueIn(own, key); }, variant);
}

QString KnobWords::valueIn(const Variant& variant, const std::string& key)
{
    const Knob& knob = *find_knob(key);
    return value(knob, knob.get(variant.rules), variant.map);
}

QString KnobWords::valueIn(const canal::Variant& variant, const std::string& key)
{
    if (key == "map")
        return spokenName(variant.data.map.name, variant.data.map.id);
    if (key == "deck")
        return spokenName(variant.data.deck.name, variant.data.deck.id);
    const canal::Knob& knob = *canal::find_knob(key);
    const int number = knob.get(variant.data.ruleset);
    return value({}, knob.is_flag ? KnobValue(number != 0) : KnobValue(number), {});
}

QString KnobWords::allowed(const KnobForm& knob)
{
    if (knob.kind == KnobKind::whole)
        return tr("From %1 to %2.").arg(knob.min).arg(knob.max);
    return {};
}

QString KnobWords::areaName(const BoardMap& map, int area)
{
    return fromOutside(area_name(map, area, spokenLanguage()));
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
