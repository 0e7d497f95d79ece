// A person at a table of Capitol, as a client of a server.
#pragma once

#include "capitol/capitol.h"
#include "capitol/record/position_json.h"

#include <QTest>

#include <functional>
#include <set>

namespace capitol::test {

using nlohmann::json;

// Somebody who looks, chooses at random, and goes on where the line was cut.
class Person
{
public:
    using Send = std::function<void(const json&)>;

    Person(const Rules& rules, Seat seat, std::string table, std::string token, Send send)
        : m_rules(rules), m_seat(seat), m_table(std::move(table)), m_token(std::move(token)),
          m_send(std::move(send)), m_random(seat)
    {
    }

    // Over another line.
    void come_back()
    {
        m_looking = false;
        m_send({{"type", "hello"}, {"protocol", {{"min", 1}, {"max", 1}}}, {"name", "P"}});
        m_send({{"type", "resume"}, {"table", m_table}, {"token", m_token}});
        if (!m_play.is_null())
            m_send(m_play);
    }
    void hear(const json& message)
    {
        const std::string type = message["type"];
        if (message.value("code", "") == "too_often") { // nobody plays that fast but us
            QTest::qWait(message["retry"].get<int>());
            return m_play.is_null() ? look() : m_send(again());
        }
        if (type == "ended")
            m_record = message["record"];
        if (!m_play.is_null() && message.value("id", json()) == m_play["id"])
            hear_answer(message);
        if (!message.contains("to_move") || !m_play.is_null())
            return;
        if (type == "snapshot")
            choose(message);
        else if (!m_looking && is_mine(message))
            look();
    }
    const std::set<std::string>& acknowledged() const { return m_acknowledged; }
    const std::string& record() const { return m_record; }
    const std::string& problem() const { return m_problem; }

private:
    // What is refused may be asked again with another id only.
    const json& again()
    {
        m_play["id"] = "p" + std::to_string(++m_plays);
        return m_play;
    }
    bool is_mine(const json& message) const
    {
        return std::ranges::find(message["to_move"], json(m_seat + 1)) != message["to_move"].end();
    }
    void look()
    {
        m_looking = true;
        m_send({{"type", "look"}});
    }
    void choose(const json& snapshot)
    {
        m_looking = false;
        if (!is_mine(snapshot))
            return;
        json view = snapshot["view"];
        view.erase("variant");
        const ParsedView parsed = parse_view(m_rules, view, m_seat);
        if (!parsed.view) {
            m_problem = parsed.at + ": " + parsed.error;
            return;
        }
        const Choice choice = Capitol::random_choice(m_rules, *parsed.view, m_random);
        m_play = {{"type", "play"},
                  {"id", "p" + std::to_string(++m_plays)},
                  {"at", snapshot["seq"]},
                  {"move", Capitol::print(m_rules, parsed.view->known, choice)}};
        m_send(m_play);
    }
    void hear_answer(const json& message)
    {
        if (message["type"] == "ack")
            m_acknowledged.insert(m_play["id"]);
        else if (message["code"] != "stale")
            m_problem = message.dump();
        m_play = {};
        if (!m_looking)
            look(); // an answer that is repeated is followed by nothing
    }

    const Rules& m_rules;
    const Seat m_seat;
    const std::string m_table;
    const std::string m_token;
    const Send m_send;
    Random m_random;
    json m_play; // not answered yet
    int m_plays = 0;
    bool m_looking = false;
    std::set<std::string> m_acknowledged;
    std::string m_record;
    std::string m_problem;
};

} // namespace capitol::test
