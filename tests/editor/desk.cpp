#include "desk.h"

#include "editor/knob_model.h"
#include "editor/notice_bar.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QQmlComponent>
#include <QSet>
#include <QTest>
#include <QTreeView>

namespace capitol::test {

Desk::Desk()
{
    m_engine.addImportPath("qrc:/qt/qml");
    QQmlComponent component(&m_engine, QUrl("qrc:/qt/qml/Capitol/Main/WidgetColours.qml"));
    m_look.reset(qobject_cast<app::WidgetTheme*>(component.create()));
    if (!m_look)
        qFatal("%s", qPrintable(component.errorString()));
    QDir().mkpath(path("variants/boards"));
    QDir().mkpath(path("variants/canal-mania/maps"));
    const Folders folders{path("variants").toStdString(), CAPITOL_VARIANTS_DIR};
    m_library = std::make_unique<Library>(folders);
    m_canalLibrary = std::make_unique<canal::Library>(folders);
    open();
}

Desk::~Desk()
{
    m_window.reset();
    QCoreApplication::removeTranslator(&m_translator);
    QLocale::setDefault(QLocale(QStringLiteral("en"))); // another desk may follow
}

void Desk::open()
{
    readVariants();
    const app::EditedGames games{app::editedCapitol(*m_library, m_variants),
                                 app::editedCanal(*m_canalLibrary, m_canals)};
    m_window = std::make_unique<app::EditorWindow>(games, *m_look);
    QObject::connect(m_window.get(), &app::EditorWindow::filesChanged, m_window.get(),
                     [this] { readVariants(); });
    m_window->resize(1024, 640);
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("The window does not become active.");
}

void Desk::readVariants()
{
    m_variants.read(*m_library, m_language);
    m_canals.read(*m_canalLibrary, m_language);
}

void Desk::restart(bool politely)
{
    if (politely)
        m_window->close();
    m_window.reset();
    open();
}

void Desk::speak(const QString& language)
{
    m_language = language;
    QCoreApplication::removeTranslator(&m_translator);
    if (!m_translator.load(":/i18n/capitol_" + language + ".qm"))
        qFatal("no words for %s", qPrintable(language));
    QCoreApplication::installTranslator(&m_translator);
    QLocale::setDefault(QLocale(language));
    readVariants();
    QCoreApplication::processEvents();
}

void Desk::setScheme(const QString& scheme, double textScale)
{
    QQmlComponent component(&m_engine);
    component.setData("import QtQml\nimport Capitol.Theme\nQtObject {\n"
                      "function set(scheme: string, scale: real): void {\n"
                      "Theme.scheme = scheme; Theme.textScale = scale }}",
                      {});
    const std::unique_ptr<QObject> setter(component.create());
    if (!setter)
        qFatal("%s", qPrintable(component.errorString()));
    QMetaObject::invokeMethod(setter.get(), "set", Q_ARG(QString, scheme), Q_ARG(double, textScale));
    QCoreApplication::processEvents();
}

void Desk::write(const QString& name, const QByteArray& text) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(name));
}

QByteArray Desk::read(const QString& name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

bool Desk::exists(const QString& name) const
{
    return QFile::exists(path(name));
}

QByteArray Desk::commented()
{
    return "# Ours, for long evenings.\n"
           "format: 1\n"
           "id: evening\n"
           "extends: schmidt   # the usual\n"
           "name: {en: Evening, it: Sera}\n"
           "\n"
           "# Less to draw.\n"
           "draw:\n"
           "  count: 5   # was six\n"
           "\n"
           "scoring:\n"
           "  second: 1\n"
           "  # temple_factor: 3 is too much\n";
}

void Desk::openCommented()
{
    write("variants/evening.yaml", commented());
    readVariants();
    m_window->openVariant("evening");
}

void Desk::click(const QString& button)
{
    auto* widget = find<QAbstractButton>(button);
    if (!widget)
        qFatal("no button %s", qPrintable(button));
    QTest::mouseClick(widget, Qt::LeftButton);
    QCoreApplication::processEvents();
}

QModelIndex Desk::row(const QString& key, int column)
{
    const auto* tree = find<QTreeView>("knobs");
    const QAbstractItemModel& model = *tree->model();
    for (int section = 0; section < model.rowCount(); ++section)
        for (int i = 0; i < model.rowCount(model.index(section, 0)); ++i)
            if (const QModelIndex at = model.index(i, 0, model.index(section, 0));
                at.data(app::KnobModel::Key) == key)
                return at.siblingAtColumn(column);
    return {};
}

void Desk::choose(const QString& key)
{
    auto* tree = find<QTreeView>("knobs");
    tree->setCurrentIndex(row(key));
    QCoreApplication::processEvents();
}

void Desk::trigger(const char* action)
{
    m_window->findChild<QAction*>(action)->trigger();
    QCoreApplication::processEvents();
}

void Desk::undoAll()
{
    while (document().undoStack().canUndo())
        trigger("undo");
}

namespace {

QStringList clashingLettersOf(const QList<QAction*>& items)
{
    QStringList found;
    QSet<QString> letters;
    for (const QAction* item : items) {
        const QString letter = QKeySequence::mnemonic(item->text()).toString();
        if (!item->isSeparator() && (letter.isEmpty() || letters.contains(letter)))
            found.append(item->text());
        letters.insert(letter);
    }
    return found;
}

} // namespace

QStringList clashingLetters(const QMainWindow& window)
{
    QStringList found = clashingLettersOf(window.menuBar()->actions());
    for (const QAction* menu : window.menuBar()->actions())
        found += clashingLettersOf(menu->menu()->actions());
    return found;
}

void type(QWidget* field, Qt::Key key)
{
    field->setFocus();
    QTest::keyClick(field, key);
    QCoreApplication::processEvents();
}

} // namespace capitol::test
