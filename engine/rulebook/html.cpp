#include "rulebook/html.h"

#include "rulebook/markup.h"

namespace capitol {
namespace {

using Kind = Block::Kind;

constexpr const char* style = R"(
body { font: 17px/1.55 Georgia, "Palatino Linotype", serif; color: #2e2620; background: #fbf7ee; margin: 0 auto;
  padding: 2em 1.5em; max-width: 44em; }
h1, h2, h3 { font-weight: 600; letter-spacing: .02em; line-height: 1.2; }
h1 { font-size: 2.1em; } h2 { margin-top: 2.2em; border-bottom: 1px solid #d5c6ac; padding-bottom: .2em; }
h3 { margin-top: 1.6em; color: #7a3420; }
a { color: #a2452a; } nav ol { padding-left: 1.3em; }
.lead { font-size: 1.1em; font-style: italic; } .marks { color: #665746; }
.example { background: #f4ecdd; border-radius: 6px; padding: .6em 1em; margin: 1em 0; }
table { border-collapse: collapse; margin: 1em 0; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35em .7em .35em 0; border-bottom: 1px solid #d5c6ac; }
figure { margin: 1.4em 0; text-align: center; } figure svg { width: 100%; max-height: 26em; }
figcaption { font-size: .85em; color: #665746; }
.differs { border-left: 4px solid #a2452a; padding-left: .8em; margin-left: -1.05em; }
ins { text-decoration: none; background: #fbe9bd; }
aside { font-size: .86em; color: #665746; margin: .3em 0 .8em; }
@media print { body { background: none; font-size: 11pt; max-width: none; padding: 0; } nav { display: none; }
  h2, h3 { break-after: avoid; } figure, table, .example, li { break-inside: avoid; }
  ins { background: none; border-bottom: 1px dotted #a2452a; } }
)";

class HtmlWriter
{
public:
    HtmlWriter(const std::string& note, const std::string& example) : m_note(note), m_example(example) {}

    void add(const Blocks& blocks)
    {
        for (const Block& block : blocks) {
            const bool item = block.kind == Kind::item || (m_in_list && block.kind == Kind::mark);
            turn_list(item);
            add(block);
        }
        turn_list(false);
    }

    std::string take() { return std::move(m_html); }

private:
    void turn_list(bool on)
    {
        if (on != m_in_list)
            m_html += on ? "<ul>\n" : "</ul>\n";
        m_in_list = on;
    }

    void add(const Block& block)
    {
        const std::string words = html_of(block.text);
        switch (block.kind) {
        case Kind::chapter:
            m_html += "<h2 id=\"" + escaped(block.id) + "\">" + words + "</h2>\n";
            return;
        case Kind::heading:
            m_html += "<h3>" + words + "</h3>\n";
            return;
        case Kind::item:
            return wrap(block, "li", {}, words);
        case Kind::paragraph:
            return wrap(block, "div", {}, "<p>" + words + "</p>");
        case Kind::example:
            return wrap(block, "div", "example", "<p><b>" + escaped(m_example) + ".</b> " + words + "</p>");
        case Kind::table:
            return wrap(block, "div", {}, table(block));
        case Kind::diagram:
            m_html += "<figure>\n" + to_svg(block.drawing, plain(block.text)) + "<figcaption>" + words +
                      "</figcaption></figure>\n";
            return;
        case Kind::mark:
            return wrap(block, m_in_list ? "li" : "div", {}, {});
        }
    }

    void wrap(const Block& block, const std::string& tag, const std::string& kind, const std::string& inside)
    {
        const std::string classes =
            kind + (block.differs && !kind.empty() ? " " : "") + (block.differs ? "differs" : "");
        m_html += "<" + tag + (classes.empty() ? "" : " class=\"" + classes + "\"") + ">" + inside;
        if (block.differs)
            m_html += "<aside><i>" + escaped(m_note) + "</i> " + html_of(block.note) + "</aside>";
        m_html += "</" + tag + ">\n";
    }

    static std::string table(const Block& block)
    {
        std::string html = "<table>\n";
        for (std::size_t i = 0; i < block.rows.size(); ++i) {
            const std::string tag = i == 0 ? "th" : "td";
            html += "<tr>";
            for (const Text& cell : block.rows[i])
                html += "<" + tag + ">" + html_of(cell) + "</" + tag + ">";
            html += "</tr>\n";
        }
        return html + "</table>";
    }

    const std::string& m_note;
    const std::string& m_example;
    std::string m_html;
    bool m_in_list = false;
};

std::string contents(const Rulebook& book)
{
    std::string html = "<nav>\n<h2>" + escaped(book.contents) + "</h2>\n<ol>\n";
    for (const Block& block : book.blocks)
        if (block.kind == Kind::chapter)
            html += "<li><a href=\"#" + escaped(block.id) + "\">" + html_of(block.text) + "</a></li>\n";
    return html + "</ol>\n</nav>\n";
}

} // namespace

std::string to_html_fragment(const Blocks& blocks, const std::string& note, const std::string& example)
{
    HtmlWriter writer(note, example);
    writer.add(blocks);
    return writer.take();
}

std::string to_html(const Rulebook& book)
{
    const std::string title = escaped(book.title);
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + escaped(book.language) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
                       title + "</title>\n<style>" + style + "</style>\n</head>\n<body>\n<h1>" + title +
                       "</h1>\n";
    if (!book.summary.empty())
        html += "<p class=\"lead\">" + escaped(book.summary) + "</p>\n";
    if (!book.marks.empty())
        html += "<p class=\"marks\">" + escaped(book.marks) + "</p>\n";
    return html + contents(book) + to_html_fragment(book.blocks, book.note, book.example) +
           "</body>\n</html>\n";
}

} // namespace capitol
