// capitol-cli with everything.
#include "cli/run.h"
#include "join_command.h"

int main(int argc, char** argv)
{
    return capitol::run_cli(argc, argv, {capitol::app::addJoin});
}
