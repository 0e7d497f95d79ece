#include "editor/draft_offer.h"

#include "editor/notice_bar.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

class OfferWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::EditorWindow)

public:
    static QString offer(const QString& id)
    {
        return tr("The program closed before your changes to “%1” were saved.").arg(id);
    }
    static QString unread(const KeptDraft& draft)
    {
        return tr("Cannot read %1: %2").arg(draft.id, draft.error);
    }
    static QString restore() { return tr("Restore"); }
    static QString discard() { return tr("Discard"); }
};

} // namespace

void offerDraft(NoticeBar& notice, const std::filesystem::path& file,
                const std::function<void(const QString& id, const QByteArray& bytes)>& restore,
                const std::function<void()>& discarded)
{
    const KeptDraft draft = DraftKeeper::read(file);
    const auto bring = [&notice, draft, restore] {
        if (draft.bytes)
            restore(draft.id, *draft.bytes);
        else
            notice.say(OfferWords::unread(draft), {}, true);
    };
    const auto discard = [file, discarded] {
        DraftKeeper::remove(file);
        discarded();
    };
    notice.say(OfferWords::offer(draft.id),
               {{OfferWords::restore(), bring}, {OfferWords::discard(), discard}});
}

} // namespace capitol::app
