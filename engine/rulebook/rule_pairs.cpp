#include "rulebook/rule_pairs.h"

#include "rulebook/plain_text.h"

namespace capitol {
namespace {

// The sentences that are not as in the other.
std::string marked(const Text& text)
{
    Text differing;
    for (const Span& span : text)
        if (span.differs)
            differing.push_back(span);
    return plain(differing);
}

std::string marked_rows(const Block& table)
{
    std::string lines;
    for (const auto& row : table.rows) {
        std::string line;
        for (const Text& cell : row)
            if (const std::string words = marked(cell); !words.empty())
                line += (line.empty() ? "" : " · ") + words;
        lines += lines.empty() || line.empty() ? line : "; " + line;
    }
    return lines;
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
        pairs.push_back(
            {block.chapter, chapter, plain(block.note), ours.empty() ? silent : ours, ours.empty()});
    }
    return pairs;
}

} // namespace capitol
