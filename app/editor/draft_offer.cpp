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

void offerDraft(NoticeBar& notice, const KeptDraft& draft,
                const std::function<void(const QByteArray& bytes)>& restore,
                const std::function<void()>& discard)
{
    const auto bring = [&notice, draft, restore] {
        if (draft.bytes)
            restore(*draft.bytes);
        else
            notice.say(OfferWords::unread(draft), {}, true);
    };
    notice.say(OfferWords::offer(draft.id),
               {{OfferWords::restore(), bring}, {OfferWords::discard(), discard}});
}

} // namespace capitol::app
