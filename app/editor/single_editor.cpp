#include "editor/single_editor.h"

#include "common/plain_text.h"
#include "editor/knob_fields.h"
#include "variants/knob_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace capitol::app {

SingleEditor::SingleEditor(const KnobForm& knob, const EditedGame& game, QWidget* parent)
    : ValueEditor(parent), m_knob(knob)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    QWidget* field = nullptr;
    if (knob.kind == KnobKind::whole) {
        field = m_number = numberField(knob, this);
        connect(m_number, &QSpinBox::valueChanged, this, [this](int value) { emit edited(m_knob, value); });
    } else {
        field = m_choice = choiceField(knob, game, this);
        connect(m_choice, &QComboBox::currentIndexChanged, this,
                [this] { emit edited(m_knob, valueIn(m_knob, m_choice->currentData())); });
    }
    field->setObjectName(QStringLiteral("field"));
    field->setAccessibleName(KnobWords::name(knob));
    setFocusProxy(field);
    row->addWidget(field);
    row->addWidget(new PlainLabel(KnobWords::allowed(knob), this));
    row->addStretch();
}

void SingleEditor::display(const SeenVariant& seen)
{
    const QVariant value = dataOf(seen.value(m_knob));
    if (m_number) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(value.toInt());
        return;
    }
    const QSignalBlocker quiet(m_choice);
    m_choice->setCurrentIndex(m_choice->findData(value));
}

void SingleEditor::commit()
{
    if (m_number)
        m_number->interpretText();
}

} // namespace capitol::app
