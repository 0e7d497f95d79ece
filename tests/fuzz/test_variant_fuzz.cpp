// Feeds mutated variant and board files to the library. Whatever comes, it answers soon with a value or with
// diagnostics that name a place; a value is playable and survives being written.
//   test_variant_fuzz [--count N | --seconds S] [--seed N]
#include "mutator.h"
#include "variant/library.h"
#include "variant/writer.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace capitol;
namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

struct Options
{
    long count = 1500;
    double seconds = 0; // instead of a count
    std::uint32_t seed = 20011123;
};

std::string read(const fs::path& file)
{
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

std::vector<std::string> seeds(const Library& library)
{
    std::vector<std::string> texts;
    for (const VariantEntry& entry : library.entries()) {
        texts.push_back(read(entry.file));
        if (const auto loaded = library.load(entry.id))
            texts.push_back(write_rules_line(loaded.value->rules));
    }
    return texts;
}

// A folder whose only board is the text.
class BoardFolder
{
public:
    BoardFolder()
        : m_folder(fs::temp_directory_path() / ("capitol-fuzz-" + std::to_string(std::random_device()())))
    {
        fs::create_directories(m_folder / "boards");
    }
    ~BoardFolder()
    {
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }
    BoardFolder(const BoardFolder&) = delete;
    BoardFolder& operator=(const BoardFolder&) = delete;

    Loaded<BoardMap> load(const std::string& text) const
    {
        std::ofstream(m_folder / "boards" / "rome.yaml", std::ios::binary) << text;
        return Library({m_folder}).load_board("rome");
    }

private:
    fs::path m_folder;
};

// What is wrong with the answer; empty if nothing is.
template <typename T>
std::string fault_of(const Loaded<T>& loaded)
{
    if (loaded.value.has_value() == has_errors(loaded.diagnostics))
        return "neither a value nor a diagnostic, or both";
    for (const Diagnostic& diagnostic : loaded.diagnostics) {
        if (diagnostic.file.empty() || diagnostic.line < 0 || diagnostic.column < 0)
            return "no place: " + diagnostic.text();
        if (diagnostic.text().size() > 4000)
            return "long-winded: " + diagnostic.text().substr(0, 200);
    }
    return {};
}

std::string fault_of_variant(const Library& library, const std::string& text)
{
    const auto loaded = library.load_text(text, "fuzz.yaml");
    if (std::string fault = fault_of(loaded); !fault.empty() || !loaded)
        return fault;
    if (!find_unplayable(loaded.value->rules, loaded.value->map.board).empty())
        return "cannot be played";
    const auto again = library.load_text(write_variant(*loaded.value), "fuzz.yaml");
    return again && *again.value == *loaded.value ? "" : "does not survive being written";
}

bool is_done(const Options& options, long count, Clock::time_point start)
{
    const std::chrono::duration<double> passed = Clock::now() - start;
    return options.seconds > 0 ? passed.count() >= options.seconds : count >= options.count;
}

int run(const Options& options)
{
    const Library library({"", CAPITOL_VARIANTS_DIR});
    const BoardFolder boards;
    Mutator variants(seeds(library), options.seed);
    Mutator maps({read(fs::path(CAPITOL_VARIANTS_DIR) / "boards" / "rome.yaml")}, options.seed);
    const auto start = Clock::now();
    double slowest = 0;
    long count = 0;
    for (; !is_done(options, count, start); ++count) {
        const bool is_board = count % 4 == 0;
        const std::string text = is_board ? maps.next() : variants.next();
        const auto before = Clock::now();
        const std::string fault = is_board ? fault_of(boards.load(text)) : fault_of_variant(library, text);
        const std::chrono::duration<double> took = Clock::now() - before;
        slowest = std::max(slowest, took.count());
        if (fault.empty() && took.count() < 10)
            continue;
        std::cerr << "input " << count << " of seed " << options.seed << ": "
                  << (fault.empty() ? "took " + std::to_string(took.count()) + " s" : fault) << "\n"
                  << text << std::endl;
        return EXIT_FAILURE;
    }
    std::cout << count << " inputs, the slowest took " << slowest << " s" << std::endl;
    return EXIT_SUCCESS;
}

} // namespace

int main(int argc, char** argv)
{
    Options options;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string name = argv[i];
        if (name == "--count")
            options.count = std::atol(argv[i + 1]);
        else if (name == "--seconds")
            options.seconds = std::atof(argv[i + 1]);
        else if (name == "--seed")
            options.seed = static_cast<std::uint32_t>(std::atol(argv[i + 1]));
    }
    return run(options);
}
