#include "program/request.h"

#include <QDataStream>
#include <QIODevice>

namespace capitol::app {

namespace {

constexpr quint32 mark = 0x43617031; // "Cap1": another version may ask otherwise

} // namespace

QByteArray toBytes(const Request& request)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << mark << qint32(request.page) << request.file;
    return bytes;
}

std::optional<Request> requestFrom(const QByteArray& bytes)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 found = 0;
    qint32 page = 0;
    Request request;
    in >> found >> page >> request.file;
    const bool good = in.status() == QDataStream::Ok && in.atEnd() && found == mark && page >= 0 &&
                      page <= qint32(Request::Page::LastGame);
    if (!good)
        return std::nullopt;
    request.page = Request::Page(page);
    return request;
}

} // namespace capitol::app
