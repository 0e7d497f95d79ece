// Changes what the variants of all games say alike: their id, their parent, their names. Comments, order and
// all other lines stay as they are. `order` has all keys of such a file, as yaml_edit.h wants them. Empty if
// the text is not a YAML map, or is written so that this place cannot be changed alone.
#pragma once

#include "base/diagnostic.h"
#include "base/local_text.h"
#include "base/yaml_edit.h"

namespace capitol {

using KeyOrder = std::vector<std::string>;

// All keys of a variant's file: those of its head, names and summaries by language, then the knobs.
KeyOrder key_order(const std::vector<std::string>& headers, const std::vector<std::string>& knobs);

// `id` or `extends`; an empty word takes it out.
std::optional<std::string> set_header(std::string_view text, const std::string& key, const std::string& word,
                                      const KeyOrder& order);
// `name` or `summary` in one language, of which `known` is what stands there; an empty text takes it out.
std::optional<std::string> set_local_text(std::string_view text, const std::string& key,
                                          const LocalText& known, const std::string& language,
                                          const std::string& words, const KeyOrder& order);

// Where a key that stands in the wrong place belongs, nearest first: those knobs and sections that bear its
// name. `key` is its whole path: `rounds` of `draw.rounds`.
std::vector<std::string> homes_of(const std::string& key, const KeyOrder& order);

// A change brought no more errors than there were.
bool is_no_worse(const Diagnostics& before, const Diagnostics& after);

} // namespace capitol
