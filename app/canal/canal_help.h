// Hints at a table of Canal Mania, where they were agreed on at set-up.
#pragma once

#include "canal/canal_composer.h"
#include "canal/players/advice.h"
#include "play/adviser.h"

#include <QtQml/qqmlregistration.h>

namespace canal::app {

class Help : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(CanalHelp)
    QML_UNCREATABLE("A session of Canal Mania has it.")

    Q_PROPERTY(bool hintAgreed READ hintAgreed NOTIFY hintAgreedChanged)
    // It is agreed, and a person is asked for a move. A hint is composed as the move it speaks for, and can
    // be taken back.
    Q_PROPERTY(bool canAskHint READ canAskHint NOTIFY canAskHintChanged)
    Q_PROPERTY(capitol::app::Adviser* adviser READ adviser CONSTANT)

public:
    explicit Help(Composer& composer);
    ~Help() override;

    // From now on for this match, null for none.
    void begin(const Match* match);

    bool hintAgreed() const { return m_match && m_match->head().help.hint; }
    bool canAskHint() const { return hintAgreed() && m_composer.asked() && !m_adviser.thinking(); }
    capitol::app::Adviser* adviser() { return &m_adviser; }

    Q_INVOKABLE void askHint();

signals:
    void hintAgreedChanged();
    void canAskHintChanged();

private:
    struct Told // what the properties said last
    {
        bool hintAgreed = false;
        bool canAskHint = false;
    };

    void tell();
    void say(const Hint& hint);

    Composer& m_composer;
    const Match* m_match = nullptr;
    capitol::app::GameAdviser<View, Hint> m_adviser;
    Told m_told;
};

} // namespace canal::app
