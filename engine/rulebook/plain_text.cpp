#include "rulebook/plain_text.h"

#include "base/utf8.h"

#include <algorithm>

namespace capitol {
namespace {

using BlockKind = Block::Kind;

constexpr std::size_t narrowest = 20;
constexpr std::size_t widest = 100; // longer lines are hard to read

// Puts words into lines. The first line begins with `first`, the others with as many blanks.
class Lines
{
public:
    Lines(std::size_t width, const std::string& first)
        : m_width(width), m_indent(count_characters(first)), m_text(first), m_column(m_indent)
    {
    }

    void add(std::string_view words)
    {
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            add_word(words.substr(0, end));
            words.remove_prefix(std::min(end + 1, words.size()));
        }
    }
    std::string text() const { return m_text + "\n"; }

private:
    void add_word(std::string_view word)
    {
        const std::size_t length = count_characters(word);
        if (m_column > m_indent && m_column + 1 + length > m_width) {
            m_text += "\n" + std::string(m_indent, ' ');
            m_column = m_indent;
        } else if (m_column > m_indent) {
            m_text += ' ';
            ++m_column;
        }
        m_text += word;
        m_column += length;
    }

    const std::size_t m_width;
    const std::size_t m_indent;
    std::string m_text;
    std::size_t m_column;
};

class PlainWriter
{
public:
    PlainWriter(const Rulebook& book, int width)
        : m_book(book), m_width(std::clamp(static_cast<std::size_t>(std::max(width, 0)), narrowest, widest))
    {
    }

    std::string write()
    {
        add_headline(m_book.title, '=');
        for (const std::string& line : {m_book.summary, m_book.marks})
            if (!line.empty())
                m_text += "\n" + wrapped("", line);
        for (const Block& block : m_book.blocks) {
            if (block.kind != BlockKind::item || m_last != BlockKind::item)
                m_text += "\n";
            add(block);
            m_last = block.kind;
        }
        return std::move(m_text);
    }

private:
    std::string wrapped(const std::string& first, const std::string& words) const
    {
        Lines lines(m_width, first);
        lines.add(words);
        return lines.text();
    }

    void add_headline(const std::string& words, char line)
    {
        m_text += wrapped("", words) + std::string(std::min(count_characters(words), m_width), line) + "\n";
    }

    void add(const Block& block)
    {
        const std::string mark = block.differs ? difference_sign : "";
        const std::string words = plain(block.text);
        switch (block.kind) {
        case BlockKind::chapter:
            add_headline(words, '-');
            break;
        case BlockKind::heading:
        case BlockKind::paragraph:
            m_text += wrapped("", mark + words);
            break;
        case BlockKind::item:
            m_text += wrapped("- ", mark + words);
            break;
        case BlockKind::example:
            m_text += wrapped("  ", mark + m_book.example + ". " + words);
            break;
        case BlockKind::diagram:
            m_text += wrapped("  ", "[" + words + "]");
            break;
        case BlockKind::table:
            add_table(block);
            break;
        case BlockKind::mark:
            break;
        }
        if (block.differs)
            m_text += wrapped("  > ", m_book.note + " " + plain(block.note));
    }

    // A row is a line of its own, each cell behind the head of its column: that fits whatever the width is.
    void add_table(const Block& block)
    {
        for (std::size_t row = 1; row < block.rows.size(); ++row)
            m_text += wrapped("- ", row_of(block.rows.front(), block.rows[row]));
    }

    static std::string row_of(const std::vector<Text>& heads, const std::vector<Text>& cells)
    {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string head = i < heads.size() ? plain(heads[i]) : std::string();
            const bool differs = !cells[i].empty() && cells[i].front().differs;
            text += (i == 0 ? "" : "; ") + head + (head.empty() ? "" : ": ") +
                    (differs ? difference_sign : "") + plain(cells[i]);
        }
        return text;
    }

    const Rulebook& m_book;
    const std::size_t m_width;
    std::string m_text;
    BlockKind m_last = BlockKind::paragraph;
};

} // namespace

std::string paragraph(std::string_view words, const std::string& first, int width)
{
    Lines lines(static_cast<std::size_t>(std::max(width, 0)), first);
    lines.add(words);
    return lines.text();
}

std::string to_plain_text(const Rulebook& book, int width)
{
    return PlainWriter(book, width).write();
}

} // namespace capitol
