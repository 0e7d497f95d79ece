// What has to be done now, and by whom.
#pragma once

#include "table/table_snapshot.h"

#include <QCoreApplication>
#include <QStringList>

namespace capitol::app {

class Prompt
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::Prompt)

public:
    explicit Prompt(const TableSnapshot& scene) : m_scene(scene) {}

    // Empty while nobody is asked and nobody thinks: what is being shown speaks for itself.
    QString text() const;
    // How many cards the seat that draws has left, and where they come from.
    QString drawReason() const;

private:
    QString asked() const;
    QStringList missingBids() const;
    QString shown() const;
    QString construction() const;
    QString floors() const;
    QString finality() const;
    QString roof() const;
    QString permit() const;
    QString confirm() const;

    const TableSnapshot& m_scene;
};

} // namespace capitol::app
