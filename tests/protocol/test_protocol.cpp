#include "base/read_line.h"
#include "capitol/protocol/protocol.h"
#include "shipped.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QFloat16> // whole, since comparing JSON asks about every type that QCOMPARE knows
#include <QTemporaryFile>
#include <QTest>

#include <sstream>

using namespace capitol;
using capitol::test::source_library;
using nlohmann::json;

namespace {

// What differs, empty if `answer` is as `wanted` says.
std::string difference(const json& wanted, const json& answer, const std::string& path)
{
    if (wanted == "*")
        return {};
    const bool excerpt = wanted.is_string() && wanted.get<std::string>().starts_with('~');
    if (excerpt && answer.is_string() &&
        answer.get<std::string>().find(wanted.get<std::string>().substr(1)) != std::string::npos)
        return {};
    if (wanted.is_object() && answer.is_object()) {
        for (const auto& [key, value] : wanted.items()) {
            if (!answer.contains(key))
                return path + "." + key + " is missing";
            if (const std::string found = difference(value, answer[key], path + "." + key); !found.empty())
                return found;
        }
        return {};
    }
    if (wanted.is_array() && answer.is_array() && wanted.size() == answer.size()) {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const std::string item = path + "[" + std::to_string(i) + "]";
            if (const std::string found = difference(wanted[i], answer[i], item); !found.empty())
                return found;
        }
        return {};
    }
    return wanted == answer ? "" : path + " should be " + wanted.dump() + ", is " + answer.dump();
}

} // namespace

class TestProtocol : public QObject
{
    Q_OBJECT

private slots:
    void sessions_data();
    void sessions();
    void all_sites_lists_every_site();
    void same_seed_same_game();
    void positions_go_round_data();
    void positions_go_round();
    void paths_are_refused_data();
    void paths_are_refused();
    void files_that_are_no_games_are_not_quoted_data();
    void files_that_are_no_games_are_not_quoted();
    void allowed_files_are_loaded();
    void a_memory_bomb_is_refused();
    void a_line_of_a_megabyte_is_answered_soon();
    void long_lines_are_refused_and_forgotten();
    void rubbish_is_no_json_data();
    void rubbish_is_no_json();
};

void TestProtocol::sessions_data()
{
    QTest::addColumn<QString>("file");
    for (QDirIterator it(CAPITOL_SOURCE_DIR "/tests/protocol/sessions", {"*.session"}); it.hasNext();) {
        it.next();
        QTest::addRow("%s", qPrintable(it.fileInfo().baseName())) << it.filePath();
    }
}

void TestProtocol::sessions()
{
    QFETCH(const QString, file);
    QFile session(file);
    QVERIFY(session.open(QIODevice::ReadOnly));
    Protocol protocol(source_library());
    std::string answer;
    for (int number = 1; !session.atEnd(); ++number) {
        const std::string line = session.readLine().chopped(1).toStdString();
        if (line.starts_with("> ") || line == ">") {
            answer = protocol.answer(line.substr(std::min<std::size_t>(2, line.size())));
            QVERIFY(answer.find('\n') == std::string::npos);
        } else if (line.starts_with("< ")) {
            const std::string found = difference(json::parse(line.substr(2)), json::parse(answer), "answer");
            const std::string where = file.toStdString() + ":" + std::to_string(number) + ": ";
            QVERIFY2(found.empty(), (where + found + "\n" + answer).c_str());
        }
    }
}

void TestProtocol::all_sites_lists_every_site()
{
    Protocol protocol(source_library());
    protocol.answer(
        R"({"cmd": "position", "position": {"players": 2, "seats": [{"hand": ["Pw1"], "yard": ["1r"]}]}})");
    QCOMPARE(json::parse(protocol.answer(R"({"cmd": "legal"})"))["moves"],
             json({"pass", "Pw1", "Pw1:1r@mar.1", "Pw1:1r@cap.3", "Pw1:1r@tib.1"}));
    QCOMPARE(json::parse(protocol.answer(R"({"cmd": "legal", "all_sites": true})"))["moves"].size(),
             2u + 7 + 5 + 7);
}

