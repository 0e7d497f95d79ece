// A bid from above: what lies over the senator counts, what lies under him stays hidden.
#include "capitol/rulebook/diagrams.h"
#include "capitol/rulebook/examples.h"

namespace capitol {
namespace {

constexpr double card_width = 54;
constexpr double card_height = 78;
constexpr double step = 62;
constexpr double bid_margin = 14;

void draw_card(Drawing& drawing, double left, const char* fill)
{
    drawing.box(left, bid_margin, card_width, card_height, fill, paint::ink, 1.2);
}

void draw_sign(Drawing& drawing, double middle, const CardType& type)
{
    const double y = bid_margin + 20;
    if (type.pile == Pile::roof)
        drawing.polygon({{middle - 14, y + 8}, {middle + 14, y + 8}, {middle, y - 8}}, "#a2452a", paint::ink,
                        1);
    else if (type.pile == Pile::floor)
        drawing.box(middle - 13, y - 7, 26, 14, "#dcb27a", paint::ink, 1);
    else
        drawing.circle({middle, y}, 9,
                       type.colour == Colour::black   ? "#5b5a61"
                       : type.colour == Colour::white ? "#f3eee3"
                                                      : "#a95b41",
                       paint::ink, 1);
}

void draw_open(Drawing& drawing, double left, const CardType& type)
{
    draw_card(drawing, left, paint::paper);
    draw_sign(drawing, left + card_width / 2, type);
    drawing.text({left + card_width / 2, bid_margin + 54}, 26, std::to_string(type.value), paint::ink, true);
}

void draw_senator(Drawing& drawing, double left, const std::string& word)
{
    draw_card(drawing, left, "#8a6836");
    drawing.text({left + card_width / 2, bid_margin + card_height / 2}, 9, word, "#fffaf2", true);
}

void draw_hidden(Drawing& drawing, double left)
{
    draw_card(drawing, left, "#a2452a");
    drawing.box(left + 6, bid_margin + 6, card_width - 12, card_height - 12, {}, "#fbe9bd", 1);
}

} // namespace

Diagram draw_bid(const Rules& rules, const Language& language)
{
    const auto example = bid_example(rules);
    if (!example)
        return {};
    const double cards = static_cast<double>(example->bid.size() + 1 + example->kept.size());
    Drawing drawing{2 * bid_margin + cards * step - (step - card_width), 2 * bid_margin + card_height, {}};
    drawing.box(0, 0, drawing.width, drawing.height, paint::ground, paint::line, 1);
    double left = bid_margin;
    for (const Card card : example->bid) {
        draw_open(drawing, left, rules.deck()[card]);
        left += step;
    }
    draw_senator(drawing, left, language.phrase("senator"));
    for (std::size_t i = 0; i < example->kept.size(); ++i)
        draw_hidden(drawing, left += step);
    return {std::move(drawing), language.counted("bid_picture", example->sum)};
}

} // namespace capitol
