// Changes a variant's text knob by knob; comments, order and all other lines stay as they are.
#pragma once

#include "capitol/variant/library.h"
#include "capitol/variant/schema.h"

#include <optional>

namespace capitol {

// Each of these is empty if the text is not a YAML map, or is written so that this place cannot be changed
// alone. `seen` is what the library says of that very text.

// The text with the knob at that value. What the parent says already is not said again, unless the text does.
std::optional<std::string> set_knob(std::string_view text, const Inspection& seen, const Knob& knob,
                                    const KnobValue& value);
// The text says something on that knob.
bool states(const Inspection& seen, const Knob& knob);

// `id` or `extends`; an empty word takes it out.
std::optional<std::string> set_header(std::string_view text, const std::string& key, const std::string& word);
// `name`, `summary` or any other text in one language, in whatever file; `known` is what stands there. An
// empty text takes it out.
std::optional<std::string> set_local_text(std::string_view text, const std::string& key,
                                          const LocalText& known, const std::string& language,
                                          const std::string& words);

// Where a key that stands in the wrong place belongs, nearest first: those knobs and sections that bear its
// name. `key` is its whole path: `rounds` of `draw.rounds`.
std::vector<std::string> homes_of(const std::string& key);
// What stands at `from` stands at `to`, with the comment behind it. Empty, too, if something is there.
std::optional<std::string> move_value(std::string_view text, const std::string& from, const std::string& to);

// The same rules on another parent, or on none (""): what that one has otherwise the text then says itself,
// and it brings the board with it that it would not find any more. `file` is where the text looks for its
// parents. Empty, too, if it would not mean the same then.
std::optional<std::string> rebase(std::string_view text, const Library& library,
                                  const std::filesystem::path& file, const std::string& parent);

} // namespace capitol
