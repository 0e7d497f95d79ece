// The rules of a variant, of either game, as a book: its blocks as rows, its chapters, what was searched for.
// It is written in a thread of its own; until then the book before stays. Of rules that cannot be read it
// says what is wrong.
#pragma once

#include "common/latest_task.h"
#include "models/row_model.h"
#include "rulebook/book_source.h"

namespace capitol::app {

struct RuleRow
{
    QString id{};
    int kind = 0;
    QString text{};
    bool differs = false;
    QString note{};
    bool operator==(const RuleRow&) const = default;
};

class RulebookModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.rulebook is the one.")
    Q_PROPERTY(bool writing READ writing NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed) // as Preferences has it
    Q_PROPERTY(QString variantId READ variantId NOTIFY changed)
    Q_PROPERTY(QString variantName READ variantName NOTIFY changed)
    Q_PROPERTY(QString marks READ marks NOTIFY changed)           // what the marks mean, or ""
    Q_PROPERTY(QString error READ error NOTIFY changed)           // why there is no book, or ""
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY changed) // their names
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY searched)
    Q_PROPERTY(int matches READ matches NOTIFY searched)
    Q_PROPERTY(int match READ match NOTIFY searched)       // the current one, from 1; 0 for none
    Q_PROPERTY(int matchRow READ matchRow NOTIFY searched) // the row it stands in, -1

public:
    enum Roles {
        Id = Qt::UserRole + 1, // string: "construction-4"
        Kind,                  // a BlockKind
        Text,    // string: rich text, of a table an HTML table; found words stand between signs, see
                 // rich_words.h
        Differs, // bool: from the rules that it is compared with
        Note     // string: what those say, or ""
    };
    Q_ENUM(Roles)
    enum BlockKind { Chapter, Heading, Paragraph, Item, Example, Table, Diagram, Mark }; // as Block::Kind
    Q_ENUM(BlockKind)

    explicit RulebookModel(std::vector<std::filesystem::path> folders, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

    // Writes the rulebook of the variant, of either game, with differences from `base` marked.
    template <typename V>
    void show(const V& variant, const V& base)
    {
        show(sourceOf(m_folders, variant, base));
    }
    // That variant of the game has no rulebook; its problems are shown instead.
    void refuse(const QString& game, const QString& variantId, const Diagnostics& problems);
    // The same rulebook in that language; nothing if there is none yet.
    void setLanguage(const QString& code);

    bool writing() const { return m_writing; }
    QString title() const { return QString::fromStdString(m_book.title); }
    QString game() const { return m_source.game; }
    QString variantId() const { return m_source.variantId; }
    QString variantName() const;
    QString marks() const { return QString::fromStdString(m_book.marks); }
    QString error() const;
    QStringList chapters() const;
    QString query() const { return m_query; }
    void setQuery(const QString& query);
    int matches() const { return int(m_matches.size()); }
    int match() const { return m_match + 1; }
    int matchRow() const;

    // The row of a chapter's name, by its place among the chapters or its id; -1.
    Q_INVOKABLE int rowOfChapter(int chapter) const;
    Q_INVOKABLE int rowOfChapterId(const QString& id) const;
    // The index of the chapter that contains a row; -1 if none.
    Q_INVOKABLE int chapterOfRow(int row) const;
    // Goes to the next match (1) or the previous one (-1), wrapping around.
    Q_INVOKABLE void step(int by);
    // A diagram's picture; an empty one for other rows.
    Drawing drawing(int row) const;
    // What the book is written from; `write` is empty if there is no book.
    const BookSource& source() const { return m_source; }

signals:
    void changed();
    void searched();

private:
    struct Match
    {
        int row = 0;
        int part = 0; // of the block: its text, its cells, its note
        int at = 0;   // in that part
    };
    void show(const BookSource& source);
    void start();
    void take(const Loaded<Rulebook>& written);
    void search();
    void arrange();
    capitol::Text partOf(const Block& block, int part) const;
    static int partsOf(const Block& block);
    QString rich(int row, int part) const;
    QString tableOf(int row) const;
    RuleRow rowOf(int row) const;

    std::vector<std::filesystem::path> m_folders;
    std::string m_language = "en";
    BookSource m_source;
    Rulebook m_book;
    Diagnostics m_problems;
    QList<RuleRow> m_rows;
    QString m_query;
    QList<Match> m_matches;
    int m_match = -1;
    bool m_writing = false;
    LatestTask m_task; // writes
};

} // namespace capitol::app
