#include "rulebook/book_writer.h"

#include <algorithm>

namespace capitol {
namespace {

// What an element says for one variant.
struct Draft
{
    std::vector<Text> parts;             // a slot's or a row's each; empty where nothing is said
    std::vector<std::vector<Text>> rows; // of a table, without its head
    Diagram diagram;
};

bool is_sentence(Element::Kind kind)
{
    return kind != Element::Kind::table && kind != Element::Kind::list && kind != Element::Kind::items;
}

// A sentence that begins with something filled in begins with a capital.
void capitalise(Text& text)
{
    if (text.empty() || text.front().text.empty())
        return;
    char& first = text.front().text.front();
    if (first >= 'a' && first <= 'z')
        first = static_cast<char>(first - 'a' + 'A');
}

class Drafter
{
public:
    Drafter(const Language& language, const BookVariant& variant)
        : m_language(language), m_variant(variant), m_sheet(variant.sheet)
    {
    }

    Draft draft(const Element& element) const
    {
        if (!element.when.holds(m_sheet.facts))
            return {};
        Draft draft;
        if (element.kind == Element::Kind::diagram)
            draft.diagram = m_variant.draw(element.diagram);
        else if (element.each.empty())
            draft.parts = parts(element, m_sheet.facts);
        else
            add_rows(element, draft);
        return draft;
    }

    std::vector<Text> head(const Element& element) const
    {
        std::vector<Text> cells;
        for (const Slot& slot : element.head)
            cells.push_back(say(slot, m_sheet.facts));
        return cells;
    }

    Text passage(std::string_view name) const
    {
        return passage_of(name).fill(m_sheet.facts, m_language.counting);
    }

private:
    const Wording& passage_of(std::string_view name) const { return m_language.passages.find(name)->second; }

    // Null if the slot says nothing.
    static const Slot::Choice* chosen(const Slot& slot, const Facts& facts)
    {
        const auto choice = std::ranges::find_if(
            slot.choices, [&](const Slot::Choice& each) { return each.when.holds(facts); });
        return choice == slot.choices.end() ? nullptr : &*choice;
    }

    Text say(const Slot& slot, const Facts& facts) const
    {
        const Slot::Choice* choice = chosen(slot, facts);
        if (!choice)
            return {};
        if (choice->is_fact)
            return {{facts.written(choice->passage), false, false}};
        return passage_of(choice->passage).fill(facts, m_language.counting);
    }

    std::vector<Text> parts(const Element& element, const Facts& facts) const
    {
        std::vector<Text> parts;
        for (const Slot& slot : element.says) {
            parts.push_back(say(slot, facts));
            const Slot::Choice* choice = chosen(slot, facts);
            if (choice && !choice->is_fact && is_sentence(element.kind) &&
                passage_of(choice->passage).begins_with_place())
                capitalise(parts.back());
        }
        return parts;
    }

    void add_rows(const Element& element, Draft& draft) const
    {
        for (const Facts& item : m_sheet.lists.find(element.each)->second) {
            std::vector<Text> row = parts(element, m_sheet.facts.with(item));
            if (element.kind == Element::Kind::table) {
                draft.rows.push_back(std::move(row));
                continue;
            }
            Text together;
            for (const Text& part : row)
                join_on(together, part);
            draft.parts.push_back(std::move(together));
        }
    }

    const Language& m_language;
    const BookVariant& m_variant;
    const FactSheet& m_sheet;
};

Block::Kind kind_of(Element::Kind kind)
{
    switch (kind) {
    case Element::Kind::heading:
        return Block::Kind::heading;
    case Element::Kind::paragraph:
        return Block::Kind::paragraph;
    case Element::Kind::example:
    case Element::Kind::examples:
        return Block::Kind::example;
    case Element::Kind::list:
    case Element::Kind::items:
        return Block::Kind::item;
    case Element::Kind::table:
        return Block::Kind::table;
    case Element::Kind::diagram:
        break;
    }
    return Block::Kind::diagram;
}

// Sets what one variant says beside what another says, and marks where they differ.
class Composer
{
public:
    Composer(const Language& language, const Drafter& ours, const Drafter& base)
        : m_ours(ours), m_base(base), m_silent{{language.phrase("silent"), false, false}}
    {
    }

