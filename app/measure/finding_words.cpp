#include "measure/finding_words.h"

#include "measure/measure_model.h"

#include "base/placeholders.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

QString textOf(const measure::Amount& amount)
{
    return MeasureModel::number(amount.value, amount.share, amount.decimals);
}

} // namespace

QString sentenceOf(const measure::Finding& finding)
{
    const QString pattern =
        QCoreApplication::translate("capitol::Findings", finding.pattern, nullptr, finding.count());
    std::vector<std::string> texts;
    for (const measure::Amount& amount : finding.amounts)
        texts.push_back(textOf(amount).toStdString());
    return QString::fromStdString(fill_places(pattern.toStdString(), texts));
}

QStringList sentencesOf(const std::vector<measure::Finding>& findings)
{
    QStringList sentences;
    for (const measure::Finding& finding : findings)
        sentences.append(sentenceOf(finding));
    return sentences;
}

} // namespace capitol::app
