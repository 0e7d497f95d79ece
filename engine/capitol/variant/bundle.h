// A variant with everything of its own in one file (variant/bundle.h).
#pragma once

#include "capitol/variant/library.h"
#include "variant/bundle.h"

namespace capitol {

// Of a variant's text; `file` is where it stands, or would. Refused, too: what cannot be played.
Loaded<Bundle> make_bundle(const Library& library, std::string_view text, const std::filesystem::path& file);

// The text of a variant that came without files, from a record or a table: a child of the one it names as its
// parent, where the library has that one, and with its board in it, unless the program has the same.
std::string write_bundle(const Variant& variant, const Library& library);

} // namespace capitol
