#include "editor/knob_delegate.h"

#include "editor/knob_fields.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace capitol::app {

KnobDelegate::KnobDelegate(const VariantDocument& document, QObject* parent)
    : QStyledItemDelegate(parent), m_document(document)
{
}

QWidget* KnobDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex& index) const
{
    const QString key = index.siblingAtColumn(KnobModel::Name).data(KnobModel::Key).toString();
    QWidget* editor = nullptr;
    if (const KnobForm* knob = m_document.game().find(key.toStdString()))
        editor = knob->kind == KnobKind::whole ? static_cast<QWidget*>(numberField(*knob, parent))
                                               : choiceField(*knob, m_document.game(), parent);
    else if (key == u"extends")
        editor = parentField(m_document, parent);
    else
        editor = textField(key, parent);
    editor->setAccessibleName(index.siblingAtColumn(KnobModel::Name).data().toString());
    editor->setAutoFillBackground(true);
    return editor;
}

void KnobDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QVariant value = index.data(Qt::EditRole);
    if (auto* number = qobject_cast<QSpinBox*>(editor))
        number->setValue(value.toInt());
    else if (auto* choice = qobject_cast<QComboBox*>(editor))
        choice->setCurrentIndex(choice->findData(value));
    else if (auto* line = qobject_cast<QLineEdit*>(editor))
        line->setText(value.toString());
}

void KnobDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    QVariant value;
    if (const auto* number = qobject_cast<QSpinBox*>(editor))
        value = number->value();
    else if (const auto* choice = qobject_cast<QComboBox*>(editor))
        value = choice->currentData();
    else if (const auto* line = qobject_cast<QLineEdit*>(editor))
        value = line->text();
    if (value.isValid() && value != index.data(Qt::EditRole))
        model->setData(index, value, Qt::EditRole);
}

QSize KnobDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(option.fontMetrics.height() + 10);
    return size;
}

} // namespace capitol::app
