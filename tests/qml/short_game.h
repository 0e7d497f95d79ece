// A variant of one round that has every phase, for tests that play at a pace that can be followed.
#pragma once

#include "sandbox.h"

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

} // namespace capitol::test
