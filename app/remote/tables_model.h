// Tables that can be joined, of a server or of the local network, those with free seats first.
#pragma once

#include "connection/server_address.h"
#include "models/row_model.h"

#include <QStringList>

namespace capitol::app {

struct TableRow
{
    ServerAddress server{};
    QString table{};
    QString game{};            // as Preferences has it
    QString host{};            // who hosts, on the local network; "" else
    QString rules{};           // their name; "" for rules that this program does not have
    QStringList differences{}; // from the usual rules
    int seats = 0;
    int open = 0;
    int state = 0;
    bool operator==(const TableRow&) const = default;
};

class TablesModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.together has them.")
    Q_PROPERTY(bool freeOnly READ freeOnly WRITE setFreeOnly NOTIFY filterChanged)
    // The game, and the name of the rules, that are shown alone; "" for all.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
    Q_PROPERTY(QString rules READ rules WRITE setRules NOTIFY filterChanged)
    Q_PROPERTY(QStringList allRules READ allRules NOTIFY allRulesChanged) // those there are, by name
    Q_PROPERTY(int hidden READ hidden NOTIFY hiddenChanged)               // rows that the filters keep back

public:
    enum Roles {
        Game = Qt::UserRole + 1, // string: as Preferences has it
        Rules,                   // string: the name of the rules, "" if unknown
        Differences,             // list of strings: from the usual rules
        Host,                    // string
        Address,                 // string: of the server
        Encrypted,               // bool
        Seats,                   // int
        Open,                    // int: seats that are free
        State                    // States
    };
    Q_ENUM(Roles)
    enum States { Waiting, Playing, Over }; // as table::Listing
    Q_ENUM(States)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    void show(const QList<TableRow>& all);
    TableRow at(int row) const { return m_rows.value(row); }

    bool freeOnly() const { return m_freeOnly; }
    void setFreeOnly(bool on);
    QString game() const { return m_game; }
    void setGame(const QString& game);
    QString rules() const { return m_rules; }
    void setRules(const QString& name);
    QStringList allRules() const { return m_allRules; }
    int hidden() const { return m_hidden; }

signals:
    void filterChanged();
    void allRulesChanged();
    void hiddenChanged();

private:
    bool isShown(const TableRow& row) const;
    void filter();

    QList<TableRow> m_all;
    QList<TableRow> m_rows;
    QStringList m_allRules;
    QString m_game;
    QString m_rules;
    int m_hidden = 0;
    bool m_freeOnly = false;
};

} // namespace capitol::app