    void add(const ChapterPlan& chapter)
    {
        m_chapter = chapter.id;
        m_blocks.push_back(block(Block::Kind::chapter, {}, m_ours.passage(chapter.title)));
        for (std::size_t i = 0; i < chapter.elements.size(); ++i)
            add(chapter.elements[i], "-" + std::to_string(i + 1));
    }

    Blocks take() { return std::move(m_blocks); }

private:
    void add(const Element& element, const std::string& id)
    {
        const Draft ours = m_ours.draft(element);
        if (element.kind == Element::Kind::diagram)
            return add_diagram(ours.diagram, id);
        const Draft base = m_base.draft(element);
        if (element.kind == Element::Kind::table)
            add_table(element, ours, base, id);
        else if (element.kind == Element::Kind::list)
            add_list(ours, base, id);
        else if (!element.each.empty())
            add_rows(kind_of(element.kind), ours, base, id);
        else
            add_text(kind_of(element.kind), ours, base, id);
    }

    Block block(Block::Kind kind, const std::string& id, Text text) const
    {
        Block block;
        block.kind = kind;
        block.chapter = m_chapter;
        block.id = m_chapter + id;
        block.text = std::move(text);
        return block;
    }

    void add_diagram(const Diagram& diagram, const std::string& id)
    {
        if (diagram.drawing.empty())
            return;
        Block made = block(Block::Kind::diagram, id, {{diagram.label, false, false}});
        made.drawing = diagram.drawing;
        m_blocks.push_back(std::move(made));
    }

    // Sentence by sentence; what the other says is run together.
    void add_text(Block::Kind kind, const Draft& ours, const Draft& base, const std::string& id)
    {
        Text text;
        Text note;
        bool differs = false;
        for (std::size_t i = 0; i < std::max(ours.parts.size(), base.parts.size()); ++i) {
            Text part = i < ours.parts.size() ? ours.parts[i] : Text();
            const Text other = i < base.parts.size() ? base.parts[i] : Text();
            if (plain(part) != plain(other)) {
                differs = true;
                mark(part);
                join_on(note, other);
            }
            join_on(text, part);
        }
        if (kind == Block::Kind::heading) // the text beneath it tells
            return text.empty() ? void() : m_blocks.push_back(block(kind, id, without_marks(text)));
        put(kind, id, std::move(text), std::move(note), differs);
    }

    static Text without_marks(Text text)
    {
        for (Span& span : text)
            span.differs = false;
        return text;
    }

    void put(Block::Kind kind, const std::string& id, Text text, Text note, bool differs)
    {
        if (text.empty() && note.empty())
            return;
        const Block::Kind said = text.empty() ? Block::Kind::mark : kind;
        Block made = block(said, id, std::move(text));
        made.differs = differs;
        if (differs)
            made.note = note.empty() ? m_silent : std::move(note);
        m_blocks.push_back(std::move(made));
    }

    // Item by item.
    void add_list(const Draft& ours, const Draft& base, const std::string& id)
    {
        for (std::size_t i = 0; i < std::max(ours.parts.size(), base.parts.size()); ++i) {
            Text item = i < ours.parts.size() ? ours.parts[i] : Text();
            Text other = i < base.parts.size() ? base.parts[i] : Text();
            const bool differs = plain(item) != plain(other);
            if (differs)
                mark(item);
            put(Block::Kind::item, id + "-" + std::to_string(i + 1), std::move(item),
                differs ? std::move(other) : Text(), differs);
        }
    }

