// One of the list of variants, followed through changes: another language, or files added, removed or
// corrected.
#pragma once

#include "variants/variants_model.h"

#include <QPointer>

namespace capitol::app {

class VariantChoice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::VariantsModel* variants READ variants WRITE setVariants NOTIFY changed)
    Q_PROPERTY(QString wanted READ wanted WRITE setWanted NOTIFY changed) // its id
    Q_PROPERTY(QString usual READ usual WRITE setUsual NOTIFY changed)    // instead of one that is not there
    Q_PROPERTY(int row READ row NOTIFY changed) // of the wanted one, else of the usual, else the first
    Q_PROPERTY(QString id READ id NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed) // in the language of the interface
    Q_PROPERTY(QString error READ error NOTIFY changed)     // "" if it can be played
    Q_PROPERTY(int fewest READ fewest NOTIFY changed)       // players
    Q_PROPERTY(int most READ most NOTIFY changed)
    Q_PROPERTY(FirstPlayer firstPlayer READ firstPlayer NOTIFY changed) // who begins

public:
    enum class FirstPlayer { Drawn, Oldest, Chosen }; // as the engine's
    Q_ENUM(FirstPlayer)

    using QObject::QObject;
    VariantsModel* variants() const { return m_variants; }
    void setVariants(VariantsModel* variants);
    QString wanted() const { return m_wanted; }
    void setWanted(const QString& id) { set(m_wanted, id); }
    QString usual() const { return m_usual; }
    void setUsual(const QString& id) { set(m_usual, id); }
    int row() const;
    // Where there is none at all, it has an empty id and the players of the default rules.
    QString id() const { return at().id; }
    QString summary() const { return at().summary; }
    QString error() const { return at().error; }
    int fewest() const { return at().fewest; }
    int most() const { return at().most; }
    FirstPlayer firstPlayer() const { return FirstPlayer(at().firstPlayer); }

signals:
    void changed();

private:
    VariantRow at() const { return m_variants ? m_variants->at(row()) : VariantRow(); }
    void set(QString& what, const QString& id);

    QPointer<VariantsModel> m_variants;
    QString m_wanted;
    QString m_usual;
};

} // namespace capitol::app
