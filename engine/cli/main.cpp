// capitol-cli where Qt WebSockets is not: with the engine's commands.
#include "cli/run.h"

int main(int argc, char** argv)
{
    return capitol::run_cli(argc, argv);
}
