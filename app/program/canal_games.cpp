#include "program/canal_games.h"

#include "base/yaml_fields.h"
#include "canal/players/player.h"
#include "canal/record/lesson.h"
#include "common/outside_text.h"
#include "common/whole_file.h"
#include "players/player_kinds.h"
#include "program/game_record.h"
#include "program/preferences.h"

#include <QDate>

#include <utility>

namespace capitol::app {

using canal::RecordedCanal;

namespace {

constexpr int usualSeats = 4;
constexpr int fewestSeats = 3;

canal::Record fresh(const QVariantList& seats, canal::Variant variant, const QString& seed,
                    const QVariantMap& agreed)
{
    canal::Record record;
    record.variant = std::move(variant.id);
    record.data = std::move(variant.data);
    seatPlayers(record, seats, seed);
    agree(record, agreed);
    record.opening = canal::open_from_seed(canal::Rules(record.data), int(record.seats.size()), record.seed);
    return record;
}

canal::Record sameAgain(const canal::Record& record)
{
    canal::Record next = record;
    next.moves.clear();
    next.seed = seedOf({});
    next.opening = canal::open_from_seed(canal::Rules(next.data), int(next.seats.size()), next.seed);
    return next;
}

} // namespace

CanalGames::CanalGames(GameFiles& files, Preferences& preferences, const std::filesystem::path& program)
    : m_files(files), m_preferences(preferences), m_library(canal::Library::standard(program)),
      m_statistics(dataFolder() / "canal-statistics.yaml")
{
    connect(&m_session, &canal::app::Session::failed, &files, &GameFiles::error);
    connect(&m_statistics, &GameStatistics::failed, &files, &GameFiles::error);
    connect(&m_session, &canal::app::Session::finished, this, &CanalGames::putAway);
    connect(&files, &GameFiles::changed, this, &CanalGames::lookAtLast);
    connect(&m_current.known(), &LastGame::changed, this, &CanalGames::continueChanged);
    connect(&preferences, &Preferences::animationPaceChanged, this, &CanalGames::keepPace);
    connect(&preferences, &Preferences::confirmationChanged, this, &CanalGames::keepConfirmation);
    connect(&preferences, &Preferences::opponentChanged, this, &CanalGames::playTextChanged);
    connect(&preferences, &Preferences::lastCanalVariantChanged, this, &CanalGames::playTextChanged);
    layMap();
    keepPace();
    keepConfirmation();
}

void CanalGames::layMap()
{
    const auto usual = m_library.load(canal::usual_variant);
    if (!usual)
        return;
    const canal::Rules rules(usual.value->data);
    m_terrain = canal::app::terrainOf(rules);
    m_places.show(canal::app::placesOn(rules));
}

void CanalGames::keepPace()
{
    m_session.setStepTime(m_preferences.stepTime());
}

void CanalGames::keepConfirmation()
{
    m_session.setConfirmation(Confirmation(m_preferences.confirmation()));
}

void CanalGames::setLanguage(const QString& code)
{
    m_statistics.setLanguage(code);
    m_session.setLanguage(code);
    emit continueChanged();
    emit playTextChanged();
}

QString CanalGames::addVariant(const std::filesystem::path& file)
{
    return m_variants.add(m_library, file, m_preferences.language());
}

void CanalGames::findVariants(const QString& code)
{
    m_variants.read(m_library, code);
    emit playTextChanged();
}

QString CanalGames::usualVariant() const
{
    const int row = m_variants.find(m_preferences.lastCanalVariant());
    const bool usable = row >= 0 && m_variants.at(row).error.isEmpty();
    return usable ? m_preferences.lastCanalVariant() : QString::fromLatin1(canal::usual_variant);
}

std::optional<canal::Variant> CanalGames::variantInPlay() const
{
    if (!m_session.match())
        return std::nullopt;
    const canal::GameSetup& setup = m_session.match()->setup();
    const auto known = is_id(setup.variant) ? m_library.load(setup.variant) : Loaded<canal::Variant>();
    if (known && known.value->data == setup.data)
        return *known.value;
    canal::Variant variant;
    variant.id = setup.variant;
    variant.data = setup.data;
    return variant;
}

QString CanalGames::playText() const
{
    const int row = m_variants.find(usualVariant());
    if (row < 0)
        return {};
    return tr("%1, %n opponent(s): %2", "the rules, how strong they are", usualSeats - 1)
        .arg(m_variants.at(row).name, PlayerKinds::levelOf(m_preferences.opponent()));
}

QString CanalGames::continueText() const
{
    const auto& last = m_current.known().game();
    if (!last || !canContinue())
        return {};
    if (!last->readable)
        return tr("The last game cannot be read.");
    return tr("Round %1: %2", "round, players")
        .arg(QString::number(last->round), last->players.join(QStringLiteral(", ")));
}

void CanalGames::lookAtLast()
{
    m_current.look();
    emit continueChanged();
}

void CanalGames::play()
{
    newGame(seatsAgainst(m_preferences.opponent(), usualSeats, m_preferences), usualVariant(), {},
            usualHelp());
}

void CanalGames::learn()
{
    Loaded<canal::Lesson> lesson = canal::load_lesson(m_library.find("guided/first-game"), m_library);
    if (!lesson) {
        emit m_files.error(diagnosticsText(lesson.diagnostics));
        return;
    }
    if (!m_files.mayPlay())
        return;
    m_watchesAgain = false;
    m_session.finishSaving();
    m_files.attempt([&] { m_session.teach(std::move(*lesson.value), dataFolder() / "lesson.canal"); });
}

void CanalGames::playFirst()
{
    newGame(seatsAgainst(PlayerKinds::computerIds().first(), fewestSeats, m_preferences),
            QString::fromLatin1(canal::usual_variant), {}, usualHelp());
}

QVariantMap CanalGames::usualHelp() const
{
    return {{QStringLiteral("hint"), m_preferences.hintHelp()}};
}

void CanalGames::tryVariant(const canal::Variant& variant)
{
    const QVariantList seats =
        seatsAgainst(m_preferences.opponent(), variant.data.ruleset.players.max, m_preferences);
    begin(fresh(seats, variant, {}, usualHelp()));
}

void CanalGames::newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                         const QVariantMap& agreed)
{
    canal::Loaded<canal::Variant> variant = m_library.load(variantId.toStdString());
    if (!variant) {
        emit m_files.error(diagnosticsText(variant.diagnostics));
        return;
    }
    const auto& wanted = variant.value->data.ruleset.players;
    if (seats.size() < wanted.min || seats.size() > wanted.max) {
        emit m_files.error(tr("This variant is for %1 to %2 players.").arg(wanted.min).arg(wanted.max));
        return;
    }
    m_preferences.setLastCanalVariant(variantId);
    keepOpponent(seats, m_preferences);
    begin(fresh(seats, std::move(*variant.value), seed, agreed));
}

