#include "sound/fading_loop.h"

#include "sound/device.h"

#ifdef CAPITOL_SOUND
#include <QSoundEffect>
#endif

#include <cmath>

namespace capitol::app {

namespace {

constexpr int stepTime = 20;
constexpr int steps = FadingLoop::fadeTime / stepTime; // so many that none is heard as one

#ifdef CAPITOL_SOUND

class DeviceLoop : public LoopPlayer
{
public:
    explicit DeviceLoop(const QString& name)
    {
        m_effect.setLoopCount(QSoundEffect::Infinite);
        m_effect.setSource(soundFile(name));
    }

    void start() override { m_effect.play(); }
    void stop() override { m_effect.stop(); }
    void setGain(double gain) override { m_effect.setVolume(float(gain)); }

private:
    QSoundEffect m_effect;
};

#endif

} // namespace

#ifdef CAPITOL_SOUND

std::unique_ptr<LoopPlayer> loopOnDevice(const QString& name)
{
    return canBeHeard() ? std::make_unique<DeviceLoop>(name) : nullptr;
}

#else

std::unique_ptr<LoopPlayer> loopOnDevice(const QString&)
{
    return nullptr;
}

#endif

FadingLoop::FadingLoop(MakePlayer make, QObject* parent) : QObject(parent), m_make(std::move(make))
{
    m_steps.setInterval(stepTime);
    connect(&m_steps, &QTimer::timeout, this, &FadingLoop::step);
}

void FadingLoop::fadeTo(double gain)
{
    m_goal = gain;
    m_step = (m_goal - m_gain) / steps;
    if (m_goal > 0 && !m_playing)
        begin();
    if (m_playing && m_gain != m_goal)
        m_steps.start();
}

void FadingLoop::begin()
{
    if (!m_player)
        m_player = m_make();
    if (!m_player)
        return;
    m_player->setGain(m_gain);
    m_player->start();
    m_playing = true;
}

void FadingLoop::step()
{
    const bool there = std::abs(m_goal - m_gain) <= 1.5 * std::abs(m_step);
    m_gain = there ? m_goal : m_gain + m_step;
    m_player->setGain(m_gain);
    if (!there)
        return;
    m_steps.stop();
    m_playing = m_gain > 0;
    if (!m_playing)
        m_player->stop();
}

} // namespace capitol::app
