// The single fields that a knob of one value is edited with, in a cell or in the panel.
#pragma once

#include "editor/variant_document.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace capitol::app {

QSpinBox* numberField(const Knob& knob, QWidget* parent);
// The data of each entry is the value: a bool, the number of a word.
QComboBox* choiceField(const Knob& knob, QWidget* parent);
// What the variant can be based on: the ids of all others, and none.
QComboBox* parentField(const VariantDocument& document, QWidget* parent);
// "id": what may not stand in a file name becomes what may.
QLineEdit* textField(const QString& key, QWidget* parent);

} // namespace capitol::app
