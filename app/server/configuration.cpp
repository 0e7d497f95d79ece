#include "server/configuration.h"

#include "base/suggestion.h"
#include "base/yaml_fields.h"
#include "base/yaml_file.h"
#include "base/yaml_text.h"
#include "server/address.h"

#include <CLI/CLI.hpp>

#include <variant>

namespace capitol {

namespace {

using Text = std::string Configuration::*;
using Texts = std::vector<std::string> Configuration::*;
using Whole = int Configuration::*;
using Flag = bool Configuration::*;

struct Setting
{
    const char* key; // in the file; as a flag with - for _
    std::variant<Text, Texts, Whole, Flag> field;
    const char* help;
    const char* example = ""; // where there is no default
    // Of texts: what is allowed, in words, and whether one is.
    const char* allowed = "text";
    bool (*fits)(const std::string&) = [](const std::string& text) { return !text.empty(); };
    int min = 0; // of whole numbers
    int max = 0;
};

bool is_address(const std::string& text)
{
    return read_address(text).has_value();
}
bool is_folder(const std::string& text)
{
    std::error_code unknown;
    return std::filesystem::is_directory(text, unknown);
}
bool is_game(const std::string& text)
{
    return text == "capitol" || text == "canal-mania";
}
bool is_log_format(const std::string& text)
{
    return text == "json" || text == "logfmt";
}

Setting whole(const char* key, Whole field, const char* help, int min, int max)
{
    return {.key = key, .field = field, .help = help, .min = min, .max = max};
}

const std::vector<Setting>& settings()
{
    constexpr const char* folder = "a folder that is there";
    static const std::vector<Setting> all{
        {"game", &Configuration::game,
         "Which game is played at the tables: capitol or canal-mania. A folder or database is for one game.",
         "", "capitol or canal-mania", is_game},
        {"data", &Configuration::data,
         "The folder of the journals, from which a later run goes on, and of the records of finished games.",
         "/var/lib/capitol-server", folder, is_folder},
        {"database", &Configuration::database,
         "PostgreSQL instead of the folder, for several servers: `host=... dbname=... user=...`. Let nobody "
         "else "
         "read a file with a password; passfile=FILE is better.",
         "host=/run/postgresql dbname=capitol"},
        {"listen", &Configuration::listen,
         "ADDRESS:PORT, or a list of them; for IPv6 [ADDRESS]:PORT; port 0 for any that is free.", "",
         address_form, is_address},
        {"certificate", &Configuration::certificate,
         "A file with the certificate and those it needs (PEM), for wss://.", "/etc/capitol/certificate.pem"},
        {"key", &Configuration::key, "The file with its private key (PEM).", "/etc/capitol/key.pem"},
        {"plain_text", &Configuration::plain_text,
         "Listen without encryption where others can reach it: only behind a proxy that encrypts."},
        {"behind_proxy", &Configuration::behind_proxy,
         "Believe the header X-Forwarded-For: only behind a proxy that sets it, and is the only way in."},
        whole("tables", &Configuration::tables, "How many tables there may be at once.", 1, 100'000),
        whole("tables_each", &Configuration::tables_each,
              "How many of them may be opened from one address, or from one network of IPv6 (/64).", 1,
              100'000),
        whole("connections", &Configuration::connections, "How many connections there may be at once.", 1,
              1'000'000),
        whole("connections_each", &Configuration::connections_each,
              "How many of them may come from one address, or from one network of IPv6 (/64).", 1, 1'000'000),
        whole("thinkers", &Configuration::thinkers, "Threads for computer players.", 1, 64),
        {"variants", &Configuration::variants,
         "A folder of variants that tables may name, besides the included ones; else the user's.",
         "/etc/capitol/variants", folder, is_folder},
        whole("keep_days", &Configuration::keep_days,
              "How many days the records of finished games are kept; 0 for ever.", 0, 36'500),
        whole("keep_mebibytes", &Configuration::keep_mebibytes,
              "How much room all of them may take, in MiB: the oldest go first; 0 for as much as there is.",
              0, 1'000'000),
        {"metrics", &Configuration::metrics,
         "ADDRESS:PORT for /metrics (Prometheus) and /health, to be kept from the public; without it there "
         "are none.",
         "127.0.0.1:7412", address_form, is_address},
        {"log", &Configuration::log, "The form of the log's lines: json or logfmt.", "", "json or logfmt",
         is_log_format},
        {"full_addresses", &Configuration::full_addresses,
         "Log the whole address of whoever connects, not only its network."},
    };
    return all;
}

std::vector<std::string> keys()
{
    std::vector<std::string> keys;
    for (const Setting& setting : settings())
        keys.emplace_back(setting.key);
    return keys;
}

// Reading a value into its field.
struct Reader
{
    const Setting& setting;
    const YamlNode& node;
    Configuration& configuration;
    Report& report;

    void operator()(Text field) const
    {
        if (const auto text = read(node))
            configuration.*field = *text;
    }
    void operator()(Texts field) const
    {
        std::vector<std::string> texts;
        if (!node.is(YamlNode::Kind::list))
            texts.push_back(read(node).value_or(""));
        for (const YamlNode& item : node.items)
            texts.push_back(read(item).value_or(""));
        if (texts.empty())
            report.add(Diagnostic::Id::wrong_type, node.place, setting.key, "an empty list", setting.allowed);
        configuration.*field = texts;
    }
    void operator()(Whole field) const
    {
        if (const auto value = read_whole(node, setting.key, setting.min, setting.max, report))
            configuration.*field = *value;
    }
    void operator()(Flag field) const
    {
        if (const auto value = read_flag(node, setting.key, report))
            configuration.*field = *value;
    }

private:
    std::optional<std::string> read(const YamlNode& one) const
    {
        if (one.is(YamlNode::Kind::scalar) && setting.fits(one.text))
            return one.text;
        report.add(one.is(YamlNode::Kind::scalar) ? Diagnostic::Id::not_allowed : Diagnostic::Id::wrong_type,
                   one.place, setting.key, describe(one), setting.allowed);
        return std::nullopt;
    }
};

// The line of a setting with its default; as a comment with an example where there is none.
struct Printer
{
    const Setting& setting;
    const Configuration defaults{};

    std::string operator()(Text field) const
    {
        const std::string& text = defaults.*field;
        return text.empty() ? line("# ", print_scalar(setting.example)) : line("", print_scalar(text));
    }
    std::string operator()(Texts field) const { return line("", print_scalar((defaults.*field).front())); }
    std::string operator()(Whole field) const { return line("", std::to_string(defaults.*field)); }
    std::string operator()(Flag field) const { return line("", defaults.*field ? "true" : "false"); }

private:
    std::string line(const char* before, const std::string& value) const
    {
        return std::string(before) + setting.key + ": " + value + "\n";
    }
};

// Adding a flag that writes to its field.
struct FlagMaker
{
    CLI::App& app;
    const Setting& setting;
    Configuration& given;

    CLI::Option* operator()(Text field) const
    {
        return checked(app.add_option(name(), given.*field, setting.help));
    }
    CLI::Option* operator()(Texts field) const
    {
        return checked(app.add_option(name(), given.*field, setting.help));
    }
    CLI::Option* operator()(Whole field) const
    {
        return app.add_option(name(), given.*field, setting.help)
            ->capture_default_str()
            ->check(CLI::Range(setting.min, setting.max));
    }
    CLI::Option* operator()(Flag field) const { return app.add_flag(name(), given.*field, setting.help); }

private:
    std::string name() const
    {
        std::string flag = std::string("--") + setting.key;
        std::ranges::replace(flag, '_', '-');
        return flag;
    }
    CLI::Option* checked(CLI::Option* option) const
    {
        const Setting* const asked = &setting;
        return option->capture_default_str()->check(CLI::Validator(
            [asked](const std::string& text) {
                return asked->fits(text) ? std::string()
                                         : in_quotes(text) + ": " + asked->allowed + " is needed";
            },
            ""));
    }
};

bool can_be_reached_by_others(const std::string& listen)
{
    const auto address = read_address(listen);
    return address && !address->host.isLoopback();
}

} // namespace

void read_configuration(const std::filesystem::path& file, Configuration& configuration, Report& report)
{
    const auto tree = read_yaml_file(file, report);
    if (!tree)
        return;
    for (const YamlEntry& entry : tree->entries) {
        const auto found = std::ranges::find(settings(), entry.key.text, &Setting::key);
        if (found != settings().end())
            std::visit(Reader{*found, entry.value, configuration, report}, found->field);
        else
            report_unknown(entry.key, entry.key.text, keys(), nearest(entry.key.text, keys()), report);
    }
}

std::string print_default_configuration()
{
    std::string text =
        "# How capitol-server is set up: capitol-server --config FILE. Flags of the command line win over "
        "this file.\n";
    for (const Setting& setting : settings())
        text += "\n# " + std::string(setting.help) + "\n" + std::visit(Printer{setting}, setting.field);
    return text;
}

ConfigurationFlags::ConfigurationFlags(CLI::App& app)
{
    for (const Setting& setting : settings())
        m_options.push_back(std::visit(FlagMaker{app, setting, m_given}, setting.field));
}

void ConfigurationFlags::apply_to(Configuration& configuration) const
{
    for (std::size_t i = 0; i < m_options.size(); ++i)
        if (m_options[i]->count() > 0)
            std::visit([&](auto field) { configuration.*field = m_given.*field; }, settings()[i].field);
}

std::string conflict_in(const Configuration& configuration)
{
    if (configuration.data.empty() == configuration.database.empty())
        return "either a folder is needed (--data) or a database (--database)";
    if (configuration.certificate.empty() != configuration.key.empty())
        return "a certificate (--certificate) and its key (--key) go together";
    if (configuration.certificate.empty() && !configuration.plain_text &&
        std::ranges::any_of(configuration.listen, can_be_reached_by_others))
        return "others could read along: give --certificate and --key, or --plain-text behind a proxy that "
               "encrypts";
    return {};
}

} // namespace capitol
