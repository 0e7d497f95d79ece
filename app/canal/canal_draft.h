// The draft of a move of Canal Mania: picked again when the game goes on.
#pragma once

#include "canal/canal_composer.h"
#include "play/draft.h"

namespace canal::app {

class ChoiceDraft
{
public:
    ChoiceDraft() = default;
    explicit ChoiceDraft(capitol::app::Draft draft) : m_draft(std::move(draft)) {}

    // For what the seat of that view is asked.
    void keep(const Rules& rules, const View& view, const Picked& picked);
    // What was kept for what that seat is asked now, else nothing. Whether it is legal is for the composer to
    // find out.
    Picked read(const Rules& rules, const View& view) const;
    void drop() { m_draft.drop(); }

private:
    capitol::app::Draft m_draft;
};

} // namespace canal::app
