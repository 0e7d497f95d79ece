// What happens, for whoever runs the server: a line each on the standard error output, or elsewhere. Nothing
// of games is in it, and of those who connect their network only, unless more is wanted.
#pragma once

#include "table/message.h"

#include <QHostAddress>
#include <QtGlobal>

#include <functional>
#include <string>
#include <utility>

namespace capitol {

class ServerLog
{
public:
    enum class Form { json, logfmt };
    using Details = table::Json; // an object of numbers, flags and texts; characters that control
                                 // are spelt out

    using Write = std::function<void(const std::string& line)>; // from any thread

    explicit ServerLog(Form form = Form::json, bool full_addresses = false, Write write = to_error_output)
        : m_form(form), m_full_addresses(full_addresses), m_write(std::move(write))
    {
    }

    // `time`, `event`, and what else there is to say of it.
    void add(const char* event, const Details& details = Details::object()) const;
    // Something that somebody should know, in words.
    void note(const std::string& text) const { add("note", {{"text", text}}); }
    // 192.0.2.0 for 192.0.2.17, 2001:db8:: for what begins like that.
    std::string print(const QHostAddress& address) const;

private:
    static void to_error_output(const std::string& line);

    Form m_form;
    bool m_full_addresses;
    Write m_write;
};

// While it lives, what Qt says is an event `qt` of that log, which lives longer. One at a time.
class QtInLog
{
public:
    explicit QtInLog(const ServerLog& log);
    ~QtInLog();
    QtInLog(const QtInLog&) = delete;
    QtInLog& operator=(const QtInLog&) = delete;

private:
    const QtMessageHandler m_before;
};

// As a line of logfmt: `time=... event=connected peer=192.0.2.0`.
std::string print_logfmt(const ServerLog::Details& details);

} // namespace capitol
