// The lines of the comparison: the topics shown.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct LineRow
{
    QString number{};
    QString chapter{};
    QString topic{};
    QString judgement{};
    bool differs = false;
    bool open = false;
    QString spoken{};
    QList<int> contrasts{};
    QStringList texts{};
    QStringList notes{};
    QStringList places{};
    QStringList detailTitles{};
    QStringList detailTexts{};
    bool operator==(const LineRow&) const = default;
};

class LineModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.comparison has it.")

public:
    enum Roles {
        Number = Qt::UserRole + 1, // string: "63", or "U10" of an open situation
        Chapter,                   // string: its name
        Topic,                     // string
        Judgement,                 // string: what is made of it; of an open situation how often it arises
        Differs,                   // bool: a cell is marked
        Open,                      // bool: what lies behind it is shown
        Spoken,                    // string: all of it, for screen readers
        Contrasts,                 // list of ints, a column each: 0 none, 1 other words, 2 played otherwise
        Texts,                     // list of strings, a column each: what it says; "" if only values tell
        Notes,                     // list of strings, a column each: "ambiguous", knobs and values; or ""
        Places,                    // list of strings, a column each: where it says it; or ""
        DetailTitles,              // list of strings: what lies behind it: headings,
        DetailTexts                // list of strings: and a text each
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    // Lines stay open by their number.
    void show(QList<LineRow> rows);
    // Shows or hides the details of a line.
    Q_INVOKABLE void toggle(int row);

private:
    QList<LineRow> m_rows;
    QSet<QString> m_open; // numbers
};

} // namespace capitol::app
