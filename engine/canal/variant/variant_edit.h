// Changes a variant's text knob by knob; comments, order and all other lines stay as they are.
#pragma once

#include "canal/variant/library.h"
#include "variant/edit.h"

namespace canal {

// All keys of a variant's file, in order.
const capitol::KeyOrder& key_order();
// Of those the ones that are inherited: the map, the deck, and every knob.
const std::vector<std::string>& setting_keys();
// One of these, as a file has it.
std::string print_setting(const Settings& settings, const std::string& key);

// The text with that setting, as a file has it. What the parent says already is not said again, unless the
// text does. `seen` is what the library says of that very text. Empty as in variant/edit.h.
std::optional<std::string> set_setting(std::string_view text, const Inspection& seen, const std::string& key,
                                       const std::string& value);
// The same rules on another parent, or on none (""): what that one has otherwise the text then says itself,
// and it brings the map and the deck with it that it would not find any more. `file` is where the text looks
// for its parents. Empty, too, if it would not mean the same then.
std::optional<std::string> rebase(std::string_view text, const Library& library,
                                  const std::filesystem::path& file, const std::string& parent);

} // namespace canal
