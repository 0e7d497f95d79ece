// A game on a board of a file, as the window's models would show it.
#pragma once

#include "capitol/variant/variant.h"
#include "stub_list.h"

#include <memory>

// What a site says of a building, and the yard of a lot.
QVariantMap building(int owner, int floors, int roof);
QVariantMap lot(int floors, int roof, int count);

struct StubTable
{
    // Nothing is built yet.
    explicit StubTable(const QString& boardFile);
    explicit StubTable(const capitol::BoardMap& board);
    // To the third round; on the shipped board only.
    void playOn();

    // The row of an area's site, counted from 0; -1 is its large site.
    int siteRow(const QString& area, int site) const;
    void clear(); // the board alone, nothing on it
    void put(const QString& area, int site, const QVariantMap& values);

    std::unique_ptr<StubList> sites;
    std::unique_ptr<StubList> areas;
    std::unique_ptr<StubList> yard;
    std::unique_ptr<StubList> land;
};
