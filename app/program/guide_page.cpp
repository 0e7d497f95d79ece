#include "program/guide_page.h"

#include "base/files.h"
#include "common/outside_text.h"
#include "program/guides.h"

#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QScrollBar>

#include <system_error>

namespace capitol::app {

namespace {

// What a browser would need, the program has from its theme.
QString withoutStyle(QString html)
{
    static const QRegularExpression style(QStringLiteral("<style>.*?</style>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return html.remove(style);
}

std::string bytesOf(const QUrl& file)
{
    try {
        return read_file(QFile(file.toLocalFile()).filesystemFileName(), most_data);
    } catch (const std::system_error&) {
        return {}; // a picture that is missing leaves a gap
    }
}

} // namespace

GuidePage::GuidePage(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("guidePage"));
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &GuidePage::follow);
    m_renewing.setSingleShot(true); // not within the layout that gave it that width
    m_renewing.setInterval(50);
    connect(&m_renewing, &QTimer::timeout, this, &GuidePage::renew);
}

void GuidePage::open(const QUrl& page)
{
    document()->setDefaultStyleSheet(styleSheet());
    setSource(page);
}

void GuidePage::renew()
{
    const int at = verticalScrollBar()->value();
    document()->setDefaultStyleSheet(styleSheet());
    reload();
    verticalScrollBar()->setValue(at);
}

void GuidePage::follow(const QUrl& link)
{
    const QUrl to = source().resolved(link);
    if (to.scheme().startsWith(QLatin1String("http")))
        emit outsideWanted(to);
    else if (isGuide(to))
        setSource(to);
}

QVariant GuidePage::loadResource(int type, const QUrl& name)
{
    const QUrl file = source().resolved(name);
    if (type == QTextDocument::ImageResource)
        return isGuidePicture(file) ? picture(file) : QVariant();
    return isGuide(file) ? withoutStyle(QString::fromStdString(bytesOf(file))) : QVariant();
}

// As wide as the text at most.
QVariant GuidePage::picture(const QUrl& file) const
{
    const std::string bytes = bytesOf(file);
    QImage image = QImage::fromData(reinterpret_cast<const uchar*>(bytes.data()), int(bytes.size()));
    const int room = int((viewport()->width() - 2 * document()->documentMargin()) * devicePixelRatioF());
    if (image.width() > room)
        image = image.scaledToWidth(room, Qt::SmoothTransformation);
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

QString GuidePage::styleSheet() const
{
    return QStringLiteral("pre, code { background-color: %1 } table { border-collapse: collapse } "
                          "td, th { border: 1px solid %2; padding: 4px } a { color: %3 }")
        .arg(palette().color(QPalette::AlternateBase).name(), palette().color(QPalette::Mid).name(),
             palette().color(QPalette::Link).name());
}

void GuidePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Home)
        verticalScrollBar()->setValue(0);
    else if (event->key() == Qt::Key_End)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    else
        QTextBrowser::keyPressEvent(event);
}

void GuidePage::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        m_renewing.start();
}

} // namespace capitol::app
