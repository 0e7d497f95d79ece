// A table whose columns are all in sight: the first one takes what the others leave and breaks its lines, and
// so do the headings. Nothing of it is behind a horizontal scroll bar.
#pragma once

#include <QTableView>

namespace capitol::app {

class FittedTable : public QTableView
{
    Q_OBJECT

public:
    explicit FittedTable(QWidget* parent = nullptr);

    // After the font has changed; of its contents and its width the table knows by itself.
    void fit();
    // The first column has less room than its text can be read in.
    bool isCramped() const;

    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;
    void reset() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int widthOf(int column) const;
    int widestWord(const QString& text) const;
    QString heading(int column) const;
    void fitHeadings();
    void fitRows();
    int padding() const;
};

} // namespace capitol::app
