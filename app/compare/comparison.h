// The rule texts and variants side by side: which columns and topics are shown, and in which words.
#pragma once

#include "capitol/readings/selection.h"
#include "capitol/readings/wording.h"
#include "capitol/variant/library.h"
#include "common/latest_task.h"
#include "compare/column_model.h"
#include "compare/line_model.h"

#include <QThread>
#include <QUrl>

#include <memory>

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
    Q_PROPERTY(QString summary READ summary NOTIFY changed)  // in how many points the columns play otherwise
    Q_PROPERTY(QString marks READ marks NOTIFY changed)      // what the marks of the cells mean; or ""
    Q_PROPERTY(QString extent READ extent NOTIFY changed)    // how many points are shown
    Q_PROPERTY(bool exporting READ exporting NOTIFY changed) // in a thread of its own

public:
    static constexpr int fewest = 2; // columns
    static constexpr int most = 5;

    // `passages`: the folders of the rulebook's.
    Comparison(const Library& library, std::vector<std::filesystem::path> passages,
               QObject* parent = nullptr);
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
    QString summary() const { return m_summary; }
    QString marks() const { return m_marks; }
    QString extent() const;
    bool exporting() const { return m_exporting; }
    void setLanguage(const QString& code);

    // Reads the rule texts and the variants again. The rules of a game on the table can be chosen as a
    // column.
    void open(std::optional<Variant> onTable = {});
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
    void backToGameWanted();
    void editWanted(const QString& variantId);
    void failed(const QString& text);

private:
    struct Choice
    {
        Column column;
        std::shared_ptr<const Variant> played; // null if what the sheet says cannot be played here
        bool onTable = false;
    };
    using OwnWords = std::map<std::string, LocalText>;
    struct Source
    {
        Loaded<Readings> readings;
        std::vector<Choice> choices; // the rule texts, the game on the table, the variants that can be played
    };
    static std::shared_ptr<const Source> read(const Library& library, const std::optional<Variant>& onTable);
    void take(const std::shared_ptr<const Source>& source);
    void show();
    std::vector<std::size_t> columnsAnew(const Source& next) const;
    Column shownColumn(const Choice& choice) const;
    std::vector<Column> shownColumns() const;
    QList<ColumnRow> columnRows(const std::vector<Column>& columns, const std::vector<Row>& rows) const;
    const Choice* choiceOf(int column) const;
    void tellOwnWords();
    void takeOwnWords(const std::shared_ptr<const Source>& source, std::size_t choice, OwnWords words);
    void finishExport(const QString& trouble);

    const Library& m_library;
    std::vector<std::filesystem::path> m_passages;
    std::shared_ptr<const Source> m_source;          // the rows refer to it
    std::vector<std::size_t> m_columns;              // indices of the choices
    std::vector<std::optional<OwnWords>> m_ownWords; // of each choice, once it was shown; in this language
    std::vector<Row> m_rows;                         // a line each
    Selection m_selection;
    QString m_problem;
    QString m_summary;
    QString m_marks;
    bool m_reading = false;
    bool m_exporting = false;
    ColumnModel m_columnModel;
    LineModel m_lineModel;
    bool m_telling = false;
    LatestTask m_reader;
    LatestTask m_teller;               // finds words of their own for the columns
    std::unique_ptr<QThread> m_writer; // one of Qt's, for documents that are printed
};

} // namespace capitol::app
