#include "table/choice_draft.h"

#include "capitol/game.h"
#include "capitol/notation.h"

#include <sstream>

namespace capitol::app {

namespace {

constexpr int mostOfPick = 255;

// What a seat is asked, whatever others choose at the same time; its cards tell one turn from the next.
std::string questionOf(const View& view)
{
    const Position& known = view.known;
    std::ostringstream text;
    text << int(known.round) << '.' << int(known.auction) << '.' << int(known.phase) << '.'
         << known.hand_size(view.seat);
    return text.str();
}

struct PickPrinter
{
    std::ostream& text;
    void operator()(const Building& one) const { text << " building " << one.floors << ' ' << int(one.roof); }
    void operator()(const Roof& one) const { text << " roof " << int(one); }
    void operator()(const Place& one) const { text << " place " << one.area << ' ' << one.site; }
};

std::string print(const Rules& rules, const Picked& picked)
{
    if (picked.bid)
        return print_bid(rules.deck(), *picked.bid);
    std::ostringstream text;
    text << (picked.passes ? "pass"
             : picked.card ? "card " + print_card(rules.deck(), *picked.card)
                           : "tile");
    for (const Pick& pick : picked.picks)
        std::visit(PickPrinter{text}, pick);
    return text.str();
}

bool readNumber(std::istream& text, int least, int most, int& number)
{
    return text >> number && number >= least && number <= most;
}

std::optional<Pick> readPick(const std::string& kind, std::istream& text)
{
    int one = 0;
    int other = 0;
    if (kind == "roof" && readNumber(text, 1, 2, one))
        return Roof(one);
    if (kind == "building" && readNumber(text, 0, mostOfPick, one) && readNumber(text, 0, 2, other))
        return Building{one, Roof(other)};
    if (kind == "place" && readNumber(text, 0, mostOfPick, one) && readNumber(text, -1, mostOfPick, other))
        return Place{one, other};
    return {};
}

Picked readMove(const Deck& deck, std::istream& text)
{
    Picked picked;
    std::string word;
    text >> word;
    picked.passes = word == "pass";
    if (word == "card" && text >> word && !(picked.card = parse_card(deck, word)))
        return {};
    while (text >> word) {
        const auto pick = readPick(word, text);
        if (!pick)
            return {};
        picked.picks.push_back(*pick);
    }
    return picked;
}

Picked readBid(const Rules& rules, const View& view, const std::string& text)
{
    const ParsedChoice parsed = parse_choice(rules, view.known, text);
    if (!parsed.choice || check(rules, view.known, view.seat, *parsed.choice))
        return {};
    Picked picked;
    picked.bid = std::get<Bid>(*parsed.choice);
    return picked;
}

} // namespace

void ChoiceDraft::keep(const Rules& rules, const View& view, const Picked& picked)
{
    m_draft.keep(questionOf(view), picked.isNothing() ? std::string() : print(rules, picked));
}

Picked ChoiceDraft::read(const Rules& rules, const View& view) const
{
    const std::string picked = m_draft.read(questionOf(view));
    if (picked.empty())
        return {};
    if (view.known.phase == Phase::bidding)
        return readBid(rules, view, picked);
    std::istringstream text(picked);
    return readMove(rules.deck(), text);
}

} // namespace capitol::app
