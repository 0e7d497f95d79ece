#include "sound/background.h"

#include "sound/device.h"

namespace capitol::app {

Background::Background(const MakeLoop& make, QObject* parent)
    : QObject(parent), m_ambience([make] { return make(QStringLiteral("ambience")); }),
      m_music([make] { return make(QStringLiteral("music")); })
{
}

void Background::setVolumes(int ambience, int music)
{
    m_ambienceVolume = ambience;
    m_musicVolume = music;
    fade();
}

void Background::setAttended(bool attended)
{
    if (attended == m_attended)
        return;
    m_attended = attended;
    fade();
    emit attendedChanged();
}

void Background::fade()
{
    m_ambience.fadeTo(m_attended ? gainOf(m_ambienceVolume) : 0);
    m_music.fadeTo(m_attended ? gainOf(m_musicVolume) : 0);
}

} // namespace capitol::app
