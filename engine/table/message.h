// What clients send, read as if by an enemy (docs/network.md). One message is one JSON object.
#pragma once

#include "base/field.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace table {

using Json = nlohmann::ordered_json; // what is sent: keys in the order in which they are written

using Connection = std::uint64_t; // whoever carries the messages numbers them, each once
using Time = std::int64_t;        // milliseconds of a clock that never goes back
inline constexpr Time second = 1000;

inline constexpr std::size_t longest_greeting = std::size_t{4} << 10; // bytes, until `hello` is accepted
inline constexpr std::size_t longest_message = std::size_t{64} << 10; // bytes
inline constexpr std::size_t longest_id = 40;                         // bytes of a request's id
inline constexpr std::size_t longest_name = 24;                       // characters
inline constexpr std::size_t longest_saying = 300;                    // characters
inline constexpr std::size_t most_recalled = 2000;                    // steps that `past` tells

// Thrown where a request is refused; then nothing has changed.
struct Refused
{
    std::string code; // of network.md
    std::string message;
    std::string at{}; // path in the message, may be empty
    Time retry = 0;   // after so many milliseconds it may be tried again; 0: that would not help
};

// A message with a type that there is and no keys but that type's.
struct Request
{
    std::string type;
    std::string id;      // as the client wrote it; empty for none
    std::string digest;  // of all that it says: a repeat has the same
    nlohmann::json body; // an object
    capitol::Field field() const { return {body, ""}; }
};

// Throws Refused or capitol::FieldFault.
Request read_request(std::string_view bytes);

// The id, as far as bytes that were refused have one, so that the refusal can name it.
std::string id_in(std::string_view bytes);

// Text that others will see: as it is, or refused. It has 1 to `most` characters, none of them a control
// character or one that reverses a line, and more than blanks.
std::string read_shown(const capitol::Field& field, std::size_t most);

// `{"type":...,"id":...}`: an answer to a request with that id, if it has one.
Json answer_to(const std::string& id, const char* type);
// `error`, as it is sent.
Json print_refusal(const std::string& id, const Refused& refused);
std::string print(const Json& json);

} // namespace table
