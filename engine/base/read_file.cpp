#include "base/files.h"
#include "base/open_file.h"
#include "base/within.h"

namespace capitol {

std::string read_file(const std::filesystem::path& file, std::size_t most, std::chrono::milliseconds time)
{
    auto text = within(time, [=] { return OpenFile(file, OpenFile::For::reading, file).read_rest(most); });
    if (!text)
        fail(file, FileError::too_slow);
    return *std::move(text);
}

} // namespace capitol