void CanalGames::begin(canal::Record record)
{
    if (!m_current.mayBegin(record))
        return;
    m_watchesAgain = false;
    if (!m_current.begin(std::move(record)))
        m_session.leave(); // the game that was on lies with the saved ones
}

void CanalGames::continueGame()
{
    m_current.resume([this](canal::Record part) { begin(std::move(part)); });
}

void CanalGames::rematch()
{
    if (m_session.record())
        begin(sameAgain(*m_session.record()));
}

void CanalGames::join(std::unique_ptr<canal::app::Match> match, const std::filesystem::path& draft)
{
    m_watchesAgain = false;
    m_session.finishSaving();
    m_elsewhere = match.get();
    m_session.join(std::move(match), draft);
}

// A game that is over lies with the others; a lesson does not, and one played elsewhere does since its end.
void CanalGames::putAway()
{
    if (m_session.help()->guide()->on() || m_elsewhere)
        return;
    m_current.putAway();
}

void CanalGames::count(const canal::Record& record, std::optional<game::Seat> only)
{
    m_statistics.count(record, record.variant, nameOf(record.variant), only);
}

// A record tells its rules, but not what they are called.
LocalText CanalGames::nameOf(const std::string& variant) const
{
    const Loaded<canal::Variant> known = m_library.load(variant);
    return known ? known.value->name : LocalText{{"en", variant}};
}

void CanalGames::watchAgain()
{
    if (!m_session.record())
        return;
    m_session.watch(canal::Record(*m_session.record()));
    m_watchesAgain = true;
}

void CanalGames::leaveReplay()
{
    if (std::exchange(m_watchesAgain, false))
        m_session.showEnd();
    else
        leave();
}

void CanalGames::playOn()
{
    if (m_session.replay()->watching())
        begin(m_session.recordSoFar());
}

void CanalGames::leave()
{
    m_watchesAgain = false;
    m_session.finishSaving();
    m_session.leave();
    lookAtLast();
}

// A copy is played; a game that is over is watched.
void CanalGames::playFromFile(canal::Record record)
{
    m_watchesAgain = false;
    if (isOver<RecordedCanal>(record))
        m_session.watch(std::move(record));
    else
        begin(std::move(record));
}

void CanalGames::open(const std::filesystem::path& file)
{
    if (file == m_current.file())
        return continueGame();
    const auto play = [this](canal::Record record) { playFromFile(std::move(record)); };
    m_files.read<RecordedCanal>(file, m_library, play, play);
}

void CanalGames::watch(const std::filesystem::path& file)
{
    const auto watch = [this](canal::Record record) {
        m_watchesAgain = false;
        m_session.watch(std::move(record));
    };
    m_files.read<RecordedCanal>(file, m_library, watch, watch);
}

QString CanalGames::copyName() const
{
    return QStringLiteral("canal-mania-%1.canal").arg(QDate::currentDate().toString(Qt::ISODate));
}

void CanalGames::saveRecord(const QUrl& file)
{
    if (!m_session.record())
        return;
    const QString name = file.toLocalFile();
    const QByteArray record = QByteArray::fromStdString(print_record(*m_session.record()));
    if (const QString fault = unwritten(name, writeWhole(name, record)); !fault.isEmpty())
        emit m_files.error(fault);
}

} // namespace capitol::app
