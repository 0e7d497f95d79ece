// What the tests of Canal Mania's table share: games to begin with, a table with a record on disk, and
// someone to play at it.
#pragma once

#include "base/random.h"
#include "canal/canal_session.h"
#include "canal/variant/library.h"

#include <QTemporaryDir>

#include <filesystem>

namespace canal::app {

const Library& testLibrary();

// `players`: "human" or a computer player's name each. `endScore`: the points that end the game; 0: the
// variant's.
Record freshRecord(const QStringList& players, std::uint64_t seed, int endScore = 0,
                   const char* variant = usual_variant);

Record loadedRecord(const std::filesystem::path& file);

// A session with its record in a temporary folder, its models watched.
class TestTable
{
public:
    explicit TestTable(Record record);

    // Waits while computer players think, and uncovers hands; false if it takes too long.
    bool wait();
    Composer& composer() { return *session.composer(); }

    QTemporaryDir folder;
    std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "current.canal";
    Session session;
};

QVariant valueOf(const GadgetModel& model, int row, const char* role);
// The places that the route of goods comes to.
QList<int> placesOf(const Session& session);
// The route goes from hex to hex, over tiles of whose section it is.
void checkCarried(Session& session);

// Does anything that is offered, as a person with a mouse would.
class Pilot
{
public:
    explicit Pilot(std::uint64_t seed) : m_random(seed) {}
    void act(TestTable& table);

private:
    bool chance(int of) { return m_random.below(std::uint32_t(of)) == 0; }

    capitol::Random m_random;
};

} // namespace canal::app
