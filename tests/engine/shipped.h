// The variants as they are shipped, read from the source tree.
#pragma once

#include "capitol/variant/library.h"

#include <string>
#include <vector>

namespace capitol::test {

inline const std::vector<std::string> shipped_ids{"schmidt", "dutch", "english-sheet", "french-sheet",
                                                  "italian-sheet"};

const Library& source_library();
// Throws std::runtime_error with the loader's messages if it does not load.
Variant shipped_variant(const std::string& id);
Rules shipped_rules(const std::string& id);

} // namespace capitol::test
