#include "program/language_model.h"

#include <algorithm>
#include <array>

namespace capitol::app {

namespace {

struct OfferedLanguage
{
    const char* code;
    const char16_t* name;
};
constexpr std::array offered{OfferedLanguage{"it", u"Italiano"}, OfferedLanguage{"fr", u"Français"},
                             OfferedLanguage{"nl", u"Nederlands"}, OfferedLanguage{"en", u"English"}};

auto findLanguage(const QString& code)
{
    return std::ranges::find_if(
        offered, [&](const OfferedLanguage& language) { return code == QLatin1String(language.code); });
}

} // namespace

int LanguageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(offered.size());
}

QVariant LanguageModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const OfferedLanguage& language = offered[index.row()];
    switch (role) {
    case Code:
        return QString::fromLatin1(language.code);
    case Name:
    case Qt::DisplayRole:
        return QString::fromUtf16(language.name);
    }
    return {};
}

QString LanguageModel::firstOf(const QStringList& wanted)
{
    for (const QString& tag : wanted)
        if (const QString code = tag.section(QLatin1Char('-'), 0, 0).toLower(); has(code))
            return code;
    return QStringLiteral("en");
}

int LanguageModel::find(const QString& code) const
{
    const auto found = findLanguage(code);
    return found == offered.end() ? -1 : int(found - offered.begin());
}

QString LanguageModel::codeAt(int row) const
{
    return index(row).data(Code).toString();
}

bool LanguageModel::has(const QString& code)
{
    return findLanguage(code) != offered.end();
}

} // namespace capitol::app
