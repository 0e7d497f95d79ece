#include "editor/knob_fields.h"

#include "base/yaml_fields.h"
#include "variants/knob_words.h"
#include "variants/variant_files.h"
#include "variants/variants_model.h"

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

QSpinBox* numberField(const KnobForm& knob, QWidget* parent)
{
    auto* field = new QSpinBox(parent);
    field->setRange(knob.min, knob.max);
    field->setKeyboardTracking(false);
    field->setAccelerated(true);
    return field;
}

QComboBox* choiceField(const KnobForm& knob, const EditedGame& game, QWidget* parent)
{
    auto* field = new QComboBox(parent);
    if (knob.kind == KnobKind::board)
        for (const auto& [id, name] : game.choices(knob))
            field->addItem(name, id);
    if (knob.kind == KnobKind::flag) {
        field->addItem(Fields::yes(), true);
        field->addItem(Fields::no(), false);
    }
    for (int i = 0; i < int(knob.words.size()); ++i)
        field->addItem(KnobWords::word(knob, i), i);
    return field;
}

QVariant dataOf(const KnobValue& value)
{
    if (const int* number = std::get_if<int>(&value))
        return *number;
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag;
    if (const std::string* id = std::get_if<std::string>(&value))
        return QString::fromStdString(*id);
    return {};
}

KnobValue valueIn(const KnobForm& knob, const QVariant& data)
{
    if (knob.kind == KnobKind::board)
        return data.toString().toStdString();
    return knob.kind == KnobKind::flag ? KnobValue(data.toBool()) : KnobValue(data.toInt());
}

QComboBox* parentField(const VariantDocument& document, QWidget* parent)
{
    auto* field = new QComboBox(parent);
    field->addItem(Fields::alone(), QString());
    const QString own = QString::fromStdString(document.seen().id);
    const VariantsModel& variants = document.game().variants();
    for (int row = 0; row < variants.rowCount(); ++row)
        if (const VariantRow variant = variants.at(row);
            variant.id != own && !names_file(variant.id.toStdString()))
            field->addItem(variant.name, variant.id);
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
