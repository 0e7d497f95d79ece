// Completion and help for a variant's text, from the schema, with the same wording as the panel.
#pragma once

#include "editor/text_help.h"
#include "editor/variant_document.h"

#include <QCoreApplication>

namespace capitol::app {

class VariantHelp : public TextHelp
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::VariantHelp)

public:
    explicit VariantHelp(const VariantDocument& document) : m_document(document) {}
    QList<Completion> completions(const YamlContext& context) const override;
    QString meaning(const YamlContext& context) const override;

private:
    QList<Completion> keys(const QString& section) const;
    QList<Completion> headerKeys() const;
    QList<Completion> values(const YamlContext& context) const;
    QList<Completion> knobValues(const KnobForm& knob) const;
    QList<Completion> partsOf(const KnobForm& knob) const; // the keys in a knob that is a map
    QList<Completion> variants() const;
    QString meaningOf(const KnobForm& knob) const;
    const KnobForm* knobOf(QString path) const; // that it leads to or into
    static QString header(const QString& key);

    const VariantDocument& m_document;
};

} // namespace capitol::app
