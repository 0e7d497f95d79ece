// The rulebook's structure, shared by all languages: chapters, and when each passage is included.
#pragma once

#include "base/yaml_tree.h"
#include "rulebook/block.h"
#include "rulebook/condition.h"
#include "rulebook/vocabulary.h"

namespace capitol {

// One of several passages: the first whose condition holds, or none.
struct Slot
{
    struct Choice
    {
        std::string passage; // "setup.hand"; of a fact its name
        bool is_fact = false;
        Condition when;
        Place place;
    };
    std::vector<Choice> choices;
};
using Slots = std::vector<Slot>;

struct Element
{
    enum class Kind { heading, paragraph, example, list, items, examples, table, diagram };
    Kind kind = Kind::paragraph;
    Condition when;
    Place place;
    std::string each;    // the list that items, examples and a table's rows are made of
    Slots head;          // of a table
    Slots says;          // a text's, a list's, a row's
    std::string diagram; // its name
};

struct ChapterPlan
{
    std::string id;
    std::string title; // a passage
    std::vector<Element> elements;
};
using Skeleton = std::vector<ChapterPlan>;

// What could be read; it is a skeleton only if the report stayed clean.
Skeleton read_skeleton(const YamlNode& tree, const Vocabulary& vocabulary, Report& report);

} // namespace capitol
