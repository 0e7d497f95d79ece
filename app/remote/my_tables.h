// The tables where this person has a seat, kept in a file that only its owner can read: each with its server
// and the token that opens the seat again, over the program's end.
#pragma once

#include "common/game_names.h"
#include "common/late_file.h"
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
    bool hosted = false;        // by this window
    QString game = capitolGame; // see game_names.h
    QString rules{};            // their name when the table was left
    QString players{};          // the same
    bool begun = false;
    bool days = false; // a choice may take days
    QDateTime seen{};  // when it was last sat at
    bool operator==(const MyTable&) const = default;
    // What it is called is not enough: any server may give a table any name.
    bool isSameTable(const MyTable& other) const;
};

class MyTables : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.together has them.")

public:
    enum Roles {
        Game = Qt::UserRole + 1, // string: as Preferences has it
        Rules,                   // string
        Players,                 // string: their names
        Address,                 // string: of the server, "" for one of this window
        Begun,                   // bool: the game
        Days,                    // bool: a choice may take days
        Seen                     // string: when it was last sat at
    };
    Q_ENUM(Roles)

    // The newest first.
    explicit MyTables(std::filesystem::path file);
    // Unless that was done; behind what was kept meanwhile. A file that cannot be read is told by `failed`,
    // and left alone.
    void read();

    QVariant data(const QModelIndex& index, int role) const override;
    const QList<MyTable>& tables() const { return m_rows; }

    // Puts a table there, or in the place of what was kept of it; what was not read before, is read first.
    // The file follows, in a thread: `settled`.
    void keep(const MyTable& table);
    void forget(const MyTable& table);
    // All of it is in the file, or has failed.
    bool isSettled() const { return m_file.isIdle(); }

signals:
    void failed(const QString& text);
    void settled();

private:
    enum class Reading { notYet, done, failed };

    void readFirst();
    void add(const QList<MyTable>& read);
    void show(const QList<MyTable>& rows);
    void refuse(const QString& text);
    void tellUnwritten(const QString& reason);
    void write();

    LateFile m_file;
    QList<MyTable> m_rows;
    Reading m_reading = Reading::notYet; // unless it is done, the file is not written either
};

} // namespace capitol::app
