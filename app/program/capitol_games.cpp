#include "program/capitol_games.h"

#include "base/yaml_fields.h"
#include "program/game_record.h"

#include <QDate>

namespace capitol::app {

CapitolGames::CapitolGames(GameFiles& files, Preferences& preferences, const Library& library,
                           const std::optional<EmptyBoard>& board, GameReview& review)
    : GamesOf(GameKind::capitol, files, preferences, library, dataFolder() / "statistics.yaml"),
      m_board(board), m_review(review)
{
    connect(&preferences, &Preferences::lastVariantChanged, this, &Games::playTextChanged);
}

void CapitolGames::pose(std::unique_ptr<Match> match)
{
    takeOff();
    session()->pose(std::move(match));
}

QString CapitolGames::lastVariant() const
{
    return m_preferences.lastVariant();
}

void CapitolGames::setLastVariant(const QString& id)
{
    m_preferences.setLastVariant(id);
}

QString CapitolGames::defaultVariant() const
{
    return QString::fromLatin1(usual_variant);
}

QVariantMap CapitolGames::usualHelp() const
{
    return {{QStringLiteral("hint"), m_preferences.hintHelp()},
            {QStringLiteral("memory"), m_preferences.memoryHelp()}};
}

Record CapitolGames::fresh(const QVariantList& seats, Variant variant, const QString& seed,
                           const QVariantMap& agreed) const
{
    return freshRecord(seats, std::move(variant), seed, agreed);
}

Record CapitolGames::sameAgain(const Record& record) const
{
    return app::sameAgain(record);
}

void CapitolGames::clearTable()
{
    if (m_board)
        session()->layOut(m_board->variant, m_board->rules);
    else
        session()->leave();
}

void CapitolGames::show(Record record)
{
    m_review.watch(record, isOver<RecordedCapitol>(record));
    GamesOf::show(std::move(record));
}

// The words on the board are those of the session's language.
void CapitolGames::setLanguage(const QString& code)
{
    GamesOf::setLanguage(code);
    if (!session()->active())
        clearTable();
}

void CapitolGames::count(const Record& record, std::optional<game::Seat> only)
{
    m_statistics.count(record, record.variant.id, record.variant.name, only);
}

QString CapitolGames::copyName() const
{
    const std::string id = session()->variant() ? session()->variant()->id : std::string();
    const QString name = is_id(id) ? QString::fromStdString(id) : QStringLiteral("capitol");
    return QStringLiteral("%1-%2.capitol").arg(name, QDate::currentDate().toString(Qt::ISODate));
}

} // namespace capitol::app
