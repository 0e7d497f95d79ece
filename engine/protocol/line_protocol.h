// Requests and answers, a JSON object on a line each, whatever they are about (notation.md).
#pragma once

#include "base/field.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace protocol {

using Json = nlohmann::ordered_json;

// Thrown by a command; then nothing has changed.
struct Refused
{
    const char* code; // of notation.md
    std::string message;
    std::string at; // path in the request, may be empty
};

class LineProtocol
{
public:
    // The answer to one line; a refused request changes nothing.
    std::string answer(std::string_view line);
    // To a line that was not read.
    std::string answer_too_long() const;
    // After `quit`.
    bool done() const { return m_done; }

protected:
    // What the answer has besides `id` and `ok`. Whatever it throws is a refusal.
    using Command = std::function<Json(const capitol::Field& request)>;

    LineProtocol();
    ~LineProtocol() = default;
    void add(std::string name, Command command);

private:
    const Command& find_command(const std::string& name) const;

    std::vector<std::pair<std::string, Command>> m_commands;
    bool m_done = false;
};

} // namespace protocol
