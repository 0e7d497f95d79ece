#include "server/server_log.h"

#include "base/visible_text.h"
#include "common/message_level.h"

#include <QDateTime>

#include <iostream>

namespace capitol {

namespace {

std::string print_value(const table::Json& value)
{
    if (!value.is_string())
        return value.dump();
    const std::string& text = value.get_ref<const std::string&>();
    const bool is_plain = !text.empty() && text.find_first_of(" =\"\\") == std::string::npos;
    return is_plain ? text : value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

const ServerLog* log_of_qt = nullptr;

// In any thread. Some messages have no category.
void log_message(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    log_of_qt->add("qt", {{"level", app::levelOf(type)},
                          {"category", context.category ? context.category : ""},
                          {"text", text.toStdString()}});
}

} // namespace

std::string print_logfmt(const ServerLog::Details& details)
{
    std::string line;
    for (const auto& [key, value] : details.items())
        line += (line.empty() ? "" : " ") + key + "=" + print_value(value);
    return line;
}

void ServerLog::add(const char* event, const Details& details) const
{
    Details line{{"time", QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString()},
                 {"event", event}};
    line.update(details);
    for (auto& value : line)
        if (value.is_string())
            value = visible(value.get_ref<const std::string&>());
    m_write(m_form == Form::json ? line.dump() : print_logfmt(line));
}

QtInLog::QtInLog(const ServerLog& log) : m_before((log_of_qt = &log, qInstallMessageHandler(log_message))) {}

QtInLog::~QtInLog()
{
    qInstallMessageHandler(m_before);
    log_of_qt = nullptr;
}

void ServerLog::to_error_output(const std::string& line)
{
    std::cerr << line << std::endl;
}

std::string ServerLog::print(const QHostAddress& address) const
{
    constexpr int network_4 = 24;
    constexpr int network_6 = 48;
    bool is_version_4 = false;
    const quint32 number = address.toIPv4Address(&is_version_4);
    if (m_full_addresses || address.isLoopback())
        return address.toString().toStdString();
    if (is_version_4)
        return QHostAddress(number >> (32 - network_4) << (32 - network_4)).toString().toStdString();
    Q_IPV6ADDR bytes = address.toIPv6Address();
    std::fill(bytes.c + network_6 / 8, std::end(bytes.c), quint8{0});
    return QHostAddress(bytes).toString().toStdString();
}

} // namespace capitol