void TestProtocol::same_seed_same_game()
{
    Protocol one(source_library());
    Protocol other(source_library());
    const std::string request = R"({"id": 1, "cmd": "new", "variant": "schmidt", "players": 4, "seed": 99})";
    QCOMPARE(one.answer(request), other.answer(request));
}

void TestProtocol::positions_go_round_data()
{
    QTest::addColumn<QString>("variant");
    QTest::newRow("shipped") << R"("italian-sheet")";
    QTest::newRow("inline")
        << R"({"extends": "schmidt", "rounds": 2, "auction": {"schedule": [["temple"], []]}})";
    QTest::newRow("shuffled") << R"({"extends": "schmidt", "deck": {"recycle": "shuffle"}})";
}

void TestProtocol::positions_go_round()
{
    QFETCH(const QString, variant);
    Protocol protocol(source_library());
    const json begin{
        {"cmd", "new"}, {"variant", json::parse(variant.toStdString())}, {"players", 4}, {"seed", 1}};
    const json fresh = json::parse(protocol.answer(begin.dump()))["state"];
    const json again =
        json::parse(protocol.answer(json{{"cmd", "position"}, {"position", fresh}}.dump()))["state"];
    QCOMPARE(again, fresh);
}

void TestProtocol::paths_are_refused_data()
{
    QTest::addColumn<QByteArray>("request");
    const QByteArray variant = QByteArray(CAPITOL_SOURCE_DIR) + "/variants/dutch.yaml";
    QTest::newRow("a record") << QByteArray(R"({"cmd": "load", "file": "/etc/passwd"})");
    QTest::newRow("a variant") << R"({"cmd": "new", "players": 3, "variant": ")" + variant + "\"}";
    QTest::newRow("a variant on a drive")
        << QByteArray(R"({"cmd": "new", "players": 3, "variant": "c:dutch"})");
    QTest::newRow("a variant on the network")
        << QByteArray(R"({"cmd": "new", "players": 3, "variant": "\\\\server\\share\\dutch"})");
    QTest::newRow("a position's variant")
        << R"({"cmd": "position", "position": {"players": 2, "variant": ")" + variant + "\"}}";
}

void TestProtocol::paths_are_refused()
{
    QFETCH(const QByteArray, request);
    const json answer = json::parse(Protocol(source_library()).answer(request.toStdString()));
    QVERIFY2(!answer.at("ok").get<bool>(), answer.dump().c_str());
    QCOMPARE(answer.at("error").at("code"), "bad_request");
    QVERIFY(answer.at("error").at("message").get<std::string>().find("--allow-files") != std::string::npos);
}

void TestProtocol::files_that_are_no_games_are_not_quoted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("words") << QByteArray("secret words\n");
    QTest::newRow("a map") << QByteArray("secret: words\n");
    QTest::newRow("passwords") << QByteArray("secret:x:0:0:secret:/secret:/bin/secret\n");
    QTest::newRow("no text") << QByteArray("secret\xff\n");
    QTest::newRow("bad YAML") << QByteArray("[secret: {secret\n");
    QTest::newRow("nothing") << QByteArray();
}

void TestProtocol::files_that_are_no_games_are_not_quoted()
{
    QFETCH(const QByteArray, text);
    QTemporaryFile file;
    QVERIFY(file.open() && file.write(text) == text.size() && file.flush());
    const std::string name = file.fileName().toStdString();
    Protocol protocol(source_library(), Protocol::Files::allowed);
    for (const json& request :
         {json{{"cmd", "load"}, {"file", name}}, json{{"cmd", "new"}, {"players", 3}, {"variant", name}}}) {
        const std::string answer = protocol.answer(request.dump());
        QVERIFY2(answer.find("\"ok\":false") != std::string::npos, answer.c_str());
        QVERIFY2(answer.find("secret") == std::string::npos, answer.c_str());
        QVERIFY2(answer.find(name) != std::string::npos, answer.c_str());
    }
}

