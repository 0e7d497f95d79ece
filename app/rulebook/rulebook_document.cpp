#include "rulebook/rulebook_document.h"

#include "common/outside_text.h"
#include "rulebook/drawing_painter.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>

namespace capitol::app {

namespace {

// In points.
constexpr double textSize = 10.5;
constexpr double titleSize = 25;
constexpr double chapterSize = 17;
constexpr double headingSize = 12.5;
constexpr double tableSize = 9.5;
constexpr double noteSize = 9;
constexpr double tallestDrawing = 250;
constexpr double leading = 118; // per cent

constexpr int drawingObject = QTextFormat::UserObject + 1;
constexpr int drawingIndex = QTextFormat::UserProperty + 1; // of a block of the book

const QColor inkSoft(0x66, 0x57, 0x46);
const QColor accent(0x7a, 0x34, 0x20);
const QColor changedGround(0xfb, 0xe9, 0xbd);

QFont serif()
{
    QFont font;
    font.setFamilies({QStringLiteral("Linux Libertine O"), QStringLiteral("Libertinus Serif"),
                      QStringLiteral("Palatino Linotype"), QStringLiteral("Palatino"),
                      QStringLiteral("Georgia"), QStringLiteral("DejaVu Serif")});
    font.setPointSizeF(textSize);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.05); // so without ligatures, which nobody finds or copies
    return font;
}

QTextCharFormat look(double size, bool strong = false, const QBrush& ink = {})
{
    QTextCharFormat format;
    format.setFontPointSize(size);
    format.setFontWeight(strong ? QFont::DemiBold : QFont::Normal);
    if (ink.style() != Qt::NoBrush)
        format.setForeground(ink);
    return format;
}

// Lengths of a shape are pixels of a screen; the layout takes them to the paper's.
double pixels(double points)
{
    return points * 96 / 72;
}

QTextBlockFormat shape(double above, double below)
{
    QTextBlockFormat format;
    format.setTopMargin(pixels(above));
    format.setBottomMargin(pixels(below));
    format.setLineHeight(leading, QTextBlockFormat::ProportionalHeight);
    return format;
}

// The space below a table is that of what follows: its own would take its head to a page where it is over.
QTextBlockFormat belowTable(QTextBlockFormat format)
{
    format.setTopMargin(std::max(format.topMargin(), pixels(8)));
    return format;
}

// Of the width there is.
QTextLength share(double percent)
{
    return QTextLength(QTextLength::PercentageLength, percent);
}

QTextBlockFormat inset(QTextBlockFormat format)
{
    format.setLeftMargin(pixels(8));
    format.setRightMargin(pixels(8));
    return format;
}

// Draws the pictures where they stand in the text.
class Drawings : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    Drawings(const Rulebook& book, const PagedDocument& document, QObject* parent)
        : QObject(parent), m_book(book), m_document(document)
    {
    }

    QSizeF intrinsicSize(QTextDocument* document, int, const QTextFormat& format) override
    {
        const double ratio = ratioOf(drawingOf(format));
        const double width =
            std::min(document->pageSize().width(), m_document.points(tallestDrawing) * ratio);
        return {width, width / ratio};
    }

    void drawObject(QPainter* painter, const QRectF& place, QTextDocument*, int,
                    const QTextFormat& format) override
    {
        const double edge = m_document.points(1); // its outer line lies half outside
        paintDrawing(*painter, drawingOf(format), place.adjusted(edge, edge, -edge, -edge));
    }

private:
    const Drawing& drawingOf(const QTextFormat& format) const
    {
        return m_book.blocks[std::size_t(format.intProperty(drawingIndex))].drawing;
    }

    const Rulebook& m_book;
    const PagedDocument& m_document;
};

} // namespace

RulebookDocument::RulebookDocument(const Rulebook& book, QPagedPaintDevice& paper, QObject* parent)
    : PagedDocument(paper, parent), m_book(book), m_cursor(this)
{
    setUndoRedoEnabled(false);
    setDefaultFont(serif());
    setIndentWidth(pixels(13));
    documentLayout()->registerHandler(drawingObject, new Drawings(book, *this, this));
    m_cursor.beginEditBlock(); // laid out once
    writeTitle();
    writeContents();
    for (const Block& block : m_book.blocks)
        write(block);
    m_cursor.endEditBlock();
    breakPages(m_parts);
    do
        numberContents();
    while (breakPages(m_parts)); // the numbers, too, may move what follows them
}

void RulebookDocument::beginBlock(const QTextBlockFormat& format)
{
    if (m_blank)
        m_cursor.setBlockFormat(belowTable(format));
    else
        m_cursor.insertBlock(format, {});
    m_blank = false;
}

void RulebookDocument::writeText(const Text& text, const QTextCharFormat& look)
{
    for (const Span& span : text) {
        QTextCharFormat format = look;
        if (span.strong)
            format.setFontWeight(QFont::Bold);
        if (span.differs)
            format.setBackground(changedGround);
        m_cursor.insertText(fromOutside(span.text), format);
    }
}

void RulebookDocument::writeTitle()
{
    beginBlock(shape(0, 6));
    m_cursor.insertText(fromOutside(m_book.title), look(titleSize, true));
    if (!m_book.summary.empty()) {
        QTextCharFormat lead = look(12);
        lead.setFontItalic(true);
        beginBlock(shape(0, 8));
        m_cursor.insertText(fromOutside(m_book.summary), lead);
    }
    if (!m_book.marks.empty()) {
        beginBlock(shape(0, 8));
        m_cursor.insertText(fromOutside(m_book.marks), look(noteSize, false, inkSoft));
    }
}

