// What a person has put together for a choice but not yet done: kept in a file of its own while that goes on,
// and there again when the game goes on after a break.
#pragma once

#include "common/late_file.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace capitol::app {

class Draft
{
public:
    // Keeps nothing.
    Draft() = default;
    // Goes on with what is in the file. `unkept`: told why it cannot be written, the first time.
    Draft(const std::filesystem::path& file, const std::function<void(const QString&)>& unkept);

    // For what is asked, which no other moment of the game asks likewise; nothing picked is nothing kept. It
    // is in the file soon.
    void keep(const std::string& question, const std::string& picked);
    // What was kept for that question, else nothing.
    std::string read(const std::string& question) const;
    void drop() { set({}); }

private:
    void set(const std::string& text);

    std::string m_text;
    std::unique_ptr<LateFile> m_file;
};

} // namespace capitol::app
