// What the tests of the table share: a place on disk of their own, games to begin with, someone to play them,
// and a way to see everything that the lists show.
#pragma once

#include "base/random.h"
#include "table/game_session.h"

#include <QTemporaryDir>

namespace capitol::app {

const Library& testLibrary();

// `players`: a name each, "human" or a computer player's.
Record freshRecord(const std::string& variantId, const std::vector<std::string>& players, std::uint64_t seed);

// The same, played to its end by chance.
Record playedRecord(const std::string& variantId, const std::vector<std::string>& players,
                    std::uint64_t seed);

// All of it, also what its audience cannot see: by its record.
Position positionOf(const Match& match);

// A session with its record in a temporary folder, showing all at once.
struct TestTable
{
    TestTable(const std::string& variantId, const std::vector<std::string>& players, std::uint64_t seed);
    explicit TestTable(Record record);

    const Match& match() const { return *session.match(); }
    Position position() const { return positionOf(match()); }
    // Waits while computer players think; goes past whatever is held; uncovers hands.
    void toPerson();
    bool isOver() const { return session.state()->phase() == TableState::Phase::Over && !session.canNext(); }

    QTemporaryDir folder;
    std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "current.capitol";
    GameSession session;
    Composer& composer = *session.composer();
};

// Does what a person could do at the table, by chance: one move.
class Pilot
{
public:
    explicit Pilot(std::uint64_t seed) : m_random(seed) {}
    void move(GameSession& session);

private:
    void build(GameSession& session);
    void target(GameSession& session);
    void bid(GameSession& session);
    void draw(GameSession& session);
    bool chance(int in) { return m_random.below(static_cast<std::uint32_t>(in)) == 0; }
    template <typename T>
    T any(const QList<T>& of);

    Random m_random;
};

// The row of the hand with that card, -1.
int handRow(const GameSession& session, const QString& text);
// The row of that site, `cap.5`; `cap` is the large one.
int siteRow(GameSession& session, const QString& site);
// The row of that building in the yard, `2r`; -1.
int yardRow(GameSession& session, const QString& building);
QVariant value(const QAbstractItemModel& model, int row, const char* role);
QList<RowModel*> listsOf(GameSession& session);
// Holds the lists against the position that they are to show.
void compareWithPosition(GameSession& session, const Rules& rules, const Position& position);
// All rows and roles of all lists, one line a row.
QStringList everythingShown(GameSession& session);

} // namespace capitol::app
