// What is heard of a game; and that nothing is said where nothing can be heard.
#include "sound/sounds.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

using namespace capitol;
using namespace capitol::app;

class TestSounds : public QObject
{
    Q_OBJECT

private slots:
    void everyDeedHasItsSound_data();
    void everyDeedHasItsSound();
    void whatFollowsAtOnceIsHeardAsOne();
    void everySoundIsInTheProgram_data();
    void everySoundIsInTheProgram();
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

void TestSounds::whatFollowsAtOnceIsHeardAsOne()
{
    SoundSelection selection;
    QCOMPARE(selection.hear(Passed{}, 0), Heard());
    QCOMPARE(selection.hear(Drew{}, 10), Heard(Sound::Card)); // what is not heard takes no room
    QCOMPARE(selection.hear(TilePlaced{}, 40), Heard());
    QCOMPARE(selection.hear(TilePlaced{}, 79), Heard());
    QCOMPARE(selection.hear(AreaScored{}, 80), Heard(Sound::Coin));
    QCOMPARE(selection.hear(GameOver{}, 81), Heard(Sound::Fanfare)); // whatever was before
    QCOMPARE(selection.hear(AreaScored{}, 82), Heard());
}

void TestSounds::everySoundIsInTheProgram_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"card", "floor", "roof", "house", "tile", "coin", "fanfare"})
        QTest::newRow(name) << name;
}

// A WAV file of 16 bits that is loud enough to be heard and does not overdo it.
void TestSounds::everySoundIsInTheProgram()
{
#ifndef CAPITOL_SOUND
    QSKIP("Built without Qt Multimedia: there are no sounds.");
#endif
    QFETCH(QString, name);
    QFile file(":/sounds/" + name + ".wav");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QCOMPARE(bytes.left(4), QByteArray("RIFF"));
    QCOMPARE(bytes.mid(8, 4), QByteArray("WAVE"));
    const qsizetype data = bytes.indexOf("data") + 8;
    QVERIFY(data > 8 && data < bytes.size());
    const auto rate = qFromLittleEndian<quint32>(bytes.constData() + 24);
    const double seconds = double(bytes.size() - data) / 2 / rate;
    QVERIFY2(seconds > 0.02 && seconds < 4, qPrintable(QString::number(seconds)));
    int loudest = 0;
    for (qsizetype at = data; at + 1 < bytes.size(); at += 2)
        loudest = std::max(loudest, qAbs(int(qFromLittleEndian<qint16>(bytes.constData() + at))));
    QVERIFY2(loudest > 1000 && loudest <= 32767, qPrintable(QString::number(loudest)));
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
