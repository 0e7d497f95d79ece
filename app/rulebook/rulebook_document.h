// A rulebook on paper: a contents page with the pages of its chapters, the text, the pictures of its examples
// as lines and surfaces, not as dots.
#pragma once

#include "common/paged_document.h"
#include "rulebook/block.h"

#include <QTextCursor>

namespace capitol::app {

class RulebookDocument : public PagedDocument
{
    Q_OBJECT

public:
    // Both outlive it.
    RulebookDocument(const Rulebook& book, QPagedPaintDevice& paper, QObject* parent = nullptr);

private:
    void writeTitle();
    void writeContents();
    void numberContents();
    void write(const Block& block);
    void writeBlock(const Block& block);
    void writeTable(const Block& block);
    void writeDrawing(const Block& block);
    void writeNote(const Block& block);
    void writeText(const Text& text, const QTextCharFormat& look);
    void beginBlock(const QTextBlockFormat& shape);
    QTextTable* insertTable(int rows, int columns);
    void leaveTable();

    const Rulebook& m_book;
    QTextCursor m_cursor;
    QTextTable* m_contents = nullptr;
    QList<QTextBlock> m_chapters;
    QList<Part> m_parts;
    bool m_blank = true; // the block that the cursor is in
};

} // namespace capitol::app
