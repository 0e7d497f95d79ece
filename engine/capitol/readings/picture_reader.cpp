#include "capitol/readings/picture_reader.h"

#include "base/yaml_fields.h"
#include "capitol/notation.h"
#include "capitol/readings/form.h"
#include "capitol/variant/schema.h"

namespace capitol {
namespace {

using Id = Diagnostic::Id;
using Kind = YamlNode::Kind;

class PictureReader
{
public:
    explicit PictureReader(Report& report) : m_report(report) {}

    Picture read(const YamlNode& node, const std::string& path)
    {
        const Form form(node, path, {"areas", "bids", "yard"}, m_report);
        Picture picture;
        const auto areas = form.list("areas");
        for (std::size_t i = 0; i < areas.size(); ++i)
            picture.areas.push_back(read_area(areas[i], item_path(form.path("areas"), i)));
        const auto bids = form.list("bids");
        for (std::size_t i = 0; i < bids.size(); ++i)
            picture.bids.push_back(read_bid(bids[i], item_path(form.path("bids"), i)));
        const auto yard = form.list("yard");
        for (std::size_t i = 0; i < yard.size(); ++i)
            picture.yard.push_back(read_building(yard[i], item_path(form.path("yard"), i)));
        if (picture == Picture())
            m_report.add(Id::missing_key, node.place, path, {}, "areas, bids or yard");
        return picture;
    }

private:
    Picture::Area read_area(const YamlNode& node, const std::string& path)
    {
        const Form form(node, path, {"colour", "sites", "large"}, m_report);
        Picture::Area area;
        area.colour = form.word("colour", {"black", "white", "red"});
        const auto sites = form.required_list("sites");
        for (std::size_t i = 0; i < sites.size(); ++i)
            area.sites.push_back(read_site(sites[i], item_path(form.path("sites"), i)));
        if (form.find("large"))
            area.large = form.word("large", {"temple", "amphitheatre"});
        return area;
    }

    // `1:2r`, `fountain` or nothing.
    std::string read_site(const YamlNode& node, const std::string& path)
    {
        const std::string& text = node.text;
        const bool is_building = text.size() > 2 && text[0] >= '1' && text[0] < '1' + max_seats &&
                                 text[1] == ':' && is_roofed(text.substr(2));
        if (node.is(Kind::null) || is_building || text == "fountain")
            return text;
        refuse(node, path, "a seat and its building such as 1:2r, fountain, or null");
        return {};
    }

    std::string read_building(const YamlNode& node, const std::string& path)
    {
        if (node.is(Kind::scalar) && parse_building(node.text))
            return node.text;
        refuse(node, path, "a building such as 2r, 1t or 3");
        return {};
    }

    std::vector<int> read_bid(const YamlNode& node, const std::string& path)
    {
        std::vector<int> bid;
        if (!node.is(Kind::list))
            refuse(node, path, "a list of card values");
        for (std::size_t i = 0; i < node.items.size(); ++i)
            bid.push_back(
                read_whole(node.items[i], item_path(path, i), min_card_value, max_card_value, m_report)
                    .value_or(min_card_value));
        return bid;
    }

    static bool is_roofed(const std::string& text)
    {
        const auto plan = parse_building(text);
        return plan && plan->roof != Roof::none;
    }

    void refuse(const YamlNode& node, const std::string& path, const char* allowed)
    {
        m_report.add(node.is(Kind::scalar) ? Id::not_allowed : Id::wrong_type, node.place, path,
                     describe(node), allowed);
    }

    Report& m_report;
};

} // namespace

Picture read_picture(const YamlNode& node, const std::string& path, Report& report)
{
    return PictureReader(report).read(node, path);
}

} // namespace capitol
