// The rule texts and variants side by side: which columns and topics are shown, and in which words.
#pragma once

#include "compare/column_model.h"
#include "compare/line_model.h"
#include "readings/selection.h"
#include "readings/wording.h"
#include "variant/library.h"

#include <QThread>
#include <QUrl>

#include <memory>
#include <thread>

namespace capitol::app {

class Comparison : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.comparison is the one.")
    Q_PROPERTY(capitol::app::ColumnModel* columns READ columns CONSTANT)
    Q_PROPERTY(capitol::app::LineModel* lines READ lines CONSTANT)
    Q_PROPERTY(QStringList choices READ choices NOTIFY choicesChanged) // what a column can show
    Q_PROPERTY(QStringList filterNames READ filterNames NOTIFY choicesChanged)
    Q_PROPERTY(int filter READ filter WRITE setFilter NOTIFY changed) // an index of filterNames
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY changed)
    Q_PROPERTY(bool reading READ reading NOTIFY changed)     // the files, in a thread of its own
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  // why there is nothing to compare; or ""
    Q_PROPERTY(QString summary READ summary NOTIFY changed)  // how many points are shown
    Q_PROPERTY(bool exporting READ exporting NOTIFY changed) // in a thread of its own

public:
    static constexpr int fewest = 2; // columns
    static constexpr int most = 5;

    explicit Comparison(const Library& library, QObject* parent = nullptr);
    ~Comparison() override;

    ColumnModel* columns() { return &m_columnModel; }
    LineModel* lines() { return &m_lineModel; }
    QStringList choices() const;
    QStringList filterNames() const;
    int filter() const { return int(m_selection.filter); }
    void setFilter(int filter);
    QString search() const { return QString::fromStdString(m_selection.search); }
    void setSearch(const QString& text);
    bool canAdd() const { return m_source && int(m_columns.size()) < most; }
    bool canRemove() const { return int(m_columns.size()) > fewest; }
    bool reading() const { return m_reading; }
    QString problem() const { return m_problem; }
    QString summary() const;
    bool exporting() const { return m_exporting; }
    void setLanguage(const QString& code);

    // Reads the rule texts and the variants again.
    Q_INVOKABLE void open();
    Q_INVOKABLE void setColumn(int column, int choice);
    Q_INVOKABLE void addColumn();
    Q_INVOKABLE void removeColumn(int column);
    // The first column stays; each following column is the one most similar to its neighbour.
    Q_INVOKABLE void orderByLikeness();
    Q_INVOKABLE void play(int column);
    Q_INVOKABLE void edit(int column);
    // As .html, .md or .pdf, depending on the file name; others are refused.
    Q_INVOKABLE void exportTo(const QUrl& file);
    // Null if that line has none.
    const Picture* pictureAt(int line) const;

signals:
    void changed();
    void choicesChanged();
    void playWanted(const QString& variantId);
    void editWanted(const QString& variantId);
    void failed(const QString& text);

private:
    struct Source
    {
        Loaded<Readings> readings;
        std::vector<Column> choices; // the rule texts, then the variants that can be played
    };
    static std::shared_ptr<const Source> read(const Library& library);
    void take(const std::shared_ptr<const Source>& source);
    void show();
    std::vector<std::size_t> columnsAnew(const Source& next) const;
    std::vector<Column> shownColumns() const;
    WordedTable worded() const;
    QList<ColumnRow> columnRows() const;
    QString likeness(const std::vector<Row>& rows, const std::vector<Column>& columns,
                     std::size_t column) const;
    QString variantOf(int column) const;
    void finishExport(const QString& trouble);

    const Library& m_library;
    std::shared_ptr<const Source> m_source; // the rows refer to it
    std::vector<std::size_t> m_columns;     // indices of the choices
    std::vector<Row> m_rows;                // a line each
    Selection m_selection;
    QString m_problem;
    bool m_reading = false;
    bool m_exporting = false;
    ColumnModel m_columnModel;
    LineModel m_lineModel;
    std::jthread m_reader;
    std::unique_ptr<QThread> m_writer; // one of Qt's, for documents that are printed
};

} // namespace capitol::app
