// A variant that came without files as one (variant/bundle.h).
#pragma once

#include "canal/variant/library.h"

namespace canal {

// The text of rules from a record or a table: a child of the variant that they name as their parent, where
// the library has that one, and with their map and deck in it, unless the program has the same.
std::string write_bundle(const Variant& variant, const Library& library);

} // namespace canal
