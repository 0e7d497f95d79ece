// What is written can be read on whatever it is written on, in every colour scheme: 4.5 : 1 for text, 3 : 1
// for signs.
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

#include <cmath>
#include <memory>

namespace {

double linear(double share)
{
    return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
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
    void textCanBeReadOnItsGround_data();
    void textCanBeReadOnItsGround();
    void theFocusCanBeSeen_data() { schemes(); }
    void theFocusCanBeSeen();
    void areaNamesAndSymbolsCanBeRead();
    void theFontHasEveryLetter_data();
    void theFontHasEveryLetter();

private:
    static void schemes();
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

void TestTheme::textCanBeReadOnItsGround_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("ground");
    const auto add = [](const char* text, const char* ground) {
        for (const char* scheme : {"light", "dark", "contrast"})
            QTest::addRow("%s: %s on %s", scheme, text, ground)
                << QString(scheme) << QByteArray(text) << QByteArray(ground);
    };
    for (const char* text : {"ink", "inkSoft", "accent", "warningInk"})
        for (const char* ground : {"page", "panel", "panelSoft", "glowSoft", "stone"})
            add(text, ground);
    add("ink", "warning");
    add("accentInk", "accent");
}

void TestTheme::textCanBeReadOnItsGround()
{
    QFETCH(QString, scheme);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, ground);
    m_theme->setProperty("scheme", scheme);
    const double found = contrast(colour(text), colour(ground));
    QVERIFY2(found >= 4.5, qPrintable(QString::number(found)));
}

void TestTheme::theFocusCanBeSeen()
{
    QFETCH(QString, scheme);
    m_theme->setProperty("scheme", scheme);
    for (const char* ground : {"page", "panel", "panelSoft", "glowSoft", "stone"})
        QVERIFY2(contrast(colour("focus"), colour(ground)) >= 3, ground);
}

void TestTheme::areaNamesAndSymbolsCanBeRead()
{
    const QQmlListReference districts(m_theme, "districts");
    QCOMPARE(districts.count(), 3);
    for (qsizetype i = 0; i < districts.count(); ++i) {
        const QObject& hue = *districts.at(i);
        QVERIFY(contrast(hue.property("ink").value<QColor>(), hue.property("ground").value<QColor>()) >= 4.5);
    }
    const QQmlListReference players(m_theme, "players");
    QCOMPARE(players.count(), 4);
    for (qsizetype i = 0; i < players.count(); ++i) {
        const QColor seal = players.at(i)->property("colour").value<QColor>();
        QQmlExpression ink(qmlContext(m_holder.get()), m_holder.get(),
                           QString("theme.inkOn(theme.players[%1].colour)").arg(i));
        QVERIFY2(contrast(QColor(ink.evaluate().toString()), seal) >= 3, qPrintable(seal.name()));
    }
}

void TestTheme::theFontHasEveryLetter_data()
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
void TestTheme::theFontHasEveryLetter()
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

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
