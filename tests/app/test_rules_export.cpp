// The rules on paper and as a web page: what was written is opened by other programs and read.
#include "canal/variant/library.h"
#include "capitol/rulebook/rulebook_writer.h"
#include "common/document_file.h"
#include "rulebook/rulebook_export.h"
#include "sandbox.h"
#include "table_fixture.h"
#include "thread_timer.h"

#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QXmlStreamReader>

using namespace capitol;
using namespace capitol::app;

namespace {

const char* const hostile = "<img src=\"http://example.invalid/x.png\">&amp;\x1b[31m\u202e \"quoted\" 100%";

QString said(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished() && process.exitCode() == 0
               ? QString::fromUtf8(process.readAllStandardOutput())
               : QString();
}

// Each page's text; form feeds stand between them.
QStringList pagesOf(const QString& pdf)
{
    QStringList pages = said("pdftotext", {"-layout", pdf, "-"}).split('\f');
    pages.removeLast();
    return pages;
}

QStringList linesOf(const QString& page)
{
    return page.split('\n', Qt::SkipEmptyParts);
}

} // namespace

class TestRulesExport : public QObject
{
    Q_OBJECT

    const Library library{{CAPITOL_SOURCE_DIR "/variants"}};
    std::unique_ptr<test::Sandbox> sandbox;
    std::unique_ptr<RulebookModel> rules;
    std::unique_ptr<RulebookExport> work;

    Variant variant(const char* id) const { return *library.load(id).value; }
    void show(const Variant& variant) const
    {
        rules->show(variant, this->variant("schmidt"));
        QTRY_VERIFY(!rules->writing());
    }
    QString save(const QString& name, const QString& language) const
    {
        const QString file = sandbox->path(name);
        work->save(QUrl::fromLocalFile(file), language);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!work->running(), 60000); }();
        return file;
    }
    static std::vector<std::filesystem::path> folders()
    {
        return {CAPITOL_SOURCE_DIR "/translations/rulebook"};
    }
    QStringList chapters(const Variant& shown, const QString& language) const
    {
        const auto writer = load_rulebook_writer(folders(), language.toStdString());
        QStringList names;
        for (const Block& block : writer.value->rulebook(shown, variant("schmidt")).blocks)
            if (block.kind == Block::Kind::chapter)
                names.append(QString::fromStdString(plain(block.text)));
        return names;
    }

