// The text of a variant, as a file or inline. What is accepted can be played, says the same once it is
// written, and can be changed knob by knob.
#include "capitol/variant/schema.h"
#include "capitol/variant/variant_edit.h"
#include "capitol/variant/writer.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

void expect_survives_writing(const Variant& variant)
{
    const auto again = shipped().load_text(write_variant(variant), "fuzz.yaml");
    expect_one(again);
    expect(again && *again.value == variant, "it does not survive being written");
    const auto line = shipped().load_alone(write_rules_line(variant.rules), "fuzz");
    expect(line && line.value->rules == variant.rules, "its rules do not survive a record");
}

// One knob, whichever the text leads to.
void expect_editable(std::string_view input)
{
    const Inspection seen = shipped().inspect(input, "fuzz.yaml");
    if (!seen.readable)
        return;
    const Knob& knob = schema()[input.size() % schema().size()];
    const KnobValue wanted = default_of(knob);
    const auto changed = set_knob(input, seen, knob, wanted);
    if (!changed)
        return;
    const Inspection after = shipped().inspect(*changed, "fuzz.yaml");
    expect(after.readable, "not readable with " + knob.key + " changed");
    if (!has_errors(seen.diagnostics) && knob.kind != KnobKind::board)
        expect(knob.get(after.variant.rules) == wanted, knob.key + " is not what it was set to");
}

} // namespace

bool try_input(std::string_view input)
{
    const bool is_inline = input.starts_with('{');
    const Loaded<Variant> loaded =
        is_inline ? shipped().load_alone(input, "fuzz") : shipped().load_text(input, "fuzz.yaml");
    expect_one(loaded);
    expect_editable(input);
    if (!loaded)
        return false;
    expect(find_unplayable(loaded.value->rules, loaded.value->map.board).empty(), "cannot be played");
    if (input.find("bundle") == std::string_view::npos) // else its parents and board go with the text
        expect_survives_writing(*loaded.value);
    const Rules rules = loaded.value->playable();
    const Position begin = start(rules, rules.ruleset().players.max, input.size());
    expect_sound(rules, begin);
    play_on(rules, begin, input.size(), 40);
    return true;
}

} // namespace capitol::fuzz
