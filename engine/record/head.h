// What every record says, whichever the game: who sits where, what was agreed, the seed.
#pragma once

#include "base/field.h"
#include "base/report.h"
#include "base/yaml_tree.h"
#include "game/seat.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace record {

enum class SeatKind : std::uint8_t { person, computer };
// What records write for a person; any other word is the name of a computer player.
inline constexpr std::string_view person = "human";

inline constexpr int most_colours = 8;

struct RecordSeat
{
    std::string name;
    std::string player; // `person` or a player's name
    int colour = 0;     // of its pieces, 1..most_colours; 0: as usual at that seat
    SeatKind kind() const { return player == person ? SeatKind::person : SeatKind::computer; }
    bool operator==(const RecordSeat&) const = default;
};

// Help while playing that everyone at the table agreed on at set-up: `help: [hint, memory]`. No rule knows of
// it.
struct AgreedHelp
{
    bool hint = false;   // the strongest player may be asked
    bool memory = false; // what all have seen may be looked up
    bool operator==(const AgreedHelp&) const = default;
};

struct Head
{
    std::vector<RecordSeat> seats;
    std::uint64_t seed = 0;
    AgreedHelp help{};
    // Whether a confirmed move may be undone after others have moved or sat down; not agreed: as is usual.
    std::optional<bool> friendly_undo{};

    // Usual where nobody but one person could mind.
    bool undo_is_friendly() const;
};

// How the records of a game look.
struct Format
{
    std::string key;                       // the first one, with the value 1
    std::vector<std::string> rules_keys;   // those before the seats
    std::vector<std::string> opening_keys; // those after the seed
    std::string example;                   // a choice, for messages
    std::string suffix;                    // of its files: `.capitol`
    std::size_t most_seats = game::most_seats;
};

// The lines from `seats` to `undo`, and with `seed`.
std::string print_table(const Head& head);
std::string print_head(const Head& head);
// `- 1 F5:0,1` with its newline, in quotes where YAML would read something else.
std::string print_line(game::Seat seat, const std::string& choice);

// Reads keys of a record's head. What is wrong goes to the report.
class HeadReader
{
public:
    // `text` is what the tree was read from.
    HeadReader(const capitol::YamlNode& tree, std::string_view text, const Format& format,
               capitol::Report& report);

    Head read();

private:
    void check_keys();
    void read_seats(Head& head);
    void read_undo(Head& head);
    void read_help(Head& head);
    void read_seed(Head& head);

    const capitol::YamlNode& m_tree;
    const std::string_view m_text;
    const Format& m_format;
    capitol::Report& m_report;
};

// For a game's own keys: a value that is refused; a value read as JSON, with what is wrong with it reported
// where it is.
void refuse(const capitol::YamlNode& node, const std::string& key, std::string allowed,
            capitol::Report& report);
void read_value(const capitol::YamlNode& node, const std::string& key,
                const std::function<void(const capitol::Field&)>& read, capitol::Report& report);

// Whether so many seats can play; if not, that is reported.
bool check_seats(const capitol::YamlNode& tree, const Head& head, int min, int max, capitol::Report& report);

} // namespace record
