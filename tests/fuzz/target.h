// A fuzz target: one function that takes whatever comes. Its driver is libFuzzer (libfuzzer.cpp), or for
// compilers without one a replay of the corpus with changes made at random (replay.cpp).
#pragma once

#include "base/field.h"
#include "capitol/variant/library.h"
#include "invariants.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace capitol::fuzz {

// Each target defines it. Whether the input was accepted, that is, was what the target reads and not refused.
// Throws a Fault if something does not hold.
bool try_input(std::string_view input);

struct Fault : std::logic_error
{
    using std::logic_error::logic_error;
};
void expect(bool holds, const std::string& what);
void expect_none(const test::Problems& problems);
// That all diagnostics have a file and are short.
void expect_told(const Diagnostics& diagnostics);
// A value or errors, never both, never neither.
template <typename T>
void expect_one(const Loaded<T>& loaded)
{
    expect(loaded.value.has_value() != has_errors(loaded.diagnostics),
           "neither a value nor an error, or both");
    expect_told(loaded.diagnostics);
}

// What a position wants to be one of a game: one that was set up by hand may leave roofs and floors out, and
// have tiles that were not sold yet.
test::Problems wants_of(const Rules& rules, const Position& position);
// What holds in every position, but for its wants, and that it reads back as it is printed.
void expect_sound(const Rules& rules, const Position& position, const test::Problems& wants = {});
// Plays at random, at most so many moves, with all that must hold after each. No wants may be added.
void play_on(const Rules& rules, Position position, std::uint64_t seed, int moves);

// The shipped variants; the user's folder is none.
const Library& shipped();
std::filesystem::path shipped_folder();
// The shipped variants' rules, as test::shipped_ids lists them.
const std::vector<Rules>& shipped_rules();

// A folder that goes away with the program.
class Scratch
{
public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    std::filesystem::path write(const std::string& name, std::string_view text) const;

private:
    std::filesystem::path m_path;
};

} // namespace capitol::fuzz
