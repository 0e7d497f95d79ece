#include "program/preferences.h"

#include "program/language_model.h"

#include <QLocale>

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
const QStringList views{QStringLiteral("table"), QStringLiteral("top"), QStringLiteral("close")};
constexpr qsizetype poseNumbers = 5;
constexpr std::array stepTimes{0, 600, 1300}; // milliseconds by pace

} // namespace

Preferences::Preferences(QObject* parent) : QObject(parent), m_settings(settingsFile(), QSettings::IniFormat)
{
}

QString Preferences::language() const
{
    const QString chosen = m_settings.value("language").toString();
    if (LanguageModel::has(chosen))
        return chosen;
    const QString system = QLocale::system().name().left(2);
    return LanguageModel::has(system) ? system : QStringLiteral("en");
}

void Preferences::setLanguage(const QString& code)
{
    if (code == language() || !LanguageModel::has(code))
        return;
    m_settings.setValue("language", code);
    emit languageChanged();
}

QString Preferences::theme() const
{
    const QString chosen = m_settings.value("theme").toString();
    return themes.contains(chosen) ? chosen : themes.first();
}

void Preferences::setTheme(const QString& name)
{
    if (name == theme() || !themes.contains(name))
        return;
    m_settings.setValue("theme", name);
    emit themeChanged();
}

int Preferences::textSize() const
{
    return std::clamp(m_settings.value("textSize", 100).toInt(), 100, 200);
}

void Preferences::setTextSize(int percent)
{
    if (percent == textSize())
        return;
    m_settings.setValue("textSize", percent);
    emit textSizeChanged();
}

int Preferences::confirmation() const
{
    return std::clamp(m_settings.value("confirmation", 2).toInt(), 0, 2);
}

void Preferences::setConfirmation(int when)
{
    if (when == confirmation())
        return;
    m_settings.setValue("confirmation", when);
    emit confirmationChanged();
}

bool Preferences::view3d() const
{
    return m_settings.value("view3d", true).toBool();
}

void Preferences::setView3d(bool on)
{
    if (on == view3d())
        return;
    m_settings.setValue("view3d", on);
    emit view3dChanged();
}

int Preferences::animationPace() const
{
    return std::clamp(m_settings.value("animationPace", 1).toInt(), 0, int(stepTimes.size()) - 1);
}

void Preferences::setAnimationPace(int pace)
{
    if (pace == animationPace())
        return;
    m_settings.setValue("animationPace", pace);
    emit animationPaceChanged();
}

int Preferences::stepTime() const
{
    return stepTimes[animationPace()];
}

bool Preferences::reducedMotion() const
{
    return m_settings.value("reducedMotion", false).toBool();
}

void Preferences::setReducedMotion(bool on)
{
    if (on == reducedMotion())
        return;
    m_settings.setValue("reducedMotion", on);
    emit reducedMotionChanged();
}

bool Preferences::sound() const
{
    return m_settings.value("sound", true).toBool();
}

void Preferences::setSound(bool on)
{
    if (on == sound())
        return;
    m_settings.setValue("sound", on);
    emit soundChanged();
}

QString Preferences::cameraView() const
{
    const QString chosen = m_settings.value("cameraView").toString();
    return views.contains(chosen) ? chosen : views.first();
}

void Preferences::setCameraView(const QString& view)
{
    if (!views.contains(view))
        return;
    setCameraPose({});
    if (view == cameraView())
        return;
    m_settings.setValue("cameraView", view);
    emit cameraViewChanged();
}

QList<qreal> Preferences::cameraPose() const
{
    QList<qreal> pose;
    const QStringList numbers = m_settings.value("cameraPose").toStringList();
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
    m_settings.setValue("cameraPose", numbers);
    emit cameraPoseChanged();
}

bool Preferences::hintHelp() const
{
    return m_settings.value("hintHelp", true).toBool();
}

void Preferences::setHintHelp(bool on)
{
    if (on == hintHelp())
        return;
    m_settings.setValue("hintHelp", on);
    emit hintHelpChanged();
}

bool Preferences::memoryHelp() const
{
    return m_settings.value("memoryHelp", true).toBool();
}

void Preferences::setMemoryHelp(bool on)
{
    if (on == memoryHelp())
        return;
    m_settings.setValue("memoryHelp", on);
    emit memoryHelpChanged();
}

QRectF Preferences::windowGeometry() const
{
    return m_settings.value("windowGeometry").toRectF();
}

void Preferences::setWindowGeometry(const QRectF& geometry)
{
    if (geometry == windowGeometry())
        return;
    m_settings.setValue("windowGeometry", geometry);
    emit windowGeometryChanged();
}

bool Preferences::windowMaximized() const
{
    return m_settings.value("windowMaximized", false).toBool();
}

void Preferences::setWindowMaximized(bool on)
{
    if (on == windowMaximized())
        return;
    m_settings.setValue("windowMaximized", on);
    emit windowMaximizedChanged();
}

QString Preferences::lastVariant() const
{
    return m_settings.value("lastVariant", "schmidt").toString();
}

void Preferences::setLastVariant(const QString& id)
{
    if (id == lastVariant())
        return;
    m_settings.setValue("lastVariant", id);
    emit lastVariantChanged();
}

QString Preferences::playerName() const
{
    return m_settings.value("playerName").toString();
}

void Preferences::setPlayerName(const QString& name)
{
    if (name == playerName())
        return;
    m_settings.setValue("playerName", name);
    emit playerNameChanged();
}

int Preferences::saidTrouble() const
{
    return m_settings.value("saidTrouble", 0).toInt();
}

void Preferences::setSaidTrouble(int trouble)
{
    m_settings.setValue("saidTrouble", trouble);
}

QList<QColor> Preferences::seatColours() const
{
    QList<QColor> colours;
    const QStringList names = m_settings.value("seatColours").toStringList();
    for (const QString& name : names)
        colours.append(QColor(name));
    return colours;
}

void Preferences::setSeatColours(const QList<QColor>& colours)
{
    QStringList names;
    for (const QColor& colour : colours)
        names.append(colour.name());
    m_settings.setValue("seatColours", names);
}

} // namespace capitol::app
