#include "program/request.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr qsizetype longestActivation = 256;
constexpr quint32 mark = 0x43617033; // "Cap3": another version may ask otherwise

// It becomes a variable of the environment.
bool isActivation(const QByteArray& text)
{
    return text.size() <= longestActivation &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

} // namespace

QByteArray toBytes(const Request& request)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << mark << qint32(request.page) << request.file << request.link << request.activation;
    return bytes;
}

std::optional<Request> requestFrom(const QByteArray& bytes)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 found = 0;
    qint32 page = 0;
    Request request;
    in >> found >> page >> request.file >> request.link >> request.activation;
    const bool good = in.status() == QDataStream::Ok && in.atEnd() && found == mark && page >= 0 &&
                      page <= qint32(Request::Page::LastGame) && isActivation(request.activation);
    if (!good)
        return std::nullopt;
    request.page = Request::Page(page);
    return request;
}

} // namespace capitol::app
