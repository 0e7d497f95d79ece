#include "sound/sounds.h"

#include "sound/device.h"

#ifdef CAPITOL_SOUND
#include <QSoundEffect>
#endif

namespace capitol::app {

namespace {

constexpr qint64 pause = 70; // milliseconds between two sounds

struct SoundOf
{
    using Result = std::optional<Sound>;

    Result operator()(const Played& played) const
    {
        if (played.move.for_nothing)
            return Sound::Card;
        if (played.move.kind == MoveKind::permit)
            return Sound::House;
        return played.move.kind == MoveKind::roof ? Sound::Roof : Sound::Floor;
    }
    Result operator()(const BidRevealed&) const { return Sound::Card; }
    Result operator()(const Drew&) const { return Sound::Card; }
    Result operator()(const TilePlaced&) const { return Sound::Tile; }
    Result operator()(const AreaScored&) const { return Sound::Coin; }
    Result operator()(const GameOver&) const { return Sound::Fanfare; }
    template <typename Other>
    Result operator()(const Other&) const
    {
        return {};
    }
};

} // namespace

std::optional<Sound> soundOf(const Event& event)
{
    return std::visit(SoundOf(), event);
}

std::optional<Sound> SoundSelection::hear(const Event& event, qint64 now)
{
    const std::optional<Sound> sound = soundOf(event);
    if (!sound || (m_last && now - *m_last < pause && *sound != Sound::Fanfare))
        return {};
    m_last = now;
    return sound;
}

Sounds::Sounds(QObject* parent) : QObject(parent)
{
    m_clock.start();
}

void Sounds::hear(const Event& event)
{
    if (m_volume == 0)
        return;
    if (const auto sound = m_selection.hear(event, m_clock.elapsed()))
        play(*sound);
}

#ifdef CAPITOL_SOUND

namespace {

const char* nameOf(Sound sound)
{
    constexpr const char* names[] = {"card", "floor", "roof", "house", "tile", "coin", "fanfare"};
    return names[int(sound)];
}

} // namespace

void Sounds::play(Sound sound)
{
    if (!canBeHeard())
        return;
    QSoundEffect*& effect = m_effects[sound];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(soundFile(QLatin1String(nameOf(sound))));
    }
    effect->setVolume(float(gainOf(m_volume)));
    effect->play();
}

#else

void Sounds::play(Sound) {}

#endif

} // namespace capitol::app
