#include "editor/board_document.h"

#include <algorithm>

namespace capitol::app {

namespace {

constexpr double newSide = 6; // centimetres of an area that is new

// Three letters that no area has.
std::string freeCode(const Board& board)
{
    const auto taken = [&](const std::string& code) {
        return std::ranges::find(board.areas, code, &BoardArea::code) != board.areas.end();
    };
    std::string code = "nov"; // regio nova
    for (code[2] = 'v'; taken(code) && code[2] < 'z'; ++code[2]) {
    }
    for (code[1] = 'a'; taken(code) && code[1] < 'z'; ++code[1]) {
    }
    return code;
}

} // namespace

const BoardInspection& BoardDocument::settle()
{
    catchUp();
    return m_seen;
}

bool BoardDocument::move(const BoardPart& part, Point to)
{
    return mayEdit() && rewrite(set_point(utf8(), part, to), tr("Move"));
}

bool BoardDocument::addPoint(const BoardPart& part, Point at)
{
    return mayEdit() && rewrite(add_point(utf8(), part, at), tr("Add"));
}

bool BoardDocument::removePoint(const BoardPart& part)
{
    return mayEdit() && rewrite(remove_point(utf8(), part), tr("Remove"));
}

bool BoardDocument::setArea(int area, const QString& key, const QString& word)
{
    return mayEdit() && rewrite(set_area(utf8(), area, key.toStdString(), word.toStdString()), key);
}

// A square with one site in the middle of the board, to be dragged where it belongs.
bool BoardDocument::addArea()
{
    if (!mayEdit())
        return false;
    const BoardMap& map = m_seen.map;
    const Point middle{map.width / 2, map.height / 2};
    const double half = std::min({newSide, map.width, map.height}) / 2;
    BoardArea area;
    area.code = freeCode(map.board);
    area.large_site = false;
    AreaMap shape;
    shape.latin = "Regio nova";
    shape.outline = {{middle.x - half, middle.y - half},
                     {middle.x + half, middle.y - half},
                     {middle.x + half, middle.y + half},
                     {middle.x - half, middle.y + half}};
    shape.label = {middle.x, middle.y + half - 1};
    shape.small_sites = {middle};
    return rewrite(add_area(utf8(), area, shape), tr("Add an area"));
}

bool BoardDocument::removeArea(int area)
{
    return mayEdit() && rewrite(remove_area(utf8(), area), tr("Remove the area"));
}

// In the middle of the board, to be dragged where it belongs: a square of water, a straight wall.
bool BoardDocument::addLine(BoardPart::Kind kind)
{
    if (!mayEdit())
        return false;
    const BoardMap& map = m_seen.map;
    const bool water = kind == BoardPart::Kind::water;
    const double half = std::min({newSide, map.width, map.height}) / 2;
    const double left = map.width / 2 - half;
    const double right = map.width / 2 + half;
    const double top = map.height / 2 - half;
    const double bottom = map.height / 2 + half;
    const std::vector<Point> square{{left, top}, {right, top}, {right, bottom}, {left, bottom}};
    const std::vector<Point> line{{left, map.height / 2}, {right, map.height / 2}};
    return rewrite(add_line(utf8(), kind, water ? square : line), tr("Add"));
}

bool BoardDocument::removeLine(const BoardPart& part)
{
    return mayEdit() && rewrite(remove_line(utf8(), part), tr("Remove"));
}

bool BoardDocument::pullIn()
{
    if (!mayEdit())
        return false;
    const BoardMap& map = settle().map;
    std::optional<std::string> text = utf8();
    for (const BoardPart& part : parts_outside(map)) {
        const Point at = point_of(map, part);
        if (text)
            text = set_point(*text, part, {std::min(at.x, map.width), std::min(at.y, map.height)});
    }
    return rewrite(text, tr("Move onto the board"));
}

std::function<YamlDocument::Finding()> BoardDocument::inspector(std::string text, std::filesystem::path file)
{
    return [this, text = std::move(text), file = std::move(file)]() -> Finding {
        return [this, seen = inspect_board(text, file)] { m_seen = seen; };
    };
}

} // namespace capitol::app
