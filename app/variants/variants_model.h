// All variants found, including those that cannot be read, with their problems.
#pragma once

#include "canal/variant/library.h"
#include "capitol/variant/library.h"
#include "models/row_model.h"

namespace capitol::app {

struct VariantRow
{
    QString id{};
    QString name{};
    QString summary{};
    QString error{};
    int fewest = 2;
    int most = 4;
    FirstPlayer firstPlayer = FirstPlayer::random;
    bool operator==(const VariantRow&) const = default;
};

class VariantsModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games have them.")

public:
    enum Roles {
        Id = Qt::UserRole + 1, // string: "schmidt"
        Name,                  // string: in the language of the interface; the id if the file cannot be read
        Summary,               // string: one line
        Error,                 // string: what is wrong with the file, a line each; "" if it can be played
        Fewest,                // int: players
        Most                   // int: players
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void read(const Library& library, const QString& language);
    void read(const canal::Library& library, const QString& language);
    // A file from anywhere; the id to ask for it by, empty if it cannot be read.
    QString add(const Library& library, const std::filesystem::path& file, const QString& language);
    QString add(const canal::Library& library, const std::filesystem::path& file, const QString& language);
    VariantRow at(int row) const { return m_rows.value(row); }
    // Row of that id, -1.
    Q_INVOKABLE int find(const QString& id) const;
    Q_INVOKABLE QString idAt(int row) const;

signals:
    void filesRead(); // again, and their rules may have changed even where no row has

private:
    template <typename Library>
    void readFrom(const Library& library, const QString& language);
    template <typename Library>
    QString addFrom(const Library& library, const std::filesystem::path& file, const QString& language);

    QList<VariantRow> m_rows;
    QStringList m_added; // paths
};

} // namespace capitol::app
