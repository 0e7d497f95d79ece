// Datagrams of the local network: what is taken for the announcement of a server is told again as the same.
#include "remote/announcement.h"
#include "target.h"

namespace capitol::fuzz {

bool try_input(std::string_view input)
{
    const auto read = app::readAnnouncement(QByteArray(input.data(), static_cast<qsizetype>(input.size())));
    if (!read)
        return false;
    expect(read->port != 0 && !read->host.trimmed().isEmpty(), "a server without a port or a name");
    expect(read->tables.size() <= app::mostAnnounced, "more tables than are announced");
    const QByteArray told = printAnnouncement(*read);
    const auto again = app::readAnnouncement(told);
    expect(again && printAnnouncement(*again) == told, "not read again: " + told.toStdString());
    return true;
}

} // namespace capitol::fuzz
