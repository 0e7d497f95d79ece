#include "rulebook/skeleton.h"

#include "base/suggestion.h"
#include "base/yaml_fields.h"

#include <algorithm>

namespace capitol {
namespace {

class SkeletonReader
{
public:
    SkeletonReader(const Vocabulary& vocabulary, Report& report)
        : m_diagrams(vocabulary.diagrams), m_report(report)
    {
    }

    Skeleton skeleton(const YamlNode& tree)
    {
        report_unknown_keys(tree, {}, {"format", "chapters"}, m_report);
        read_format(tree, m_report);
        Skeleton chapters;
        for (const YamlNode& node : list(tree, "chapters", {}))
            chapters.push_back(chapter(node, "chapters[" + std::to_string(chapters.size()) + "]"));
        return chapters;
    }

private:
    ChapterPlan chapter(const YamlNode& node, const std::string& path)
    {
        report_unknown_keys(node, path, {"id", "title", "elements"}, m_report);
        ChapterPlan plan{word(node, "id", path), word(node, "title", path), {}};
        for (const YamlNode& item : list(node, "elements", path))
            plan.elements.push_back(
                element(item, path + ".elements[" + std::to_string(plan.elements.size()) + "]"));
        return plan;
    }

    Element element(const YamlNode& node, const std::string& path)
    {
        report_unknown_keys(
            node, path,
            {"heading", "paragraph", "example", "list", "items", "head", "cells", "diagram", "each", "when"},
            m_report);
        Element made;
        made.place = node.place;
        if (const YamlNode* when = node.find("when"))
            made.when = condition(*when, path + ".when");
        if (const YamlNode* each = node.find("each"))
            made.each = text(*each, path + ".each");
        if (const YamlNode* diagram = node.find("diagram"))
            return with_diagram(std::move(made), *diagram, path + ".diagram");
        if (const YamlNode* cells = node.find("cells")) {
            made.head = slots(node, "head", path);
            return with_slots(std::move(made), Element::Kind::table, *cells, path + ".cells");
        }
        const auto example = made.each.empty() ? Element::Kind::example : Element::Kind::examples;
        for (const auto& [key, kind] : {std::pair{"heading", Element::Kind::heading},
                                        {"items", Element::Kind::items},
                                        {"list", Element::Kind::list},
                                        {"example", example},
                                        {"paragraph", Element::Kind::paragraph}})
            if (const YamlNode* says = node.find(key))
                return with_slots(std::move(made), kind, *says, join(path, key));
        m_report.add(Diagnostic::Id::missing_key, node.place, path, {},
                     "paragraph, list, heading, example, items, cells or diagram");
        return made;
    }

    Element with_slots(Element made, Element::Kind kind, const YamlNode& node, const std::string& path)
    {
        made.kind = kind;
        made.says = slots_of(node, path);
        return made;
    }

    Element with_diagram(Element made, const YamlNode& node, const std::string& path)
    {
        made.kind = Element::Kind::diagram;
        made.diagram = text(node, path);
        if (std::ranges::find(m_diagrams, made.diagram) == m_diagrams.end())
            m_report.add(Diagnostic::Id::not_allowed, node.place, path, describe(node), one_of(m_diagrams),
                         nearest(made.diagram, m_diagrams));
        return made;
    }

    Slots slots(const YamlNode& parent, const char* key, const std::string& path)
    {
        const YamlNode* node = parent.find(key);
        return node ? slots_of(*node, join(path, key)) : Slots();
    }

    // One slot, or a list of them.
    Slots slots_of(const YamlNode& node, const std::string& path)
    {
        if (!node.is(YamlNode::Kind::list))
            return {slot(node, path)};
        Slots slots;
        for (const YamlNode& item : node.items)
            slots.push_back(slot(item, path + "[" + std::to_string(slots.size()) + "]"));
        return slots;
    }

    Slot slot(const YamlNode& node, const std::string& path)
    {
        Slot slot;
        if (!node.is(YamlNode::Kind::list)) {
            slot.choices.push_back(choice(node, path));
            return slot;
        }
        for (const YamlNode& item : node.items)
            slot.choices.push_back(choice(item, path + "[" + std::to_string(slot.choices.size()) + "]"));
        return slot;
    }

    // `passage`, `passage if CONDITION`, `=fact`.
    Slot::Choice choice(const YamlNode& node, const std::string& path)
    {
        constexpr std::string_view separator = " if ";
        std::string words = text(node, path);
        Slot::Choice choice{{}, false, {}, node.place};
        if (const auto at = words.find(separator); at != std::string::npos) {
            choice.when = condition(words.substr(at + separator.size()), node, path);
            words.resize(at);
        }
        choice.is_fact = words.starts_with('=');
        choice.passage = words.substr(choice.is_fact ? 1 : 0);
        return choice;
    }

    Condition condition(const YamlNode& node, const std::string& path)
    {
        return condition(text(node, path), node, path);
    }

    Condition condition(const std::string& words, const YamlNode& node, const std::string& path)
    {
        std::string fault;
        const auto condition = Condition::parse(words, fault);
        if (!condition)
            m_report.add(Diagnostic::Id::syntax, node.place, path, in_quotes(fault),
                         "FACT = VALUE, with =, !=, < or >");
        return condition.value_or(Condition());
    }

    std::vector<YamlNode> list(const YamlNode& parent, const char* key, const std::string& path)
    {
        const YamlNode* node = parent.find(key);
        if (!node)
            report_missing(parent, join(path, key), "a list", m_report);
        else if (!node->is(YamlNode::Kind::list))
            m_report.add(Diagnostic::Id::wrong_type, node->place, join(path, key), describe(*node), "a list");
        return node ? node->items : std::vector<YamlNode>();
    }

    std::string word(const YamlNode& parent, const char* key, const std::string& path)
    {
        const YamlNode* node = parent.find(key);
        if (!node)
            report_missing(parent, join(path, key), "a word", m_report);
        return node ? text(*node, join(path, key)) : std::string();
    }

    std::string text(const YamlNode& node, const std::string& path)
    {
        return read_text(node, path, 400, m_report);
    }

    const std::vector<std::string>& m_diagrams;
    Report& m_report;
};

} // namespace

Skeleton read_skeleton(const YamlNode& tree, const Vocabulary& vocabulary, Report& report)
{
    return SkeletonReader(vocabulary, report).skeleton(tree);
}

} // namespace capitol
