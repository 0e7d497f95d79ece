// What the program could not save before it ended, offered again.
#pragma once

#include "editor/draft_keeper.h"

#include <functional>

namespace capitol::app {

class NoticeBar;

// The draft is restored as it was when it was offered, whatever is kept under its id since then.
void offerDraft(NoticeBar& notice, const KeptDraft& draft,
                const std::function<void(const QByteArray& bytes)>& restore,
                const std::function<void()>& discard);

} // namespace capitol::app
