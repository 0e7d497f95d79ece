#include "editor/single_editor.h"

#include "common/plain_text.h"
#include "editor/knob_fields.h"
#include "variants/knob_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace capitol::app {

SingleEditor::SingleEditor(const Knob& knob, QWidget* parent) : ValueEditor(parent), m_knob(knob)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    const auto say = [this] { emit edited(m_knob, value()); };
    QWidget* field = nullptr;
    if (knob.kind == KnobKind::whole) {
        field = m_number = numberField(knob, this);
        connect(m_number, &QSpinBox::valueChanged, this, say);
    } else {
        field = m_choice = choiceField(knob, this);
        connect(m_choice, &QComboBox::currentIndexChanged, this, say);
    }
    field->setObjectName(QStringLiteral("field"));
    field->setAccessibleName(KnobWords::name(knob));
    setFocusProxy(field);
    row->addWidget(field);
    row->addWidget(new PlainLabel(KnobWords::allowed(knob), this));
    row->addStretch();
}

void SingleEditor::display(const Inspection& seen)
{
    const KnobValue value = m_knob.get(seen.variant.rules);
    if (m_number) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(std::get<int>(value));
        return;
    }
    const QSignalBlocker quiet(m_choice);
    const bool* flag = std::get_if<bool>(&value);
    m_choice->setCurrentIndex(flag ? (*flag ? 0 : 1) : std::get<int>(value));
}

void SingleEditor::commit()
{
    if (m_number)
        m_number->interpretText();
}

KnobValue SingleEditor::value() const
{
    if (m_number)
        return m_number->value();
    return m_knob.kind == KnobKind::flag ? KnobValue(m_choice->currentIndex() == 0)
                                         : KnobValue(m_choice->currentIndex());
}

} // namespace capitol::app
