// capitol-server games: the finished games in a server's folder, also while it runs.
#pragma once

#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace capitol {

class GamesCommand
{
public:
    explicit GamesCommand(CLI::App& app);
    bool is_given() const;
    // Prints them, after parsing. `called`: how the program was. Throws std::runtime_error.
    void run(const char* called) const;

private:
    CLI::App* m_command;
    std::string m_folder;
    std::string m_player;
    std::string m_variant;
    std::string m_since;
    std::string m_variants;
    bool m_json = false;
};

} // namespace capitol
