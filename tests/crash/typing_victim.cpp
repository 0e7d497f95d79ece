// Sits at a table of a server, types a part of a line of the chat, says what, and rests until it is killed.
// It goes back to the seat that it had before, and says first what is typed there then.
#include "narrator.h"
#include "visitor.h"

#include <QCoreApplication>

using namespace capitol;
using namespace capitol::test;
using app::Together;

namespace {

bool sit(Visitor& visitor, const QString& address)
{
    visitor.together.setOpen(true);
    if (visitor.together.mine()->count() > 0) {
        visitor.together.resume(0);
    } else {
        visitor.together.go(address);
        if (!visitor.reaches(Together::Browsing))
            return false;
        visitor.together.create("capitol", "schmidt", 2, false, "none", 0, false);
    }
    return visitor.sits(0);
}

// Letter by letter.
void type(app::ChatModel& chat, const QString& line)
{
    for (int letters = 1; letters <= line.size(); ++letters) {
        chat.setDraft(line.left(letters));
        QTest::qWait(5);
    }
}

} // namespace

// typing_victim ADDRESS FOLDER SEED
int main(int argc, char** argv)
{
    const QCoreApplication program(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const Library library = Library::standard({});
    Visitor visitor(library, words[2], "Anna");
    if (!sit(visitor, words[1]))
        return 1;
    app::ChatModel& chat = *visitor.together.table()->chat();
    say("again " + chat.draft().toStdString());
    type(chat, "Salve, Livia! " + words[3]);
    say("typed " + chat.draft().toStdString());
    return QCoreApplication::exec();
}