    // Those of the other that are not among ours, in their order.
    static std::vector<Text> missing(const std::vector<Text>& ours, const std::vector<Text>& base)
    {
        std::vector<Text> missing;
        for (const Text& other : base)
            if (std::ranges::find(ours, other) == ours.end())
                missing.push_back(other);
        return missing;
    }

    void add_rows(Block::Kind kind, const Draft& ours, const Draft& base, const std::string& id)
    {
        const std::vector<Text> lost = missing(ours.parts, base.parts);
        std::size_t told = 0;
        std::size_t row = 0;
        const auto next_id = [&] { return id + "-" + std::to_string(++row); };
        for (Text text : ours.parts) {
            const bool differs = std::ranges::find(base.parts, text) == base.parts.end();
            if (differs)
                mark(text);
            put(kind, next_id(), std::move(text), differs && told < lost.size() ? lost[told++] : Text(),
                differs);
        }
        while (told < lost.size())
            put(kind, next_id(), {}, lost[told++], true);
    }

    static Text in_line(const std::vector<Text>& cells)
    {
        Text line;
        for (const Text& cell : cells) {
            if (!line.empty())
                line.push_back({" · ", false, false});
            line.insert(line.end(), cell.begin(), cell.end());
        }
        return line;
    }

    static std::vector<Text> in_lines(const std::vector<std::vector<Text>>& rows)
    {
        std::vector<Text> lines;
        for (const auto& row : rows)
            lines.push_back(in_line(row));
        return lines;
    }

    // A row is the same or another; the other's rows are the note.
    void add_table(const Element& element, const Draft& ours, const Draft& base, const std::string& id)
    {
        if (ours.rows.empty())
            return;
        const auto our_lines = in_lines(ours.rows);
        const auto base_lines = in_lines(base.rows);
        Block made = block(Block::Kind::table, id, {});
        made.rows.push_back(m_ours.head(element));
        for (std::size_t i = 0; i < ours.rows.size(); ++i) {
            made.rows.push_back(ours.rows[i]);
            if (std::ranges::find(base_lines, our_lines[i]) != base_lines.end())
                continue;
            made.differs = true;
            for (Text& cell : made.rows.back())
                mark(cell);
        }
        note_missing(made, missing(our_lines, base_lines));
        m_blocks.push_back(std::move(made));
    }

    void note_missing(Block& made, const std::vector<Text>& lines) const
    {
        for (const Text& line : lines) {
            made.differs = true;
            if (!made.note.empty())
                made.note.push_back({";", false, false});
            join_on(made.note, line);
        }
        if (made.differs && made.note.empty())
            made.note = m_silent;
    }

    const Drafter& m_ours;
    const Drafter& m_base;
    Text m_silent;
    std::string m_chapter;
    Blocks m_blocks;
};

} // namespace

BookWriter::BookWriter(Skeleton skeleton, Language language)
    : m_skeleton(std::move(skeleton)), m_language(std::move(language))
{
}

Rulebook BookWriter::write(const BookVariant& variant, const BookVariant& base) const
{
    Facts facts;
    facts.set("variant", variant.name);
    facts.set("base", base.name);
    const Drafter ours(m_language, variant);
    const Drafter other(m_language, base);
    Composer composer(m_language, ours, other);
    for (const ChapterPlan& chapter : m_skeleton)
        composer.add(chapter);
    Rulebook book;
    book.language = m_language.code;
    book.title = m_language.phrase("title", facts);
    book.summary = variant.summary;
    book.contents = m_language.phrase("contents");
    book.example = m_language.phrase("example");
    book.note = m_language.phrase("note", facts);
    book.blocks = composer.take();
    if (std::ranges::any_of(book.blocks, &Block::differs))
        book.marks = m_language.phrase("marks", facts);
    return book;
}

Blocks changed_blocks(Rulebook book)
{
    std::erase_if(book.blocks, [](const Block& block) { return !block.differs; });
    return std::move(book.blocks);
}

} // namespace capitol
