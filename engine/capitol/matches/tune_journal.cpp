#include "capitol/matches/tune_journal.h"

#include "base/visible_text.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/writer.h"

#include <nlohmann/json.hpp>

#include <sstream>
#include <stdexcept>

namespace capitol {

namespace {

using Json = nlohmann::ordered_json;

Json json_of(const std::vector<NamedWeight>& named, const Weights& weights)
{
    Json json;
    for (const NamedWeight& weight : named)
        json[std::string(weight.name)] = weights.*weight.value;
    return json;
}

// Everything that determines the steps; their number may change from run to run.
std::string header_of(const Variant& variant, const std::string& version, const TunePlan& plan)
{
    const Json header{{"tune", 1},
                      {"version", version},
                      {"variant", variant.id},
                      {"rules", write_rules_line(variant.rules)},
                      {"board", describe(variant.map.board)},
                      {"players", plan.players},
                      {"greedy", plan.greedy},
                      {"deals", plan.deals},
                      {"bold", plan.bold},
                      {"iterations", plan.thinking.iterations},
                      {"seed", plan.seed},
                      {"begin", json_of(plan.weights, plan.thought.style.weights)}};
    return header.dump();
}

double number_in(const Json& value, double least, double most)
{
    if (!value.is_number() || !(value.get<double>() >= least && value.get<double>() <= most))
        throw std::out_of_range("found " + value.dump() + ", allowed: a number " + Json(least).dump() + ".." +
                                Json(most).dump());
    return value.get<double>();
}

} // namespace

std::string print_step(const std::vector<NamedWeight>& weights, const TuneStep& step)
{
    const Json line{
        {"step", step.number}, {"result", step.result}, {"weights", json_of(weights, step.weights)}};
    return line.dump();
}

TuneJournal::TuneJournal(std::filesystem::path file, const Variant& variant, const std::string& version,
                         const TunePlan& plan)
    : m_weights(plan.weights), m_begin(plan.thought.style.weights), m_journal(std::move(file))
{
    const std::string header = header_of(variant, version, plan);
    if (m_journal.found().empty() && header.starts_with(m_journal.torn()))
        m_journal.add(header);
    else
        read(header);
}

void TuneJournal::read(const std::string& header)
{
    std::istringstream lines(m_journal.found());
    std::string line;
    std::getline(lines, line);
    if (line != header)
        throw std::invalid_argument(display(m_journal.file()) +
                                    " belongs to another tuning; its first line must be " + header +
                                    " (or name a new file)");
    while (std::getline(lines, line))
        read_step(line);
}

void TuneJournal::read_step(std::string_view line)
{
    const int number = static_cast<int>(m_steps.size()) + 1;
    try {
        const Json json = Json::parse(line);
        if (json.at("step") != number)
            throw std::out_of_range("found step " + json.at("step").dump() +
                                    ", allowed: " + std::to_string(number));
        TuneStep step{number, number_in(json.at("result"), -1, 1), m_begin};
        for (const NamedWeight& weight : m_weights)
            step.weights.*weight.value =
                number_in(json.at("weights").at(std::string(weight.name)), weight.least, weight.most);
        m_steps.push_back(step);
    } catch (const std::exception& error) {
        throw std::runtime_error(display(m_journal.file()) + ":" + std::to_string(number + 1) + ": " +
                                 visible(error.what()) +
                                 "; remove this line and those below it, and their steps will be made again");
    }
}

void TuneJournal::add(const TuneStep& step)
{
    m_journal.add(print_step(m_weights, step));
    m_steps.push_back(step);
}

} // namespace capitol
