// A computer player of ours at tables of a server elsewhere, one game after another: it comes back after
// every cut, thinks in a thread of its own, and agrees to whatever the others propose.
#pragma once

#include "canal/variant/library.h"
#include "capitol/variant/library.h"
#include "connection/connection.h"

namespace capitol::app {

// Which tables it wants: one of `table`, `create` and `any`.
struct TableWish
{
    std::string player = "master";
    std::string name{}; // else the player's
    std::string table{};
    bool create = false;
    bool any = false;
    std::string variant{}; // with `create`
    int seats = 2;         // the same
    int games = 1;         // with `create` and `any`
};

class TablePlayer : public QObject
{
    Q_OBJECT

public:
    virtual void start() = 0;

signals:
    void finished(int status); // of the program
};

// Of Capitol or of Canal Mania. The library lives longer.
std::unique_ptr<TablePlayer> makeTablePlayer(const Library& library, TableWish wish, ServerAddress address);
std::unique_ptr<TablePlayer> makeTablePlayer(const canal::Library& library, TableWish wish,
                                             ServerAddress address);

} // namespace capitol::app
