#include "capitol/readings/readings_library.h"

#include "base/yaml_file.h"
#include "capitol/readings/chapter_reader.h"
#include "capitol/readings/legend_reader.h"
#include "capitol/readings/synonym_reader.h"

#include <algorithm>
#include <iterator>

namespace capitol {
namespace {

namespace fs = std::filesystem;

// The first that is there; else the last, whose absence will be told.
fs::path find_legend(const std::vector<fs::path>& folders)
{
    fs::path legend;
    std::error_code error;
    for (const fs::path& folder : folders) {
        legend = folder / "readings" / "legend.yaml";
        if (fs::is_regular_file(legend, error))
            break;
    }
    return legend;
}

// Reads a file by `read(tree, report)`.
template <typename Read>
void read_file(const fs::path& file, Diagnostics& diagnostics, Read read)
{
    Report report(display(file));
    if (const auto tree = read_yaml_file(file, report))
        read(*tree, report);
    report.hand_over(diagnostics);
}

} // namespace

Loaded<Readings> load_readings(const std::vector<fs::path>& folders)
{
    Loaded<Readings> loaded;
    const fs::path legend = find_legend(folders);
    Readings readings;
    read_file(legend, loaded.diagnostics,
              [&](const YamlNode& tree, Report& report) { read_legend(tree, readings, report); });
    read_file(legend.parent_path() / "synonyms.yaml", loaded.diagnostics,
              [&](const YamlNode& tree, Report& report) { read_synonyms(tree, readings, report); });
    const std::size_t chapters = loaded.diagnostics.empty() ? readings.chapters.size() : 0;
    for (std::size_t i = 0; i < chapters; ++i)
        read_file(legend.parent_path() / (readings.chapters[i].id + ".yaml"), loaded.diagnostics,
                  [&](const YamlNode& tree, Report& report) {
                      read_chapter(tree, static_cast<int>(i), readings, report);
                  });
    if (loaded.diagnostics.empty())
        loaded.value = std::move(readings);
    return loaded;
}

} // namespace capitol
