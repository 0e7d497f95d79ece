// Tests of the board in 3D skip themselves on a machine that cannot show it; where tests run for everybody,
// in CI, it has to be there.
#pragma once

#include <QTest>

#define CAPITOL_NEEDS_DEPTH(pilot)                                                                           \
    do {                                                                                                     \
        if (!(pilot).hasDepth() && qEnvironmentVariableIsSet("CI"))                                          \
            QFAIL("No 3D here, and this is CI: nobody would test it.");                                      \
        if (!(pilot).hasDepth())                                                                             \
            QSKIP("No 3D on this machine.");                                                                 \
    } while (false)
