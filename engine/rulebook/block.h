// The parts of a rulebook, before they become Markdown, HTML or a page of the window.
#pragma once

#include "rulebook/drawing.h"
#include "rulebook/text.h"

namespace capitol {

struct Block
{
    enum class Kind {
        chapter,   // its name is the text
        heading,   // within a chapter
        paragraph, // running text
        item,      // of a list: items that follow each other are one list
        example,   // running text, set apart
        table,     // `rows`, the first of them the heads of the columns
        diagram,   // `drawing`; the text says what it shows
        mark,      // nothing is said here, but something is in `note`: a passage that fell away
    };
    Kind kind = Kind::paragraph;
    std::string chapter; // the id of its chapter: "construction"
    std::string id;      // the same in every variant and language: "construction-4", "auction-9-2"
    Text text;
    std::vector<std::vector<Text>> rows;
    Drawing drawing;
    bool differs = false; // from the variant that the book is compared with
    Text note;            // what is said there instead; "not said there" if nothing is
    bool operator==(const Block&) const = default;
};
using Blocks = std::vector<Block>;

struct Rulebook
{
    std::string language; // "it"
    std::string title;    // "Capitol: Dutch rules"
    std::string summary;  // of the variant, in one line
    std::string contents; // the word over the list of chapters
    std::string example;  // the word before an example
    std::string note;     // before a note: whose rules those are
    std::string marks;    // what the marks mean; empty if there are none
    Blocks blocks;
    bool operator==(const Rulebook&) const = default;
};

} // namespace capitol
