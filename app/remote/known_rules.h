// The variants that this program has, known by the hash that tables have of their rules, and what is
// different in a variant from the usual rules, in words.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "capitol/variant/library.h"
#endif

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace capitol::app {

// "Rounds: 3 instead of 4", a line each; none for the usual rules.
QStringList differencesInWords(const Variant& variant, const Variant& usual);

class KnownRules : public QObject
{
    Q_OBJECT

public:
    // The library lives longer.
    explicit KnownRules(const Library& library);

    // Reads the variants, one after another, so that nothing waits for them; `changed` when that is done.
    void read(const QString& language);
    // In the language of the interface; "" for rules that are not among them.
    QString nameOf(const QString& hash) const { return m_found.value(hash).name; }
    QStringList differencesOf(const QString& hash) const { return m_found.value(hash).differences; }
    // For rules that came from a server.
    QStringList differencesOf(const Variant& variant) const;
    QString nameOf(const Variant& variant) const;

signals:
    void changed();

private:
    struct Known
    {
        QString name;
        QStringList differences;
    };
    void readNext();

    const Library& m_library;
    std::optional<Variant> m_usual;
    std::string m_language;
    std::vector<VariantEntry> m_unread;
    QHash<QString, Known> m_found; // by hash
    QTimer m_next;
};

} // namespace capitol::app
