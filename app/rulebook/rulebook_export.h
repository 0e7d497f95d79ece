// Takes the rules out of the window: to a printer, a PDF, a web page, in any of the languages. The book is
// written and drawn beside the window.
#pragma once

#include "common/paged_document.h"
#include "common/widget_theme.h"
#include "rulebook/rulebook_model.h"

#include <QQuickWindow>
#include <QThread>
#include <QUrl>

#include <atomic>
#include <memory>

class QPrinter;

namespace capitol::app {

class RulebookExport : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.rulebookExport is the one.")
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(qreal progress READ progress NOTIFY changed) // from 0 to 1
    // How it went the last time, in a sentence; "" if it was stopped, or there was none.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool hasFailed READ hasFailed NOTIFY changed)

public:
    // The rules that `rules` shows, which outlives it.
    explicit RulebookExport(const RulebookModel& rules, QObject* parent = nullptr);
    ~RulebookExport() override;

    bool running() const { return m_thread != nullptr; }
    qreal progress() const { return m_progress; }
    QString outcome() const { return m_outcome; }
    bool hasFailed() const { return m_failed; }

    // What a file is proposed to be called, without ending: "dutch-rules-it".
    Q_INVOKABLE QString nameFor(const QString& language) const;
    // As .pdf or .html, by its ending; any other is refused.
    Q_INVOKABLE void save(const QUrl& file, const QString& language);
    // Asks for a printer before `window`.
    Q_INVOKABLE void print(QQuickWindow* window, capitol::app::WidgetTheme* look, const QString& language);
    Q_INVOKABLE void cancel();
    // The last outcome.
    Q_INVOKABLE void forget();
    // On that printer; to a file, if it is set to one.
    void printOn(const std::shared_ptr<QPrinter>& printer, const QString& language);

signals:
    void changed();

private:
    // Says what went wrong, or nothing.
    using Write = std::function<QString(const Rulebook&, const Progress&)>;
    void start(const QString& language, const QString& success, const Write& write);
    void advance(double progress);
    void finish(const QString& trouble);
    static QString savedAs(const QString& file);
    static QString toFile(const Rulebook& book, const QString& file, const QPageLayout& layout,
                          const Progress& progress);

    const RulebookModel& m_rules;
    std::unique_ptr<QThread> m_thread; // one of Qt's, for documents that are printed
    std::atomic_bool m_stopped = false;
    qreal m_progress = 0;
    QString m_success; // what is said when all goes well
    QString m_outcome;
    bool m_failed = false;
};

} // namespace capitol::app
