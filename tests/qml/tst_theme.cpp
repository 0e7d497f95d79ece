// What is written can be read on whatever it is written on, in every colour scheme: 4.5 : 1 for text, 3 : 1
// for signs.
#include "contrast.h"

#include <QColor>
#include <QDirIterator>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQmlListReference>
#include <QRawFont>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

using capitol::test::contrast;
using capitol::test::linear;

namespace {

// How an eye that lacks one kind of cones sees: a linear map of linear light (Machado, Oliveira and Fernandes
// 2009).
struct Eye
{
    const char* name;
    double rows[3][3];
};
constexpr Eye eyes[]{
    {"protanope",
     {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {"deuteranope",
     {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {"tritanope",
     {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}};

using Triple = std::array<double, 3>;

double times(const double (&row)[3], const Triple& by)
{
    return row[0] * by[0] + row[1] * by[1] + row[2] * by[2];
}

Triple seenBy(const Eye& eye, const QColor& colour)
{
    const Triple light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    Triple seen{};
    for (std::size_t i = 0; i < 3; ++i)
        seen[i] = std::clamp(times(eye.rows[i], light), 0.0, 1.0);
    return seen;
}

// CIE L*a*b*, in which equal distances look about equal.
Triple lab(const Triple& light)
{
    constexpr double toXyz[3][3]{{0.4124564, 0.3575761, 0.1804375},
                                 {0.2126729, 0.7151522, 0.0721750},
                                 {0.0193339, 0.1191920, 0.9503041}};
    constexpr double white[3]{0.95047, 1, 1.08883};
    Triple f{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double share = times(toXyz[i], light) / white[i];
        f[i] = share > 0.008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

// The distance of the two colours that this eye takes for the likest.
double nearest(const QList<QColor>& colours, const Eye& eye)
{
    double least = 1000;
    for (qsizetype i = 0; i < colours.size(); ++i)
        for (qsizetype j = 0; j < i; ++j) {
            const Triple a = lab(seenBy(eye, colours[i]));
            const Triple b = lab(seenBy(eye, colours[j]));
            least = std::min(least, std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
        }
    return least;
}

// Every letter, digit, mark and space that any text in any language has.
QSet<QChar> lettersOf(const QString& folder, const QStringList& files)
{
    QSet<QChar> letters;
    for (QDirIterator found(folder, files, QDir::Files, QDirIterator::Subdirectories); found.hasNext();) {
        QFile file(found.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read.", qPrintable(file.fileName()));
        const QString text = QString::fromUtf8(file.readAll());
        for (const QChar letter : text)
            if (letter.isLetterOrNumber() || letter.isPunct() || (letter.isSpace() && letter.unicode() > 127))
                letters.insert(letter);
    }
    return letters;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void text_can_be_read_on_its_ground_data();
    void text_can_be_read_on_its_ground();
    void what_cannot_be_pressed_is_paler_data() { schemes(); }
    void what_cannot_be_pressed_is_paler();
    void the_focus_can_be_seen_data() { schemes(); }
    void the_focus_can_be_seen();
    void area_names_can_be_read();
    void symbols_can_be_read_data() { palettes(); }
    void symbols_can_be_read();
    void every_eye_tells_distinct_colours_apart();
    void the_font_has_every_letter_data();
    void the_font_has_every_letter();
    void texts_from_people_take_only_their_own_places();

private:
    static void schemes();
    static void palettes();
    QList<QColor> players(const char* palette) const;
    QColor colour(const char* name) const { return m_theme->property(name).value<QColor>(); }

    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_holder;
    QObject* m_theme = nullptr;
};

void TestTheme::initTestCase()
{
    m_engine.addImportPath("qrc:/qt/qml");
    QQmlComponent holder(&m_engine);
    holder.setData("import QtQml\nimport Capitol.Theme\nQtObject { property QtObject theme: Theme }", {});
    m_holder.reset(holder.create());
    QVERIFY2(m_holder, qPrintable(holder.errorString()));
    m_theme = m_holder->property("theme").value<QObject*>();
    QVERIFY(m_theme);
}

void TestTheme::schemes()
{
    QTest::addColumn<QString>("scheme");
    for (const char* scheme : {"light", "dark", "contrast"})
        QTest::newRow(scheme) << scheme;
}

void TestTheme::text_can_be_read_on_its_ground_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("ground");
    const auto add = [](const char* text, const char* ground) {
        for (const char* scheme : {"light", "dark", "contrast"})
            QTest::addRow("%s: %s on %s", scheme, text, ground)
                << QString(scheme) << QByteArray(text) << QByteArray(ground);
    };
    add("disabledInk", "panelSoft");
    for (const char* text : {"ink", "inkSoft", "accent", "warningInk"})
        for (const char* ground : {"page", "panel", "panelSoft", "glowSoft", "stone"})
            add(text, ground);
    for (const char* text : {"ink", "inkSoft"}) // of the comparison's cells
        for (const char* ground : {"differing", "reworded"})
            add(text, ground);
    add("ink", "warning");
    add("accentInk", "accent");
}

void TestTheme::text_can_be_read_on_its_ground()
{
    QFETCH(QString, scheme);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, ground);
    m_theme->setProperty("scheme", scheme);
    const double found = contrast(colour(text), colour(ground));
    QVERIFY2(found >= 4.5, qPrintable(QString::number(found)));
}

void TestTheme::what_cannot_be_pressed_is_paler()
{
    QFETCH(QString, scheme);
    m_theme->setProperty("scheme", scheme);
    QVERIFY(contrast(colour("ink"), colour("disabledInk")) >= 2);
    QVERIFY(contrast(colour("bronze"), colour("disabledLine")) >= 2);
}

void TestTheme::the_focus_can_be_seen()
{
    QFETCH(QString, scheme);
    m_theme->setProperty("scheme", scheme);
    for (const char* ground : {"page", "panel", "panelSoft", "glowSoft", "stone"})
        QVERIFY2(contrast(colour("focus"), colour(ground)) >= 3, ground);
}

void TestTheme::area_names_can_be_read()
{
    const QQmlListReference districts(m_theme, "districts");
    QCOMPARE(districts.count(), 3);
    for (qsizetype i = 0; i < districts.count(); ++i) {
        const QObject& hue = *districts.at(i);
        QVERIFY(contrast(hue.property("ink").value<QColor>(), hue.property("ground").value<QColor>()) >= 4.5);
    }
}

void TestTheme::palettes()
{
    QTest::addColumn<QByteArray>("palette");
    for (const char* palette : {"usual", "distinct"})
        QTest::newRow(palette) << QByteArray(palette);
}

QList<QColor> TestTheme::players(const char* palette) const
{
    m_theme->setProperty("palette", palette);
    const QQmlListReference hues(m_theme, "players");
    QList<QColor> colours;
    for (qsizetype i = 0; i < hues.count(); ++i)
        colours.append(hues.at(i)->property("colour").value<QColor>());
    return colours;
}

void TestTheme::symbols_can_be_read()
{
    QFETCH(QByteArray, palette);
    const QList<QColor> seals = players(palette);
    QCOMPARE(seals.size(), 4);
    for (qsizetype i = 0; i < seals.size(); ++i) {
        QQmlExpression ink(qmlContext(m_holder.get()), m_holder.get(),
                           QString("theme.inkOn(theme.players[%1].colour)").arg(i));
        QVERIFY2(contrast(QColor(ink.evaluate().toString()), seals[i]) >= 3, qPrintable(seals[i].name()));
    }
}

// 40 is far: the usual colours of two players come as near as 14 to some eyes.
void TestTheme::every_eye_tells_distinct_colours_apart()
{
    for (const Eye& eye : eyes) {
        QVERIFY2(nearest(players("distinct"), eye) > 40, eye.name);
        QVERIFY2(nearest(players("distinct"), eye) > nearest(players("usual"), eye), eye.name);
    }
}

void TestTheme::the_font_has_every_letter_data()
{
    QTest::addColumn<QFont>("font");
    for (const char* family : {"serif", "sans"})
        for (const QFont::Weight weight : {QFont::Normal, QFont::Medium, QFont::DemiBold, QFont::Bold})
            for (const bool italic : {false, true}) {
                const QFont font(m_theme->property(family).toString(), 12, weight, italic);
                QTest::addRow("%s %d%s", family, int(weight), italic ? " italic" : "") << font;
            }
}

// What a font lacks is drawn in another one, in the middle of a word.
void TestTheme::the_font_has_every_letter()
{
    QFETCH(const QFont, font);
    static const QSet<QChar> letters = lettersOf(CAPITOL_TRANSLATIONS, {"*.ts", "*.yaml"}) +
                                       lettersOf(CAPITOL_TRANSLATIONS "/../variants", {"*.yaml"});
    QVERIFY(letters.contains(QChar(u'é')) && letters.contains(QChar(0x202f)));
    const QRawFont raw = QRawFont::fromFont(font);
    QString lacking;
    for (const QChar letter : letters)
        if (!raw.supportsCharacter(letter))
            lacking += letter;
    QVERIFY2(lacking.isEmpty(), qPrintable(raw.familyName() + ' ' + raw.styleName() + ": " + lacking));
}

void TestTheme::texts_from_people_take_only_their_own_places()
{
    QQmlComponent holder(&m_engine);
    holder.setData(R"(
        import QtQml
        import Capitol.Theme
        QtObject { property string text: Texts.filled("%1 bids %2, %3%", ["%2 %1", 7]) })",
                   {});
    const std::unique_ptr<QObject> made(holder.create());
    QVERIFY2(made, qPrintable(holder.errorString()));
    QCOMPARE(made->property("text").toString(), QString("%2 %1 bids 7, %3%"));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
