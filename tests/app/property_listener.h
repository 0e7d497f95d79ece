// Hears what an object's properties tell of their changes.
#pragma once

#include <QHash>
#include <QMetaProperty>
#include <QObject>
#include <QStringList>
#include <QVariant>

// Keeps what an object's properties said last.
class Listener : public QObject
{
    Q_OBJECT

public:
    explicit Listener(QObject& heard) : m_heard(heard)
    {
        const QMetaObject& type = *heard.metaObject();
        const QMetaMethod told = staticMetaObject.method(staticMetaObject.indexOfSlot("told()"));
        for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
            if (const QMetaProperty property = type.property(i); property.hasNotifySignal()) {
                m_last[property.notifySignalIndex()] = {property, property.read(&heard)};
                connect(&heard, property.notifySignal(), this, told);
            }
    }

    QStringList changedUntold() const
    {
        QStringList names;
        for (const Said& said : m_last)
            if (said.property.read(&m_heard) != said.value)
                names.append(said.property.name());
        return names;
    }
    const QStringList& toldUnchanged() const { return m_idle; }
    int count() const { return m_count; }
    int properties() const { return int(m_last.size()); }

private slots:
    void told()
    {
        ++m_count;
        Said& said = m_last[senderSignalIndex()];
        const QVariant now = said.property.read(&m_heard);
        if (now == said.value)
            m_idle.append(said.property.name());
        said.value = now;
    }

private:
    struct Said
    {
        QMetaProperty property;
        QVariant value;
    };

    QObject& m_heard;
    QHash<int, Said> m_last; // by the signal's index
    QStringList m_idle;
    int m_count = 0;
};
