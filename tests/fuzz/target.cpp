#include "target.h"

#include "capitol/record/position_json.h"
#include "shipped.h"

#include <algorithm>
#include <fstream>
#include <random>

namespace capitol::fuzz {

namespace fs = std::filesystem;

void expect(bool holds, const std::string& what)
{
    if (!holds)
        throw Fault(what);
}

void expect_none(const test::Problems& problems)
{
    if (!problems.empty())
        throw Fault(problems.front());
}

void expect_told(const Diagnostics& diagnostics)
{
    for (const Diagnostic& diagnostic : diagnostics) {
        expect(!diagnostic.file.empty() && diagnostic.line >= 0 && diagnostic.column >= 0,
               "no place: " + diagnostic.text());
        expect(diagnostic.text().size() < 4000, "long-winded: " + diagnostic.text().substr(0, 200));
    }
}

test::Problems wants_of(const Rules& rules, const Position& position)
{
    test::Problems wants;
    test::audit_pieces(rules, position, wants);
    return wants;
}

namespace {

void expect_no_more(const Rules& rules, const Position& position, const test::Problems& wants)
{
    test::Problems problems = wants_of(rules, position);
    std::erase_if(problems, [&](const std::string& problem) {
        return std::ranges::find(wants, problem) != wants.end();
    });
    test::audit_caches(rules, position, problems);
    expect_none(problems);
}

} // namespace

void expect_sound(const Rules& rules, const Position& position, const test::Problems& wants)
{
    expect_no_more(rules, position, wants);
    const auto printed = print_position(rules, "x", position);
    const ParsedPosition parsed = parse_position(rules, printed);
    expect(parsed.position.has_value(), "a printed position is refused: " + parsed.at + ": " + parsed.error);
    expect(*parsed.position == position, "a position is not read as it was printed: " + printed.dump());
}

void play_on(const Rules& rules, Position position, std::uint64_t seed, int moves)
{
    const test::Problems wants = wants_of(rules, position);
    Random random(seed);
    for (; moves > 0 && position.phase != Phase::over; --moves) {
        expect_no_more(rules, position, wants);
        apply(rules, position, random_choice(rules, position, random));
    }
}

fs::path shipped_folder()
{
    return fs::path(CAPITOL_SOURCE_DIR) / "variants";
}

const Library& shipped()
{
    static const Library library({"", shipped_folder()});
    return library;
}

const std::vector<Rules>& shipped_rules()
{
    static const std::vector<Rules> all = [] {
        std::vector<Rules> rules;
        for (const std::string& id : test::shipped_ids)
            rules.push_back(test::shipped_rules(id));
        return rules;
    }();
    return all;
}

Scratch::Scratch()
    : m_path(fs::temp_directory_path() / ("capitol-fuzz-" + std::to_string(std::random_device()())))
{
    fs::create_directories(m_path);
}

Scratch::~Scratch()
{
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

fs::path Scratch::write(const std::string& name, std::string_view text) const
{
    const fs::path file = m_path / name;
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

} // namespace capitol::fuzz
