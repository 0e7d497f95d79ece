#include "canal/canal_draft.h"

#include "canal/notation.h"

#include <sstream>

namespace canal::app {

namespace {

// What a seat is asked; its cards tell one turn from the next.
std::string questionOf(const View& view)
{
    const Position& known = view.known;
    std::ostringstream text;
    text << int(known.round) << '.' << int(known.turn.phase) << '.' << print(known.turn.step) << '.'
         << int(view.seat) << '.' << int(known.hand_count[view.seat]);
    return text.str();
}

std::string print(const Rules& rules, const Picked& picked)
{
    std::ostringstream text;
    if (picked.cube != no_place)
        text << "cube " << picked.cube << ' ';
    if (picked.takesBack)
        text << "take_back ";
    if (picked.names)
        text << "junction " << picked.from << ' ';
    if (picked.move)
        text << "move " << print_move(rules, *picked.move);
    return text.str();
}

std::optional<Move> readMove(const Rules& rules, const Position& known, std::istream& text)
{
    std::string move;
    std::getline(text >> std::ws, move);
    return parse_move(rules, known, move).choice;
}

} // namespace

void ChoiceDraft::keep(const Rules& rules, const View& view, const Picked& picked)
{
    m_draft.keep(questionOf(view), print(rules, picked));
}

Picked ChoiceDraft::read(const Rules& rules, const View& view) const
{
    Picked picked;
    std::istringstream text(m_draft.read(questionOf(view)));
    for (std::string word; text >> word;) {
        if (word == "take_back")
            picked.takesBack = true;
        else if (word == "move")
            picked.move = readMove(rules, view.known, text);
        else if (word == "junction" && text >> picked.from)
            picked.names = true;
        else if (word != "cube" || !(text >> picked.cube))
            return {};
    }
    return picked;
}

} // namespace canal::app