void TestProtocol::allowed_files_are_loaded()
{
    Protocol protocol(source_library(), Protocol::Files::allowed);
    const std::string folder = CAPITOL_SOURCE_DIR;
    for (const json& request :
         {json{{"cmd", "load"}, {"file", folder + "/tests/records/schmidt-2.capitol"}},
          json{{"cmd", "new"}, {"players", 3}, {"variant", folder + "/variants/dutch.yaml"}}}) {
        const std::string answer = protocol.answer(request.dump());
        QVERIFY2(json::parse(answer).at("ok").get<bool>(), answer.c_str());
    }
}

// A scalar of 20 KB and its aliases came to gigabytes.
void TestProtocol::a_memory_bomb_is_refused()
{
    std::string bomb = "players: 2\na: &a " + std::string(20'000, 'x') + "\nb: [";
    for (int i = 0; i < 19'000; ++i)
        bomb += "*a,";
    const json request{{"cmd", "position"}, {"position", bomb + "]\n"}};
    const json answer = json::parse(Protocol(source_library()).answer(request.dump()));
    QCOMPARE(answer.at("error").at("code"), "bad_position");
    QVERIFY(answer.at("error").at("message").get<std::string>().find("aliases") != std::string::npos);
}

void TestProtocol::a_line_of_a_megabyte_is_answered_soon()
{
    json areas = json::array();
    for (int i = 0; i < 9000; ++i)
        areas.push_back(std::string(100, 'v'));
    const json request{{"cmd", "new"}, {"players", 3}, {"variant", {{"extends", "schmidt"}, {"x", areas}}}};
    QElapsedTimer timer;
    timer.start();
    const json answer = json::parse(Protocol(source_library()).answer(request.dump()));
    QCOMPARE(answer.at("error").at("code"), "bad_variant");
    QVERIFY2(timer.elapsed() < 2000, QByteArray::number(timer.elapsed()));
}

void TestProtocol::long_lines_are_refused_and_forgotten()
{
    std::istringstream in(std::string(longest_line, 'x') + "\n" + std::string(longest_line + 1, 'y') +
                          "\r\n{}\r\nend");
    QCOMPARE(read_line(in)->text.size(), longest_line);
    const auto cut = read_line(in);
    QVERIFY(cut->too_long);
    QCOMPARE(cut->text.size(), longest_line);
    QCOMPARE(read_line(in)->text, "{}");
    QCOMPARE(read_line(in)->text, "end");
    QVERIFY(!read_line(in));
    QVERIFY(Protocol(source_library()).answer_too_long().find("bad_json") != std::string::npos);
}

void TestProtocol::rubbish_is_no_json_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a byte that is not UTF-8") << QByteArray("{\"cmd\": \"\xff\"}");
    QTest::newRow("half a character") << QByteArray("{\"id\": \"\xc3\", \"cmd\": \"hello\"}");
    QTest::newRow("a surrogate") << QByteArray("{\"id\": \"\\ud800\", \"cmd\": \"hello\"}");
    QTest::newRow("NUL") << QByteArray("{\"cmd\": \0\"hello\"}", 17);
    QTest::newRow("NUL at the end") << QByteArray("{\"cmd\": \"hello\"}\0", 17);
    QTest::newRow("two values") << QByteArray("{} {}");
    QTest::newRow("very deep") << QByteArray(1'000'000, '[');
    QTest::newRow("very deep objects") << QByteArray("{\"a\":").repeated(100'000);
}

void TestProtocol::rubbish_is_no_json()
{
    QFETCH(const QByteArray, line);
    const json answer =
        json::parse(Protocol(source_library()).answer({line.data(), std::size_t(line.size())}));
    QCOMPARE(answer.at("error").at("code"), "bad_json");
    QVERIFY(answer.at("id").is_null());
}

QTEST_APPLESS_MAIN(TestProtocol)
#include "test_protocol.moc"
