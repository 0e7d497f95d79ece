// The part of the program that begins games, goes on with them and puts them away.
#include "canal/table/table_canal.h"
#include "capitol/players/player.h"
#include "capitol/table/table_capitol.h"
#include "common/diagnostics_text.h"
#include "common/game_names.h"
#include "common/outside_text.h"
#include "program/app.h"
#include "program/game_record.h"

namespace capitol::app {

QString App::usualVariant() const
{
    const int row = m_variants.find(m_preferences.lastVariant());
    const bool usable = row >= 0 && m_variants.at(row).error.isEmpty();
    return usable ? m_preferences.lastVariant() : QStringLiteral("schmidt");
}

void App::play()
{
    playVariant(usualVariant());
}

QString App::playText() const
{
    const int row = m_variants.find(usualVariant());
    if (row < 0)
        return {};
    return tr("%1, %n opponent(s): %2", "the rules, how strong they are", m_variants.at(row).most - 1)
        .arg(m_variants.at(row).name, PlayerKinds::levelOf(m_preferences.opponent()));
}

void App::playVariant(const QString& variantId)
{
    const int most = m_variants.at(m_variants.find(variantId)).most;
    newGame(seatsAgainst(m_preferences.opponent(), most, m_preferences), variantId, {}, usualHelp());
}

QVariantMap App::usualHelp() const
{
    return {{QStringLiteral("hint"), m_preferences.hintHelp()},
            {QStringLiteral("memory"), m_preferences.memoryHelp()}};
}

void App::tryVariant(const SomeVariant& some)
{
    if (const Variant* variant = std::get_if<Variant>(&some)) {
        const QVariantList seats =
            seatsAgainst(m_preferences.opponent(), variant->rules.players.max, m_preferences);
        begin(freshRecord(seats, *variant, {}, usualHelp()));
    } else {
        m_canal.tryVariant(std::get<canal::Variant>(some));
    }
    emit attentionWanted();
}

void App::newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                  const QVariantMap& agreed)
{
    Loaded<Variant> variant = m_library.load(variantId.toStdString());
    if (!variant) {
        emit error(diagnosticsText(variant.diagnostics));
        return;
    }
    const auto& wanted = variant.value->rules.players;
    if (seats.size() < wanted.min || seats.size() > wanted.max) {
        emit error(tr("This variant is for %1 to %2 players.").arg(wanted.min).arg(wanted.max));
        return;
    }
    m_preferences.setLastVariant(variantId);
    keepOpponent(seats, m_preferences);
    begin(freshRecord(seats, std::move(*variant.value), seed, agreed));
}

void App::learn()
{
    Loaded<Lesson> lesson = load_lesson(m_library.find("guided/first-game"), m_library);
    if (!lesson) {
        emit error(diagnosticsText(lesson.diagnostics));
        return;
    }
    if (!m_files.mayPlay())
        return;
    m_files.attempt([&] { m_session.teach(std::move(*lesson.value), dataFolder() / "lesson.capitol"); });
}

void App::playFirst()
{
    newGame(seatsAgainst(PlayerKinds::computerIds().first(), 3, m_preferences), QStringLiteral("schmidt"), {},
            usualHelp());
}

// A game that is over lies with the others; a lesson does not, and one played elsewhere does since its end.
void App::putAway()
{
    if (m_session.help()->guide()->on() || remoteTable())
        return;
    m_current.putAway();
}

void App::rematch()
{
    if (m_session.record())
        begin(sameAgain(*m_session.record()));
}

void App::begin(Record record)
{
    if (m_current.mayBegin(record) && !m_current.begin(std::move(record)))
        layBoard();
}

void App::continueGame()
{
    m_current.resume([this](Record part) { begin(std::move(part)); });
}

void App::findGames()
{
    m_savedGames.read(m_files.games(), {m_library, m_canal.library()});
}

// Another game on the table leaves that of the others.
void App::joinTable()
{
    RemoteTable& table = *m_together.table();
    if (table.game() == canalGame) {
        auto match = table.makeMatch<canal::app::PlayableCanal, canal::TableCanal>();
        connect(match.get(), &QObject::destroyed, &m_together, &Together::leave);
        m_canal.join(std::move(match), table.draftFile());
    } else {
        auto match = table.makeMatch<PlayableCapitol, TableCapitol>();
        connect(match.get(), &QObject::destroyed, &m_together, &Together::leave);
        m_session.finishSaving();
        m_session.join(std::move(match), table.draftFile());
    }
    emit attentionWanted();
}

void App::posePuzzle()
{
    if (!m_files.mayPlay()) // results are kept, too
        return;
    auto match = m_puzzles.makeMatch(m_preferences.opponent(), m_preferences.playerName());
    if (!match)
        return;
    m_session.finishSaving();
    m_session.pose(std::move(match));
}

// What a server says of a game is counted only where it is proven.
void App::keepEnded(const EndedGame& game)
{
    const auto* capitol = std::get_if<Record>(&game.record);
    m_files.attempt([&] {
        m_files.games().add(capitol ? GameKind::capitol : GameKind::canal, game.table,
                            std::visit([](const auto& record) { return print_record(record); }, game.record));
    });
    if (!game.proven || game.seat == game::no_seat)
        return;
    if (capitol)
        m_statistics.count(*capitol, capitol->variant.id, capitol->variant.name, game.seat);
    else
        m_canal.count(std::get<canal::Record>(game.record), game.seat);
}

void App::leaveGame()
{
    m_watchesAgain = false;
    layBoard();
    lookAtLast();
}

void App::lookAtLast()
{
    m_current.look();
    emit continueChanged();
}

QString App::continueText() const
{
    const auto& last = m_current.known().game();
    if (!last || !canContinue())
        return {};
    if (!last->readable)
        return tr("The last game cannot be read.");
    const std::string language = m_preferences.language().toStdString();
    return tr("%1, round %2: %3", "variant, round, players")
        .arg(fromOutside(in_language(last->variant, language)), QString::number(last->round),
             last->players.join(QStringLiteral(", ")));
}

} // namespace capitol::app
