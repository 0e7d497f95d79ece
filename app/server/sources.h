// Where the server's programs look for variants.
#pragma once

#include "base/folders.h"

#include <string>

namespace capitol {

// In that folder, if one is named, and among the included ones; else in the usual ones. `called`: how the
// program was.
template <typename Sources>
Sources sources_of(const std::string& folder, const char* called)
{
    if (folder.empty())
        return Sources::standard(called);
    auto folders = shipped_folders(called, "variants");
    folders.insert(folders.begin(), folder);
    return Sources(std::move(folders));
}

} // namespace capitol
