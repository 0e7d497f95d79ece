// What is heard of a game; and that nothing is said where nothing can be heard.
#include "sound/sounds.h"

#include <QRegularExpression>
#include <QTest>

using namespace capitol;
using namespace capitol::app;

class TestSounds : public QObject
{
    Q_OBJECT

private slots:
    void everyDeedHasItsSound_data();
    void everyDeedHasItsSound();
    void withoutADeviceThereIsSilence();
};

Q_DECLARE_METATYPE(capitol::Event)
using Heard = std::optional<Sound>;
Q_DECLARE_METATYPE(Heard)

void TestSounds::everyDeedHasItsSound_data()
{
    QTest::addColumn<Event>("event");
    QTest::addColumn<Heard>("sound");
    const auto played = [](MoveKind kind, bool forNothing) {
        Played event{};
        event.move.kind = kind;
        event.move.for_nothing = forNothing;
        return Event(event);
    };
    QTest::newRow("a floor") << played(MoveKind::floor, false) << Heard(Sound::Floor);
    QTest::newRow("a roof") << played(MoveKind::roof, false) << Heard(Sound::Roof);
    QTest::newRow("a permit") << played(MoveKind::permit, false) << Heard(Sound::House);
    QTest::newRow("for nothing") << played(MoveKind::roof, true) << Heard(Sound::Card);
    QTest::newRow("a bid") << Event(BidRevealed{}) << Heard(Sound::Card);
    QTest::newRow("a tile") << Event(TilePlaced{}) << Heard(Sound::Tile);
    QTest::newRow("an area") << Event(AreaScored{}) << Heard(Sound::Coin);
    QTest::newRow("a draw") << Event(Drew{}) << Heard(Sound::Card);
    QTest::newRow("the end") << Event(GameOver{}) << Heard(Sound::Fanfare);
    QTest::newRow("a pass") << Event(Passed{}) << Heard();
    QTest::newRow("a round") << Event(RoundBegan{}) << Heard();
}

void TestSounds::everyDeedHasItsSound()
{
    QFETCH(Event, event);
    QFETCH(Heard, sound);
    QCOMPARE(soundOf(event), sound);
}

void TestSounds::withoutADeviceThereIsSilence()
{
    // Qt itself says that there is no PulseAudio server; we have nothing to add.
    QTest::failOnWarning(QRegularExpression(R"(^(?!PulseAudioService: pa_context_connect\(\) failed$))"));
    Sounds sounds;
    sounds.hear(GameOver{});
    sounds.hear(Drew{});
    QTest::qWait(200);
}

int main(int argc, char** argv)
{
    qunsetenv("CAPITOL_SILENT");
    qputenv("PULSE_SERVER", "/nowhere"); // on a machine that has one, too
    QCoreApplication program(argc, argv);
    TestSounds test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_sounds.moc"
