#include "cli/file_schema.h"

#include "base/yaml_fields.h"
#include "capitol/variant/board_reader.h"
#include "capitol/variant/knob_text.h"
#include "capitol/variant/schema.h"
#include "capitol/variant/variant_reader.h"

namespace capitol {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* draft = "http://json-schema.org/draft-07/schema#";
constexpr const char* id_pattern = "^[a-z][a-z0-9_-]{0,63}$";

Json object()
{
    return {{"type", "object"}, {"properties", Json::object()}, {"additionalProperties", false}};
}

Json whole(int min, int max)
{
    return {{"type", "integer"}, {"minimum", min}, {"maximum", max}};
}

// As YAML has it: a name like 1984 is a text, too.
Json text(std::size_t longest)
{
    return {{"type", {"string", "number", "boolean"}}, {"maxLength", longest}};
}

// Of a file of its own: `true` would be a word, too.
Json own_id()
{
    return {{"type", {"string", "boolean"}}, {"pattern", id_pattern}};
}

Json texts(std::size_t longest)
{
    Json by_language = object();
    for (const char* language : languages)
        by_language["properties"][language] = text(longest);
    return {{"anyOf", {text(longest), by_language}}};
}

Json list(Json item, int longest)
{
    return {{"type", "array"}, {"maxItems", longest}, {"items", std::move(item)}};
}

// `1|2|3`
std::string any_of(int min, int max)
{
    std::string numbers;
    for (int number = min; number <= max; ++number)
        numbers += (numbers.empty() ? "" : "|") + std::to_string(number);
    return numbers;
}

Json building(const Knob& knob)
{
    const Json written{{"type", "string"}, {"pattern", "^(" + any_of(knob.min, knob.max) + ")[rt]?$"}};
    return {{"anyOf", {whole(knob.min, knob.max), written}}};
}

Json copies(const Knob& knob)
{
    const std::string values = "^(" + any_of(min_card_value, max_card_value) + ")$";
    return {{"type", "object"},
            {"propertyNames", {{"pattern", values}}},
            {"additionalProperties", whole(knob.min, knob.max)}};
}

Json permits(const Knob& knob)
{
    Json colours = object();
    for (const std::string& colour : knob.words)
        colours["properties"][colour] = copies(knob);
    return colours;
}

Json counts(const Knob& knob)
{
    return {{"type", "object"},
            {"propertyNames", {{"pattern", "^[a-z]{3}$"}}},
            {"additionalProperties", whole(knob.min, knob.max)}};
}

Json values_of(const Knob& knob)
{
    const Json word{{"enum", knob.words}};
    switch (knob.kind) {
    case KnobKind::whole:
        return whole(knob.min, knob.max);
    case KnobKind::flag:
        return {{"type", "boolean"}};
    case KnobKind::choice:
        return word;
    case KnobKind::board:
        return {{"type", "string"}, {"pattern", id_pattern}};
    case KnobKind::buildings:
        return list(building(knob), knob.longest);
    case KnobKind::schedule:
        return list(list(word, knob.max), knob.longest);
    case KnobKind::tie_break: {
        Json order = list(word, knob.longest);
        order["uniqueItems"] = true;
        return order;
    }
    case KnobKind::copies:
        return copies(knob);
    case KnobKind::permits:
        return permits(knob);
    case KnobKind::area_counts:
        return counts(knob);
    }
    return {};
}

// Sections are made as their knobs come.
void add_knob(const Knob& knob, Json& schema)
{
    Json* place = &schema;
    std::size_t start = 0;
    for (std::size_t dot = knob.key.find('.'); dot != std::string::npos; dot = knob.key.find('.', start)) {
        Json& section = (*place)["properties"][knob.key.substr(start, dot - start)];
        if (section.is_null())
            section = object();
        place = &section;
        start = dot + 1;
    }
    Json values = values_of(knob);
    values["description"] = knob.meaning + " (default: " + print_value(knob, default_of(knob)) + ")";
    (*place)["properties"][knob.key.substr(start)] = std::move(values);
}

Json head()
{
    Json schema = object();
    schema["properties"] = {{"format", {{"const", 1}}}, {"id", own_id()}};
    schema["required"] = {"format", "id"};
    return schema;
}

Json parts(const char* reference)
{
    return {{"type", "object"},
            {"propertyNames", {{"pattern", id_pattern}}},
            {"additionalProperties", {{"$ref", reference}}}};
}

Json variant()
{
    Json schema = head();
    Json& keys = schema["properties"];
    keys["id"]["description"] = "the file's name without .yaml";
    keys["extends"] = {
        {"type", "string"},
        {"pattern", "^([a-z][a-z0-9_-]{0,63}|[^./\\\\:*?\"<>|][^/\\\\:*?\"<>|]*\\.yaml)$"},
        {"description", "the parent: the id of a variant, or the name of a file in the same folder"}};
    keys["name"] = texts(longest_variant_name);
    keys["summary"] = texts(longest_variant_summary);
    for (const Knob& knob : capitol::schema())
        add_knob(knob, schema);
    return schema;
}

Json point()
{
    const Json number{{"type", "number"}, {"minimum", 0}, {"maximum", largest_board_size}};
    return {{"type", "array"}, {"minItems", 2}, {"maxItems", 2}, {"items", number}};
}

Json points(std::size_t fewest, std::size_t most = most_points)
{
    return {{"type", "array"}, {"minItems", fewest}, {"maxItems", most}, {"items", point()}};
}

Json shapes(std::size_t fewest)
{
    return {{"type", "array"}, {"items", points(fewest)}};
}

Json area()
{
    Json schema = object();
    Json& keys = schema["properties"];
    keys["code"] = {{"type", "string"}, {"pattern", "^[a-z]{3}$"}};
    keys["colour"] = {{"enum", find_knob("deck.permit")->words}};
    keys["latin"] = text(longest_board_name);
    keys["name"] = texts(longest_board_name);
    keys["fountains"] = whole(0, max_sites_per_area);
    keys["outline"] = points(3);
    keys["label"] = point();
    keys["small_sites"] = points(1, max_sites_per_area);
    keys["large_site"] = point();
    schema["required"] = {"code", "colour", "outline", "label", "small_sites"};
    return schema;
}

Json board()
{
    const Json length{{"type", "number"}, {"minimum", smallest_board_size}, {"maximum", largest_board_size}};
    Json schema = head();
    Json& keys = schema["properties"];
    keys["name"] = texts(longest_board_name);
    keys["size"] = object();
    keys["size"]["properties"] = {{"width", length}, {"height", length}};
    keys["size"]["required"] = {"width", "height"};
    keys["size"]["description"] = "in centimetres, like all coordinates";
    keys["areas"] = {{"type", "array"}, {"minItems", 1}, {"maxItems", max_areas}, {"items", area()}};
    keys["water"] = shapes(3);
    keys["walls"] = shapes(2);
    schema["required"].push_back("areas");
    return schema;
}

Json titled(const char* title, const Json& schema)
{
    Json whole{{"$schema", draft}, {"title", title}};
    whole.update(schema);
    return whole;
}

} // namespace

Json variant_file_schema()
{
    Json bundle = object();
    bundle["description"] = "parents and boards that come with this file";
    bundle["properties"] = {{"variants", parts("#/definitions/variant")},
                            {"boards", parts("#/definitions/board")}};
    Json schema = titled("A variant of Capitol", variant());
    schema["properties"]["bundle"] = std::move(bundle);
    schema["definitions"] = {{"variant", variant()}, {"board", board()}};
    return schema;
}

Json board_file_schema()
{
    return titled("A board of Capitol", board());
}

} // namespace capitol
