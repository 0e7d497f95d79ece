// What happens at the table, to be heard: wood on wood, cards, stone, coins, and a fanfare at the end.
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

// Silent where Qt Multimedia or an audio device is missing, and where CAPITOL_SILENT is set.
class Sounds : public QObject
{
    Q_OBJECT

public:
    explicit Sounds(QObject* parent = nullptr);

    void setOn(bool on) { m_on = on; }
    // Events that follow at once, as when a show is hurried, are heard as one.
    void hear(const Event& event);

private:
    void play(Sound sound);

    bool m_on = true;
    QElapsedTimer m_last;
    QHash<Sound, QSoundEffect*> m_effects; // made when first heard: the audio device takes its time
};

} // namespace capitol::app
