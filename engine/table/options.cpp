#include "table/options.h"

namespace table {

using capitol::Field;

namespace {

constexpr std::int64_t most_bank = 24 * 3600; // seconds
constexpr std::int64_t most_days = 30;

Time seconds_in(const Field& field, const char* key, std::int64_t least)
{
    return field.need(key).whole(least, most_bank) * second;
}

ClockPlan read_clock(const Field& field)
{
    field.expect_keys({"kind", "seconds", "increment", "days"});
    const std::string kind = field.need("kind").text();
    if (kind == "none")
        return {};
    if (kind == "bank")
        return {ClockKind::bank, seconds_in(field, "seconds", 10), seconds_in(field, "increment", 0)};
    if (kind == "move")
        return {ClockKind::move, seconds_in(field, "seconds", 10)};
    if (kind == "days")
        return {ClockKind::days, field.need("days").whole(1, most_days) * day};
    field.need("kind").refuse(capitol::describe(field.need("kind").json()), "none, bank, move or days");
}

Json print_clock(const ClockPlan& clock)
{
    switch (clock.kind) {
    case ClockKind::bank:
        return {{"kind", "bank"}, {"seconds", clock.time / second}, {"increment", clock.increment / second}};
    case ClockKind::move:
        return {{"kind", "move"}, {"seconds", clock.time / second}};
    case ClockKind::days:
        return {{"kind", "days"}, {"days", clock.time / day}};
    case ClockKind::none:
        break;
    }
    return {{"kind", "none"}};
}

} // namespace

Options read_options(const Field& field, game::SeatRange range)
{
    Options options;
    options.seats = static_cast<int>(field.need("seats").whole(range.min, range.max));
    if (const auto listed = field.find("listed"))
        options.listed = listed->flag();
    if (const auto clock = field.find("clock"))
        options.clock = read_clock(*clock);
    if (options.clock.kind == ClockKind::days)
        options.grace = options.clock.time;
    if (const auto grace = field.find("grace"))
        options.grace = grace->whole(10, most_days * day / second) * second;
    return options;
}

Json print_options(const Options& options)
{
    return {{"seats", options.seats},
            {"listed", options.listed},
            {"clock", print_clock(options.clock)},
            {"grace", options.grace / second}};
}

} // namespace table
