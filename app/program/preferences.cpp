#include "program/preferences.h"

#include "program/language_model.h"

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
const QStringList views{QStringLiteral("table"), QStringLiteral("top"), QStringLiteral("close")};
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

// The first is meant where nothing, or nothing known, is kept.
QString Preferences::oneOf(const char* key, const QStringList& names) const
{
    const QString kept = value(key).toString();
    return names.contains(kept) ? kept : names.first();
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
    if (code == language() || !LanguageModel::has(code))
        return;
    keep("language", code);
    emit languageChanged();
}

QString Preferences::theme() const
{
    return oneOf("theme", themes);
}

void Preferences::setTheme(const QString& name)
{
    if (name == theme() || !themes.contains(name))
        return;
    keep("theme", name);
    emit themeChanged();
}

QString Preferences::palette() const
{
    return oneOf("palette", palettes);
}

void Preferences::setPalette(const QString& name)
{
    if (name == palette() || !palettes.contains(name))
        return;
    keep("palette", name);
    emit paletteChanged();
}

int Preferences::textSize() const
{
    return std::clamp(value("textSize", 100).toInt(), 100, 200);
}

void Preferences::setTextSize(int percent)
{
    if (percent == textSize())
        return;
    keep("textSize", percent);
    emit textSizeChanged();
}

int Preferences::confirmation() const
{
    return std::clamp(value("confirmation", 2).toInt(), 0, 2);
}

void Preferences::setConfirmation(int when)
{
    if (when == confirmation())
        return;
    keep("confirmation", when);
    emit confirmationChanged();
}

bool Preferences::view3d() const
{
    return value("view3d", true).toBool();
}

void Preferences::setView3d(bool on)
{
    if (on == view3d())
        return;
    keep("view3d", on);
    emit view3dChanged();
}

int Preferences::animationPace() const
{
    return std::clamp(value("animationPace", 1).toInt(), 0, int(stepTimes.size()) - 1);
}

void Preferences::setAnimationPace(int pace)
{
    if (pace == animationPace())
        return;
    keep("animationPace", pace);
    emit animationPaceChanged();
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
    if (on == reducedMotion())
        return;
    keep("reducedMotion", on);
    emit reducedMotionChanged();
}

bool Preferences::sound() const
{
    return value("sound", true).toBool();
}

void Preferences::setSound(bool on)
{
    if (on == sound())
        return;
    keep("sound", on);
    emit soundChanged();
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
    if (view == cameraView())
        return;
    keep("cameraView", view);
    emit cameraViewChanged();
}

QList<qreal> Preferences::cameraPose() const
{
    QList<qreal> pose;
    const QStringList numbers = value("cameraPose").toStringList();
    for (const QString& number : numbers) {
        bool isNumber = false;
        pose.append(number.toDouble(&isNumber));
        if (!isNumber || !qIsFinite(pose.last()))
            return {};
    }
    return pose.size() == poseNumbers ? pose : QList<qreal>();
}

void Preferences::setCameraPose(const QList<qreal>& pose)
{
    if (pose == cameraPose())
        return;
    QStringList numbers;
    for (const qreal number : pose)
        numbers.append(QString::number(number));
    keep("cameraPose", numbers);
    emit cameraPoseChanged();
}

bool Preferences::hintHelp() const
{
    return value("hintHelp", true).toBool();
}

void Preferences::setHintHelp(bool on)
{
    if (on == hintHelp())
        return;
    keep("hintHelp", on);
    emit hintHelpChanged();
}

bool Preferences::memoryHelp() const
{
    return value("memoryHelp", true).toBool();
}

void Preferences::setMemoryHelp(bool on)
{
    if (on == memoryHelp())
        return;
    keep("memoryHelp", on);
    emit memoryHelpChanged();
}

QRectF Preferences::windowGeometry() const
{
    return value("windowGeometry").toRectF();
}

void Preferences::setWindowGeometry(const QRectF& geometry)
{
    if (geometry == windowGeometry())
        return;
    keep("windowGeometry", geometry);
    emit windowGeometryChanged();
}

bool Preferences::windowMaximized() const
{
    return value("windowMaximized", false).toBool();
}

void Preferences::setWindowMaximized(bool on)
{
    if (on == windowMaximized())
        return;
    keep("windowMaximized", on);
    emit windowMaximizedChanged();
}

QString Preferences::lastVariant() const
{
    return value("lastVariant", "schmidt").toString();
}

void Preferences::setLastVariant(const QString& id)
{
    if (id == lastVariant())
        return;
    keep("lastVariant", id);
    emit lastVariantChanged();
}

QString Preferences::playerName() const
{
    return value("playerName").toString();
}

void Preferences::setPlayerName(const QString& name)
{
    if (name == playerName())
        return;
    keep("playerName", name);
    emit playerNameChanged();
}

int Preferences::saidTrouble() const
{
    return value("saidTrouble", 0).toInt();
}

void Preferences::setSaidTrouble(int trouble)
{
    keep("saidTrouble", trouble);
}

QList<int> Preferences::seatHues() const
{
    QList<int> hues;
    for (const QString& hue : value("seatHues").toStringList())
        hues.append(hue.toInt());
    return hues;
}

void Preferences::setSeatHues(const QList<int>& hues)
{
    QStringList texts;
    for (const int hue : hues)
        texts.append(QString::number(hue));
    keep("seatHues", texts);
}

} // namespace capitol::app
