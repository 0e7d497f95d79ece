// The text of a saved game. As far as it is accepted it leads to a sound position, says the same once it is
// printed, and loads when it is cut anywhere below its head.
#include "capitol/record/record.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

LoadedRecord parse(std::string_view text)
{
    LoadedRecord loaded = parse_record(text, "fuzz.capitol", shipped());
    expect(loaded.record.has_value() == loaded.diagnostics.empty(),
           "neither a record nor a diagnostic, or both");
    expect_told(loaded.diagnostics);
    return loaded;
}

void expect_same(const Record& a, const Record& b)
{
    expect(a.variant.rules == b.variant.rules && a.variant.map.board == b.variant.map.board,
           "other rules once printed");
    expect(a.seats == b.seats && a.seed == b.seed && a.opening == b.opening && a.help == b.help,
           "another head once printed");
    expect(a.moves == b.moves, "other moves once printed");
}

void expect_loads_when_cut(const Record& record, std::size_t where)
{
    const std::string text = print_record(record);
    const std::size_t head = print_header(record).size();
    const LoadedRecord cut = parse(std::string_view(text).substr(0, head + where % (text.size() - head + 1)));
    expect(cut.is_whole(), "does not load when it is cut");
    expect(std::equal(cut.record->moves.begin(), cut.record->moves.end(), record.moves.begin()),
           "other moves when it is cut");
}

} // namespace

bool try_input(std::string_view input)
{
    const LoadedRecord loaded = parse(input);
    if (!loaded.record)
        return false;
    const Record& record = *loaded.record;
    const Rules rules = record.variant.playable();
    expect_sound(rules, record.start_position(rules));
    expect_sound(rules, record.position_after(rules, record.moves.size()));
    const LoadedRecord again = parse(print_record(record));
    expect(again.is_whole() && again.dropped.empty(), "a printed record is refused");
    expect_same(record, *again.record);
    expect_loads_when_cut(record, input.size() * 31);
    return loaded.is_whole();
}

} // namespace capitol::fuzz
