// A comparison worded in one language: what Markdown, HTML and plain text all print.
#pragma once

#include "readings/comparison.h"

namespace capitol {

struct WordedCell
{
    std::string text;                // what is said, or the word for silence; may be empty
    std::string status;              // in a word, where there is a text and it is not simply stated
    std::vector<std::string> places; // `RA 7`
    std::vector<std::string> values; // `draw.rule: up_to`
    bool silent = false;
    bool departs = false; // from the reference
};

struct WordedRow
{
    std::string number;
    std::string topic;
    std::string judgement; // `slip, ambiguity`; of a situation, how often it arises
    std::vector<WordedCell> cells;
    std::string played; // how the reference variant has it
    // Heading and text: what it changes at the table, why, the knobs.
    std::vector<std::pair<std::string, std::string>> notes;
};

struct WordedChapter
{
    std::string name;
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
    std::string number; // headings
    std::string topic;
    std::string played;
    std::vector<std::string> columns;
    std::vector<WordedChapter> chapters;
    std::string colon;    // between a heading and its text, as the language sets it
    std::string nothing;  // what to say if there is no chapter
    std::string sections; // the legend's heading
    std::vector<WordedLegend> legends;
};

// Columns and rows as `compare` and `select` gave them.
WordedTable word_table(const Readings& readings, const std::vector<Column>& columns,
                       const std::vector<Row>& rows, const std::string& language);

} // namespace capitol
