// Used by the build: turns a document into a page that a browser shows, by md4c. Links to other documents go
// to their pages, and headings have the names that links within Markdown give them.
#include "base/files.h"

#include <md4c-html.h>

#include <cstdio>
#include <exception>
#include <regex>
#include <string>

namespace {

constexpr const char* style =
    "<style>body{max-width:46em;margin:2em auto;padding:0 1em;font:17px/1.5 sans-serif;"
    "color:#2e2620;background:#fbf7ee}img{max-width:100%;height:auto}"
    "table{border-collapse:collapse}td,th{border:1px solid #c9b48a;padding:.3em .6em}"
    "pre{overflow-x:auto;padding:.6em;background:#f4ecdd}a{color:#8a3b1e}</style>";

std::string html_of(const std::string& markdown)
{
    std::string html;
    const auto add = [](const MD_CHAR* text, MD_SIZE size, void* to) {
        static_cast<std::string*>(to)->append(text, size);
    };
    if (md_html(markdown.data(), static_cast<MD_SIZE>(markdown.size()), add, &html,
                MD_FLAG_TABLES | MD_FLAG_NOHTML, MD_HTML_FLAG_XHTML) != 0)
        throw std::runtime_error("md4c ran out of memory");
    return html;
}

// `The game in brief` is `the-game-in-brief`.
std::string name_of(const std::string& heading)
{
    static const std::regex tags("<[^>]*>|&[a-z]+;");
    std::string name;
    for (const char c : std::regex_replace(heading, tags, "")) {
        if (c >= 'A' && c <= 'Z')
            name += static_cast<char>(c - 'A' + 'a');
        else if (c == ' ')
            name += '-';
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
                 static_cast<unsigned char>(c) >= 0x80)
            name += c;
    }
    return name;
}

std::string with_names(const std::string& html)
{
    static const std::regex heading("<h([1-6])>(.*)</h[1-6]>");
    std::string named;
    auto rest = html.begin();
    for (std::sregex_iterator found(html.begin(), html.end(), heading), end; found != end; ++found) {
        named.append(rest, (*found)[0].first);
        const std::string level = (*found)[1];
        const std::string words = (*found)[2];
        named.append("<h").append(level).append(" id=\"").append(name_of(words)).append("\">");
        named.append(words).append("</h").append(level).append(">");
        rest = (*found)[0].second;
    }
    return named.append(rest, html.end());
}

std::string page_of(const std::string& markdown)
{
    static const std::regex links("href=\"([a-z-]+)\\.md([#\"])");
    static const std::regex title("<h1[^>]*>(.*)</h1>");
    const std::string body = std::regex_replace(with_names(html_of(markdown)), links, "href=\"$1.html$2");
    std::smatch first;
    std::regex_search(body, first, title);
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n<title>" + first.str(1) +
           "</title>\n" + style + "\n</head>\n<body>\n" + body + "</body>\n</html>\n";
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fputs("markdown_to_html SOURCE.md TARGET.html\n", stderr);
        return 2;
    }
    try {
        capitol::write_whole(argv[2], page_of(capitol::read_file(argv[1])));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "markdown_to_html: %s\n", error.what());
        return 1;
    }
    return 0;
}
