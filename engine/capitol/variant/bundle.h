// A variant with everything of its own in one file (base/variant_bundle.h).
#pragma once

#include "base/variant_bundle.h"
#include "capitol/variant/library.h"

namespace capitol {

// Of a variant's text; `file` is where it stands, or would. Refused, too: what cannot be played.
Loaded<Bundle> make_bundle(const Library& library, std::string_view text, const std::filesystem::path& file);

} // namespace capitol
