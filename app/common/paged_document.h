// A document of rich text on paper: laid out for a printer or a PDF, broken into pages as a reader would
// break it, each with a line at its foot. May be used in any thread of Qt's.
#pragma once

#include "common/closed_document.h"

#include <QAbstractTextDocumentLayout>
#include <QList>
#include <QPagedPaintDevice>
#include <QTextBlock>

#include <functional>

namespace capitol::app {

// How much is done, from 0 to 1; false stops the work.
using Progress = std::function<bool(double)>;

class PagedDocument : public ClosedDocument
{
    Q_OBJECT

public:
    // What stays on one page where it is not too long for that.
    struct Part
    {
        QTextBlock first;
        QTextBlock last;
        bool leads = false;  // a heading: its page is that of what follows
        bool marked = false; // gets a bar at its side
        bool tinted = false; // on a ground of its own
    };

    // `paper` keeps its size and margins from now on, and outlives the document.
    explicit PagedDocument(QPagedPaintDevice& paper, QObject* parent = nullptr);

    // To be called once all is written, and after later changes; parts in their order, and not within each
    // other. Whether anything moved.
    bool breakPages(const QList<Part>& parts);
    // From 1.
    int pageOf(const QTextBlock& block) const;
    // Paints those pages that the paper asks for. `foot` stands at the left of each, its number at the right.
    // False if it was stopped, or the paper takes no more.
    bool paintPages(const QString& foot, const Progress& progress);
    // A length on this paper.
    double points(double count) const;

private:
    double topOf(const QTextBlock& block) const;
    QRectF placeOf(const Part& part) const;
    bool isTorn(double top, const Part& last) const;
    bool breakOnce();
    void breakBefore(const QTextBlock& block);
    void paintParts(QPainter& painter);
    void paintPage(QPainter& painter, int page);
    void paintFoot(QPainter& painter, const QString& foot, int page);

    QPagedPaintDevice& m_paper;
    QList<Part> m_parts;
    double m_height = 0; // of a page's text
};

// The usual paper of the person's country, with margins to be bound by.
QPageLayout usualPaper(QPageLayout::Orientation orientation);

} // namespace capitol::app
