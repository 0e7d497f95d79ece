#include "table/ticket.h"

#include "base/strict_json.h"

namespace table {

using capitol::Field;

namespace {

Unanswered read_unanswered(const Field& field)
{
    field.expect_keys({"id", "kind", "text"});
    Unanswered one{field.need("id").text(), field.need("kind").text(), field.need("text").text()};
    try {
        const Request request = read_request(one.text);
        if (request.id == one.id && kind_of(request.body) == one.kind)
            return one;
    } catch (const Refused&) {
    } catch (const capitol::FieldFault&) {
    }
    field.need("text").refuse("no request of that id and kind");
}

} // namespace

std::string print_ticket(const Ticket& ticket)
{
    Json unanswered = Json::array();
    for (const Unanswered& one : ticket.unanswered)
        unanswered.push_back({{"id", one.id}, {"kind", one.kind}, {"text", one.text}});
    return print({{"table", ticket.table}, {"token", ticket.token}, {"unanswered", std::move(unanswered)}});
}

Ticket read_ticket(std::string_view text)
{
    const capitol::ParsedJson parsed = capitol::parse_json(text);
    if (!parsed.value)
        throw capitol::FieldFault{{}, parsed.error, {}};
    const Field field(*parsed.value, "");
    field.expect_keys({"table", "token", "unanswered"});
    Ticket ticket{field.need("table").text(), field.need("token").text(), {}};
    for (const Field& one : field.need("unanswered").items(most_unanswered))
        ticket.unanswered.push_back(read_unanswered(one));
    return ticket;
}

} // namespace table
