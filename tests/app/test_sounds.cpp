// What is heard of a game and behind it; and that nothing is said where nothing can be heard.
#include "sound/background.h"
#include "sound/device.h"
#include "sound/sounds.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace capitol;
using namespace capitol::app;

class TestSounds : public QObject
{
    Q_OBJECT

private slots:
    void every_deed_has_its_sound_data();
    void every_deed_has_its_sound();
    void what_follows_at_once_is_heard_as_one();
    void every_sound_is_in_the_program_data();
    void every_sound_is_in_the_program();
    void a_loop_is_in_the_program_data();
    void a_loop_is_in_the_program();
    void a_loop_is_faded_in_and_out();
    void who_is_away_hears_nothing();
    void each_volume_is_its_own();
    void a_loop_that_cannot_be_played_is_none();
    void without_a_device_there_is_silence();
};

namespace {

// A sound of the program, as samples from -1 to 1.
struct Samples
{
    explicit Samples(const QString& name)
    {
        QFile file(":/sounds/" + name + ".wav");
        if (!file.open(QIODevice::ReadOnly))
            return;
        bytes = file.readAll();
        const qsizetype data = bytes.indexOf("data") + 8;
        rate = int(qFromLittleEndian<quint32>(bytes.constData() + 24));
        for (qsizetype at = data; data > 8 && at + 1 < bytes.size(); at += 2)
            all.append(qFromLittleEndian<qint16>(bytes.constData() + at) / 32768.0);
    }

    double seconds() const { return double(all.size()) / rate; }
    // The same sample again after the end: it is a circle.
    double at(qsizetype place) const { return all[(place + all.size()) % all.size()]; }
    double loudest() const
    {
        double most = 0;
        for (const double sample : all)
            most = std::max(most, std::abs(sample));
        return most;
    }
    double mean() const { return std::accumulate(all.begin(), all.end(), 0.0) / double(all.size()); }
    // The square root of the mean square, of so many from there on.
    double power(qsizetype from, qsizetype count) const
    {
        double sum = 0;
        for (qsizetype i = from; i < from + count; ++i)
            sum += at(i) * at(i);
        return std::sqrt(sum / double(count));
    }
    double largestStep(qsizetype from, qsizetype count) const
    {
        double most = 0;
        for (qsizetype i = from; i < from + count; ++i)
            most = std::max(most, std::abs(at(i + 1) - at(i)));
        return most;
    }

    QByteArray bytes;
    int rate = 1;
    QList<double> all;
};

// What was asked of a loop, in place of a device.
struct Loudspeaker
{
    bool on = false;
    int starts = 0;
    QList<double> gains;
};

class FakePlayer : public LoopPlayer
{
public:
    explicit FakePlayer(Loudspeaker& heard) : m_heard(heard) {}
    void start() override
    {
        m_heard.on = true;
        ++m_heard.starts;
    }
    void stop() override { m_heard.on = false; }
    void setGain(double gain) override { m_heard.gains.append(gain); }

private:
    Loudspeaker& m_heard;
};

} // namespace

Q_DECLARE_METATYPE(capitol::Event)
using Heard = std::optional<Sound>;
Q_DECLARE_METATYPE(Heard)

void TestSounds::every_deed_has_its_sound_data()
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

void TestSounds::every_deed_has_its_sound()
{
    QFETCH(Event, event);
    QFETCH(Heard, sound);
    QCOMPARE(soundOf(event), sound);
}

void TestSounds::what_follows_at_once_is_heard_as_one()
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

void TestSounds::every_sound_is_in_the_program_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"card", "floor", "roof", "house", "tile", "coin", "fanfare"})
        QTest::newRow(name) << name;
}

// Loud enough to be heard, and not overdone.
void TestSounds::every_sound_is_in_the_program()
{
#ifndef CAPITOL_SOUND
    QSKIP("Built without Qt Multimedia: there are no sounds.");
#endif
    QFETCH(QString, name);
    const Samples sound(name);
    QCOMPARE(sound.bytes.left(4), QByteArray("RIFF"));
    QCOMPARE(sound.bytes.mid(8, 4), QByteArray("WAVE"));
    QVERIFY2(sound.seconds() > 0.02 && sound.seconds() < 4, qPrintable(QString::number(sound.seconds())));
    QVERIFY2(sound.loudest() > 0.03 && sound.loudest() < 1, qPrintable(QString::number(sound.loudest())));
}

void TestSounds::a_loop_is_in_the_program_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("ambience") << "ambience" << 20.0 << 40.0;
    QTest::newRow("music") << "music" << 60.0 << 120.0;
}

