// The tables where this person has a seat, kept in a file that only its owner can read: each with its server
// and the token that opens the seat again, over the program's end.
#pragma once

#include "connection/server_address.h"
#include "models/row_model.h"
#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "table/ticket.h"
#endif

#include <QDateTime>

#include <filesystem>

namespace capitol::app {

struct MyTable
{
    ServerAddress server{};
    table::Ticket ticket{};
    bool hosted = false; // by this window
    QString rules{};     // their name when the table was left
    QString players{};   // the same
    bool begun = false;
    bool days = false; // a choice may take days
    QDateTime seen{};  // when it was last sat at
    bool operator==(const MyTable&) const = default;
};

class MyTables : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.together has them.")

public:
    enum Roles {
        Rules = Qt::UserRole + 1, // string
        Players,                  // string: their names
        Address,                  // string: of the server, "" for one of this window
        Begun,                    // bool: the game
        Days,                     // bool: a choice may take days
        Seen                      // string: when it was last sat at
    };
    Q_ENUM(Roles)

    // The newest first. A file that cannot be read is told by `failed`, and left alone.
    explicit MyTables(std::filesystem::path file);
    void read();

    QVariant data(const QModelIndex& index, int role) const override;
    const QList<MyTable>& tables() const { return m_rows; }

    // Puts a table there, or in the place of what was kept of it, and writes the file at once.
    void keep(const MyTable& table);
    void forget(const std::string& table);

signals:
    void failed(const QString& text);

private:
    void write();

    const std::filesystem::path m_file;
    QList<MyTable> m_rows;
    bool m_isReadable = true; // else it is not written either
};

} // namespace capitol::app
