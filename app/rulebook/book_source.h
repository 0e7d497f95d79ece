// Whose rules a book is of, in either game, and who writes it.
#pragma once

#include "base/loaded.h"
#include "base/local_text.h"
#include "rulebook/block.h"

#include <QString>

#include <filesystem>
#include <functional>
#include <vector>

namespace canal {
struct Variant;
}

namespace capitol {
struct Variant;
}

namespace capitol::app {

struct BookSource
{
    QString game{}; // as Preferences has it
    QString variantId{};
    LocalText name{};
    QString fileName{}; // without language and ending: "dutch"
    // The book in a language, or what is wrong with the passages; may be called in any thread.
    std::function<Loaded<Rulebook>(const std::string& language)> write{};
};

// The passages lie in one of `folders`; what differs from `base` is marked.
BookSource sourceOf(const std::vector<std::filesystem::path>& folders, const Variant& variant,
                    const Variant& base);
BookSource sourceOf(const std::vector<std::filesystem::path>& folders, const canal::Variant& variant,
                    const canal::Variant& base);

} // namespace capitol::app
