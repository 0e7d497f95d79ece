#include "program/empty_board.h"

namespace capitol::app {

std::optional<EmptyBoard> EmptyBoard::from(const Library& library)
{
    const Loaded<Variant> usual = library.load(usual_variant);
    return usual ? std::optional(EmptyBoard{*usual.value, usual.value->playable()}) : std::nullopt;
}

} // namespace capitol::app