private slots:
    void initTestCase()
    {
        for (const char* program : {"pdftotext", "pdfinfo", "pdfimages"})
            if (QStandardPaths::findExecutable(program).isEmpty())
                QSKIP("poppler's programs are not installed.");
    }
    void init()
    {
        sandbox = std::make_unique<test::Sandbox>();
        rules = std::make_unique<RulebookModel>(folders());
        work = std::make_unique<RulebookExport>(*rules);
        show(variant("dutch"));
    }

    void a_pdf_has_every_chapter_and_numbered_pages_data() { languages(); }
    void a_pdf_has_every_chapter_and_numbered_pages()
    {
        QFETCH(const QString, language);
        const QString file = save("rules.pdf", language);
        QVERIFY2(!work->hasFailed(), qPrintable(work->outcome()));
        QVERIFY2(work->outcome().contains("rules.pdf"), qPrintable(work->outcome()));
        const QStringList pages = pagesOf(file);
        const QString info = said("pdfinfo", {file});
        QVERIFY2(info.contains(QRegularExpression(QString("Pages: +%1\n").arg(pages.size()))),
                 qPrintable(info));
        QVERIFY2(info.contains(QRegularExpression("Title: +Capitol")), qPrintable(info));
        QVERIFY(pages.size() >= 5 && pages.size() <= 20);
        const QStringList names = chapters(variant("dutch"), language);
        for (int page = 0; page < pages.size(); ++page) {
            QVERIFY2(linesOf(pages[page]).size() > 5, "a page is bare");
            QVERIFY(linesOf(pages[page]).constLast().startsWith("Capitol"));
            QString foot = linesOf(pages[page]).constLast();
            QVERIFY2(foot.remove(' ').endsWith(QString("%1/%2").arg(page + 1).arg(pages.size())),
                     qPrintable(foot));
        }
        for (const QString& name : names) {
            const QStringList contents = linesOf(pages[0]).filter(
                QRegularExpression('^' + QRegularExpression::escape(name) + " +\\d+$"));
            QVERIFY2(contents.size() == 1, qPrintable(name));
            const int page = contents[0].section(' ', -1).toInt();
            QVERIFY2(pages.value(page - 1).contains(name), qPrintable(contents[0]));
        }
    }

    void the_other_game_has_its_own_book()
    {
        const canal::Library canals({CAPITOL_SOURCE_DIR "/variants"});
        const canal::Variant usual = *canals.load(canal::usual_variant).value;
        rules->show(usual, usual);
        QCOMPARE(work->nameFor("fr"), QString("canal-mania-first-edition-rules-fr"));
        const QString text = pagesOf(save("canals.pdf", "fr")).join('\n');
        QVERIFY2(!work->hasFailed(), qPrintable(work->outcome()));
        QVERIFY(text.contains("Canal Mania") && text.contains("Brindley"));
    }

    // A heading at the end of a page leads nothing.
    void no_heading_stands_alone_data() { languages(); }
    void no_heading_stands_alone()
    {
        QFETCH(const QString, language);
        const QStringList pages = pagesOf(save("rules.pdf", language));
        const auto writer = load_rulebook_writer(folders(), language.toStdString());
        QStringList heads;
        for (const Block& block : writer.value->rulebook(variant("dutch"), variant("schmidt")).blocks)
            if (block.kind == Block::Kind::chapter || block.kind == Block::Kind::heading)
                heads.append(QString::fromStdString(plain(block.text)));
        QVERIFY(pages.size() > 1);
        for (const QString& page : pages) {
            const QStringList lines = linesOf(page);
            QVERIFY2(!heads.contains(lines.value(lines.size() - 2).trimmed()), qPrintable(page));
        }
    }

    // Lines and surfaces: nothing of it is made of dots.
    void the_pictures_are_drawn()
    {
        const QString file = save("rules.pdf", "en");
        QCOMPARE(said("pdfimages", {"-list", file}).trimmed().split('\n').size(), 2); // two lines of heads
        QVERIFY(QFileInfo(file).size() > 50'000);
        const QString text = pagesOf(file).join('\n');
        const auto writer = load_rulebook_writer(folders(), "en");
        for (const Block& block : writer.value->rulebook(variant("dutch"), variant("schmidt")).blocks)
            for (const Shape& shape : block.drawing.shapes)
                if (shape.kind == Shape::Kind::text && shape.text.size() > 3)
                    QVERIFY2(text.contains(QString::fromStdString(shape.text)), shape.text.c_str());
    }

    void a_web_page_needs_nothing_else_data() { languages(); }
    void a_web_page_needs_nothing_else()
    {
        QFETCH(const QString, language);
        Variant named = variant("dutch");
        named.name = {{language.toStdString(), hostile}};
        named.summary = named.name;
        show(named);
        QString page = QString::fromUtf8(test::Sandbox::read(save("rules.html", language)));
        QVERIFY2(!work->hasFailed(), qPrintable(work->outcome()));
        QVERIFY(page.startsWith("<!DOCTYPE html>\n<html lang=\"" + language + "\">"));
        for (const char* reference : {"@import", "url(", "javascript:"})
            QVERIFY2(!page.contains(QLatin1String(reference)), reference);
        static const QRegularExpression meta("<meta[^>]*>");
        page.remove(meta).remove("<!DOCTYPE html>"); // what is HTML and not XML
        QXmlStreamReader reader(page);
        QSet<QString> ids;
        QStringList links;
        int pictures = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QString name = reader.name().toString();
            QVERIFY2(
                !QStringList({"img", "script", "link", "iframe", "object", "image", "use"}).contains(name),
                qPrintable(name));
            const auto attributes = reader.attributes();
            for (const QXmlStreamAttribute& attribute : attributes) {
                QVERIFY(!attribute.name().startsWith(u"on") && attribute.name() != u"src");
                if (attribute.name() == u"href")
                    links.append(attribute.value().toString());
                if (attribute.name() == u"id")
                    ids.insert(attribute.value().toString());
            }
            pictures += name == "svg";
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(pictures, 3);
        QVERIFY(!links.isEmpty());
        for (const QString& link : links)
            QVERIFY2(link.startsWith('#') && ids.contains(link.mid(1)), qPrintable(link));
    }

    void a_hostile_name_is_words_on_paper()
    {
        Variant named = variant("dutch");
        named.id = "../../evil";
        named.name = {{"en", hostile}};
        show(named);
        QVERIFY(!work->nameFor("en").contains('/'));
        const QString file = save("rules.pdf", "en");
        const QString text = pagesOf(file).join('\n');
        QVERIFY2(text.contains("<img src=\"http://"), qPrintable(text.left(500)));
        QVERIFY(!text.contains('\x1b') && !text.contains(QChar(0x202e)));
        QVERIFY(!said("pdfinfo", {file}).contains('\x1b'));
        QCOMPARE(said("pdfimages", {"-list", file}).trimmed().split('\n').size(), 2);
    }

    void what_cannot_be_written_is_said_and_leaves_nothing()
    {
        save("rules.docx", "en");
        QVERIFY2(work->hasFailed() && work->outcome().contains(".pdf"), qPrintable(work->outcome()));
        QVERIFY(!QFile::exists(sandbox->path("rules.docx")));
        save("no folder/rules.pdf", "en");
        QVERIFY2(work->hasFailed() && work->outcome().contains("no folder"), qPrintable(work->outcome()));
        test::Sandbox::write(sandbox->path("old.pdf"), "old");
        work->save(QUrl::fromLocalFile(sandbox->path("old.pdf")), "en");
        work->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!work->running(), 60000);
        QVERIFY(!work->hasFailed() && work->outcome().isEmpty());
        QCOMPARE(test::Sandbox::read(sandbox->path("old.pdf")), QByteArray("old"));
    }

    void the_window_goes_on_meanwhile()
    {
        int steps = 0;
        const test::ThreadTimer timer;
        work->save(QUrl::fromLocalFile(sandbox->path("rules.pdf")), "fr");
        QVERIFY2(timer.milliseconds() < 16, qPrintable(QString::number(timer.milliseconds())));
        QVERIFY(work->running());
        connect(work.get(), &RulebookExport::changed, this, [&] { steps += work->progress() > 0.5; });
        QTRY_VERIFY_WITH_TIMEOUT(!work->running(), 60000);
        QVERIFY(steps > 3); // page by page
    }

    // To a file, a printer takes the way of all files.
    void printing_into_a_file_is_a_file_like_others()
    {
        const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFileName(sandbox->path("printed.pdf"));
        printer->setPageSize(QPageSize(QPageSize::A5));
        work->printOn(printer, "nl");
        QTRY_VERIFY_WITH_TIMEOUT(!work->running(), 60000);
        QVERIFY2(!work->hasFailed(), qPrintable(work->outcome()));
        const QString info = said("pdfinfo", {sandbox->path("printed.pdf")});
        QVERIFY2(info.contains("A5") || info.contains("419") || info.contains("420 x 595"), qPrintable(info));
        QVERIFY(pagesOf(sandbox->path("printed.pdf")).size() > pagesOf(save("rules.pdf", "nl")).size());
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "it", "fr", "nl"})
            QTest::newRow(language) << QString(language);
    }
};

QTEST_MAIN(TestRulesExport)
#include "test_rules_export.moc"
