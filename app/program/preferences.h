// The user's preferences, kept between runs. The file is CAPITOL_SETTINGS if that is set.
#pragma once

#include <QObject>
#include <QRectF>
#include <QSettings>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.preferences is the one.")
    Q_PROPERTY(
        QString language READ language WRITE setLanguage NOTIFY languageChanged) // "it", "fr", "nl", "en"
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged) // "light", "dark", "contrast"
    // Of the players: "usual", or "distinct" for eyes that confuse hues.
    Q_PROPERTY(QString palette READ palette WRITE setPalette NOTIFY paletteChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged) // per cent, 100..200
    // 0 never, 1 where a move cannot be undone, 2 always.
    Q_PROPERTY(int confirmation READ confirmation WRITE setConfirmation NOTIFY confirmationChanged)
    Q_PROPERTY(bool view3d READ view3d WRITE setView3d NOTIFY view3dChanged)
    // Of the 3D board's picture: "automatic", "fast", "standard", "high".
    Q_PROPERTY(QString quality READ quality WRITE setQuality NOTIFY qualityChanged)
    // 0 none, 1 fast, 2 slow; `stepTime` is how long a step takes.
    Q_PROPERTY(int animationPace READ animationPace WRITE setAnimationPace NOTIFY animationPaceChanged)
    Q_PROPERTY(int stepTime READ stepTime NOTIFY animationPaceChanged) // milliseconds
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    // Of what happens, of what is around, and of the music: in per cent, 0 is off.
    Q_PROPERTY(int soundVolume READ soundVolume WRITE setSoundVolume NOTIFY volumeChanged)
    Q_PROPERTY(int ambienceVolume READ ambienceVolume WRITE setAmbienceVolume NOTIFY volumeChanged)
    Q_PROPERTY(int musicVolume READ musicVolume WRITE setMusicVolume NOTIFY volumeChanged)
    // The 3D board's: "top", "table", "close"; and where the camera was moved from there, [] if it was not:
    // as Board3D has it. Another view forgets that.
    Q_PROPERTY(QString cameraView READ cameraView WRITE setCameraView NOTIFY cameraViewChanged)
    Q_PROPERTY(QList<qreal> cameraPose READ cameraPose WRITE setCameraPose NOTIFY cameraPoseChanged)
    Q_PROPERTY(QList<qreal> mapPose READ mapPose WRITE setMapPose NOTIFY mapPoseChanged)
    Q_PROPERTY(QRectF windowGeometry READ windowGeometry WRITE setWindowGeometry NOTIFY windowGeometryChanged)
    Q_PROPERTY(
        bool windowMaximized READ windowMaximized WRITE setWindowMaximized NOTIFY windowMaximizedChanged)
    Q_PROPERTY(QString lastVariant READ lastVariant WRITE setLastVariant NOTIFY lastVariantChanged)
    Q_PROPERTY(
        QString game READ game WRITE setGame NOTIFY gameChanged) // on the start page: "capitol", "canal"
    Q_PROPERTY(QString lastCanalVariant READ lastCanalVariant WRITE setLastCanalVariant NOTIFY
                   lastCanalVariantChanged)
    // Who plays against the person unless others are chosen: the id of a computer player, as of PlayerKinds.
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY opponentChanged)
    // Help proposed for the next game; each game keeps its own.
    Q_PROPERTY(bool hintHelp READ hintHelp WRITE setHintHelp NOTIFY hintHelpChanged)
    Q_PROPERTY(bool memoryHelp READ memoryHelp WRITE setMemoryHelp NOTIFY memoryHelpChanged)
    // The number of floors on each building of the city.
    Q_PROPERTY(bool floorsShown READ floorsShown WRITE setFloorsShown NOTIFY floorsShownChanged)
    Q_PROPERTY(bool logShown READ logShown WRITE setLogShown NOTIFY logShownChanged) // over the board
    // Of one's turn at a table of people elsewhere, while another program's window is in front.
    Q_PROPERTY(bool turnNotice READ turnNotice WRITE setTurnNotice NOTIFY turnNoticeChanged)
    // Where tables of people elsewhere were last looked for, as it was typed; "" for nowhere yet.
    Q_PROPERTY(QString lastServer READ lastServer WRITE setLastServer NOTIFY lastServerChanged)
    // Of people whose sayings and tables are not shown: their names.
    Q_PROPERTY(QStringList blockedNames READ blockedNames NOTIFY blockedNamesChanged)
    Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)

