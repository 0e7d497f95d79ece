// A disk without room, made of a limit on the size of files.
#pragma once

#include <QtGlobal>

#include <csignal>
#include <sys/resource.h>

namespace capitol::test {

// No file can grow beyond that size while this lives.
class FullDisk
{
public:
    explicit FullDisk(qint64 size)
    {
        std::signal(SIGXFSZ, SIG_IGN); // so that writing fails instead of ending the program
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = rlim_t(size);
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

} // namespace capitol::test
