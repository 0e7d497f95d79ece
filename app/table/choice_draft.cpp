#include "table/choice_draft.h"

#include "base/files.h"
#include "capitol/game.h"
#include "capitol/notation.h"

#include <sstream>
#include <system_error>

namespace capitol::app {

namespace {

constexpr std::size_t mostDraft = 4096; // bytes
constexpr std::chrono::milliseconds gatheringTime(300);
constexpr int mostOfPick = 255;

// What a seat is asked, whatever others choose at the same time; its cards tell one turn from the next.
std::string questionOf(const View& view)
{
    const Position& known = view.known;
    std::ostringstream text;
    text << int(known.round) << '.' << int(known.auction) << '.' << int(known.phase) << '.'
         << known.hand_size(view.seat) << ' ';
    return text.str();
}

std::string textIn(const std::filesystem::path& file)
{
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(file, trouble))
        return {};
    try {
        return read_file(file, mostDraft);
    } catch (const std::system_error&) {
        return {};
    }
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

ChoiceDraft::ChoiceDraft(const std::filesystem::path& file, const std::function<void(const QString&)>& unkept)
    : m_text(textIn(file)), m_file(std::make_unique<LateFile>(file, gatheringTime))
{
    QObject::connect(m_file.get(), &LateFile::failed, m_file.get(), unkept, Qt::SingleShotConnection);
}

void ChoiceDraft::set(const std::string& text)
{
    if (text == m_text || !m_file)
        return;
    m_text = text;
    m_file->set(text);
}

void ChoiceDraft::keep(const Rules& rules, const View& view, const Picked& picked)
{
    set(picked.isNothing() ? std::string() : questionOf(view) + print(rules, picked));
}

Picked ChoiceDraft::read(const Rules& rules, const View& view) const
{
    const std::string question = questionOf(view);
    if (!m_text.starts_with(question))
        return {};
    const std::string picked = m_text.substr(question.size());
    if (view.known.phase == Phase::bidding)
        return readBid(rules, view, picked);
    std::istringstream text(picked);
    return readMove(rules.deck(), text);
}

} // namespace capitol::app
