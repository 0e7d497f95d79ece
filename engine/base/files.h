// The one place through which files are read and written, by the engine, the command line and the window.
// Every function throws std::system_error: the text names the file and the reason, the code is the system's
// or a FileError. Names may be links, but must lead to a plain file. tests/lint/files.sh checks that no file
// is opened in any other way.
#pragma once

#include "base/file_error.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace capitol {

class LateSync;

// Limits for a whole file: the first for files people write, the second for files programs write.
inline constexpr std::size_t most_text = std::size_t{1} << 20;
inline constexpr std::size_t most_data = std::size_t{256} << 20;

// A file's bytes. A file larger than `most` is refused, and so is one that a drive or a network does not give
// in that time. Pipes and devices are not even opened, and what only pretends to be a plain file (/proc/kmsg)
// never waits.
std::string read_file(const std::filesystem::path& file, std::size_t most = most_text,
                      std::chrono::milliseconds time = std::chrono::seconds(5));

// The file whole or not at all, and on the disk when it returns. It is written under a name of its own in the
// same folder and renamed: a reader sees the old file or the new one, and of simultaneous writers the
// last one wins. A link stays and its file is replaced; owner and mode of that file stay, a new one gets the
// umask's. What is not a plain file, or may not be written, is refused.
// Leftovers of killed writers in that folder are swept away.
void write_whole(const std::filesystem::path& file, std::string_view bytes);

// The same, but a new file is brought to the disk by `sync` only: until then it outlives the program, not a
// power cut. One that is replaced is on the disk when it returns, as above.
void write_whole(const std::filesystem::path& file, std::string_view bytes, LateSync& sync);

// At the end of a file that exists, where it outlives the program; `sync` brings it to the disk. If it cannot
// be written whole, the file is cut back to what it was.
void append_whole(const std::filesystem::path& file, std::string_view bytes, LateSync& sync);

// Leaves that many bytes of it, in the same way. False, and nothing is done, if it has fewer.
bool cut_back(const std::filesystem::path& file, std::uintmax_t size, LateSync& sync);

} // namespace capitol
