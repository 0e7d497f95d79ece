// The seats of a table before the game, clockwise from seat 1.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct WaitingSeat
{
    int owner = 0;
    QString name{};
    bool ready = false;
    bool away = false;
    bool host = false;
    bool own = false;
    bool blocked = false;
    bool operator==(const WaitingSeat&) const = default;
};

class WaitingSeats : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A waiting room has them.")

public:
    enum Roles {
        Owner = Qt::UserRole + 1, // Owners
        Name,                     // string: of the person or the computer player, "" for nobody
        Ready,                    // bool: to begin
        Away,                     // bool: without a connection for a while
        Host,                     // bool: whoever may begin the game
        Own,                      // bool: the seat of this window
        Blocked                   // bool: this person has blocked that one
    };
    Q_ENUM(Roles)
    enum Owners { Nobody, Person, Computer }; // as table::Owner
    Q_ENUM(Owners)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;
    void show(const QList<WaitingSeat>& rows) { change(m_rows, rows); }
    const QList<WaitingSeat>& rows() const { return m_rows; }

private:
    QList<WaitingSeat> m_rows;
};

} // namespace capitol::app
