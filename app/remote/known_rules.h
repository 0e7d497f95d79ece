// The variants that this program has, known by the hash that tables have of their rules, and what is
// different in a variant from the usual rules, in words: knob by knob, or of Canal Mania as its rulebook
// says. Rules of others can be kept among them.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "canal/rulebook/rulebook_writer.h"
#include "remote/game_client.h"
#endif

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <functional>

namespace capitol::app {

// The rules of a variant as tables get them; their hash is that of this text.
std::string rulesText(const Variant& variant);
std::string rulesText(const canal::Variant& variant);

// "Rounds: 3 instead of 4", a line each; none for the usual rules.
QStringList differencesInWords(const Variant& variant, const Variant& usual);
// "Contracts: You take one (usually: You take two)", a line each.
QStringList differencesInWords(const canal::Variant& variant, const canal::Variant& usual,
                               const canal::RulebookWriter& writer);

class KnownRules : public QObject
{
    Q_OBJECT

public:
    // The libraries live longer.
    explicit KnownRules(const GameLibraries& libraries);

    // Reads the variants, one after another, so that nothing waits for them; `changed` when that is done.
    void read(const QString& language);
    // In the language of the interface; "" for rules that are not among them.
    QString nameOf(const QString& hash) const { return m_found.byHash.value(hash).name; }
    QStringList differencesOf(const QString& hash) const { return m_found.byHash.value(hash).differences; }
    // For rules that came from a server, of a table where the client has arrived.
    QStringList differencesOf(GameClient& game) const;
    QString nameOf(GameClient& game) const;
    // Whether one of the variants plays alike, whatever its id; nothing is doubted before they are read.
    bool has(GameClient& game) const;
    // The rules of a table become a variant of this person's, with that name and a free id. The reason why
    // they cannot, or "".
    QString keep(GameClient& game, const QString& name);

signals:
    void changed();
    void kept(); // there is one more variant

private:
    struct Known
    {
        QString name;
        QStringList differences;
    };
    struct Found
    {
        QHash<QString, Known> byHash{};
        QSet<QString> alike{}; // hashes of the same rules with no id
    };
    void readUsual();
    void readNext();
    template <typename AnyLibrary>
    void readFrom(const AnyLibrary& library, const std::string& id);
    QStringList differencesOf(const Variant& variant) const;
    QStringList differencesOf(const canal::Variant& variant) const;
    template <typename AnyVariant>
    QString nameIn(const AnyVariant& variant) const;
    template <typename AnyVariant>
    QString keep(AnyVariant variant, const QString& name);

    const GameLibraries m_libraries;
    std::optional<Variant> m_usual;
    std::optional<canal::Variant> m_usualCanal;
    std::optional<canal::RulebookWriter> m_canalWriter; // in that language
    std::string m_language;
    std::deque<std::function<void()>> m_unread; // what reads each
    Found m_found;
    Found m_reading; // of those that were read again so far
    QTimer m_next;
};

} // namespace capitol::app
