#include "shipped.h"

#include <stdexcept>

namespace capitol::test {

const Library& source_library()
{
    static const Library library({std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
    return library;
}

Variant shipped_variant(const std::string& id)
{
    const Loaded<Variant> loaded = source_library().load(id);
    if (loaded)
        return *loaded.value;
    std::string message = "cannot load " + id;
    for (const Diagnostic& diagnostic : loaded.diagnostics)
        message += "\n" + diagnostic.text();
    throw std::runtime_error(message);
}

Rules shipped_rules(const std::string& id)
{
    return shipped_variant(id).playable();
}

} // namespace capitol::test
