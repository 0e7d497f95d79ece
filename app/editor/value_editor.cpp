#include "editor/value_editor.h"

#include "editor/board_editor.h"
#include "editor/buildings_editor.h"
#include "editor/deck_editor.h"
#include "editor/schedule_editor.h"
#include "editor/single_editor.h"
#include "editor/tie_break_editor.h"

namespace capitol::app {

ValueEditor* makeEditor(const KnobForm& knob, const EditedGame& game, const WidgetTheme& look,
                        QWidget* parent)
{
    switch (knob.kind) {
    case KnobKind::whole:
    case KnobKind::flag:
    case KnobKind::choice:
        break;
    case KnobKind::board:
    case KnobKind::area_counts:
        if (const Library* boards = game.boards())
            return new BoardEditor(knob, *boards, look, parent);
        break;
    case KnobKind::buildings:
        return new BuildingsEditor(knob, parent);
    case KnobKind::schedule:
        return new ScheduleEditor(knob, parent);
    case KnobKind::tie_break:
        return new TieBreakEditor(knob, parent);
    case KnobKind::copies:
    case KnobKind::permits:
        return new DeckEditor(parent);
    }
    return new SingleEditor(knob, game, parent);
}

} // namespace capitol::app
