// Computer players that think for many tables, in threads of their own: no table waits for them.
#pragma once

#include "table/out.h"

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

namespace server {

// What was found; an empty text where a player failed.
struct Thought
{
    std::string table;
    game::Seat seat = 0;
    std::size_t turn = 0;
    std::string move;
};

template <table::TableGame G>
class Thinker
{
public:
    // `found` is called in one of the threads when there is something to take. Throws std::system_error where
    // no thread is to be had.
    Thinker(int threads, std::function<void()> found) : m_found(std::move(found))
    {
        for (int i = 0; i < threads; ++i)
            m_threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
    }

    // Whoever asks, `whose`, has a turn after each of the others, however many questions these have.
    void ask(table::Question<G> question, const std::string& whose = {})
    {
        {
            const std::lock_guard lock(m_guard);
            std::deque<table::Question<G>>& theirs = m_questions[whose];
            if (theirs.empty())
                m_turns.push_back(whose);
            theirs.push_back(std::move(question));
        }
        m_asked.notify_one();
    }
    // Questions that nobody thinks about yet.
    std::size_t waiting() const
    {
        const std::lock_guard lock(m_guard);
        std::size_t count = 0;
        for (const auto& [whose, questions] : m_questions)
            count += questions.size();
        return count;
    }
    // What was found since.
    std::vector<Thought> take()
    {
        const std::lock_guard lock(m_guard);
        return std::exchange(m_thoughts, {});
    }

private:
    void work(const std::stop_token& stop)
    {
        std::unique_lock lock(m_guard);
        while (m_asked.wait(lock, stop, [this] { return !m_questions.empty(); })) {
            const table::Question<G> question = take_next();
            lock.unlock();
            Thought thought{question.table, question.seat, question.turn, move_for(question, stop)};
            lock.lock();
            m_thoughts.push_back(std::move(thought));
            lock.unlock();
            m_found();
            lock.lock();
        }
    }
    table::Question<G> take_next()
    {
        const auto next = m_questions.find(m_turns.front());
        m_turns.pop_front();
        table::Question<G> question = std::move(next->second.front());
        next->second.pop_front();
        if (next->second.empty())
            m_questions.erase(next);
        else
            m_turns.push_back(next->first);
        return question;
    }
    static std::string move_for(const table::Question<G>& question, const std::stop_token& stop)
    {
        try {
            const auto player = G::make_player(question.player);
            if (!player)
                return {};
            const auto choice = player
                                    ->advise(*question.rules, question.view,
                                             {.seed = question.seed, .stop = stop, .threads = 1})
                                    .choice;
            capitol::Random random(question.seed);
            return G::print(*question.rules, G::determinise(*question.rules, question.view, random), choice);
        } catch (const std::exception&) {
            return {}; // for want of memory, say: the table finds another choice
        }
    }

    const std::function<void()> m_found;
    mutable std::mutex m_guard;
    std::condition_variable_any m_asked;
    std::map<std::string, std::deque<table::Question<G>>> m_questions; // by whose they are; none is empty
    std::deque<std::string> m_turns;                                   // whose comes next: each once
    std::vector<Thought> m_thoughts;
    std::vector<std::jthread> m_threads; // the last member: they use the others
};

} // namespace server
