// Edits a knob in its cell: a number with its range, a choice in words, a line of text.
#pragma once

#include "editor/knob_model.h"

#include <QStyledItemDelegate>

namespace capitol::app {

class KnobDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    KnobDelegate(const VariantDocument& document, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const VariantDocument& m_document;
};

} // namespace capitol::app
