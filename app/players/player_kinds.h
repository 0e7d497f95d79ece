// Who can sit at a seat: a person, or one of the computer's players from the weakest to the strongest.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

struct PlayerKind
{
    QString id;    // a person's, or a name that make_player knows
    QString name;  // in the language of the interface
    QString level; // of a computer player, how strong it is: "easy", "1400, miser"
    QString note;  // what it does, in a line
    bool operator==(const PlayerKind&) const = default;
};

class PlayerKinds : public RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.playerKinds is the one.")
    Q_PROPERTY(QString person READ personId CONSTANT) // the id of a person

public:
    enum Roles {
        Id = Qt::UserRole + 1, // string
        Name,                  // string: "Person"
        Note                   // string: one line
    };
    Q_ENUM(Roles)

    explicit PlayerKinds(QObject* parent = nullptr);
    static QStringList computerIds();
    // How strong a computer player is, in a word or two, and its style; the id itself where it is unknown.
    static QString levelOf(const QString& id);
    // That of a person.
    static QString personId();
    // The name of a player in words, in a style (PlayerStyle) or not; the id itself where it is unknown.
    static QString nameOf(const QString& id);
    static QString noteOf(const QString& id); // the same; empty where it is unknown
    // Of Capitol: "expert", or else the number.
    static QString strength(int rating);

    QVariant data(const QModelIndex& index, int role) const override;
    Q_INVOKABLE int find(const QString& id) const; // its row, -1
    Q_INVOKABLE QString idAt(int row) const;

    // The language has changed.
    void reword();

signals:
    void reworded();

private:
    static QList<PlayerKind> kinds();
    static PlayerKind kindOf(const QString& id);

    QList<PlayerKind> m_kinds;
};

} // namespace capitol::app
