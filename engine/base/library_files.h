// The files of a library's folders by name. The first folder is the user's own; the others came with the
// program and take precedence, so that `dutch` means the same rules for everyone.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

using Folders = std::vector<std::filesystem::path>;

std::filesystem::path path_of(std::string_view utf8);

// Whether it is taken for the path of a file, and not for an id: anything with a slash, a backslash, a colon
// or `.yaml`.
bool names_file(std::string_view id_or_path);

// `parent.yaml`: a name that a file can have in any folder of any system, and nothing else. No path, no
// drive, no device, nothing hidden.
bool is_file_name(std::string_view text, std::string_view suffix = ".yaml");

// `<folder>/<name>.yaml`; empty if there is no such plain file. A name may say a folder first: `boards/rome`.
std::filesystem::path file_in(const std::filesystem::path& folder, std::string_view name);
std::filesystem::path shipped_file(const Folders& folders, std::string_view name);
std::filesystem::path own_file(const Folders& folders, std::string_view name);
// The shipped one, else the user's.
std::filesystem::path library_file(const Folders& folders, std::string_view name);

// Sorted names, without `.yaml`, of the plain files in a folder.
std::vector<std::string> names_in(const std::filesystem::path& folder);
// Of all folders, each once, sorted; in their folders `below` if it is given.
std::vector<std::string> names_in_all(const Folders& folders, const std::filesystem::path& below = {});

// The same file by whatever path.
std::filesystem::path identity(const std::filesystem::path& file);

} // namespace capitol
