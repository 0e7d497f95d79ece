#include "inspector.h"

#include "contrast.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QHash>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace capitol::test {

namespace {

constexpr qreal tolerance = 2; // pixels: glyphs are hinted

// What of an item's own children can be seen, first parents.
void collect(QQuickItem& parent, QList<QQuickItem*>& found)
{
    const QList<QQuickItem*> children = parent.childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible() || child->opacity() == 0)
            continue;
        found.append(child);
        collect(*child, found);
    }
}

QString textOf(const QQuickItem& item)
{
    return item.inherits("QQuickText") ? item.property("text").toString().trimmed() : QString();
}

// In a field or a chooser too.
QString written(const QQuickItem& item)
{
    return item.inherits("QQuickTextInput") ? item.property("text").toString() : textOf(item);
}

// A chooser scrolls what it has no room for, and cannot be scrolled by hand.
bool isCutChoice(const QQuickItem& item)
{
    const bool scrolls = item.property("selectByMouse").toBool();
    return item.inherits("QQuickTextInput") && item.property("readOnly").toBool() && !scrolls &&
           item.property("contentWidth").toReal() + item.property("leftPadding").toReal() >
               item.width() + tolerance;
}

// A word that is broken in two, by wrapping wherever there is an end of the line.
bool hasBrokenWord(const QQuickItem& text)
{
    constexpr int wrap = 4; // Text.Wrap
    if (!text.inherits("QQuickText") || text.property("wrapMode").toInt() != wrap)
        return false;
    const QFontMetricsF metrics(text.property("font").value<QFont>());
    static const QRegularExpression ends("[\\s/-]|<[^>]*>");
    const QStringList words = text.property("text").toString().split(ends, Qt::SkipEmptyParts);
    return std::any_of(words.begin(), words.end(), [&](const QString& word) {
        return metrics.horizontalAdvance(word) > text.width() + tolerance;
    });
}

QString called(const QQuickItem& item)
{
    const QString text = textOf(item);
    const QString kind = QString(item.metaObject()->className()).section('_', 0, 0);
    return text.isEmpty() ? kind + " " + item.objectName() : "“" + text + "”";
}

