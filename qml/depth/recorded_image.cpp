#include "depth/recorded_image.h"

#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>

#include <QImage>
#include <QPainter>
#include <QThreadPool>

#include <future>
#include <memory>

namespace capitol::app {
namespace {

using Qt3DRender::QTextureImageDataPtr;

QTextureImageDataPtr painted(QPicture recorded, QSize size)
{
    if (size.isEmpty())
        return {}; // there is no board yet
    QImage image(size, QImage::Format_RGBA8888_Premultiplied);
    QPainter painter(&image);
    recorded.play(&painter);
    painter.end();
    auto data = QTextureImageDataPtr::create();
    data->setImage(image);
    return data;
}

// Begun when it is made, in a thread of the pool. Should the picture be asked for again, it is painted again.
class Painting : public Qt3DRender::QTextureImageDataGenerator
{
public:
    Painting(const QPicture& recorded, QSize size) : m_recorded(recorded), m_size(size)
    {
        auto promise = std::make_shared<std::promise<QTextureImageDataPtr>>();
        m_first = promise->get_future();
        QThreadPool::globalInstance()->start(
            [promise, recorded, size] { promise->set_value(painted(recorded, size)); });
    }

    QT3D_FUNCTOR(Painting)

    QTextureImageDataPtr operator()() override
    {
        return m_first.valid() ? m_first.get() : painted(m_recorded, m_size);
    }

    bool operator==(const QTextureImageDataGenerator& other) const override { return this == &other; }

private:
    QPicture m_recorded;
    QSize m_size;
    std::future<QTextureImageDataPtr> m_first;
};

} // namespace

RecordedImage::RecordedImage(Qt3DCore::QNode* parent)
    : QAbstractTextureImage(parent), m_painting(QSharedPointer<Painting>::create(QPicture(), QSize()))
{
}

// What is made or given another theme changes in many steps, and is painted once.
void RecordedImage::repaintSoon()
{
    if (std::exchange(m_due, true))
        return;
    QMetaObject::invokeMethod(this, &RecordedImage::repaint, Qt::QueuedConnection);
}

void RecordedImage::repaint()
{
    m_due = false;
    const QSize size = pictureSize();
    if (size.isEmpty())
        return;
    QPicture recorded;
    QPainter painter(&recorded);
    record(painter, size);
    painter.end();
    m_painting = QSharedPointer<Painting>::create(recorded, size);
    notifyDataGeneratorChanged();
}

} // namespace capitol::app
