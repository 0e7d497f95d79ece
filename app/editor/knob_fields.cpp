#include "editor/knob_fields.h"

#include "base/yaml_fields.h"
#include "common/language_switch.h"
#include "editor/variant_files.h"
#include "variants/knob_words.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QValidator>

namespace capitol::app {

namespace {

class Fields
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::KnobWords)

public:
    static QString yes() { return tr("yes"); }
    static QString no() { return tr("no"); }
    static QString alone() { return tr("nothing (stands alone)"); }
};

// Whatever is typed or pasted becomes a file name: "Evil Name" is "evil-name".
class IdValidator : public QValidator
{
public:
    using QValidator::QValidator;

    State validate(QString& text, int& at) const override
    {
        const int behind = int(text.size()) - at;
        text = VariantFiles::asId(text);
        at = std::max(0, int(text.size()) - behind);
        return is_id(text.toStdString()) ? Acceptable : Intermediate;
    }
};

} // namespace

QSpinBox* numberField(const Knob& knob, QWidget* parent)
{
    auto* field = new QSpinBox(parent);
    field->setRange(knob.min, knob.max);
    field->setKeyboardTracking(false);
    field->setAccelerated(true);
    return field;
}

QComboBox* choiceField(const Knob& knob, QWidget* parent)
{
    auto* field = new QComboBox(parent);
    if (knob.kind == KnobKind::flag) {
        field->addItem(Fields::yes(), true);
        field->addItem(Fields::no(), false);
        return field;
    }
    for (int i = 0; i < int(knob.words.size()); ++i)
        field->addItem(KnobWords::word(knob, i), i);
    return field;
}

QComboBox* parentField(const VariantDocument& document, QWidget* parent)
{
    auto* field = new QComboBox(parent);
    field->addItem(Fields::alone(), QString());
    const std::string& own = document.seen().variant.id;
    for (const VariantEntry& entry : document.library().entries()) {
        const QString id = QString::fromStdString(entry.id);
        if (entry.id == own || field->findData(id) >= 0)
            continue;
        const auto variant = document.library().load(entry.id);
        field->addItem(variant ? spokenName(variant.value->name, entry.id) : id, id);
    }
    return field;
}

QLineEdit* textField(const QString& key, QWidget* parent)
{
    auto* field = new QLineEdit(parent);
    field->setMaxLength(key.startsWith(QLatin1String("summary")) ? 1000 : 100);
    if (key == u"id")
        field->setValidator(new IdValidator(field));
    return field;
}

} // namespace capitol::app
