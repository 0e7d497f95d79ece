#include "program/games.h"

#include "common/outside_text.h"
#include "common/whole_file.h"
#include "players/player_kinds.h"
#include "program/game_record.h"
#include "program/preferences.h"

namespace capitol::app {

namespace {

constexpr int fewOpponents = 2; // of who plays for the first time

} // namespace

Games::Games(GameKind kind, GameFiles& files, Preferences& preferences, std::filesystem::path statistics)
    : m_kind(kind), m_files(files), m_preferences(preferences), m_statistics(std::move(statistics))
{
    connect(&m_statistics, &GameStatistics::failed, &files, &GameFiles::error);
    connect(&files, &GameFiles::changed, this, &Games::lookAtLast);
    connect(&preferences, &Preferences::opponentChanged, this, &Games::playTextChanged);
}

QString Games::usualVariant() const
{
    const int row = m_variants.find(lastVariant());
    const bool usable = row >= 0 && m_variants.at(row).error.isEmpty();
    return usable ? lastVariant() : defaultVariant();
}

void Games::offer(const QString& id)
{
    setLastVariant(id);
    emit variantOffered();
}

QString Games::playText() const
{
    const int row = m_variants.find(usualVariant());
    if (row < 0)
        return {};
    const VariantRow variant = m_variants.at(row);
    return tr("%1, %n opponent(s): %2", "the rules, how strong they are", usualSeats(variant) - 1)
        .arg(variant.name, PlayerKinds::levelOf(m_preferences.opponent()));
}

QString Games::continueText() const
{
    const auto& game = last().game();
    if (!game || !canContinue())
        return {};
    if (!game->readable)
        return tr("The last game cannot be read.");
    const std::string language = m_preferences.language().toStdString();
    return tr("%1, round %2: %3", "variant, round, players")
        .arg(rulesName(*game, language), QString::number(game->round),
             game->players.join(QStringLiteral(", ")));
}

void Games::play()
{
    playVariant(usualVariant());
}

void Games::playVariant(const QString& id)
{
    const int seats = usualSeats(m_variants.at(m_variants.find(id)));
    newGame(seatsAgainst(m_preferences.opponent(), seats, m_preferences), id, {}, usualHelp());
}

void Games::playFirst()
{
    newGame(seatsAgainst(PlayerKinds::computerIds().first(), 1 + fewOpponents, m_preferences),
            defaultVariant(), {}, usualHelp());
}

bool Games::canPlay(int seats, int fewest, int most)
{
    const bool can = seats >= fewest && seats <= most;
    if (!can)
        emit m_files.error(tr("This variant is for %1 to %2 players.").arg(fewest).arg(most));
    return can;
}

void Games::writeCopy(const QUrl& file, const std::string& record)
{
    const QString name = file.toLocalFile();
    const QString fault = unwritten(name, writeWhole(name, QByteArray::fromStdString(record)));
    if (!fault.isEmpty())
        emit m_files.error(fault);
}

} // namespace capitol::app
