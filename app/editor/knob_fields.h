// The single fields that a knob of one value is edited with, in a cell or in the panel.
#pragma once

#include "editor/variant_document.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace capitol::app {

QSpinBox* numberField(const KnobForm& knob, QWidget* parent);
// The data of each entry is the value: a bool, the number of a word, an id.
QComboBox* choiceField(const KnobForm& knob, const EditedGame& game, QWidget* parent);
// A knob's value as the data of such a field, invalid if it has more than one part; and back.
QVariant dataOf(const KnobValue& value);
KnobValue valueIn(const KnobForm& knob, const QVariant& data);
// What the variant can be based on: the ids of all others, and none.
QComboBox* parentField(const VariantDocument& document, QWidget* parent);
// "id": what may not stand in a file name becomes what may.
QLineEdit* textField(const QString& key, QWidget* parent);

} // namespace capitol::app
