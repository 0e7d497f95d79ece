// A comparison worded in one language: what Markdown, HTML and plain text all print.
#pragma once

#include "capitol/readings/selection.h"

namespace capitol {

struct WordedCell
{
    std::string text;                // what is said, or the word for silence; may be empty
    std::string status;              // in a word, where there is a text and it is not simply stated
    std::vector<std::string> places; // `Regole sulle Aste, punto 7`
    std::string played;              // of a silent sheet, how it is played here; may be empty
    std::vector<std::string> values; // `draw.rule: up_to`, where no words tell how it is played
    bool silent = false;
    Contrast contrast = Contrast::none; // with the first column
    std::string contrast_word{};        // in a word: `plays differently`; empty if there is none
};

// How that is marked in a text: `≠ ` and `≈ `; empty if there is none.
const char* mark_of(Contrast contrast);

struct WordedRow
{
    std::string number;
    std::string topic;
    std::string
        judgement; // `slip, ambiguity`; of a situation, how often it arises; by weight, the chapter first
    std::vector<WordedCell> cells;
    std::string played; // how the reference variant has it
    // Heading and text: what it changes at the table, why, the knobs.
    std::vector<std::pair<std::string, std::string>> notes;
};

struct WordedChapter
{
    std::string name;            // of rows that stand by weight: that they do
    std::vector<WordedRow> rows; // at least one
};

struct WordedLegend
{
    std::string name;                                          // of a rule text that is a column
    std::vector<std::pair<std::string, std::string>> sections; // code and name
};

struct WordedTable
{
    std::string language;
    std::string title;
    std::string summary; // in how many points the columns play otherwise, and in which above all
    std::string marks;   // what the marks of cells mean; empty if none is marked
    std::string number;  // headings
    std::string topic;
    std::string played;
    std::vector<std::string> columns;
    std::vector<WordedChapter> chapters;
    std::string colon;    // between a heading and its text, as the language sets it
    std::string nothing;  // what to say if there is no chapter
    std::string sections; // the legend's heading
    std::vector<WordedLegend> legends;
};

// Columns, all rows as `compare` gave them, and those of them that `select` left for that selection.
WordedTable word_table(const Readings& readings, const std::vector<Column>& columns,
                       const std::vector<Row>& all, const std::vector<Row>& wanted,
                       const Selection& selection);

} // namespace capitol
