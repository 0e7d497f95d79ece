#include "remote/short_code.h"

#include <QHostAddress>
#include <QtEndian>

namespace capitol::app {

namespace {

constexpr QLatin1String letters("0123456789ABCDEFGHJKMNPQRSTVWXYZ"); // without I, L, O, U
constexpr int bitsOfLetter = 5;
constexpr int plainBytes = 4 + 2;
constexpr int encryptedBytes = plainBytes + codeFingerprint;
constexpr int modulus = 1021; // the largest prime that two letters can hold

int lettersFor(int bytes)
{
    return (8 * bytes + bitsOfLetter - 1) / bitsOfLetter;
}

// Each place has a weight of its own, so that no two letters can change places unnoticed.
int checkOf(const QList<int>& values)
{
    int sum = 0;
    for (int i = 0; i < values.size(); ++i)
        sum += (i + 1) * values[i];
    return sum % modulus;
}

QList<int> valuesOf(const QByteArray& bytes)
{
    QList<int> values(lettersFor(int(bytes.size())), 0);
    for (int bit = 0; bit < 8 * bytes.size(); ++bit)
        if (uchar(bytes[bit / 8]) >> (7 - bit % 8) & 1)
            values[bit / bitsOfLetter] |= 1 << (bitsOfLetter - 1 - bit % bitsOfLetter);
    return values;
}

QByteArray bytesOf(const QList<int>& values, int size)
{
    QByteArray bytes(size, '\0');
    for (int bit = 0; bit < 8 * size; ++bit)
        if (values[bit / bitsOfLetter] >> (bitsOfLetter - 1 - bit % bitsOfLetter) & 1)
            bytes[bit / 8] = char(uchar(bytes[bit / 8]) | 1 << (7 - bit % 8));
    return bytes;
}

int valueOf(QChar letter)
{
    const QChar large = letter.toUpper();
    if (large == QLatin1Char('O'))
        return 0;
    if (large == QLatin1Char('I') || large == QLatin1Char('L'))
        return 1;
    return int(letters.indexOf(large));
}

// Nothing where a character is none of a code.
std::optional<QList<int>> valuesIn(const QString& text)
{
    QList<int> values;
    for (const QChar character : text) {
        if (character == QLatin1Char('-') || character == QLatin1Char(' '))
            continue;
        const int value = valueOf(character);
        if (value < 0)
            return std::nullopt;
        values.append(value);
    }
    return values;
}

QString grouped(const QString& code, int size)
{
    QStringList groups;
    for (int from = 0; from < code.size(); from += size)
        groups.append(code.mid(from, size));
    return groups.join(QLatin1Char('-'));
}

ServerAddress addressFrom(const QByteArray& bytes)
{
    return {.host = QHostAddress(qFromBigEndian<quint32>(bytes.constData())).toString(),
            .port = qFromBigEndian<quint16>(bytes.constData() + 4),
            .encrypted = bytes.size() == encryptedBytes,
            .fingerprint = bytes.mid(plainBytes)};
}

} // namespace

QString shortCode(const ServerAddress& server)
{
    const QHostAddress host(server.host);
    if (host.protocol() != QAbstractSocket::IPv4Protocol ||
        (server.encrypted && server.fingerprint.size() < codeFingerprint))
        return {};
    QByteArray bytes(plainBytes, '\0');
    qToBigEndian(host.toIPv4Address(), bytes.data());
    qToBigEndian(server.port, bytes.data() + 4);
    if (server.encrypted)
        bytes += server.fingerprint.left(codeFingerprint);
    QList<int> values = valuesOf(bytes);
    const int check = checkOf(values);
    values << check / 32 << check % 32;
    QString code;
    for (const int value : std::as_const(values))
        code += letters[value];
    return grouped(code, server.encrypted ? 5 : 4);
}

std::optional<ServerAddress> readShortCode(const QString& text)
{
    constexpr qsizetype longest = 64;
    auto values = text.size() > longest ? std::nullopt : valuesIn(text);
    if (!values)
        return std::nullopt;
    for (const int size : {plainBytes, encryptedBytes}) {
        if (values->size() != lettersFor(size) + 2)
            continue;
        const int check = 32 * values->at(values->size() - 2) + values->last();
        values->resize(lettersFor(size));
        const QByteArray bytes = bytesOf(*values, size);
        const bool isSound = checkOf(*values) == check && valuesOf(bytes) == *values;
        const ServerAddress server = addressFrom(bytes);
        return isSound && server.port != 0 ? std::optional(server) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace capitol::app