public:
    explicit Preferences(QObject* parent = nullptr);
    ~Preferences() override;

    QString language() const; // the system's, or English, until one is chosen
    void setLanguage(const QString& code);
    QString theme() const;
    void setTheme(const QString& name);
    QString palette() const;
    void setPalette(const QString& name);
    int textSize() const;
    void setTextSize(int percent);
    int confirmation() const;
    void setConfirmation(int when);
    bool view3d() const;
    void setView3d(bool on);
    QString quality() const;
    void setQuality(const QString& name);
    int animationPace() const;
    void setAnimationPace(int pace);
    int stepTime() const;
    bool reducedMotion() const;
    void setReducedMotion(bool on);
    int soundVolume() const;
    void setSoundVolume(int percent);
    int ambienceVolume() const;
    void setAmbienceVolume(int percent);
    int musicVolume() const;
    void setMusicVolume(int percent);
    QString cameraView() const;
    void setCameraView(const QString& view);
    // Where the camera was left: five numbers or none; over Capitol's board, and over the map of Canal Mania.
    QList<qreal> cameraPose() const { return pose("cameraPose"); }
    void setCameraPose(const QList<qreal>& pose);
    QList<qreal> mapPose() const { return pose("mapPose"); }
    void setMapPose(const QList<qreal>& pose);
    QRectF windowGeometry() const; // null until one was kept
    void setWindowGeometry(const QRectF& geometry);
    bool windowMaximized() const;
    void setWindowMaximized(bool on);
    QString lastVariant() const;
    void setLastVariant(const QString& id);
    QString game() const;
    void setGame(const QString& game);
    QString lastCanalVariant() const; // of Canal Mania
    void setLastCanalVariant(const QString& id);
    QString opponent() const;
    void setOpponent(const QString& id);
    bool floorsShown() const;
    void setFloorsShown(bool on);
    bool logShown() const;
    void setLogShown(bool on);
    QString lastServer() const;
    void setLastServer(const QString& address);
    QString playerName() const; // "" until one was given
    void setPlayerName(const QString& name);
    QStringList blockedNames() const;
    Q_INVOKABLE void block(const QString& name, bool on);
    // What was last said of the graphics, a Graphics::Trouble.
    int saidTrouble() const;
    void setSaidTrouble(int trouble);
    bool turnNotice() const;
    void setTurnNotice(bool on);
    bool hintHelp() const;
    void setHintHelp(bool on);
    bool memoryHelp() const;
    void setMemoryHelp(bool on);

signals:
    void languageChanged();
    void themeChanged();
    void paletteChanged();
    void textSizeChanged();
    void confirmationChanged();
    void view3dChanged();
    void qualityChanged();
    void animationPaceChanged();
    void reducedMotionChanged();
    void volumeChanged();
    void cameraViewChanged();
    void cameraViewChosen(); // also the one that it is already: cameras go back to it
    void cameraPoseChanged();
    void mapPoseChanged();
    void windowGeometryChanged();
    void windowMaximizedChanged();
    void lastVariantChanged();
    void gameChanged();
    void lastCanalVariantChanged();
    void opponentChanged();
    void floorsShownChanged();
    void logShownChanged();
    void lastServerChanged();
    void blockedNamesChanged();
    void playerNameChanged();
    void turnNoticeChanged();
    void hintHelpChanged();
    void memoryHelpChanged();
    void unkept(const QString& text); // the file cannot be written; said once

private:
    using Signal = void (Preferences::*)();
    template <typename Value>
    void change(const char* key, const Value& now, const Value& next, Signal changed);
    void keep(const char* key, const QVariant& value);
    QVariant value(const char* key, const QVariant& otherwise = {}) const;
    QList<qreal> pose(const char* key) const;
    bool keepPose(const char* key, const QList<qreal>& wanted); // false: it is kept already
    int percent(const char* key, int otherwise) const;
    QString oneOf(const char* key, const QStringList& names) const;
    bool hasRoom() const;
    void write();
    void sayUnkept();

    QSettings m_settings;
    QVariantMap m_unwritten;
    QTimer m_writing;
    bool m_saidUnkept = false;
};

} // namespace capitol::app
