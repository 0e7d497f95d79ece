// What a start of the program asks for: a page, a file, an invitation, or just the window.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace capitol::app {

struct Request
{
    enum class Page { None, NewGame, Games, LastGame };
    Page page = Page::None;
    QString file{}; // absolute path of a record or a variant; empty for none
    QString link{}; // `capitol://…`, an invitation to a table; empty for none
    // With which a window may come to the front under Wayland: the desktop gave it to the start that a person
    // made.
    QByteArray activation{};
    bool operator==(const Request&) const = default;
};

// For the program that runs already. Bytes that are none of ours give nothing.
QByteArray toBytes(const Request& request);
std::optional<Request> requestFrom(const QByteArray& bytes);

} // namespace capitol::app
