// The target without coverage guidance: every file of the folders that are named, then files of them changed
// at random.
//   fuzz_NAME [--seconds S] [--seed N] [--words FILE] FILE-OR-FOLDER…
#include "base/files.h"
#include "mutator.h"
#include "target.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// What is being tried, for whoever must tell that the program fell over it.
std::string s_input;

void keep_input(int signal)
{
    std::ofstream("find", std::ios::binary) << s_input;
    std::cerr << "the input is in " << fs::current_path() / "find" << std::endl;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

struct Options
{
    double seconds = 1;
    std::uint32_t seed = 20011123;
    std::string words;
    std::vector<fs::path> inputs;
};

Options read_options(int argc, char** argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const char* value = i + 1 < argc ? argv[i + 1] : "";
        if (word == "--seconds")
            options.seconds = std::atof(value);
        else if (word == "--seed")
            options.seed = static_cast<std::uint32_t>(std::strtoul(value, nullptr, 10));
        else if (word == "--words")
            options.words = value;
        else {
            options.inputs.emplace_back(word);
            continue;
        }
        ++i;
    }
    return options;
}

std::string text_of(const fs::path& file)
{
    return capitol::read_file(file, capitol::most_data);
}

std::vector<fs::path> files_in(const std::vector<fs::path>& inputs)
{
    std::vector<fs::path> files;
    for (const fs::path& input : inputs)
        if (!fs::is_directory(input))
            files.push_back(input);
        else
            for (const auto& entry : fs::recursive_directory_iterator(input))
                if (entry.is_regular_file())
                    files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

bool try_named(const std::string& name, std::string text)
{
    s_input = std::move(text);
    try {
        return capitol::fuzz::try_input(s_input);
    } catch (const std::exception& fault) {
        std::cerr << name << ": " << fault.what() << std::endl;
        std::abort();
    }
}

struct Count
{
    long tried = 0;
    long accepted = 0;
    void add(bool was_accepted)
    {
        ++tried;
        accepted += was_accepted;
    }
};

Count replay(const std::vector<fs::path>& files)
{
    Count count;
    for (const fs::path& file : files)
        count.add(try_named(file.string(), text_of(file)));
    return count;
}

Count mutate(const std::vector<fs::path>& files, const Options& options)
{
    std::vector<std::string> seeds;
    for (const fs::path& file : files)
        seeds.push_back(text_of(file));
    Mutator mutator(std::move(seeds), read_words(options.words), options.seed);
    Count count;
    const auto end = Clock::now() + std::chrono::duration<double>(options.seconds);
    while (Clock::now() < end)
        count.add(
            try_named("change " + std::to_string(count.tried) + " of seed " + std::to_string(options.seed),
                      mutator.next()));
    return count;
}

} // namespace

int main(int argc, char** argv)
{
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGTERM})
        std::signal(signal, keep_input);
    const Options options = read_options(argc, argv);
    const std::vector<fs::path> files = files_in(options.inputs);
    const Count replayed = replay(files);
    if (replayed.accepted == 0 || replayed.accepted == replayed.tried) {
        std::cerr << "of " << replayed.tried << " files " << replayed.accepted
                  << " are accepted: a corpus has both kinds" << std::endl;
        return EXIT_FAILURE;
    }
    const Count mutated = mutate(files, options);
    std::cout << replayed.tried << " files, " << replayed.accepted << " accepted; " << mutated.tried
              << " changed, " << mutated.accepted << " accepted" << std::endl;
    return EXIT_SUCCESS;
}