QTextTable* RulebookDocument::insertTable(int rows, int columns)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(pixels(2));
    format.setWidth(share(100));
    format.setTopMargin(pixels(2));
    return m_cursor.insertTable(rows, columns, format);
}

// There is always a block behind a table.
void RulebookDocument::leaveTable()
{
    m_cursor.movePosition(QTextCursor::End);
    m_blank = true;
}

// Chapters and their pages; those are filled in when they are known.
void RulebookDocument::writeContents()
{
    const auto isChapter = [](const Block& block) { return block.kind == Block::Kind::chapter; };
    const auto chapters = std::ranges::count_if(m_book.blocks, isChapter);
    if (chapters == 0)
        return;
    beginBlock(shape(14, 4));
    m_cursor.insertText(fromOutside(m_book.contents), look(headingSize, true, accent));
    m_contents = insertTable(int(chapters), 2);
    QTextTableFormat format = m_contents->format();
    format.setColumnWidthConstraints({share(90), share(10)});
    m_contents->setFormat(format);
    QTextBlockFormat right;
    right.setAlignment(Qt::AlignRight);
    int row = 0;
    for (const Block& block : m_book.blocks) {
        if (!isChapter(block))
            continue;
        m_cursor = m_contents->cellAt(row, 0).firstCursorPosition();
        writeText(block.text, look(textSize));
        m_cursor = m_contents->cellAt(row++, 1).firstCursorPosition();
        m_cursor.setBlockFormat(right);
        m_cursor.insertText(QStringLiteral("0"), look(textSize)); // as high as the number that comes
    }
    leaveTable();
}

void RulebookDocument::numberContents()
{
    for (int row = 0; row < m_chapters.size(); ++row) {
        QTextCursor number = m_contents->cellAt(row, 1).firstCursorPosition();
        number.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        number.insertText(QString::number(pageOf(m_chapters[row])), look(textSize));
    }
}

void RulebookDocument::write(const Block& block)
{
    const QTextBlock before = m_blank ? m_cursor.block().previous() : m_cursor.block();
    writeBlock(block);
    if (block.differs)
        writeNote(block);
    const QTextBlock first = before.isValid() ? before.next() : begin();
    const QTextBlock last = m_blank ? m_cursor.block().previous() : m_cursor.block();
    if (block.kind == Block::Kind::chapter)
        m_chapters.append(first);
    m_parts.append({.first = first,
                    .last = last,
                    .leads = block.kind == Block::Kind::chapter || block.kind == Block::Kind::heading,
                    .marked = block.differs,
                    .tinted = block.kind == Block::Kind::example});
}

void RulebookDocument::writeBlock(const Block& block)
{
    switch (block.kind) {
    case Block::Kind::chapter:
        beginBlock(shape(26, 6));
        return writeText(block.text, look(chapterSize, true));
    case Block::Kind::heading:
        beginBlock(shape(12, 3));
        return writeText(block.text, look(headingSize, true, accent));
    case Block::Kind::paragraph:
        beginBlock(shape(0, 6));
        return writeText(block.text, look(textSize));
    case Block::Kind::item:
        beginBlock(shape(0, 3));
        m_cursor.createList(QTextListFormat::ListDisc);
        return writeText(block.text, look(textSize));
    case Block::Kind::example:
        beginBlock(inset(shape(8, 12)));
        m_cursor.insertText(fromOutside(m_book.example) + QStringLiteral(". "), look(textSize, true));
        return writeText(block.text, look(textSize));
    case Block::Kind::table:
        return writeTable(block);
    case Block::Kind::diagram:
        return writeDrawing(block);
    case Block::Kind::mark:
        return;
    }
}

void RulebookDocument::writeTable(const Block& block)
{
    const int rows = int(block.rows.size());
    const int columns = int(block.rows.front().size());
    QTextTable* table = insertTable(rows, columns);
    QTextTableFormat format = table->format();
    format.setHeaderRowCount(1); // again on the next page
    table->setFormat(format);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            m_cursor = table->cellAt(row, column).firstCursorPosition();
            writeText(block.rows[std::size_t(row)][std::size_t(column)], look(tableSize, row == 0));
        }
    leaveTable();
}

void RulebookDocument::writeDrawing(const Block& block)
{
    QTextBlockFormat centred;
    centred.setTopMargin(pixels(6));
    centred.setAlignment(Qt::AlignHCenter);
    beginBlock(centred);
    QTextCharFormat format;
    format.setObjectType(drawingObject);
    format.setProperty(drawingIndex, int(&block - m_book.blocks.data()));
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
    centred.setTopMargin(pixels(3));
    centred.setBottomMargin(pixels(10));
    beginBlock(centred);
    writeText(block.text, look(noteSize, false, inkSoft));
}

void RulebookDocument::writeNote(const Block& block)
{
    beginBlock(block.kind == Block::Kind::example || block.kind == Block::Kind::item ? inset(shape(0, 6))
                                                                                     : shape(0, 6));
    QTextCharFormat label = look(noteSize, false, inkSoft);
    label.setFontItalic(true);
    m_cursor.insertText(fromOutside(m_book.note) + QLatin1Char(' '), label);
    writeText(block.note, look(noteSize, false, inkSoft));
}

} // namespace capitol::app

#include "rulebook_document.moc"
