// What somebody types or pastes to come to a table: a link, a short code, an address. What is read is told
// again as the same, and is nothing that a link could not mean.
#include "remote/invitation.h"
#include "remote/short_code.h"
#include "table/table_id.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

using app::Invitation;
using app::ServerAddress;

void expect_sound(const Invitation& invitation)
{
    const ServerAddress& server = invitation.server;
    expect(!server.host.isEmpty() && server.port != 0, "an invitation to nowhere");
    expect(server.url().isValid(), "an address that is none: " + server.host.toStdString());
    expect(server.encrypted || server.fingerprint.isEmpty(), "a certificate without encryption");
    const std::string table = invitation.table.toStdString();
    expect(table.empty() || table::is_table_id(table), "a table that there is not: " + table);
}

void expect_same_link(const Invitation& invitation)
{
    const QString link = linkOf(invitation);
    expect(app::readLink(link) == invitation, "another link: " + link.toStdString());
}

// As far as a code tells what the address says.
void expect_same_code(ServerAddress server)
{
    const QString code = shortCode(server);
    if (code.isEmpty())
        return;
    server.fingerprint.truncate(app::codeFingerprint);
    expect(app::readShortCode(code) == server, "another code: " + code.toStdString());
}

} // namespace

bool try_input(std::string_view input)
{
    const auto read =
        app::readInvitation(QString::fromUtf8(input.data(), static_cast<qsizetype>(input.size())));
    if (!read)
        return false;
    expect_sound(*read);
    if (read->server.fingerprint.size() != app::codeFingerprint) // which no link has
        expect_same_link(*read);
    expect_same_code(read->server);
    return true;
}

} // namespace capitol::fuzz