// Soft throughout, never clipped, around zero, and its end goes on into its beginning: no step there, and no
// change of loudness, that is not found elsewhere.
void TestSounds::a_loop_is_in_the_program()
{
#ifndef CAPITOL_SOUND
    QSKIP("Built without Qt Multimedia: there are no sounds.");
#endif
    QFETCH(QString, name);
    QFETCH(double, least);
    QFETCH(double, most);
    const Samples loop(name);
    QVERIFY(loop.bytes.size() < 4'000'000);
    QVERIFY2(loop.seconds() >= least && loop.seconds() <= most, qPrintable(QString::number(loop.seconds())));
    QVERIFY2(loop.loudest() > 0.2 && loop.loudest() < 0.7, qPrintable(QString::number(loop.loudest())));
    QVERIFY2(std::abs(loop.mean()) < 0.0005, qPrintable(QString::number(loop.mean())));
    const qsizetype count = loop.all.size();
    const double whole = loop.power(0, count);
    QVERIFY2(whole > 0.02 && whole < 0.2, qPrintable(QString::number(whole)));
    const qsizetype half = loop.rate / 2;
    double softest = 1;
    for (qsizetype from = 0; from < count; from += half) {
        softest = std::min(softest, loop.power(from, half));
        QVERIFY(loop.power(from, half) < 4 * whole);
    }
    QVERIFY2(softest > whole / 10, qPrintable(QString::number(softest)));
    QVERIFY(std::abs(loop.at(-1) - loop.at(0)) <= loop.largestStep(0, count - 1));
    QVERIFY(loop.largestStep(-half, 2 * half) <= loop.largestStep(half, count - 2 * half));
    QVERIFY(loop.largestStep(0, count) < 0.35); // a click is a step from one end to the other
}

void TestSounds::a_loop_is_faded_in_and_out()
{
    Loudspeaker heard;
    FadingLoop loop([&] { return std::make_unique<FakePlayer>(heard); });
    loop.fadeTo(0);
    QVERIFY(!heard.on && !loop.playing());
    loop.fadeTo(0.5);
    QVERIFY(heard.on);
    QTRY_COMPARE(heard.gains.last(), 0.5);
    QCOMPARE(heard.gains.first(), 0);
    QVERIFY(std::is_sorted(heard.gains.begin(), heard.gains.end()));
    for (qsizetype i = 1; i < heard.gains.size(); ++i)
        QVERIFY(heard.gains[i] - heard.gains[i - 1] < 0.05);
    const qsizetype steps = heard.gains.size();
    QTest::qWait(100);
    QCOMPARE(heard.gains.size(), steps); // nothing is done while it plays
    QElapsedTimer clock;
    clock.start();
    loop.fadeTo(0);
    QVERIFY(heard.on); // not cut off
    QTRY_VERIFY(!heard.on);
    QVERIFY(clock.elapsed() < 1000);
    QVERIFY(!loop.playing());
    QCOMPARE(heard.gains.last(), 0);
    loop.fadeTo(1);
    QTest::qWait(100);
    loop.fadeTo(0); // thought better of it
    QTRY_VERIFY(!heard.on);
    QCOMPARE(heard.starts, 2);
    loop.fadeTo(1);
    loop.fadeTo(0); // at once
    QTRY_VERIFY(!loop.playing());
}

void TestSounds::who_is_away_hears_nothing()
{
    QMap<QString, Loudspeaker> heard;
    Background background([&](const QString& name) { return std::make_unique<FakePlayer>(heard[name]); });
    background.setVolumes(50, 50);
    QVERIFY(heard.isEmpty()); // not at the table yet
    background.setAttended(true);
    QVERIFY(heard["ambience"].on && heard["music"].on);
    QTRY_VERIFY(heard["music"].gains.last() > 0.3);
    background.setAttended(false);
    QTRY_VERIFY_WITH_TIMEOUT(!heard["ambience"].on && !heard["music"].on, 1000);
    background.setAttended(true);
    QTRY_VERIFY(background.playing());
    QCOMPARE(heard["music"].starts, 2);
}

void TestSounds::each_volume_is_its_own()
{
    QMap<QString, Loudspeaker> heard;
    Background background([&](const QString& name) { return std::make_unique<FakePlayer>(heard[name]); });
    background.setAttended(true);
    background.setVolumes(0, 0);
    QVERIFY(heard.isEmpty() && !background.playing());
    background.setVolumes(25, 0);
    QCOMPARE(heard.keys(), QStringList{"ambience"});
    QTRY_COMPARE(heard["ambience"].gains.last(), gainOf(25));
    background.setVolumes(100, 25);
    QTRY_COMPARE(heard["ambience"].gains.last(), 1);
    QTRY_COMPARE(heard["music"].gains.last(), gainOf(25));
    background.setVolumes(0, 25);
    QTRY_VERIFY_WITH_TIMEOUT(!heard["ambience"].on, 1000);
    QVERIFY(heard["music"].on);
    QVERIFY(gainOf(0) == 0 && gainOf(25) < 0.15 && gainOf(50) < gainOf(75));
}

void TestSounds::a_loop_that_cannot_be_played_is_none()
{
    Background background([](const QString&) { return std::unique_ptr<LoopPlayer>(); });
    background.setVolumes(100, 100);
    background.setAttended(true);
    background.setAttended(false);
    QVERIFY(!background.playing());
}

void TestSounds::without_a_device_there_is_silence()
{
    // Qt itself says that there is no PulseAudio server; we have nothing to add.
    QTest::failOnWarning(QRegularExpression(R"(^(?!PulseAudioService: pa_context_connect\(\) failed$))"));
    Sounds sounds;
    sounds.hear(GameOver{});
    sounds.hear(Drew{});
    Background background;
    background.setVolumes(100, 100);
    background.setAttended(true);
    QTest::qWait(200);
    QVERIFY(!background.playing());
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
