#include "statistics/counted_games.h"

#include "base/yaml_fields.h"
#include "base/yaml_text.h"

#include <algorithm>
#include <set>

namespace capitol::app {

namespace {

constexpr std::size_t longestName = 200; // bytes; those of records are shorter
constexpr int highestScore = 1'000'000;
constexpr std::size_t mostSeats = 8;

std::string printName(const LocalText& name)
{
    std::string text;
    for (const auto& [language, words] : name)
        text += (text.empty() ? "" : ", ") + language + ": " + print_quoted(words);
    return "{" + text + "}";
}

std::string printSeat(const PlayedSeat& seat)
{
    return "{name: " + print_quoted(seat.name) + ", player: " + print_scalar(seat.player) +
           ", score: " + std::to_string(seat.score) + ", won: " + (seat.won ? "true" : "false") + "}";
}

std::string printGame(const PlayedGame& game)
{
    std::string seats;
    for (const PlayedSeat& seat : game.seats)
        seats += (seats.empty() ? "" : ", ") + printSeat(seat);
    return "- {id: " + print_quoted(game.id) + ", date: " + game.date.toString(Qt::ISODate).toStdString() +
           ", variant: " + print_scalar(game.variant) + ", seats: [" + seats + "]}\n";
}

class GamesReader
{
public:
    GamesReader(const YamlNode& file, Report& report) : m_file(file), m_report(report) {}

    CountedGames read()
    {
        checkKeys();
        if (m_report.clean())
            readVariants();
        if (m_report.clean())
            readList();
        return m_counted;
    }

private:
    void checkKeys()
    {
        report_unknown_keys(m_file, {}, {"statistics", "variants", "games"}, m_report);
        const YamlNode* format = need(m_file, {}, "statistics", "statistics: 1", m_report);
        if (format && format->text != "1")
            record::refuse(*format, "statistics", "1", m_report);
    }

    void readVariants()
    {
        const YamlNode* variants = need(m_file, {}, "variants", "a map of ids", m_report);
        if (!variants)
            return;
        if (!variants->is(YamlNode::Kind::map))
            return record::refuse(*variants, "variants", "a map of ids", m_report);
        for (const YamlEntry& entry : variants->entries) {
            const std::string path = join("variants", entry.key.text);
            if (!is_id(entry.key.text))
                record::refuse(entry.key, path, id_rule, m_report);
            m_counted.variants[entry.key.text] = read_local_text(entry.value, path, longestName, m_report);
        }
    }

    // As far as the first fault: a file with one wrong line has usually many.
    void readList()
    {
        const YamlNode* games = need(m_file, {}, "games", "a list", m_report);
        if (!games)
            return;
        if (!games->is(YamlNode::Kind::list))
            return record::refuse(*games, "games", "a list", m_report);
        for (std::size_t at = 0; at < games->items.size() && m_report.clean(); ++at)
            record::read_value(
                games->items[at], "games[" + std::to_string(at) + "]",
                [this](const Field& field) { m_counted.games.push_back(game(field)); }, m_report);
    }

    PlayedGame game(const Field& field)
    {
        field.expect_keys({"id", "date", "variant", "seats"});
        return {id(field.need("id")), date(field.need("date")), variant(field.need("variant")),
                seats(field.need("seats"))};
    }

    std::string id(const Field& field)
    {
        const std::string text = field.text();
        const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
        if (text.size() != 32 || !std::ranges::all_of(text, isDigit))
            field.refuse(describe(field.json()), "32 digits 0..f");
        if (!m_ids.insert(text).second)
            field.refuse(describe(field.json()), "each game only once");
        return text;
    }

    static QDate date(const Field& field)
    {
        const QDate date = QDate::fromString(QString::fromStdString(field.text()), Qt::ISODate);
        if (!date.isValid())
            field.refuse(describe(field.json()), "a date such as 2026-01-31");
        return date;
    }

    std::string variant(const Field& field) const
    {
        const std::string id = field.text();
        if (!m_counted.variants.contains(id))
            field.refuse(describe(field.json()), "one of `variants`");
        return id;
    }

    static std::vector<PlayedSeat> seats(const Field& field)
    {
        std::vector<PlayedSeat> seats;
        for (const Field& one : field.items(mostSeats))
            seats.push_back(seat(one));
        if (seats.size() < 2 || std::ranges::none_of(seats, &PlayedSeat::isPerson))
            field.refuse("a list", "at least two seats, one of them a person's");
        return seats;
    }

    static PlayedSeat seat(const Field& field)
    {
        field.expect_keys({"name", "player", "score", "won"});
        return {name(field.need("name")), name(field.need("player")),
                int(field.need("score").whole(-highestScore, highestScore)), field.need("won").flag()};
    }

    static std::string name(const Field& field)
    {
        const std::string text = field.text();
        if (text.size() > longestName)
            field.refuse(std::to_string(text.size()) + " bytes", "at most " + std::to_string(longestName));
        return text;
    }

    const YamlNode& m_file;
    Report& m_report;
    CountedGames m_counted;
    std::set<std::string> m_ids;
};

} // namespace

bool CountedGames::add(const PlayedGame& game, const LocalText& variantName)
{
    if (std::ranges::find(games, game.id, &PlayedGame::id) != games.end())
        return false;
    games.push_back(game);
    variants[game.variant] = variantName;
    return true;
}

std::string printGames(const CountedGames& counted)
{
    std::string text = "statistics: 1\nvariants:";
    text += counted.variants.empty() ? " {}\n" : "\n";
    for (const auto& [id, name] : counted.variants)
        text += "  " + print_scalar(id) + ": " + printName(name) + "\n";
    text += counted.games.empty() ? "games: []\n" : "games:\n";
    for (const PlayedGame& game : counted.games)
        text += printGame(game);
    return text;
}

CountedGames readGames(const YamlNode& file, Report& report)
{
    return GamesReader(file, report).read();
}

} // namespace capitol::app
