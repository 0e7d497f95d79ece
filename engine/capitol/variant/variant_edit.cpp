#include "capitol/variant/variant_edit.h"

#include "capitol/variant/board_writer.h"
#include "capitol/variant/knob_text.h"
#include "capitol/variant/variant_reader.h"
#include "variant/edit.h"

#include <algorithm>

namespace capitol {
namespace {

const KeyOrder& variant_order()
{
    static const KeyOrder paths = [] {
        std::vector<std::string> knobs;
        for (const Knob& knob : schema())
            knobs.push_back(knob.key);
        return key_order(header_keys(), knobs);
    }();
    return paths;
}

bool states_part(const Inspection& seen, const Knob& knob, const std::string& part)
{
    return seen.places.contains(knob.key + "." + part);
}

int on_board(const Board& board, const AreaCounts& counts, const std::string& code)
{
    if (const auto found = counts.find(code); found != counts.end())
        return found->second;
    for (const BoardArea& area : board.areas)
        if (area.code == code)
            return area.printed_fountains;
    return 0;
}

// The areas that differ from what the parent has, and those that the text names already.
std::string print_counts(const Inspection& seen, const Knob& knob, const AreaCounts& counts)
{
    const Board& board = seen.variant.map.board;
    const auto parents = std::get<AreaCounts>(knob.get(seen.inherited));
    AreaCounts said;
    for (const BoardArea& area : board.areas) {
        const int count = on_board(board, counts, area.code);
        if (states_part(seen, knob, area.code) || count != on_board(board, parents, area.code))
            said[area.code] = count;
    }
    return said.empty() ? std::string() : print_value(knob, said);
}

// The colours that differ from the parent's, and those that the text names already.
std::string print_permits(const Inspection& seen, const Knob& knob, const Permits& permits)
{
    const auto parents = std::get<Permits>(knob.get(seen.inherited));
    Knob copies = knob;
    copies.kind = KnobKind::copies;
    std::string said;
    for (const Colour colour : all_colours) {
        const std::string& word = knob.words[index(colour)];
        if (!states_part(seen, knob, word) && permits[index(colour)] == parents[index(colour)])
            continue;
        said += (said.empty() ? "" : ", ") + word + ": " + print_value(copies, permits[index(colour)]);
    }
    return said.empty() ? said : "{" + said + "}";
}

// Empty if there is nothing to say.
std::string print_over(const Inspection& seen, const Knob& knob, const KnobValue& value)
{
    if (knob.kind == KnobKind::area_counts)
        return print_counts(seen, knob, std::get<AreaCounts>(value));
    if (knob.kind == KnobKind::permits)
        return print_permits(seen, knob, std::get<Permits>(value));
    return states(seen, knob) || value != knob.get(seen.inherited) ? print_value(knob, value) : std::string();
}

// With the board in it that it would not find, or find another by that id.
std::optional<std::string> with_board(const std::string& text, const Library& library,
                                      const std::filesystem::path& file, const Variant& wanted)
{
    const Knob& knob = *find_knob("board");
    const auto named = set_knob(text, library.inspect(text, file), knob, knob.get(wanted.rules));
    if (!named || library.inspect(*named, file).variant.map == wanted.map)
        return named;
    return set_value(*named, "bundle.boards." + wanted.rules.board, write_board(wanted.map), variant_order());
}

bool means_no_less(const Inspection& before, const Inspection& after)
{
    return after.variant.rules == before.variant.rules && after.variant.map == before.variant.map &&
           is_no_worse(before.diagnostics, after.diagnostics);
}

} // namespace

bool states(const Inspection& seen, const Knob& knob)
{
    return seen.places.contains(knob.key);
}

std::optional<std::string> set_knob(std::string_view text, const Inspection& seen, const Knob& knob,
                                    const KnobValue& value)
{
    const std::string said = print_over(seen, knob, value);
    return said.empty() ? remove_value(text, knob.key) : set_value(text, knob.key, said, variant_order());
}

std::optional<std::string> set_header(std::string_view text, const std::string& key, const std::string& word)
{
    return set_header(text, key, word, variant_order());
}

std::optional<std::string> set_local_text(std::string_view text, const std::string& key,
                                          const LocalText& known, const std::string& language,
                                          const std::string& words)
{
    return set_local_text(text, key, known, language, words, variant_order());
}

std::vector<std::string> homes_of(const std::string& key)
{
    return homes_of(key, variant_order());
}

std::optional<std::string> move_value(std::string_view text, const std::string& from, const std::string& to)
{
    return move_value(text, from, to, variant_order());
}

std::optional<std::string> rebase(std::string_view text, const Library& library,
                                  const std::filesystem::path& file, const std::string& parent)
{
    const Inspection wanted = library.inspect(text, file);
    std::optional<std::string> changed = set_header(text, "extends", parent);
    if (changed) // the board decides what is inherited
        changed = with_board(*changed, library, file, wanted.variant);
    for (const Knob& knob : schema()) {
        if (!changed)
            break;
        const Inspection seen = library.inspect(*changed, file);
        if (knob.get(seen.variant.rules) != knob.get(wanted.variant.rules))
            changed = set_knob(*changed, seen, knob, knob.get(wanted.variant.rules));
    }
    return changed && means_no_less(wanted, library.inspect(*changed, file)) ? changed : std::nullopt;
}

} // namespace capitol
