// The draft of a bid or a move: picked again, as far as it goes, when the game goes on.
#pragma once

#include "capitol/view.h"
#include "play/draft.h"
#include "table/picked.h"

namespace capitol::app {

class ChoiceDraft
{
public:
    ChoiceDraft() = default;
    explicit ChoiceDraft(Draft draft) : m_draft(std::move(draft)) {}

    // For what the seat of that view is asked.
    void keep(const Rules& rules, const View& view, const Picked& picked);
    // What was kept for what that seat is asked now, else nothing. Whether it can still be picked is for
    // whoever picks it to find out.
    Picked read(const Rules& rules, const View& view) const;
    void drop() { m_draft.drop(); }

private:
    Draft m_draft;
};

} // namespace capitol::app
