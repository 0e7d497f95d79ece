// What is said at a table elsewhere, oldest first, without those who are muted or blocked; what was read; and
// what is being typed, which stays whatever comes in.
#pragma once

#include "models/row_model.h"
#include "remote/blocked_names.h"

#include "table/heard.h"

#include <QStringList>

namespace capitol::app {

struct ChatRow
{
    int seat = 0;
    QString name{};
    QString text{};
    bool own = false;
    bool operator==(const ChatRow&) const = default;
};

class ChatModel : public capitol::app::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table elsewhere has it.")
    Q_PROPERTY(int unread READ unread NOTIFY unreadChanged)
    Q_PROPERTY(bool attended READ attended WRITE setAttended NOTIFY attendedChanged) // it is in sight
    Q_PROPERTY(QString draft READ draft WRITE setDraft NOTIFY draftChanged)          // being typed
    Q_PROPERTY(int longest READ longest CONSTANT)                                    // characters of a saying
    Q_PROPERTY(
        QStringList phrases READ phrases NOTIFY reworded) // in words, as `RemoteTable::sayPhrase` counts

public:
    enum Roles {
        Seat = Qt::UserRole + 1, // int
        Name,                    // string
        Text,                    // string
        Own                      // bool: said here
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    QVariant data(const QModelIndex& index, int role) const override;

    // `names`: of the seats; `own`: the seat of this window. What was said already is passed over.
    void add(const table::Saying& saying, const QStringList& names, int own);
    void mute(int seat, bool on);
    bool isMuted(int seat) const { return m_muted >> seat & 1; }
    void setBlocked(const QStringList& names);
    bool isBlocked(const QString& name) const { return capitol::app::isBlocked(m_blocked, name); }
    // The language of the interface has changed.
    void reword();

    int unread() const { return m_unread; }
    bool attended() const { return m_attended; }
    void setAttended(bool attended);
    QString draft() const { return m_draft; }
    void setDraft(const QString& draft);
    static int longest() { return int(table::longest_saying); }
    QStringList phrases() const;

signals:
    void unreadChanged();
    void attendedChanged();
    void draftChanged();
    void reworded();

private:
    struct Heard
    {
        table::Saying saying;
        QString name;
        bool own = false;
    };
    bool isHeard(const Heard& heard) const;
    void show();
    void setUnread(int unread);

    QList<Heard> m_heard;
    QList<ChatRow> m_rows;
    unsigned m_muted = 0; // a bit a seat
    QStringList m_blocked;
    int m_unread = 0;
    bool m_attended = false;
    QString m_draft;
};

} // namespace capitol::app
