// Variants that are soon over, of Capitol one with a round that has every phase, for tests that play at a
// pace that can be followed.
#pragma once

#include "sandbox.h"

#include <QDir>

namespace capitol::test {

// Before the window opens.
inline QString writeShortGame(const Sandbox& sandbox)
{
    Sandbox::write(sandbox.path("variants/short.yaml"), "format: 1\n"
                                                        "id: short\n"
                                                        "extends: schmidt\n"
                                                        "name: {en: Short game}\n"
                                                        "summary: {en: One round.}\n"
                                                        "rounds: 1\n"
                                                        "auction:\n"
                                                        "  schedule: [[fountain, amphitheatre]]\n"
                                                        "draw:\n"
                                                        "  after_last_round: true\n");
    return "short";
}

// The same of Canal Mania: it ends soon.
inline void writeShortCanals(const Sandbox& sandbox)
{
    QDir().mkpath(sandbox.path("variants/canal-mania"));
    Sandbox::write(sandbox.path("variants/canal-mania/short.yaml"),
                   "format: 1\n"
                   "id: short\n"
                   "game: canal-mania\n"
                   "extends: second-edition\n"
                   "name: {en: Short game}\n"
                   "summary: {en: It ends early.}\n"
                   "end: {score: {three: 6, four: 6, five: 6}, rounds: 0}\n");
}

} // namespace capitol::test
