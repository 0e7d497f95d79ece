// What helps a person at a table of Canal Mania: hints, where they were agreed on at set-up, and the teacher
// of a guided game.
#pragma once

#include "canal/canal_composer.h"
#include "canal/players/advice.h"
#include "canal/record/lesson.h"
#include "play/adviser.h"
#include "play/guide.h"

#include <QtQml/qqmlregistration.h>

namespace canal::app {

using CanalGuide = capitol::app::GameGuide<RecordedCanal>;

class Help : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(CanalHelp)
    QML_UNCREATABLE("A session of Canal Mania has it.")

    Q_PROPERTY(bool hintAgreed READ hintAgreed NOTIFY hintAgreedChanged)
    // It is agreed, and a person is asked for a move. A hint is composed as the move it speaks for, and can
    // be taken back.
    Q_PROPERTY(bool canAskHint READ canAskHint NOTIFY canAskHintChanged)
    Q_PROPERTY(bool canShowTaught READ canShowTaught NOTIFY canShowTaughtChanged)
    Q_PROPERTY(capitol::app::Adviser* adviser READ adviser CONSTANT)
    Q_PROPERTY(capitol::app::Guide* guide READ guide CONSTANT)

public:
    explicit Help(Composer& composer);
    ~Help() override;

    // From now on for this match, null for none.
    void begin(const Match* match);

    bool hintAgreed() const { return m_match && m_match->head().help.hint; }
    bool canAskHint() const { return hintAgreed() && m_composer.asked() && !m_adviser.thinking(); }
    bool canShowTaught() const { return m_guide.isLearners() && !m_guide.reading() && m_composer.asked(); }
    capitol::app::Adviser* adviser() { return &m_adviser; }
    CanalGuide* guide() { return &m_guide; }
    const CanalGuide* guide() const { return &m_guide; }

    Q_INVOKABLE void askHint();
    Q_INVOKABLE void showTaught(); // composes the move that the lesson asks for

signals:
    void hintAgreedChanged();
    void canAskHintChanged();
    void canShowTaughtChanged();

private:
    struct Told // what the properties said last
    {
        bool hintAgreed = false;
        bool canAskHint = false;
        bool canShowTaught = false;
    };

    void tell();
    void say(const Hint& hint);

    Composer& m_composer;
    const Match* m_match = nullptr;
    capitol::app::GameAdviser<View, Hint> m_adviser;
    CanalGuide m_guide;
    Told m_told;
};

} // namespace canal::app