// Where the letters are, in the item's own coordinates.
QRectF letters(const QQuickItem& text)
{
    const QSizeF size(text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
    const auto placed = [](int alignment, qreal room, qreal taken, int far, int centre) {
        return alignment & far ? room - taken : alignment & centre ? (room - taken) / 2 : 0.0;
    };
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    return {{placed(across, text.width(), size.width(), Qt::AlignRight, Qt::AlignHCenter),
             placed(down, text.height(), size.height(), Qt::AlignBottom, Qt::AlignVCenter)},
            size};
}

bool isButton(const QQuickItem& item)
{
    return item.inherits("QQuickAbstractButton");
}

// Where it is drawn, in its own coordinates: a button's parts may stand out of its place, as a chosen card
// does. Words are not what they stand on.
QRectF extent(const QQuickItem& frame)
{
    QRectF all({}, frame.size());
    if (!isButton(frame))
        return all;
    for (const QQuickItem* part : frame.childItems())
        if (part->isVisible() && !part->inherits("QQuickText"))
            all |= part->mapRectToItem(&frame, QRectF({}, part->size()));
    return all;
}

bool holds(const QQuickItem& frame, const QRectF& inScene)
{
    const QRectF room = frame.mapRectToScene(extent(frame));
    return room.adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(inScene);
}

bool isFrame(const QQuickItem& item)
{
    return item.clip() || isButton(item) || item.inherits("QQuickRectangle");
}

// What scrolling can bring into sight counts as seen where the scrolling item is.
bool fits(const QQuickItem& text, const QSize& window)
{
    QRectF place = text.mapRectToScene(letters(text));
    for (const QQuickItem* frame = text.parentItem(); frame; frame = frame->parentItem()) {
        if (frame->inherits("QQuickListView")) { // guesses how long it is, and brings every row into sight
            place = frame->mapRectToScene(QRectF({}, frame->size()));
        } else if (frame->inherits("QQuickFlickable")) {
            const auto* all = frame->property("contentItem").value<QQuickItem*>();
            const QSizeF size(frame->property("contentWidth").toReal(),
                              frame->property("contentHeight").toReal());
            const QRectF room = all->mapRectToScene(QRectF({}, size.expandedTo(frame->size())));
            if (!room.adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(place))
                return false;
            place = frame->mapRectToScene(QRectF({}, frame->size()));
        } else if (isFrame(*frame) && !holds(*frame, place)) {
            return false;
        }
    }
    return QRectF({}, window).adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(place);
}

// Letters of that size are part of a picture.
bool isOrnament(const QQuickItem& text)
{
    return text.property("font").value<QFont>().pixelSize() < 12;
}

// What stands in the way of whatever else would lie there.
// Panes, and the bare control that newer Qts put around what a window holds, are nothing to look at.
bool isSolid(const QQuickItem& item)
{
    const bool isFrame =
        item.inherits("QQuickPane") || qstrcmp(item.metaObject()->className(), "QQuickControl") == 0;
    const bool isControl = item.inherits("QQuickControl") && !isFrame;
    return !textOf(item).isEmpty() || isControl || item.inherits("QQuickTextInput");
}

bool isBar(const QQuickItem& item)
{
    return item.inherits("QQuickScrollBar") || item.inherits("QQuickScrollIndicator");
}

bool isOpaque(const QQuickItem& item)
{
    return item.inherits("QQuickRectangle") && item.property("color").value<QColor>().alpha() == 255;
}

// First what is painted first.
QList<QQuickItem*> inPaintOrder(const QQuickItem& parent)
{
    QList<QQuickItem*> children = parent.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    return children;
}

// What stands in the way, the outermost of it, and between it the grounds it stands on: in the order of
// painting.
void collectSolid(const QQuickItem& parent, QList<QQuickItem*>& found)
{
    const QList<QQuickItem*> children = inPaintOrder(parent);
    for (QQuickItem* child : children) {
        if (!child->isVisible() || child->opacity() == 0 || isBar(*child))
            continue;
        if (isSolid(*child) || isOpaque(*child))
            found.append(child);
        if (!isSolid(*child))
            collectSolid(*child, found);
    }
}

// Cards of a hand or a bid lie over each other by design.
bool isCard(const QQuickItem& item)
{
    return QString(item.metaObject()->className()).section('_', 0, 0).endsWith("Card");
}

// Where an item is seen: what scrolls shows only a part of itself.
QRectF seen(const QQuickItem& item)
{
    QRectF place = item.mapRectToScene(textOf(item).isEmpty() ? QRectF({}, item.size()) : letters(item));
    for (const QQuickItem* frame = item.parentItem(); frame; frame = frame->parentItem())
        if (frame->clip())
            place &= frame->mapRectToScene(QRectF({}, frame->size()));
    return place;
}

// A panel lies over it, or over a part of it. `order`: as collectSolid has it.
bool isCovered(const QQuickItem& item, const QList<QQuickItem*>& order)
{
    const auto here = std::find(order.begin(), order.end(), &item);
    return here != order.end() && std::any_of(here + 1, order.end(), [&](const QQuickItem* over) {
               return isOpaque(*over) && seen(*over).intersects(seen(item));
           });
}

// The topmost there that takes clicks or cannot be seen through.
const QQuickItem* topAt(const QQuickItem& parent, QPointF inScene)
{
    const QList<QQuickItem*> children = inPaintOrder(parent);
    for (auto child = children.crbegin(); child != children.crend(); ++child) {
        const QQuickItem& item = **child;
        const bool inside = item.contains(item.mapFromScene(inScene));
        if (!item.isVisible() || item.opacity() == 0 || (item.clip() && !inside))
            continue;
        if (const QQuickItem* top = topAt(item, inScene))
            return top;
        const bool takesClicks = item.inherits("QQuickMouseArea") && item.isEnabled();
        if (inside && (isSolid(item) || isOpaque(item) || takesClicks))
            return &item;
    }
    return nullptr;
}

bool isOrHolds(const QQuickItem& item, const QQuickItem* part)
{
    for (; part; part = part->parentItem())
        if (part == &item)
            return true;
    return false;
}

// Of a card, the part that another one never covers.
QRectF mainPart(const QQuickItem& item)
{
    const QRectF all({}, item.size());
    return isCard(item) ? QRectF(0, 0, std::min(12.0, all.width()), all.height()) : all;
}

// What is there of it, and nothing over it.
bool isWhole(const QQuickItem& item, const QQuickItem& root)
{
    const QRectF part = mainPart(item).adjusted(tolerance, tolerance, -tolerance, -tolerance);
    const QList points{part.topLeft(), part.topRight(), part.bottomLeft(), part.bottomRight(), part.center()};
    return std::all_of(points.begin(), points.end(), [&](QPointF point) {
        const QPointF inScene = item.mapToScene(point);
        return root.contains(root.mapFromScene(inScene)) && isOrHolds(item, topAt(root, inScene));
    });
}

bool isNamed(const QQuickItem& item, const QStringList& names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString& name) {
        return name.endsWith('*') ? item.objectName().startsWith(name.chopped(1)) : item.objectName() == name;
    });
}

// The colour that most of the place has: letters cover the smaller part of it.
QRgb groundIn(const QImage& picture, const QRect& place)
{
    QHash<QRgb, int> counts;
    QRgb most = 0;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if (const QRgb colour = picture.pixel(x, y); ++counts[colour] > counts.value(most))
                most = colour;
    return most;
}

QQuickItem* topSheet(const QQuickItem& parent)
{
    const QList<QQuickItem*> children = parent.childItems();
    for (auto child = children.crbegin(); child != children.crend(); ++child) {
        if (!(*child)->isVisible())
            continue;
        if (QQuickItem* sheet = topSheet(**child))
            return sheet;
        if ((*child)->objectName() == "sheetBody")
            return *child;
    }
    return nullptr;
}

} // namespace

