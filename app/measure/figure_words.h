// The figures of a measurement in words.
#pragma once

#include "capitol/measure/figures.h"

#include <QCoreApplication>

namespace capitol::app {

class FigureWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::FigureWords)

public:
    static QString nameOf(Figure figure);

private:
    static QString scoreName(Figure figure);
    static QString leadOrTieName(Figure figure);
    static QString auctionName(Figure figure);
    static QString buildingName(Figure figure);
    static QString cardOrMoveName(Figure figure);
};

} // namespace capitol::app
