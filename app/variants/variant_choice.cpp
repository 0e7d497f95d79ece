#include "variants/variant_choice.h"

#include <algorithm>

namespace capitol::app {

void VariantChoice::setVariants(VariantsModel* variants)
{
    if (variants == m_variants)
        return;
    if (m_variants)
        m_variants->disconnect(this);
    m_variants = variants;
    if (variants) {
        connect(variants, &VariantsModel::dataChanged, this, &VariantChoice::changed);
        connect(variants, &VariantsModel::rowsInserted, this, &VariantChoice::changed);
        connect(variants, &VariantsModel::rowsRemoved, this, &VariantChoice::changed);
    }
    emit changed();
}

void VariantChoice::set(QString& what, const QString& id)
{
    if (id == what)
        return;
    what = id;
    emit changed();
}

int VariantChoice::row() const
{
    if (!m_variants)
        return 0;
    const int row = m_variants->find(m_wanted);
    return row >= 0 ? row : std::max(0, m_variants->find(m_usual));
}

} // namespace capitol::app
