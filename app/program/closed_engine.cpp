#include "program/closed_engine.h"

#include <QDir>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

#include <algorithm>

namespace capitol::app {

namespace {

void note(const QUrl& url)
{
    qWarning("The window does not fetch %s.", qPrintable(url.toDisplayString().left(200)));
}

// An address of no known kind fails at once, without a look at the network.
class NoNetwork : public QNetworkAccessManager
{
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation, const QNetworkRequest& request, QIODevice*) override
    {
        note(request.url());
        const QNetworkRequest nowhere(QUrl(QStringLiteral("refused:")));
        return QNetworkAccessManager::createRequest(GetOperation, nowhere);
    }
};

class NoNetworkFactory : public QQmlNetworkAccessManagerFactory
{
public:
    QNetworkAccessManager* create(QObject* parent) override { return new NoNetwork(parent); }
};

class OwnPlacesOnly : public QQmlAbstractUrlInterceptor
{
public:
    explicit OwnPlacesOnly(const QStringList& modules) : m_modules(modules) {}

    QUrl intercept(const QUrl& url, DataType) override
    {
        if (isOurs(url))
            return url;
        note(url);
        return {};
    }

private:
    bool isOurs(const QUrl& url) const
    {
        if (!url.isLocalFile())
            return url.scheme() == QLatin1String("qrc") || url.scheme() == QLatin1String("image") ||
                   url.scheme() == QLatin1String("itemgrabber") || url.isRelative();
        const QString file = QDir::cleanPath(url.toLocalFile());
        return std::any_of(m_modules.begin(), m_modules.end(),
                           [&](const QString& folder) { return file.startsWith(folder + QLatin1Char('/')); });
    }

    QStringList m_modules;
};

} // namespace

// Both are for all engines and for as long as the program runs; an engine does not own them.
void closeEngine(QQmlEngine& engine)
{
    static NoNetworkFactory noNetwork;
    static OwnPlacesOnly ownPlaces(engine.importPathList());
    engine.setNetworkAccessManagerFactory(&noNetwork);
    engine.addUrlInterceptor(&ownPlaces);
}

} // namespace capitol::app