QQuickItem* Inspector::root() const
{
    return m_pilot.window().contentItem();
}

// An open sheet has the focus to itself, and dims what is beneath: the page, or another sheet.
QQuickItem* Inspector::page() const
{
    QQuickItem* sheet = topSheet(*root());
    return sheet ? sheet : root();
}

QStringList Inspector::misfits() const
{
    QList<QQuickItem*> items;
    collect(*page(), items);
    QStringList found;
    for (const QQuickItem* item : items)
        if (isCutChoice(*item))
            found.append(written(*item));
        else if (!textOf(*item).isEmpty() && (item->property("truncated").toBool() || hasBrokenWord(*item) ||
                                              !fits(*item, m_pilot.window().size())))
            found.append(called(*item));
    return found;
}

QStringList Inspector::overlaps() const
{
    QList<QQuickItem*> items;
    collectSolid(*page(), items);
    QStringList found;
    for (qsizetype over = 0; over < items.size(); ++over)
        for (qsizetype under = over - 1; under >= 0 && isSolid(*items[over]); --under) {
            const QRectF both = seen(*items[over]) & seen(*items[under]);
            if (isCard(*items[under]) && isCard(*items[over]))
                continue;
            if (isSolid(*items[under]) && both.width() > tolerance && both.height() > tolerance)
                found.append(called(*items[under]) + " and " + called(*items[over]));
            else if (!isSolid(*items[under]) && holds(*items[under], seen(*items[over])))
                break; // a ground of its own: a menu, a panel over the page
        }
    return found;
}

QStringList Inspector::broken(const QStringList& names) const
{
    QList<QQuickItem*> items;
    collect(*page(), items);
    QStringList found;
    for (const QQuickItem* item : items)
        if (isNamed(*item, names) && item->isEnabled() && !isWhole(*item, *root()))
            found.append(item->objectName());
    return found;
}

QStringList Inspector::texts() const
{
    QList<QQuickItem*> items;
    collect(*page(), items);
    QStringList found;
    for (const QQuickItem* item : items)
        if (!written(*item).isEmpty() && !seen(*item).isEmpty())
            found.append(written(*item));
    return found;
}

QSet<QQuickItem*> Inspector::stops() const
{
    QList<QQuickItem*> items;
    collect(*page(), items);
    QSet<QQuickItem*> found;
    for (QQuickItem* item : items)
        if (item->activeFocusOnTab() && item->isEnabled())
            found.insert(item);
    return found;
}

QStringList Inspector::unnamed() const
{
    QStringList found;
    const QSet<QQuickItem*> all = stops();
    for (QQuickItem* item : all) {
        QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item);
        if (!heard || heard->text(QAccessible::Name).isEmpty() || heard->role() == QAccessible::NoRole)
            found.append(called(*item));
    }
    return found;
}

bool Inspector::isInSight(const QQuickItem& item) const
{
    const QRectF place = item.mapRectToScene(QRectF({}, item.size()));
    return QRectF({}, m_pilot.window().size())
        .intersects(place.isEmpty() ? place.adjusted(0, 0, 1, 1) : place);
}

void Inspector::walk(Qt::Key key, QStringList& found) const
{
    QSet<QQuickItem*> left = stops();
    const qsizetype most = 2 * left.size() + 4;
    for (qsizetype i = 0; i < most && !left.isEmpty(); ++i) {
        m_pilot.key(key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        // A list is reached where one of its lines has the focus.
        for (QQuickItem* here = m_pilot.window().activeFocusItem(); here; here = here->parentItem())
            if (left.remove(here) && !isInSight(*here))
                found.append(called(*here) + " is out of sight");
    }
    for (const QQuickItem* item : std::as_const(left))
        found.append(called(*item) + (key == Qt::Key_Tab ? " is not reached" : " is not reached backwards"));
}

QStringList Inspector::traps() const
{
    QStringList found;
    walk(Qt::Key_Tab, found);
    walk(Qt::Key_Backtab, found);
    return found;
}

QStringList Inspector::pale() const
{
    QList<QQuickItem*> items;
    collect(*page(), items);
    QList<QQuickItem*> order;
    collectSolid(*page(), order);
    const QImage picture = m_pilot.window().grabWindow();
    QStringList found;
    for (const QQuickItem* item : items) {
        const QRect place = seen(*item).toAlignedRect();
        if (textOf(*item).isEmpty() || place.isEmpty() || isOrnament(*item) || !item->isEnabled() ||
            !picture.rect().contains(place) || isCovered(*item, order))
            continue;
        const double ratio = contrast(item->property("color").value<QColor>(), groundIn(picture, place));
        if (ratio < 4.5)
            found.append(called(*item) + QString(" %1").arg(ratio, 0, 'f', 1));
    }
    return found;
}

} // namespace capitol::test
