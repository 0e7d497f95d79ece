// The variant editor on a desk of its own: a folder for its variants, the program's colours, and hands.
#pragma once

#include "editor/editor_window.h"
#include "editor/notice_bar.h"
#include "variants/variants_model.h"

#include <QAbstractItemView>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QTranslator>

#include <memory>

namespace capitol::test {

class Desk
{
public:
    Desk();
    ~Desk();

    app::EditorWindow& window() { return *m_window; }
    app::VariantDocument& document() { return m_window->document(); }
    app::VariantsModel& variants() { return m_variants; }
    app::VariantsModel& canals() { return m_canals; }
    const Library& library() const { return *m_library; }
    const canal::Library& canalLibrary() const { return *m_canalLibrary; }
    // What Capitol's engine, or Canal Mania's, says of the document.
    const Inspection& seen() { return std::get<Inspection>(document().seen().whole); }
    const Inspection& settled() { return std::get<Inspection>(document().settle().whole); }
    const canal::Inspection& settledCanal() { return std::get<canal::Inspection>(document().settle().whole); }
    app::WidgetTheme& look() { return *m_look; }
    // The program is ended and begun again.
    void restart(bool politely = true);
    void speak(const QString& language);
    void setScheme(const QString& scheme, double textScale = 1);

    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) const;
    QByteArray read(const QString& name) const;
    bool exists(const QString& name) const;

    // A variant with comments in it, based on schmidt; opened.
    static QByteArray commented();
    void openCommented();

    // The widget of that name that can be seen.
    template <typename Widget>
    Widget* find(const QString& name)
    {
        for (Widget* widget : m_window->findChildren<Widget*>(name))
            if (widget->isVisible())
                return widget;
        return nullptr;
    }
    void click(const QString& button);
    void choose(const QString& key); // a row of the tree
    QModelIndex row(const QString& key, int column = 0);
    void trigger(const char* action);
    QString notice() { return m_window->notice().text(); }
    // The undo stack, to its very beginning.
    void undoAll();

private:
    void open();
    void readVariants();

    QTemporaryDir m_folder;
    QQmlEngine m_engine;
    std::unique_ptr<app::WidgetTheme> m_look;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<canal::Library> m_canalLibrary;
    app::VariantsModel m_variants;
    app::VariantsModel m_canals;
    std::unique_ptr<app::EditorWindow> m_window;
    QTranslator m_translator;
    QString m_language = "en";
};

// Items of one menu that have no letter to choose them by, or another's.
QStringList clashingLetters(const QMainWindow& window);

// A key for that field, which gets the focus first.
void type(QWidget* field, Qt::Key key);

} // namespace capitol::test
