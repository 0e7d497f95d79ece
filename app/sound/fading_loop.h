// A loop that is faded in and out: ambience or music. It costs nothing while it is silent.
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace capitol::app {

// What plays the loop.
class LoopPlayer
{
public:
    virtual ~LoopPlayer() = default;
    virtual void start() = 0;
    virtual void stop() = 0;
    virtual void setGain(double gain) = 0; // 0..1
};

// Null where nothing can be heard.
std::unique_ptr<LoopPlayer> loopOnDevice(const QString& name);

class FadingLoop : public QObject
{
    Q_OBJECT

public:
    using MakePlayer = std::function<std::unique_ptr<LoopPlayer>()>;
    static constexpr int fadeTime = 600; // milliseconds

    // The player is made when it is first needed: the audio device takes its time.
    explicit FadingLoop(MakePlayer make, QObject* parent = nullptr);

    void fadeTo(double gain);
    bool playing() const { return m_playing; }

private:
    void step();
    void begin();

    MakePlayer m_make;
    std::unique_ptr<LoopPlayer> m_player;
    QTimer m_steps;
    double m_gain = 0;
    double m_goal = 0;
    double m_step = 0;
    bool m_playing = false;
};

} // namespace capitol::app
