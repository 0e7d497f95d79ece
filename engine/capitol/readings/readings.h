// What four rule texts say, topic by topic: where they agree, differ or are silent, how it is decided, and
// the situations that none of them settles. The data behind the comparison of the texts.
#pragma once

#include "capitol/variant/variant.h"

#include <optional>

namespace capitol {

// A rule text in circulation, in one language.
struct Sheet
{
    std::string id;                              // `italian`
    std::string variant;                         // the shipped variant that plays as it says: `italian-sheet`
    LocalText name;                              // `Italian text`
    std::vector<std::string> codes;              // of its sections, in the text's order: `RA`
    std::map<std::string, std::string> sections; // code -> the section's name in the text's own language
    bool operator==(const Sheet&) const = default;
};

struct Chapter
{
    std::string id;
    LocalText name;
    bool operator==(const Chapter&) const = default;
};

enum class Status {
    stated,      // the text says it
    implied,     // it follows from what the text says
    silent,      // nothing about it
    ambiguous,   // can be read in more than one way
    contradicts, // says it in two ways that exclude each other
};
enum class Judgement {
    variant,       // the texts have different rules
    slip,          // one of them was badly translated or copied
    clarification, // one speaks where others are silent
    print,         // pieces, print and names; no rule
    agree,         // all say the same
    ambiguity,     // the words allow more than one reading
};
enum class Likelihood {
    often,     // will happen
    sometimes, // now and then
    rarely,
    never, // not with the shipped pieces and board
};
inline constexpr std::array status_words{"stated", "implied", "silent", "ambiguous", "contradicts"};
inline constexpr std::array judgement_words{"variant", "slip",  "clarification",
                                            "print",   "agree", "ambiguity"};
inline constexpr std::array likelihood_words{"often", "sometimes", "rarely", "never"};

// `RA 7` is point 7 of the section RA; the point may be empty.
struct SheetPassage
{
    std::string section;
    std::string point;
    bool operator==(const SheetPassage&) const = default;
    std::string text() const { return point.empty() ? section : section + " " + point; }
};

// What one rule text says on one topic.
struct Statement
{
    Status status = Status::stated;
    std::vector<SheetPassage> passages; // where it says so; empty only if the text is silent
    LocalText says;                     // in our words; may be empty if the text is silent
    bool operator==(const Statement&) const = default;
};

// A knob that a reading or situation decides.
struct KnobReading
{
    std::string key;                           // `setup.roofs.round`
    std::map<std::string, std::string> values; // variant id -> value as a variant file writes it
    bool operator==(const KnobReading&) const = default;
};

// An illustration with at least one of these parts.
struct Picture
{
    struct Area
    {
        std::string colour;             // black, white, red
        std::vector<std::string> sites; // `1:2r` (seat and building), `fountain`, or empty for a vacant site
        std::string large;              // temple, amphitheatre, or empty
        bool operator==(const Area&) const = default;
    };
    std::vector<Area> areas;
    std::vector<std::vector<int>> bids; // by seat: the values above the senator card, top of the stack first
    std::vector<std::string> yard;      // buildings in the yard: `2r`, `3` without a roof
    bool operator==(const Picture&) const = default;
};

// How much a row with knobs changes play: 9 makes another game, 5 is noticed in most games, 1 hardly ever.
inline constexpr int lightest = 1;
inline constexpr int heaviest = 9;

// One point of the rules.
struct Reading
{
    std::string id;
    int number = 0;                    // in the table of differences, from 1, none twice
    int chapter = 0;                   // index of Readings::chapters
    std::vector<Judgement> judgements; // at least one
    LocalText topic;
    std::vector<Statement> sheets;  // runs parallel to Readings::sheets
    LocalText ruling;               // how the reference variant plays it
    std::vector<KnobReading> knobs; // may be empty
    int weight = 0;                 // from `lightest` to `heaviest`; 0 if it has no knobs
    LocalText effect;               // what it changes at the table
    std::optional<Picture> picture;
    bool operator==(const Reading&) const = default;
};

// What no text settles, though one may touch it.
struct Situation
{
    std::string id;  // `U10`, none twice
    int chapter = 0; // index of Readings::chapters
    Likelihood likelihood = Likelihood::sometimes;
    LocalText topic;
    LocalText choice; // what is played
    LocalText why;
    std::vector<Statement> sheets;  // runs parallel to Readings::sheets; silent where a text says nothing
    std::vector<KnobReading> knobs; // may be empty
    int weight = 0;                 // from `lightest` to `heaviest`; 0 if it has no knobs
    std::optional<Picture> picture;
    bool operator==(const Situation&) const = default;
};

// Words that people look for the same thing by. Whoever types one of them finds what the others find: texts
// in which a word begins with one of `stems`.
struct Synonyms
{
    std::vector<std::string> stems; // as the readings say it: `tie`, at least one
    std::vector<std::string> typed; // what else may be typed, also several words: `tie break`
    bool operator==(const Synonyms&) const = default;
};

struct Readings
{
    std::string reference; // the variant that a value left out is taken from: `schmidt`
    std::vector<Sheet> sheets;
    std::vector<Chapter> chapters;          // in the rulebook's order
    std::map<std::string, LocalText> words; // by the words above, of `heading_words` and `sentence_words`
    std::map<std::string, std::vector<Synonyms>> synonyms; // by language
    std::vector<Reading> readings;                         // in the rulebook's order
    std::vector<Situation> situations;
    bool operator==(const Readings&) const = default;

    // Of that variant, else of the reference.
    const std::string& value(const KnobReading& knob, const std::string& variant) const;
};

// What a table of readings is headed and explained with.
inline constexpr std::array heading_words{"title",    "number",  "topic",     "judgement", "likelihood",
                                          "knobs",    "ruling",  "effect",    "choice",    "why",
                                          "sections", "nothing", "by_weight", "in_play",   "in_words"};

// Sentences, and what has to be filled into them: `{n}`.
struct SentenceWord
{
    const char* word;
    std::array<const char*, 3> places; // null where there are fewer
};
inline constexpr std::array sentence_words{
    SentenceWord{"point", {"n"}},                // of a section: `point 7`
    SentenceWord{"points", {"n"}},               // several: `points 7, 8`
    SentenceWord{"marks", {"a"}},                // what the marks of cells mean; a: compared with
    SentenceWord{"played_so", {"n"}},            // where a text is silent: how it is played here
    SentenceWord{"alike", {}},                   // nothing changes play
    SentenceWord{"two_differ", {"a", "b", "n"}}, // two columns in so many points, more than one
    SentenceWord{"two_differ_once", {"a", "b"}}, // and in one
    SentenceWord{"many_differ", {"a", "n"}},     // n: each other column and in how many points
    SentenceWord{"quoted", {"a"}},               // the name of a column
    SentenceWord{"these", {"n"}},                // all of the points that change play
    SentenceWord{"above_all", {"n"}},            // the heaviest of them
};

} // namespace capitol
