// The files under which writers work until theirs is whole. For this room alone.
#pragma once

#include <filesystem>

namespace capitol {

// A hidden name beside the target that is hardly taken, and ends as nothing of ours does.
std::filesystem::path temporary_beside(const std::filesystem::path& target);

// Removes what writers left in that folder that were killed: plain files under such names, this user's own,
// an hour old, and locked by nobody. What cannot be removed stays.
void sweep_leftovers(const std::filesystem::path& folder);

} // namespace capitol
