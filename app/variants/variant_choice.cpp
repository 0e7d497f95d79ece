#include "variants/variant_choice.h"

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

void VariantChoice::setRow(int row)
{
    if (row == m_row)
        return;
    m_row = row;
    emit changed();
}

} // namespace capitol::app
