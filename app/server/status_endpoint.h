// /metrics and /health over HTTP, on an address of their own. Whoever connects is as little trusted there as
// elsewhere.
#pragma once

#include <QTcpServer>

#include <functional>

namespace capitol {

class StatusEndpoint : public QTcpServer
{
    Q_OBJECT

public:
    // What is asked when somebody asks.
    struct Sources
    {
        std::function<std::string()> metrics; // in Prometheus's text format
        std::function<bool()> is_healthy;
    };
    explicit StatusEndpoint(Sources sources, QObject* parent = nullptr);

private:
    void accept(QTcpSocket* socket);
    void read(QTcpSocket* socket);
    QByteArray answer_to(const QByteArray& request_line) const;

    const Sources m_sources;
    int m_open = 0;
};

} // namespace capitol
