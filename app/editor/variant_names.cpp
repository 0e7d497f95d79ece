#include "editor/variant_names.h"

#include "variant/edit.h"
#include "variants/variants_model.h"

#include <QRegularExpression>

namespace capitol::app {

namespace {

const QRegularExpression& number()
{
    static const QRegularExpression pattern(QStringLiteral("[ -](\\d{1,6})$"));
    return pattern;
}

QString numbered(const QString& name, int by)
{
    return QStringLiteral("%1 %2").arg(QString(name).remove(number()), QString::number(by));
}

} // namespace

QString holderOf(const VariantsModel& variants, const QString& name, const QString& own)
{
    for (int row = 0; row < variants.rowCount(); ++row)
        if (const VariantRow there = variants.at(row);
            there.id != own && there.name.compare(name.simplified(), Qt::CaseInsensitive) == 0)
            return there.id;
    return {};
}

QString freeName(const VariantsModel& variants, const QString& name, const QString& own)
{
    QString free = name;
    for (int i = std::max(2, numberOf(name)); !holderOf(variants, free, own).isEmpty(); ++i)
        free = numbered(name, i);
    return free;
}

std::string withNumber(std::string text, const LocalText& names, int by)
{
    for (const auto& [language, words] : names) {
        const std::string next = numbered(QString::fromStdString(words), by).toStdString();
        text = set_local_text(text, "name", names, language, next, {}).value_or(text);
    }
    return text;
}

int numberOf(const QString& name)
{
    const auto match = number().match(name);
    return match.hasMatch() ? match.captured(1).toInt() : 1;
}

} // namespace capitol::app
