// The figures of a measurement in words.
#pragma once

#include "measure/some_figure.h"

#include <QCoreApplication>

namespace capitol::app {

class FigureWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::FigureWords)

public:
    static QString nameOf(SomeFigure figure);
    static QString nameOf(Figure figure);
    static QString nameOf(canal::Figure figure); // canal_figure_words.cpp

private:
    static QString scoreName(Figure figure);
    static QString leadOrTieName(Figure figure);
    static QString auctionName(Figure figure);
    static QString buildingName(Figure figure);
    static QString cardOrMoveName(Figure figure);
    static QString canalScoreName(canal::Figure figure);
    static QString canalMapName(canal::Figure figure);
    static QString canalCardName(canal::Figure figure);
    static QString canalCourseName(canal::Figure figure);
};

} // namespace capitol::app
