#include "remote/chat_model.h"

#include "common/outside_text.h"
#include "remote/quick_phrases.h"

namespace capitol::app {

namespace {

constexpr qsizetype mostHeard = 500;

} // namespace

QVariant ChatModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChatRow& row = m_rows[index.row()];
    switch (role) {
    case Seat:
        return row.seat;
    case Name:
        return row.name;
    case Text:
    case Qt::DisplayRole:
        return row.text;
    case Own:
        return row.own;
    }
    return {};
}

// Who comes back is told again what was said lately; another run of the server counts from 1 again.
void ChatModel::add(const table::Saying& saying, const QStringList& names, int own)
{
    const auto isKnown = [&](const Heard& heard) { return heard.saying == saying; };
    if (std::any_of(m_heard.begin(), m_heard.end(), isKnown))
        return;
    m_heard.append({saying, names.value(saying.seat), saying.seat == own});
    if (m_heard.size() > mostHeard)
        m_heard.removeFirst();
    if (isHeard(m_heard.last()) && saying.seat != own && !m_attended)
        setUnread(m_unread + 1);
    show();
}

void ChatModel::mute(int seat, bool on)
{
    const unsigned bit = 1U << seat;
    m_muted = on ? m_muted | bit : m_muted & ~bit;
    show();
}

void ChatModel::setBlocked(const QStringList& names)
{
    m_blocked = names;
    show();
}

bool ChatModel::isHeard(const Heard& heard) const
{
    return heard.own || (!isMuted(heard.saying.seat) && !isBlocked(heard.name));
}

void ChatModel::reword()
{
    show();
    emit reworded();
}

void ChatModel::show()
{
    QList<ChatRow> rows;
    for (const Heard& heard : m_heard)
        if (isHeard(heard))
            rows.append({heard.saying.seat, heard.name, phraseOf(fromOutside(heard.saying.text)), heard.own});
    change(m_rows, rows);
}

void ChatModel::setUnread(int unread)
{
    if (unread == m_unread)
        return;
    m_unread = unread;
    emit unreadChanged();
}

void ChatModel::setAttended(bool attended)
{
    if (attended)
        setUnread(0);
    if (attended == m_attended)
        return;
    m_attended = attended;
    emit attendedChanged();
}

void ChatModel::setDraft(const QString& draft)
{
    if (draft == m_draft)
        return;
    m_draft = draft;
    emit draftChanged();
}

QStringList ChatModel::phrases() const
{
    QStringList words;
    for (const QString& key : quickPhrases())
        words.append(phraseOf(key));
    return words;
}

} // namespace capitol::app
