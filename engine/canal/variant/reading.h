// Reading values of maps, decks and variants: each reports what is wrong, where, and what is allowed.
#pragma once

#include "base/yaml_fields.h"
#include "canal/notation.h"

#include <span>

namespace canal {

using capitol::Diagnostic;
using capitol::need;
using capitol::Report;
using capitol::YamlNode;

inline constexpr std::size_t longest_name = 100; // characters

// A map with these keys and no others; if it is none, that is reported.
bool expect_map(const YamlNode& node, const std::string& path, const std::vector<std::string>& keys,
                Report& report);
// The items of a list of at most so many.
std::span<const YamlNode> items_of(const YamlNode& node, const std::string& path, std::size_t most,
                                   const char* what, Report& report);
void refuse(Diagnostic::Id id, const YamlNode& node, const std::string& path, std::string allowed,
            Report& report, std::string suggestion = {});

int whole_of(const YamlNode& map, const std::string& path, const char* key, int min, int max, Report& report);
// An id that none of `taken` has.
std::string id_of(const YamlNode& map, const std::string& path, const std::vector<std::string>& taken,
                  Report& report);
// One of `words`, as its number; 0 after a report.
int choice_of(const YamlNode& node, const std::string& path, const std::vector<std::string>& words,
              Report& report);
Source read_source(const YamlNode& node, const std::string& path, Report& report);
// So many of an enumeration, from that one on.
template <typename Enum>
std::vector<std::string> words_of(Enum first, int count)
{
    std::vector<std::string> words;
    for (int i = 0; i < count; ++i)
        words.emplace_back(print(static_cast<Enum>(static_cast<int>(first) + i)));
    return words;
}

// `source: {place: sheet, …}` of a record: each key must be there that the record has need of.
class Sources
{
public:
    Sources(const YamlNode& record, const std::string& path, const std::vector<std::string>& keys,
            Report& report);
    Source operator[](const char* key) const;

private:
    const YamlNode* m_node;
    const std::string m_path;
    Report& m_report;
};

} // namespace canal
