#include "table/choice_draft.h"

#include "base/files.h"
#include "capitol/notation.h"

#include <system_error>

namespace capitol::app {

namespace {

constexpr std::size_t mostDraft = 4096; // bytes

// What a seat is asked, whatever others choose at the same time.
std::string questionOf(const Position& known)
{
    return std::to_string(known.round) + '.' + std::to_string(known.auction) + '.' +
           std::to_string(int(known.phase)) + ' ';
}

std::optional<Choice> legalChoice(const Rules& rules, const View& view, std::string_view text)
{
    const ParsedChoice parsed = parse_choice(rules, view.known, text);
    return parsed.choice && !check(rules, view.known, view.seat, *parsed.choice) ? parsed.choice
                                                                                 : std::nullopt;
}

} // namespace

void ChoiceDraft::keep(const Rules& rules, const Position& known, const Choice& choice) const
{
    try {
        write_whole(m_file, questionOf(known) + print_choice(rules, known, choice));
    } catch (const std::system_error&) {
    }
}

std::optional<Choice> ChoiceDraft::take(const Rules& rules, const View& view) const
{
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(m_file, trouble))
        return {};
    std::optional<Choice> choice;
    try {
        const std::string text = read_file(m_file, mostDraft);
        const std::string question = questionOf(view.known);
        if (text.starts_with(question))
            choice = legalChoice(rules, view, std::string_view(text).substr(question.size()));
    } catch (const std::system_error&) {
    }
    drop();
    return choice;
}

void ChoiceDraft::drop() const
{
    std::error_code ignored;
    std::filesystem::remove(m_file, ignored);
}

} // namespace capitol::app
