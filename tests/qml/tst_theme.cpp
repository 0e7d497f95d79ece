// What is written can be read on whatever it is written on, in every colour scheme: 4.5 : 1 for text, 3 : 1
// for signs.
#include <QColor>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQmlListReference>
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

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
