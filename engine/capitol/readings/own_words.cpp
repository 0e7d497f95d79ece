#include "capitol/readings/own_words.h"

#include "capitol/variant/schema.h"
#include "rulebook/rule_pairs.h"

#include <algorithm>

namespace capitol {
namespace {

// The reference with those knobs as `played` has them, if that can be played.
std::optional<Variant> changed(const Variant& reference, const Variant& played,
                               const std::vector<KnobReading>& knobs)
{
    Variant variant = reference;
    for (const KnobReading& reading : knobs) {
        const Knob* knob = find_knob(reading.key);
        if (!knob)
            return {};
        knob->set(variant.rules, knob->get(played.rules));
        if (knob->kind == KnobKind::board)
            variant.map = played.map;
    }
    if (!find_unplayable(variant.rules, variant.map.board).empty())
        return {};
    return variant;
}

// What the rules then say that they did not say before; the summary only says it again.
std::string told(const RulebookWriter& writer, const Variant& reference, const Variant& variant)
{
    std::string text;
    for (const RulePair& pair : rule_pairs(writer.rulebook(variant, reference), writer.language()))
        if (!pair.b_is_silent && pair.chapter_id != "summary")
            text += (text.empty() ? "" : " ") + pair.b;
    return text;
}

std::vector<std::string> keys_of(const std::vector<KnobReading>& knobs)
{
    std::vector<std::string> keys;
    std::ranges::transform(knobs, std::back_inserter(keys), &KnobReading::key);
    return keys;
}

bool wants_words(const Row& row)
{
    return row.cells.front().says.empty() && !row.knobs().empty();
}

} // namespace

std::map<std::string, LocalText> find_own_words(const Readings& readings, const Column& column,
                                                const Variant& played, const Variant& reference,
                                                const RulebookWriter& writer)
{
    Column untold = column;
    untold.own_words.clear();
    std::map<std::string, LocalText> words;
    std::map<std::vector<std::string>, std::string> known; // by the knobs
    for (const Row& row : compare(readings, {untold})) {
        if (!wants_words(row) || contrasts(readings, {untold}, row).front() != Contrast::play)
            continue;
        const auto [found, is_new] = known.try_emplace(keys_of(row.knobs()));
        if (is_new)
            if (const auto variant = changed(reference, played, row.knobs()))
                found->second = told(writer, reference, *variant);
        if (!found->second.empty())
            words[row.number()] = {{writer.language_code(), found->second}};
    }
    return words;
}

} // namespace capitol
