// The sounds of the game: wood on wood, cards, stone, coins, and a fanfare at the end.
#pragma once

#include "capitol/event.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>

#include <optional>

class QSoundEffect;

namespace capitol::app {

enum class Sound { Card, Floor, Roof, House, Tile, Coin, Fanfare };

// What an event sounds like, if it is to be heard at all.
std::optional<Sound> soundOf(const Event& event);

// Which sounds are to be played: events that follow at once, as when a show is hurried, are heard as one, but
// the end is always heard.
class SoundSelection
{
public:
    // `now`: milliseconds from any start.
    std::optional<Sound> hear(const Event& event, qint64 now);

private:
    std::optional<qint64> m_last;
};

class Sounds : public QObject
{
    Q_OBJECT

public:
    explicit Sounds(QObject* parent = nullptr);

    void setVolume(int percent) { m_volume = percent; } // 0 is off
    void hear(const Event& event);

private:
    void play(Sound sound);

    int m_volume = 100;
    QElapsedTimer m_clock;
    SoundSelection m_selection;
    QHash<Sound, QSoundEffect*> m_effects; // made when first heard: the audio device takes its time
};

} // namespace capitol::app
