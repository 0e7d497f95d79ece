// Where the nodes of a YAML tree begin and end in their text, in bytes. What the tree does not tell (an
// anchor in an odd place, an alias of a block) may come out wrong: code that edits with it must parse the
// result again.
#pragma once

#include "base/yaml_tree.h"

namespace capitol {

class YamlLayout
{
public:
    explicit YamlLayout(std::string_view text);

    std::string_view text() const { return m_text; }
    const std::string& line_break() const { return m_line_break; }

    std::size_t offset(Place place) const;
    // Just after the last byte of the node, without comments that follow it.
    std::size_t end_of(const YamlNode& node) const;
    std::size_t end_of(const YamlEntry& entry) const;   // of its value, or behind its colon
    std::size_t start_of(const YamlEntry& entry) const; // of its value
    std::size_t behind_colon(const YamlEntry& entry) const;
    // Behind the bracket that opens it.
    std::size_t behind_bracket(const YamlNode& flow) const;

    // Behind an item of a flow list or map, past comments; the last one may have none.
    std::optional<std::size_t> comma_behind(std::size_t item_end) const;

    std::size_t line_start(std::size_t at) const;
    std::size_t line_end(std::size_t at) const; // before the line break
    std::size_t next_line(std::size_t at) const;
    bool is_blank(std::size_t at) const;    // the line
    bool begins_line(std::size_t at) const; // but for blanks
    bool ends_line(std::size_t at) const;   // but for blanks and a comment
    // Before the line break of the last line that is the entry's: comments below it that are indented more
    // than its key are.
    std::size_t last_line_end(const YamlEntry& entry) const;
    // The blanks before an entry's key.
    std::string indent_of(const YamlEntry& entry) const;
    // The blanks that begin the line.
    std::string indent_at(std::size_t at) const;
    // Blank lines part the entries of a block.
    bool sections_are_apart(const YamlNode& map) const;

private:
    std::size_t behind_properties(std::size_t at) const;
    std::size_t behind_quotes(std::size_t at) const;
    std::size_t behind_plain(std::size_t at, std::string_view value) const;
    std::size_t behind_block_scalar(std::size_t at) const;
    std::size_t behind_flow(std::size_t at, char bracket) const;
    std::size_t behind_word(std::size_t at) const;
    bool is_left_out(const YamlEntry& entry) const;

    std::string_view m_text;
    std::string m_line_break = "\n";
    std::size_t m_mark = 0; // bytes of a byte order mark
    std::vector<std::size_t> m_line_starts;
};

} // namespace capitol
