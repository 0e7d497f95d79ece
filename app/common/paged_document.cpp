#include "common/paged_document.h"

#include <QLocale>
#include <QPainter>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace capitol::app {

namespace {

constexpr double footHeight = 30; // points, with the space above it
constexpr double footText = 8.5;
constexpr double padding = 4;         // of a ground
constexpr double leastBeginning = 40; // of what is too long for one page
constexpr int mostTries = 20;
constexpr double largestWhole = 0.4; // of a page; what is longer may be torn

const QColor ink(0x2e, 0x26, 0x20);
const QColor inkSoft(0x66, 0x57, 0x46);
const QColor ground(0xf4, 0xec, 0xdd);
const QColor mark(0xa2, 0x45, 0x2a);

} // namespace

PagedDocument::PagedDocument(QPagedPaintDevice& paper, QObject* parent)
    : ClosedDocument(parent), m_paper(paper)
{
    documentLayout()->setPaintDevice(&paper);
    m_height = std::floor(paper.height() - points(footHeight));
    setDocumentMargin(0);
    setPageSize({double(paper.width()), m_height});
}

double PagedDocument::points(double count) const
{
    return count * m_paper.logicalDpiY() / 72;
}

// A block may begin at the end of a page where not even its first line has room.
double PagedDocument::topOf(const QTextBlock& block) const
{
    const double inside = block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).y() : 0;
    return documentLayout()->blockBoundingRect(block).top() + inside;
}

QRectF PagedDocument::placeOf(const Part& part) const
{
    const double bottom = documentLayout()->blockBoundingRect(part.last).bottom();
    const double top = topOf(part.first);
    return {0, top, pageSize().width(), bottom - top};
}

int PagedDocument::pageOf(const QTextBlock& block) const
{
    return 1 + int(topOf(block) / m_height);
}

// Whether what begins at that height is cut by the end of a page before it may be.
bool PagedDocument::isTorn(double top, const Part& last) const
{
    const QRectF place = placeOf(last);
    const double needed = place.height() <= largestWhole * m_height ? place.bottom() + points(padding)
                                                                    : place.top() + points(leastBeginning);
    return std::floor(top / m_height) < std::floor((needed - 1) / m_height);
}

void PagedDocument::breakBefore(const QTextBlock& block)
{
    QTextCursor cursor(block);
    if (QTextFrame* frame = cursor.currentFrame(); frame != rootFrame()) {
        QTextFrameFormat format = frame->frameFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        return frame->setFrameFormat(format);
    }
    QTextBlockFormat format = cursor.blockFormat();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    cursor.setBlockFormat(format);
}

// Headings and what they lead go to the next page together.
bool PagedDocument::breakOnce()
{
    markContentsDirty(0, characterCount()); // what a break moves is not always laid out as from the start
    bool broken = false;
    const Part* begins = nullptr; // of the headings before this part, the first
    for (const Part& part : m_parts) {
        if (!begins)
            begins = &part;
        if (part.leads)
            continue;
        const double top = placeOf(*begins).top();
        if (std::fmod(top, m_height) > 1 && isTorn(top, part)) {
            breakBefore(begins->first);
            broken = true;
        }
        begins = nullptr;
    }
    return broken;
}

bool PagedDocument::breakPages(const QList<Part>& parts)
{
    m_parts = parts;
    bool broken = false;
    for (int tries = 0; tries < mostTries && breakOnce(); ++tries)
        broken = true;
    return broken;
}

bool PagedDocument::paintPages(const QString& foot, const Progress& progress)
{
    const int pages = pageCount();
    const QPageRanges wanted = m_paper.pageRanges();
    const int first = wanted.isEmpty() ? 1 : std::max(1, wanted.firstPage());
    const int last = wanted.isEmpty() ? pages : std::min(pages, wanted.lastPage());
    QPainter painter;
    if (!painter.begin(&m_paper))
        return false;
    for (int page = first; page <= last; ++page) {
        if ((page > first && !m_paper.newPage()) || !progress(double(page - first) / (last - first + 1)))
            return false;
        paintPage(painter, page);
        paintFoot(painter, foot, page);
    }
    return painter.end();
}

// What lies below the text and beside it.
void PagedDocument::paintParts(QPainter& painter)
{
    for (const Part& part : m_parts) {
        const QRectF place = placeOf(part).adjusted(0, -points(padding), 0, points(padding));
        if (part.tinted)
            painter.fillRect(place, ground);
        if (part.marked)
            painter.fillRect(QRectF(-points(9), place.top(), points(2), place.height()), mark);
    }
}

void PagedDocument::paintPage(QPainter& painter, int page)
{
    const QRectF view(0, (page - 1) * m_height, m_paper.width(), m_height);
    painter.save();
    painter.translate(0, -view.top());
    painter.setClipRect(view.adjusted(-points(12), 0, 0, 0)); // the bars stand in the margin
    paintParts(painter);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = view.adjusted(0, 1, 0, -1); // a line that only touches the page belongs to the other one
    context.palette.setColor(QPalette::Text, ink);
    documentLayout()->draw(&painter, context);
    painter.restore();
}

void PagedDocument::paintFoot(QPainter& painter, const QString& foot, int page)
{
    QFont font = defaultFont();
    font.setPointSizeF(footText);
    painter.setFont(font);
    painter.setPen(inkSoft);
    const double room = points(60); // for the number
    const QRectF line(0, m_height, m_paper.width(), points(footHeight));
    const QString words = QFontMetricsF(font, &m_paper).elidedText(foot, Qt::ElideRight, line.width() - room);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine, words);
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom,
                     QStringLiteral("%1 / %2").arg(page).arg(pageCount()));
}

QPageLayout usualPaper(QPageLayout::Orientation orientation)
{
    const bool letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    return {QPageSize(letter ? QPageSize::Letter : QPageSize::A4), orientation, QMarginsF(18, 16, 18, 12),
            QPageLayout::Millimeter};
}

} // namespace capitol::app
