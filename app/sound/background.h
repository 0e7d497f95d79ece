// Ambience and music behind the game. Each has a volume of its own, and both are silent while the table is
// not looked at.
#pragma once

#include "sound/fading_loop.h"

#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class Background : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.background is the one.")
    // The table is in sight, and its window has the keyboard.
    Q_PROPERTY(bool attended READ attended WRITE setAttended NOTIFY attendedChanged)

public:
    using MakeLoop = std::function<std::unique_ptr<LoopPlayer>(const QString& name)>;

    explicit Background(QObject* parent = nullptr) : Background(loopOnDevice, parent) {}
    explicit Background(const MakeLoop& make, QObject* parent = nullptr);

    // In per cent; 0 is off.
    void setVolumes(int ambience, int music);
    bool attended() const { return m_attended; }
    void setAttended(bool attended);
    bool playing() const { return m_ambience.playing() || m_music.playing(); }

signals:
    void attendedChanged();

private:
    void fade();

    FadingLoop m_ambience;
    FadingLoop m_music;
    int m_ambienceVolume = 0;
    int m_musicVolume = 0;
    bool m_attended = false;
};

} // namespace capitol::app
