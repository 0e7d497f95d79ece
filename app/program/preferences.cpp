#include "program/preferences.h"

#include "canal/variant/library.h"
#include "capitol/variant/library.h"
#include "common/game_names.h"
#include "players/player_kinds.h"
#include "program/language_model.h"
#include "remote/blocked_names.h"

#include <QFileInfo>
#include <QLocale>
#include <QStorageInfo>

#include <algorithm>
#include <array>

namespace capitol::app {

namespace {

QString settingsFile()
{
    const QString file = qEnvironmentVariable("CAPITOL_SETTINGS");
    return file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Capitol"),
                                      QStringLiteral("Capitol"))
                                .fileName()
                          : file;
}

const QStringList themes{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")};
const QStringList palettes{QStringLiteral("usual"), QStringLiteral("distinct")};
const QStringList qualities{QStringLiteral("automatic"), QStringLiteral("fast"), QStringLiteral("standard"),
                            QStringLiteral("high")};
const QStringList views{QStringLiteral("table"), QStringLiteral("top"), QStringLiteral("close")};
const QStringList games{capitolGame, canalGame};
constexpr qint64 roomNeeded = 16384; // bytes, for a file of less than one thousand
constexpr qsizetype poseNumbers = 5;
constexpr std::array stepTimes{0, 600, 1300}; // milliseconds by pace

} // namespace

Preferences::Preferences(QObject* parent) : QObject(parent), m_settings(settingsFile(), QSettings::IniFormat)
{
    m_writing.setSingleShot(true);
    m_writing.setInterval(0); // what is changed together is written together
    connect(&m_writing, &QTimer::timeout, this, &Preferences::write);
}

Preferences::~Preferences()
{
    blockSignals(true); // nobody listens any more
    if (m_writing.isActive())
        write();
}

void Preferences::keep(const char* key, const QVariant& value)
{
    m_unwritten.insert(QLatin1String(key), value);
    m_writing.start();
}

QVariant Preferences::value(const char* key, const QVariant& otherwise) const
{
    const auto found = m_unwritten.constFind(QLatin1String(key));
    return found == m_unwritten.cend() ? m_settings.value(QLatin1String(key), otherwise) : *found;
}

// QSettings overlooks a disk that becomes full while it writes, and would leave an empty file.
bool Preferences::hasRoom() const
{
    const QStorageInfo disk(QFileInfo(m_settings.fileName()).path());
    return !disk.isValid() || disk.bytesAvailable() >= roomNeeded;
}

void Preferences::write()
{
    if (!hasRoom())
        return sayUnkept();
    for (auto it = m_unwritten.cbegin(); it != m_unwritten.cend(); ++it)
        m_settings.setValue(it.key(), it.value());
    m_unwritten.clear();
    m_settings.sync();
    if (m_settings.status() != QSettings::NoError)
        sayUnkept();
}

// Once: it holds for all that follows, and what is chosen counts as long as the program runs.
void Preferences::sayUnkept()
{
    if (m_saidUnkept)
        return;
    m_saidUnkept = true;
    emit unkept(tr("Cannot save the settings in %1. They apply until you close the program. To keep them, "
                   "free up disk space or make the file writable.")
                    .arg(m_settings.fileName()));
}

template <typename Value>
void Preferences::change(const char* key, const Value& now, const Value& next, Signal changed)
{
    if (next == now)
        return;
    keep(key, next);
    emit(this->*changed)();
}

// The first is meant where nothing, or nothing known, is kept.
QString Preferences::oneOf(const char* key, const QStringList& names) const
{
    const QString kept = value(key).toString();
    return names.contains(kept) ? kept : names.first();
}

int Preferences::percent(const char* key, int otherwise) const
{
    return std::clamp(value(key, otherwise).toInt(), 0, 100);
}

QString Preferences::language() const
{
    const QString chosen = value("language").toString();
    if (LanguageModel::has(chosen))
        return chosen;
    return LanguageModel::firstOf(QLocale::system().uiLanguages());
}

void Preferences::setLanguage(const QString& code)
{
    if (LanguageModel::has(code))
        change("language", language(), code, &Preferences::languageChanged);
}

QString Preferences::theme() const
{
    return oneOf("theme", themes);
}

void Preferences::setTheme(const QString& name)
{
    if (themes.contains(name))
        change("theme", theme(), name, &Preferences::themeChanged);
}

QString Preferences::palette() const
{
    return oneOf("palette", palettes);
}

void Preferences::setPalette(const QString& name)
{
    if (palettes.contains(name))
        change("palette", palette(), name, &Preferences::paletteChanged);
}

QString Preferences::quality() const
{
    return oneOf("quality", qualities);
}

void Preferences::setQuality(const QString& name)
{
    if (qualities.contains(name))
        change("quality", quality(), name, &Preferences::qualityChanged);
}

int Preferences::textSize() const
{
    return std::clamp(value("textSize", 100).toInt(), 100, 200);
}

void Preferences::setTextSize(int percent)
{
    change("textSize", textSize(), percent, &Preferences::textSizeChanged);
}

int Preferences::confirmation() const
{
    return std::clamp(value("confirmation", 2).toInt(), 0, 2);
}

void Preferences::setConfirmation(int when)
{
    change("confirmation", confirmation(), when, &Preferences::confirmationChanged);
}

bool Preferences::view3d() const
{
    return value("view3d", true).toBool();
}

void Preferences::setView3d(bool on)
{
    change("view3d", view3d(), on, &Preferences::view3dChanged);
}

int Preferences::animationPace() const
{
    return std::clamp(value("animationPace", 1).toInt(), 0, int(stepTimes.size()) - 1);
}

void Preferences::setAnimationPace(int pace)
{
    change("animationPace", animationPace(), pace, &Preferences::animationPaceChanged);
}

int Preferences::stepTime() const
{
    return stepTimes[animationPace()];
}

bool Preferences::reducedMotion() const
{
    return value("reducedMotion", false).toBool();
}

void Preferences::setReducedMotion(bool on)
{
    change("reducedMotion", reducedMotion(), on, &Preferences::reducedMotionChanged);
}

// Older settings know only whether sounds are on.
int Preferences::soundVolume() const
{
    return percent("soundVolume", value("sound", true).toBool() ? 100 : 0);
}

void Preferences::setSoundVolume(int percent)
{
    change("soundVolume", soundVolume(), percent, &Preferences::volumeChanged);
}

// Soft, and there from the start, as at the tables of other games.
int Preferences::ambienceVolume() const
{
    return percent("ambienceVolume", 25);
}

void Preferences::setAmbienceVolume(int percent)
{
    change("ambienceVolume", ambienceVolume(), percent, &Preferences::volumeChanged);
}

// Off until it is wanted: many play with music of their own.
int Preferences::musicVolume() const
{
    return percent("musicVolume", 0);
}

void Preferences::setMusicVolume(int percent)
{
    change("musicVolume", musicVolume(), percent, &Preferences::volumeChanged);
}

QString Preferences::cameraView() const
{
    return oneOf("cameraView", views);
}

void Preferences::setCameraView(const QString& view)
{
    if (!views.contains(view))
        return;
    setCameraPose({});
    setMapPose({});
    change("cameraView", cameraView(), view, &Preferences::cameraViewChanged);
    emit cameraViewChosen();
}

QList<qreal> Preferences::pose(const char* key) const
{
    QList<qreal> pose;
    const QStringList numbers = value(key).toStringList();
    for (const QString& number : numbers) {
        bool isNumber = false;
        pose.append(number.toDouble(&isNumber));
        if (!isNumber || !qIsFinite(pose.last()))
            return {};
    }
    return pose.size() == poseNumbers ? pose : QList<qreal>();
}

bool Preferences::keepPose(const char* key, const QList<qreal>& wanted)
{
    if (wanted == pose(key))
        return false;
    QStringList numbers;
    for (const qreal number : wanted)
        numbers.append(QString::number(number));
    keep(key, numbers);
    return true;
}

void Preferences::setCameraPose(const QList<qreal>& pose)
{
    if (keepPose("cameraPose", pose))
        emit cameraPoseChanged();
}

void Preferences::setMapPose(const QList<qreal>& pose)
{
    if (keepPose("mapPose", pose))
        emit mapPoseChanged();
}

bool Preferences::turnNotice() const
{
    return value("turnNotice", true).toBool();
}

void Preferences::setTurnNotice(bool on)
{
    change("turnNotice", turnNotice(), on, &Preferences::turnNoticeChanged);
}

bool Preferences::hintHelp() const
{
    return value("hintHelp", true).toBool();
}

void Preferences::setHintHelp(bool on)
{
    change("hintHelp", hintHelp(), on, &Preferences::hintHelpChanged);
}

QString Preferences::opponent() const
{
    return oneOf("opponent", PlayerKinds::computerIds());
}

void Preferences::setOpponent(const QString& id)
{
    change("opponent", opponent(), id, &Preferences::opponentChanged);
}

bool Preferences::floorsShown() const
{
    return value("floorsShown", true).toBool();
}

void Preferences::setFloorsShown(bool on)
{
    change("floorsShown", floorsShown(), on, &Preferences::floorsShownChanged);
}

bool Preferences::logShown() const
{
    return value("logShown", false).toBool();
}

void Preferences::setLogShown(bool on)
{
    change("logShown", logShown(), on, &Preferences::logShownChanged);
}

bool Preferences::memoryHelp() const
{
    return value("memoryHelp", true).toBool();
}

void Preferences::setMemoryHelp(bool on)
{
    change("memoryHelp", memoryHelp(), on, &Preferences::memoryHelpChanged);
}

QRectF Preferences::windowGeometry() const
{
    return value("windowGeometry").toRectF();
}

void Preferences::setWindowGeometry(const QRectF& geometry)
{
    change("windowGeometry", windowGeometry(), geometry, &Preferences::windowGeometryChanged);
}

bool Preferences::windowMaximized() const
{
    return value("windowMaximized", false).toBool();
}

void Preferences::setWindowMaximized(bool on)
{
    change("windowMaximized", windowMaximized(), on, &Preferences::windowMaximizedChanged);
}

QString Preferences::lastVariant() const
{
    return value("lastVariant", usual_variant).toString();
}

void Preferences::setLastVariant(const QString& id)
{
    change("lastVariant", lastVariant(), id, &Preferences::lastVariantChanged);
}

QString Preferences::game() const
{
    return oneOf("game", games);
}

void Preferences::setGame(const QString& game)
{
    if (games.contains(game))
        change("game", this->game(), game, &Preferences::gameChanged);
}

QString Preferences::lastCanalVariant() const
{
    return value("lastCanalVariant", canal::usual_variant).toString();
}

void Preferences::setLastCanalVariant(const QString& id)
{
    change("lastCanalVariant", lastCanalVariant(), id, &Preferences::lastCanalVariantChanged);
}

QString Preferences::lastServer() const
{
    return value("lastServer").toString();
}

void Preferences::setLastServer(const QString& address)
{
    change("lastServer", lastServer(), address, &Preferences::lastServerChanged);
}

QString Preferences::playerName() const
{
    return value("playerName").toString();
}

void Preferences::setPlayerName(const QString& name)
{
    change("playerName", playerName(), name, &Preferences::playerNameChanged);
}

QStringList Preferences::blockedNames() const
{
    return value("blockedNames").toStringList();
}

void Preferences::block(const QString& name, bool on)
{
    change("blockedNames", blockedNames(), withBlocked(blockedNames(), name, on),
           &Preferences::blockedNamesChanged);
}

int Preferences::saidTrouble() const
{
    return value("saidTrouble", 0).toInt();
}

void Preferences::setSaidTrouble(int trouble)
{
    keep("saidTrouble", trouble);
}

} // namespace capitol::app
