// What legend and chapters share: keys of a map, items of a list, words, text in four languages.
#pragma once

#include "base/yaml_tree.h"
#include "capitol/variant/variant.h"

#include <span>

namespace capitol {

// A map whose keys are known. What is wrong is reported under its path.
class Form
{
public:
    // Reports a node that is no map, and keys that are not `known`.
    Form(const YamlNode& node, std::string path, const std::vector<std::string>& known, Report& report);

    // Null if it is not there; `require` reports that.
    const YamlNode* find(std::string_view key) const;
    const YamlNode* require(std::string_view key, const std::string& allowed) const;
    // The list under that key; empty if it is not there or, which is reported, no list.
    std::span<const YamlNode> list(std::string_view key) const;
    std::span<const YamlNode> required_list(std::string_view key) const;

    std::string word(std::string_view key, const std::vector<std::string>& words) const;
    std::string id(std::string_view key) const;
    LocalText text(std::string_view key) const;

    std::string path(std::string_view key) const;
    Place place() const { return m_node.place; }
    void refuse(Diagnostic::Id id, const YamlNode& node, std::string_view key, std::string allowed,
                std::string suggestion = {}) const;

private:
    std::span<const YamlNode> items(const YamlNode& node, std::string_view key) const;

    const YamlNode& m_node;
    std::string m_path;
    Report& m_report;
};

// `readings[3]`
std::string item_path(const std::string& list, std::size_t index);

// Text in all four languages, none of them empty. What is missing is reported.
LocalText read_all_languages(const YamlNode& node, const std::string& path, Report& report);

// One of the words, or a report and the empty text.
std::string read_word(const YamlNode& node, const std::string& path, const std::vector<std::string>& words,
                      Report& report);

} // namespace capitol
