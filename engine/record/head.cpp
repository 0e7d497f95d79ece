#include "record/head.h"

#include "base/yaml_fields.h"
#include "base/yaml_json.h"
#include "base/yaml_text.h"
#include "record/lines.h"

#include <algorithm>

namespace record {

using namespace capitol;

namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

constexpr std::size_t longest_name = 100;

std::string print_colour(int colour)
{
    return colour == 0 ? "" : ", colour: " + std::to_string(colour);
}

std::string print_seats(const std::vector<RecordSeat>& seats)
{
    std::string text;
    for (const RecordSeat& seat : seats)
        text += (text.empty() ? "" : ", ") + ("{name: " + print_quoted(seat.name)) +
                ", player: " + print_scalar(seat.player) + print_colour(seat.colour) + "}";
    return "[" + text + "]";
}

std::string print_help(const AgreedHelp& help)
{
    if (!help.hint && !help.memory)
        return {};
    const char* words = !help.memory ? "hint" : help.hint ? "hint, memory" : "memory";
    return std::string("help: [") + words + "]\n";
}

std::string print_undo(const std::optional<bool>& friendly)
{
    return friendly ? std::string("undo: ") + (*friendly ? "friendly" : "own") + "\n" : std::string();
}

std::string_view without_spaces(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    return trimmed(text);
}

// Older records kept the help in a comment of the head: `# help: hint, memory`. Words that are no help are
// passed over.
AgreedHelp help_in_comment(std::string_view head)
{
    constexpr std::string_view mark = "\n# help:";
    AgreedHelp help;
    const std::size_t at = head.find(mark);
    if (at == std::string_view::npos)
        return help;
    std::string_view rest = head.substr(at + mark.size());
    rest = rest.substr(0, rest.find('\n'));
    while (!rest.empty()) {
        const std::string_view word = without_spaces(rest.substr(0, rest.find(',')));
        help.hint = help.hint || word == "hint";
        help.memory = help.memory || word == "memory";
        rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
    }
    return help;
}

// A name like 7 is a name too.
std::string word(const Field& field)
{
    const std::string text =
        field.json().is_number_integer() || field.json().is_boolean() ? field.json().dump() : field.text();
    if (text.size() > longest_name)
        field.refuse(std::to_string(text.size()) + " bytes", "at most " + std::to_string(longest_name));
    return text;
}

} // namespace

bool Head::undo_is_friendly() const
{
    const auto people = std::ranges::count(seats, SeatKind::person, &RecordSeat::kind);
    return friendly_undo.value_or(people < 2);
}

std::string print_table(const Head& head)
{
    return "seats: " + print_seats(head.seats) + "\n" + print_help(head.help) +
           print_undo(head.friendly_undo);
}

std::string print_head(const Head& head)
{
    return print_table(head) + "seed: " + std::to_string(head.seed) + "\n";
}

std::string print_line(game::Seat seat, const std::string& choice)
{
    const std::string text = std::to_string(seat + 1) + " " + choice;
    const bool reads_as_key = text.back() == ':'; // `1 bid:` would be a map to any reader of YAML
    return "- " + (reads_as_key ? print_quoted(text) : text) + "\n";
}

HeadReader::HeadReader(const YamlNode& tree, std::string_view text, const Format& format, Report& report)
    : m_tree(tree), m_text(text), m_format(format), m_report(report)
{
}

Head HeadReader::read()
{
    Head head;
    check_keys();
    read_seats(head);
    read_undo(head);
    read_help(head);
    read_seed(head);
    return head;
}

void HeadReader::check_keys()
{
    std::vector<std::string> known{m_format.key};
    const auto add = [&](const std::vector<std::string>& keys) {
        known.insert(known.end(), keys.begin(), keys.end());
    };
    add(m_format.rules_keys);
    add({"seats", "help", "undo", "seed"});
    add(m_format.opening_keys);
    add({"moves"});
    report_unknown_keys(m_tree, {}, known, m_report);
    const YamlNode* format = need(m_tree, {}, m_format.key, m_format.key + ": 1", m_report);
    if (format && format->text != "1")
        refuse(*format, m_format.key, "1", m_report);
    const YamlNode* moves = m_tree.find("moves");
    if (moves && !moves->is(Kind::null) && !(moves->is(Kind::list) && moves->items.empty()))
        refuse(*moves, "moves", "nothing on this line: each move goes on its own line below", m_report);
}

void HeadReader::read_seats(Head& head)
{
    const YamlNode* seats =
        need(m_tree, {}, "seats", "a list of {name: ..., player: ...}, one per seat", m_report);
    if (!seats)
        return;
    const auto read = [&](const Field& list) {
        for (const Field& field : list.items(m_format.most_seats)) {
            field.expect_keys({"name", "player", "colour"});
            const auto colour = field.find("colour");
            head.seats.push_back({word(field.need("name")), word(field.need("player")),
                                  colour ? static_cast<int>(colour->whole(1, most_colours)) : 0});
        }
    };
    read_value(*seats, "seats", read, m_report);
}

void HeadReader::read_undo(Head& head)
{
    const YamlNode* undo = m_tree.find("undo");
    if (undo && undo->text != "friendly" && undo->text != "own")
        refuse(*undo, "undo", "friendly or own", m_report);
    else if (undo)
        head.friendly_undo = undo->text == "friendly";
}

void HeadReader::read_help(Head& head)
{
    const YamlNode* help = m_tree.find("help");
    if (!help) {
        head.help = help_in_comment(m_text);
        return;
    }
    const auto read = [&](const Field& list) {
        for (const Field& one : list.items(2)) {
            const std::string text = one.text();
            if (text != "hint" && text != "memory")
                one.refuse(describe(one.json()), "hint or memory");
            (text == "hint" ? head.help.hint : head.help.memory) = true;
        }
    };
    read_value(*help, "help", read, m_report);
}

void HeadReader::read_seed(Head& head)
{
    if (const YamlNode* seed = need(m_tree, {}, "seed", "a whole number", m_report))
        read_value(
            *seed, "seed", [&](const Field& field) { head.seed = field.whole64(); }, m_report);
}

void refuse(const YamlNode& node, const std::string& key, std::string allowed, Report& report)
{
    report.add(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node.place, key, describe(node),
               std::move(allowed));
}

void read_value(const YamlNode& node, const std::string& key, const std::function<void(const Field&)>& read,
                Report& report)
{
    const nlohmann::json json = to_json(node);
    try {
        read(Field(json, key));
    } catch (const FieldFault& fault) {
        report.add(Id::not_allowed, node.place, fault.at, fault.found, fault.expected);
    }
}

bool check_seats(const YamlNode& tree, const Head& head, int min, int max, Report& report)
{
    const YamlNode* seats = tree.find("seats");
    if (!seats || !report.clean())
        return false;
    const int count = static_cast<int>(head.seats.size());
    if (count >= min && count <= max)
        return true;
    report.add(Id::out_of_range, seats->place, "seats", std::to_string(count) + " seats",
               std::to_string(min) + ".." + std::to_string(max) + " seats");
    return false;
}

} // namespace record
