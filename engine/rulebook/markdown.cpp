#include "rulebook/markdown.h"

#include "rulebook/markup.h"

#include <algorithm>

namespace capitol {
namespace {

using Kind = Block::Kind;

std::string base64(std::string_view bytes)
{
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::string_view three = bytes.substr(at, 3);
        unsigned bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8 | (i < three.size() ? static_cast<unsigned char>(three[i]) : 0u);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= three.size() ? digits[bits >> (18 - 6 * i) & 63] : '=';
    }
    return text;
}

// A line that a number or a dash would turn into a list.
std::string safe_line(const std::string& line)
{
    const std::size_t mark = std::min(line.find_first_not_of("0123456789"), line.size());
    const std::string_view signs = mark == 0 ? "-+" : ".)";
    const bool is_list =
        mark + 1 < line.size() && line[mark + 1] == ' ' && signs.find(line[mark]) != std::string_view::npos;
    return is_list ? line.substr(0, mark) + "\\" + line.substr(mark) : line;
}

class MarkdownWriter
{
public:
    MarkdownWriter(const Rulebook& book, const PictureLink& link) : m_book(book), m_link(link) {}

    std::string write()
    {
        m_text = "# " + plain_words(m_book.title) + "\n";
        for (const std::string& line : {m_book.summary, m_book.marks})
            if (!line.empty())
                m_text += "\n" + safe_line(plain_words(line)) + "\n";
        add_contents();
        for (const Block& block : m_book.blocks) {
            if (block.kind != Kind::item || m_last != Kind::item)
                m_text += "\n";
            add(block);
            m_last = block.kind;
        }
        return std::move(m_text);
    }

private:
    static std::string plain_words(const std::string& words) { return markdown_of({{words, false, false}}); }

    void add_contents()
    {
        m_text += "\n## " + m_book.contents + "\n\n";
        for (const Block& block : m_book.blocks)
            if (block.kind == Kind::chapter)
                m_text += "- [" + markdown_of(block.text) + "](#" + block.id + ")\n";
    }

    void add(const Block& block)
    {
        const std::string mark = block.differs ? difference_sign : "";
        const std::string words = markdown_of(block.text);
        switch (block.kind) {
        case Kind::chapter:
            m_text += "<a id=\"" + block.id + "\"></a>\n\n## " + words + "\n";
            break;
        case Kind::heading:
            m_text += "### " + words + "\n";
            break;
        case Kind::paragraph:
            m_text += mark + safe_line(words) + "\n";
            break;
        case Kind::item:
            m_text += "- " + mark + words + "\n";
            break;
        case Kind::example:
            m_text += mark + "**" + m_book.example + ".** " + words + "\n";
            break;
        case Kind::table:
            add_table(block);
            break;
        case Kind::diagram:
            m_text +=
                "![" + words + "](" + m_link(block.id, to_svg(block.drawing, plain(block.text))) + ")\n";
            break;
        case Kind::mark:
            break;
        }
        add_note(block);
    }

    void add_table(const Block& block)
    {
        std::string rule = "|";
        for (std::size_t i = 0; i < block.rows.front().size(); ++i)
            rule += " --- |";
        for (std::size_t i = 0; i < block.rows.size(); ++i) {
            m_text += "|";
            for (const Text& cell : block.rows[i])
                m_text +=
                    " " + (is_marked(cell) ? difference_sign + markdown_of(cell) : markdown_of(cell)) + " |";
            m_text += "\n" + (i == 0 ? rule + "\n" : std::string());
        }
    }

    static bool is_marked(const Text& text) { return !text.empty() && text.front().differs; }

    void add_note(const Block& block)
    {
        if (!block.differs)
            return;
        const bool item = block.kind == Kind::item;
        if (!item && block.kind != Kind::mark)
            m_text += "\n";
        m_text += (item ? "  > *" : "> *") + plain_words(m_book.note) + "* " + markdown_of(block.note) + "\n";
        if (item)
            m_text += "\n";
    }

    const Rulebook& m_book;
    const PictureLink& m_link;
    std::string m_text;
    Kind m_last = Kind::paragraph;
};

} // namespace

std::string picture_in_place(const std::string&, const std::string& svg)
{
    return "data:image/svg+xml;base64," + base64(svg);
}

std::string to_markdown(const Rulebook& book, const PictureLink& link)
{
    return MarkdownWriter(book, link).write();
}

} // namespace capitol
