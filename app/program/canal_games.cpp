#include "program/canal_games.h"

#include "program/saved_game.h"

#include <QDate>

#include <algorithm>

namespace capitol::app {

namespace {

constexpr int usualPlayers = 4;

void deal(canal::Record& record)
{
    record.opening = canal::open_from_seed(canal::Rules(record.data), int(record.seats.size()), record.seed);
}

} // namespace

CanalGames::CanalGames(GameFiles& files, Preferences& preferences, const canal::Library& library)
    : GamesOf(GameKind::canal, files, preferences, library, dataFolder() / "canal-statistics.yaml")
{
    connect(&preferences, &Preferences::lastCanalVariantChanged, this, &Games::playTextChanged);
}

QString CanalGames::lastVariant() const
{
    return m_preferences.lastCanalVariant();
}

void CanalGames::setLastVariant(const QString& id)
{
    m_preferences.setLastCanalVariant(id);
}

QString CanalGames::defaultVariant() const
{
    return QString::fromLatin1(canal::usual_variant);
}

int CanalGames::usualSeats(const VariantRow& variant) const
{
    return std::clamp(usualPlayers, variant.fewest, variant.most);
}

QVariantMap CanalGames::usualHelp() const
{
    return {{QStringLiteral("hint"), m_preferences.hintHelp()}};
}

canal::Record CanalGames::fresh(const QVariantList& seats, canal::Variant variant, const QString& seed,
                                const QVariantMap& agreed) const
{
    canal::Record record;
    record.variant = std::move(variant.id);
    record.data = std::move(variant.data);
    seatPlayers(record, seats, seed);
    agree(record, agreed);
    deal(record);
    return record;
}

canal::Record CanalGames::sameAgain(const Record& record) const
{
    canal::Record next = record;
    next.moves.clear();
    next.seed = seedOf({});
    deal(next);
    return next;
}

// They go by the id, whatever the rules were that had it.
void CanalGames::count(const Record& record, std::optional<game::Seat> only)
{
    m_statistics.count(record, record.variant, variantName(library(), record.variant), only);
}

std::optional<canal::Variant> CanalGames::variantInPlay() const
{
    if (!session()->match())
        return std::nullopt;
    return variantOf(library(), session()->match()->setup());
}

QString CanalGames::copyName() const
{
    return QStringLiteral("canal-mania-%1.canal").arg(QDate::currentDate().toString(Qt::ISODate));
}

} // namespace capitol::app
