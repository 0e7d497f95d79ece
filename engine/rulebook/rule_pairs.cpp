#include "rulebook/rule_pairs.h"

#include "rulebook/plain_text.h"

namespace capitol {
namespace {

// The sentences that are not as in the other; what is between them is a space at least.
std::string marked(const Text& text)
{
    Text differing;
    bool is_apart = false;
    for (const Span& span : text) {
        if (span.differs && is_apart && !differing.empty())
            differing.push_back({.text = " "});
        if (span.differs)
            differing.push_back(span);
        is_apart = !span.differs;
    }
    return plain(differing);
}

// As `words` has each cell.
std::string row_line(const std::vector<Text>& row, std::string (*words)(const Text&))
{
    std::string line;
    for (const Text& cell : row)
        if (const std::string said = words(cell); !said.empty())
            line += (line.empty() ? "" : " · ") + said;
    return line;
}

std::string marked_rows(const Block& table)
{
    std::string lines;
    for (const auto& row : table.rows) {
        const std::string line = row_line(row, marked);
        lines += lines.empty() || line.empty() ? line : "; " + line;
    }
    return lines;
}

std::string heads_of(const Block& block)
{
    return block.rows.empty() ? std::string() : row_line(block.rows.front(), plain);
}

bool is_rule(const Block& block)
{
    return block.differs && block.kind != Block::Kind::example && block.kind != Block::Kind::diagram;
}

} // namespace

std::vector<RulePair> rule_pairs(const Rulebook& book, const Language& language)
{
    const std::string silent = language.phrase("silent");
    std::vector<RulePair> pairs;
    std::string chapter;
    for (const Block& block : book.blocks) {
        if (block.kind == Block::Kind::chapter)
            chapter = plain(block.text);
        if (!is_rule(block))
            continue;
        const std::string ours = block.kind == Block::Kind::table ? marked_rows(block) : marked(block.text);
        const std::string theirs = plain(block.note);
        pairs.push_back({block.chapter, chapter, heads_of(block), theirs, ours.empty() ? silent : ours,
                         theirs == silent, ours.empty()});
    }
    return pairs;
}

} // namespace capitol
