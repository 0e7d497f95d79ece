// What a person has put together but not yet done, a bid or a move: kept in a file of its own while that goes
// on, and picked again when the game does.
#pragma once

#include "capitol/view.h"
#include "common/late_file.h"
#include "table/picked.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace capitol::app {

class ChoiceDraft
{
public:
    // Keeps nothing.
    ChoiceDraft() = default;
    // Goes on with what is in the file. `unkept`: told why it cannot be written, the first time.
    ChoiceDraft(const std::filesystem::path& file, const std::function<void(const QString&)>& unkept);

    // For what the seat of that view is asked; nothing picked is nothing kept. It is in the file soon.
    void keep(const Rules& rules, const View& view, const Picked& picked);
    // What was kept for what that seat is asked now, else nothing. Whether it can still be picked is for
    // whoever picks it to find out.
    Picked read(const Rules& rules, const View& view) const;
    void drop() { set({}); }

private:
    void set(const std::string& text);

    std::string m_text;
    std::unique_ptr<LateFile> m_file;
};

} // namespace capitol::app
