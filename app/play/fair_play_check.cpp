#include "play/fair_play_check.h"

#include "common/failure_words.h"

namespace capitol::app {

namespace {

bool isFair(const auto& answers)
{
    return std::ranges::all_of(answers, [](const auto& one) { return one.isAsFirst; });
}

} // namespace

void FairPlayCheck::turnTo(const QString& player)
{
    cancel();
    m_player = player;
    m_fault.clear();
    m_found = {};
    emit changed();
}

void FairPlayCheck::start()
{
    if (m_player.isEmpty() || m_running || m_found)
        return;
    cancel();
    m_fault.clear();
    m_running = true;
    m_progress = 0;
    m_task.start([this, work = work()](const std::stop_token& stop) { return run(work, stop); },
                 [this](const Outcome& outcome) { end(outcome); });
    emit changed();
    emit progressed();
}

// In the thread.
FairPlayCheck::Outcome FairPlayCheck::run(const Work& work, const std::stop_token& stop)
{
    try {
        return {work(stop, [this, stop](std::size_t done, std::size_t all) {
            if (stop.stop_requested())
                return; // it is another's by now
            m_progress = double(done) / double(all);
            QMetaObject::invokeMethod(this, &FairPlayCheck::progressed, Qt::QueuedConnection);
        })};
    } catch (const std::exception& error) {
        return {{}, reasonOf(error)};
    }
}

void FairPlayCheck::end(const Outcome& outcome)
{
    m_running = false;
    m_found = outcome.say;
    m_fault = outcome.fault.isEmpty() ? QString() : tr("The check failed: %1").arg(outcome.fault);
    emit changed();
}

void FairPlayCheck::stop()
{
    if (!m_running)
        return;
    cancel();
    emit changed();
}

// Nothing will come of it any more.
void FairPlayCheck::cancel()
{
    m_task.drop();
    m_running = false;
}

QString FairPlayCheck::verdict() const
{
    if (!m_found)
        return {};
    const Found found = m_found();
    if (!isFair(found.answers))
        return tr("%1 chose differently although only hidden cards had changed. This is an error in the "
                  "program: please report it.")
            .arg(m_player);
    if (found.answers.size() == 1)
        return tr("Nothing was hidden from %1 here that could be dealt differently.").arg(m_player);
    return tr("%1 made the same choice every time: hidden cards made no difference.").arg(m_player) + u' ' +
           comparison(found);
}

QString FairPlayCheck::comparison(const Found& found) const
{
    if (found.isAsRecorded)
        return tr("It is also the choice made in the game.");
    return tr("In the game the choice was different: %1 There the search was shorter or longer; here every "
              "answer comes from an equally long one.")
        .arg(found.recorded);
}

QStringList FairPlayCheck::answers() const
{
    if (!m_found)
        return {};
    const Found found = m_found();
    QStringList lines{tr("Cards as they were: %1").arg(found.answers.front().choice)};
    for (std::size_t deal = 1; deal < found.answers.size(); ++deal)
        lines.append(line(int(deal), found.answers[deal]));
    return lines;
}

QString FairPlayCheck::line(int deal, const Answer& answer)
{
    QStringList changes;
    if (answer.redealt.in_hands > 0)
        changes.append(tr("%n different card(s) in hands", nullptr, answer.redealt.in_hands));
    if (answer.redealt.in_piles > 0)
        changes.append(tr("%n different card(s) in the piles", nullptr, answer.redealt.in_piles));
    if (answer.redealt.sealed > 0)
        changes.append(tr("%n different sealed bid(s)", nullptr, answer.redealt.sealed));
    return tr("Deal %1: %2. %3", "a number, what differs in it, the answer")
        .arg(QString::number(deal), changes.join(tr(", ")),
             answer.isAsFirst ? tr("Same choice.") : tr("Another choice: %1").arg(answer.choice));
}

} // namespace capitol::app
