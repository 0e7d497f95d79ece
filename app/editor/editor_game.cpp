// The part of the window that plays what is being written: at the table, or many times to measure it.
#include "editor/editor_window.h"
#include "editor/knob_panel.h"
#include "editor/notice_bar.h"
#include "editor/problem_list.h"
#include "measure/measure_panel.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QShortcut>

namespace capitol::app {

namespace {

// Closed, it measures no more.
class MeasureDock final : public QDockWidget
{
public:
    MeasureDock(const QString& title, MeasurePanel& panel, QWidget* parent)
        : QDockWidget(title, parent), m_panel(panel)
    {
        setWidget(&panel);
    }

protected:
    void closeEvent(QCloseEvent* event) override
    {
        m_panel.job().stop();
        QDockWidget::closeEvent(event);
    }

private:
    MeasurePanel& m_panel;
};

} // namespace

void EditorWindow::tryIt()
{
    m_panel->commit();
    m_document.settle();
    if (m_document.isPlayable()) {
        m_drafts.keep();
        emit tryWanted(m_document.seen().variant());
        return;
    }
    m_notice->say(tr("This variant cannot be played yet. The problems are listed below the text."), {}, true);
    m_problemList->next();
}

// Over the window, for whoever likes to dock it there.
void EditorWindow::buildMeasure()
{
    m_measure = new MeasurePanel;
    m_measureDock = new MeasureDock(tr("Measure it"), *m_measure, this);
    m_measureDock->setObjectName(QStringLiteral("measureDock"));
    m_measureDock->setAttribute(Qt::WA_WindowPropagation); // it floats in the colours of the window
    addDockWidget(Qt::BottomDockWidgetArea, m_measureDock);
    m_measureDock->setFloating(true);
    m_measureDock->resize(900, 560);
    m_measureDock->move(geometry().center() - m_measureDock->rect().center());
    connect(new QShortcut(Qt::Key_Escape, m_measureDock, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, m_measureDock, &QWidget::close);
}

void EditorWindow::measureIt()
{
    m_panel->commit();
    m_document.settle();
    if (!m_measureDock)
        buildMeasure();
    feedMeasure();
    m_measureDock->show();
    m_measureDock->raise();
    m_measureDock->activateWindow();
    m_measure->focusStart();
}

void EditorWindow::feedMeasure()
{
    if (!m_document.isPlayable())
        return m_measure->setUnplayable(
            tr("This variant cannot be played yet. The problems are listed below the text."));
    m_measure->setVariants(m_document.seen().variant(), m_document.seen().parentVariant());
}

} // namespace capitol::app
