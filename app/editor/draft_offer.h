// What the program could not save before it ended, offered again.
#pragma once

#include "editor/draft_keeper.h"

#include <functional>

namespace capitol::app {

class NoticeBar;

// The draft in that file is restored, or removed.
void offerDraft(NoticeBar& notice, const std::filesystem::path& file,
                const std::function<void(const QString& id, const QByteArray& bytes)>& restore,
                const std::function<void()>& discarded);

} // namespace capitol::app
