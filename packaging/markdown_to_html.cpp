// Used by the build: turns a document into a page that a browser shows. Links to other documents go to their
// pages.
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTextDocument>

#include <cstdio>
#include <initializer_list>
#include <utility>

namespace {

const QString style =
    QStringLiteral("<style>body{max-width:46em;margin:2em auto;padding:0 1em;font:17px/1.5 sans-serif;"
                   "color:#2e2620;background:#fbf7ee}img{max-width:100%;height:auto}"
                   "table{border-collapse:collapse}td,th{border:1px solid #c9b48a;padding:.3em .6em}"
                   "a{color:#8a3b1e}</style></head>");

// Looks that mean something become elements; the others go.
void keepMeaning(QString& html)
{
    const QString fixed =
        QRegularExpression::escape(QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    const std::initializer_list<std::pair<QString, QString>> meanings{
        {fixed, QStringLiteral("code")},
        {QStringLiteral("font-weight:[67]00"), QStringLiteral("b")},
        {QStringLiteral("font-style:italic"), QStringLiteral("i")}};
    for (const auto& [look, element] : meanings) {
        const QRegularExpression span(
            QStringLiteral("<span style=\"[^\"]*%1[^\"]*\">([^<]*)</span>").arg(look));
        html.replace(span, QStringLiteral("<%1>\\1</%1>").arg(element));
    }
    static const QRegularExpression looks(
        QStringLiteral(
            " style=\"[^\"]*\"|<style.*?</style>| (?:border|cellspacing|cellpadding|width)=\"[^\"]*\""),
        QRegularExpression::DotMatchesEverythingOption);
    html.remove(looks);
}

// The name that Markdown's own links give a heading: `The game in short` is `the-game-in-short`.
void nameHeadings(QString& html)
{
    static const QRegularExpression heading(QStringLiteral("<h([1-6])>(.*?)</h"));
    static const QRegularExpression tags(QStringLiteral("<[^>]*>|[^\\w\\s-]"));
    for (auto match = heading.match(html); match.hasMatch();
         match = heading.match(html, match.capturedEnd())) {
        const QString name =
            match.captured(2).remove(tags).toLower().replace(QLatin1Char(' '), QLatin1Char('-'));
        html.insert(match.capturedEnd(1), QStringLiteral(" id=\"%1\"").arg(name));
    }
}

QString pageOf(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    QString html = document.toHtml();
    static const QRegularExpression links(QStringLiteral("href=\"([a-z-]+)\\.md([#\"])"));
    keepMeaning(html);
    nameHeadings(html);
    html.replace(links, QStringLiteral("href=\"\\1.html\\2"));
    return html.replace(QStringLiteral("</head>"), style);
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication program(argc, argv);
    QFile source(QString::fromLocal8Bit(argv[1]));
    QSaveFile target(QString::fromLocal8Bit(argv[argc - 1]));
    if (argc != 3 || !source.open(QIODevice::ReadOnly) || !target.open(QIODevice::WriteOnly)) {
        std::fputs("markdown_to_html SOURCE.md TARGET.html: one of them cannot be opened\n", stderr);
        return 1;
    }
    target.write(pageOf(QString::fromUtf8(source.readAll())).toUtf8());
    return target.commit() ? 0 : 1;
}
